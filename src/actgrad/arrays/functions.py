# SPDX-License-Identifier: Apache-2.0
# Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.
"""The operators as functions on arrays."""

from __future__ import annotations

from typing import Literal, overload

from actgrad import _native
from actgrad.arrays.fresh import (
    Array,
    Flag,
    Integer,
    Number,
    NumPyArray,
    Standard,
    Tensor,
    broadcast_of,
    flat,
    floats_like,
    given_back,
    half_of,
    in_common_dtype,
    like,
    several,
    word,
)

__all__ = [
    "add_relu",
    "celu",
    "clipped_swiglu",
    "clipped_swiglu_backward",
    "clipped_swiglu_v2",
    "elu",
    "elu_backward",
    "erfinv",
    "fast_gelu",
    "fast_gelu_backward",
    "fatrelu_mul",
    "geglu",
    "geglu_backward",
    "gelu",
    "gelu_backward",
    "gelu_mul",
    "glu",
    "glu_backward",
    "hardshrink",
    "hardshrink_backward",
    "hardsigmoid",
    "hardsigmoid_backward",
    "hardswish",
    "hardswish_backward",
    "hardswish_backward_v2",
    "hardtanh",
    "hardtanh_backward",
    "heaviside",
    "leaky_relu",
    "leaky_relu_backward",
    "logsigmoid",
    "logsigmoid_backward",
    "mish",
    "mish_backward",
    "prelu",
    "prelu_backward",
    "relu",
    "rrelu_with_noise",
    "selu",
    "selu_backward",
    "shrink",
    "sigmoid",
    "sigmoid_backward",
    "silu",
    "silu_backward",
    "situ_glu",
    "situ_glu_backward",
    "softplus",
    "softplus_backward",
    "softshrink",
    "softshrink_backward",
    "squared_relu",
    "swiglu",
    "swiglu_backward",
    "swiglu_group",
    "swiglu_group_backward",
    "swish",
    "swish_backward",
    "tanh",
    "tanh_backward",
    "threshold",
    "threshold_backward",
]


@overload
def add_relu(x: NumPyArray, other: NumPyArray, alpha: Number = 1.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def add_relu(x: Tensor, other: Tensor, alpha: Number = 1.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def add_relu(x: Standard, other: Standard, alpha: Number = 1.0, *, out: Standard | None = None) -> Standard: ...
def add_relu(
    x: Array,
    other: Array,
    alpha: Number = 1.0,
    *,
    out: Array | None = None,
) -> Array:
    """AddReLU: ReLU of x + alpha·other.

        out = max(x + alpha · other, 0)

    Args:
        x: the first tensor.
        other: the second tensor, which is multiplied by `alpha`.
        alpha: the factor of `other`.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int16, int32, int64 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result: the broadcast shape of `x` and `other`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> other = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.add_relu(x, other).shape
        (1, 4)

    Source: the document of aclnnAddRelu.
    """
    result = broadcast_of(x, other) if out is None else out
    _native.add_relu(x, other, alpha, result)
    return given_back(result, other) if out is None else result


@overload
def celu(x: NumPyArray, alpha: Number = 1.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def celu(x: Tensor, alpha: Number = 1.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def celu(x: Standard, alpha: Number = 1.0, *, out: Standard | None = None) -> Standard: ...
def celu(
    x: Array,
    alpha: Number = 1.0,
    *,
    out: Array | None = None,
) -> Array:
    """CELU: x above 0, alpha·(e^(x/alpha) − 1) below.

        out = x                            where x > 0
        out = alpha · (e^(x / alpha) − 1)  where x ≤ 0

    Args:
        x: the input.
        alpha: the factor of the exponential, of either sign; not 0, not NaN.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.celu(x).shape
        (1, 4)

    Source: the document of aclnnCelu.
    """
    result = like(x) if out is None else out
    _native.celu(x, alpha, result)
    return given_back(result, x) if out is None else result


@overload
def clipped_swiglu(x: NumPyArray, group_index: NumPyArray | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, *, interleaved: Flag = True, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def clipped_swiglu(x: Tensor, group_index: Tensor | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, *, interleaved: Flag = True, out: Tensor | None = None) -> Tensor: ...
@overload
def clipped_swiglu(x: Standard, group_index: Standard | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, *, interleaved: Flag = True, out: Standard | None = None) -> Standard: ...
def clipped_swiglu(
    x: Array,
    group_index: Array | None = None,
    dim: Integer = -1,
    alpha: Number = 1.702,
    limit: Number = 7.0,
    bias: Number = 1.0,
    *,
    interleaved: Flag = True,
    out: Array | None = None,
) -> Array:
    """SwiGLU of clamped halves, A'·σ(alpha·A')·(B' + bias), as in gpt-oss.

        A' = min(A, limit)
        B' = clamp(B, −limit, limit)
        out = A' · σ(alpha · A') · (B' + bias)

    Args:
        x: the input: its halves A and B.
        group_index: the number of rows of each group; rows beyond their sum become 0.
        dim: the dimension that is split; a row spans it and all dimensions after it.
        alpha: the steepness of the sigmoid.
        limit: the upper limit of A, and the limit of B in both directions.
        bias: the number added to B.
        interleaved: whether A and B are the even and odd elements of a row rather than its first and second half.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.clipped_swiglu(x).shape
        (1, 2)

    Source: the document of aclnnClippedSwiglu.
    """
    result = half_of(x, dim) if out is None else out
    _native.clipped_swiglu(x, group_index, dim, alpha, limit, bias, interleaved, result)
    return given_back(result, x) if out is None else result


@overload
def clipped_swiglu_backward(dy: NumPyArray, x: NumPyArray, group_index: NumPyArray | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, *, interleaved: Flag = True, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def clipped_swiglu_backward(dy: Tensor, x: Tensor, group_index: Tensor | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, *, interleaved: Flag = True, out: Tensor | None = None) -> Tensor: ...
@overload
def clipped_swiglu_backward(dy: Standard, x: Standard, group_index: Standard | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, *, interleaved: Flag = True, out: Standard | None = None) -> Standard: ...
def clipped_swiglu_backward(
    dy: Array,
    x: Array,
    group_index: Array | None = None,
    dim: Integer = -1,
    alpha: Number = 1.702,
    limit: Number = 7.0,
    bias: Number = 1.0,
    *,
    interleaved: Flag = True,
    out: Array | None = None,
) -> Array:
    """The gradient of SwiGLU of clamped halves.

        s = σ(alpha · A')
        dA = dy · (B' + bias) · s · (1 + alpha · A' · (1 − s))  where A ≤ limit, else 0
        dB = dy · A' · s                                        where −limit ≤ B ≤ limit, else 0

    Args:
        dy: the gradient of SwiGLU's output.
        x: the input of SwiGLU: its halves A and B.
        group_index: the number of rows of each group; rows beyond their sum become 0.
        dim: the dimension that is split; a row spans it and all dimensions after it.
        alpha: the steepness of the sigmoid.
        limit: the upper limit of A, and the limit of B in both directions.
        bias: the number added to B.
        interleaved: whether A and B are the even and odd elements of a row rather than its first and second half.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.clipped_swiglu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnClippedSwigluGrad.
    """
    result = like(x) if out is None else out
    _native.clipped_swiglu_backward(dy, x, group_index, dim, alpha, limit, bias, interleaved, result)
    return given_back(result, x) if out is None else result


@overload
def clipped_swiglu_v2(x: NumPyArray, group_index: NumPyArray | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, clamp_mode: Integer = 0, *, interleaved: Flag = True, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def clipped_swiglu_v2(x: Tensor, group_index: Tensor | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, clamp_mode: Integer = 0, *, interleaved: Flag = True, out: Tensor | None = None) -> Tensor: ...
@overload
def clipped_swiglu_v2(x: Standard, group_index: Standard | None = None, dim: Integer = -1, alpha: Number = 1.702, limit: Number = 7.0, bias: Number = 1.0, clamp_mode: Integer = 0, *, interleaved: Flag = True, out: Standard | None = None) -> Standard: ...
def clipped_swiglu_v2(
    x: Array,
    group_index: Array | None = None,
    dim: Integer = -1,
    alpha: Number = 1.702,
    limit: Number = 7.0,
    bias: Number = 1.0,
    clamp_mode: Integer = 0,
    *,
    interleaved: Flag = True,
    out: Array | None = None,
) -> Array:
    """SwiGLU of clamped halves, or SwiGLU with the activated half clamped after the activation.

        A' = min(A, limit)
        B' = clamp(B, −limit, limit)
        out = A' · σ(alpha · A') · (B' + bias)                 if clamp_mode = 0
        out = min(A · σ(A), limit) · B'  if clamp_mode = 1

    Args:
        x: the input: its halves A and B.
        group_index: the number of rows of each group; rows beyond their sum become 0.
        dim: the dimension that is split; a row spans it and all dimensions after it.
        alpha: the steepness of the sigmoid.
        limit: the upper limit of A, and the limit of B in both directions.
        bias: the number added to B.
        interleaved: whether A and B are the even and odd elements of a row rather than its first and second half.
        clamp_mode: 0: A is clamped; 1: SiLU(A) is clamped, and `alpha` and `bias` are unused.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.clipped_swiglu_v2(x).shape
        (1, 2)

    Source: the document of aclnnClippedSwigluV2.
    """
    result = half_of(x, dim) if out is None else out
    _native.clipped_swiglu_v2(x, group_index, dim, alpha, limit, bias, interleaved, clamp_mode, result)
    return given_back(result, x) if out is None else result


@overload
def elu(x: NumPyArray, alpha: Number = 1.0, scale: Number = 1.0, input_scale: Number = 1.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def elu(x: Tensor, alpha: Number = 1.0, scale: Number = 1.0, input_scale: Number = 1.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def elu(x: Standard, alpha: Number = 1.0, scale: Number = 1.0, input_scale: Number = 1.0, *, out: Standard | None = None) -> Standard: ...
def elu(
    x: Array,
    alpha: Number = 1.0,
    scale: Number = 1.0,
    input_scale: Number = 1.0,
    *,
    out: Array | None = None,
) -> Array:
    """ELU: scale·x above 0, alpha·scale·(e^(inputScale·x) − 1) below.

        out = scale · x                                  where x > 0
        out = alpha · scale · (e^(input_scale · x) − 1)  where x ≤ 0

    Args:
        x: the input.
        alpha: the factor of the exponential.
        scale: the factor of the result.
        input_scale: the factor of the input where that is ≤ 0.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.elu(x).shape
        (1, 4)

    Source: the document of aclnnElu.
    """
    result = like(x) if out is None else out
    _native.elu(x, alpha, scale, input_scale, result)
    return given_back(result, x) if out is None else result


@overload
def elu_backward(dy: NumPyArray, x: NumPyArray, alpha: Number = 1.0, scale: Number = 1.0, input_scale: Number = 1.0, *, is_result: Flag = False, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def elu_backward(dy: Tensor, x: Tensor, alpha: Number = 1.0, scale: Number = 1.0, input_scale: Number = 1.0, *, is_result: Flag = False, out: Tensor | None = None) -> Tensor: ...
@overload
def elu_backward(dy: Standard, x: Standard, alpha: Number = 1.0, scale: Number = 1.0, input_scale: Number = 1.0, *, is_result: Flag = False, out: Standard | None = None) -> Standard: ...
def elu_backward(
    dy: Array,
    x: Array,
    alpha: Number = 1.0,
    scale: Number = 1.0,
    input_scale: Number = 1.0,
    *,
    is_result: Flag = False,
    out: Array | None = None,
) -> Array:
    """The gradient of ELU, from its input or, where alpha is not negative, from its result.

        out = dy · scale                                              where x > 0
        out = dy · input_scale · alpha · scale · e^(input_scale · x)  where it is the input, ≤ 0
        out = dy · input_scale · (x + alpha · scale)                  where it is the result, ≤ 0

    Args:
        dy: the gradient of ELU's output.
        alpha: ELU's alpha.
        scale: ELU's scale.
        input_scale: ELU's factor of the input.
        is_result: whether `x` is the result of ELU.
        x: the input of ELU, or its result.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of ELU's input: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.elu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnEluBackward.
    """
    result = like(x) if out is None else out
    _native.elu_backward(dy, alpha, scale, input_scale, is_result, x, result)
    return given_back(result, x) if out is None else result


@overload
def erfinv(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def erfinv(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def erfinv(x: Standard, *, out: Standard | None = None) -> Standard: ...
def erfinv(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """Erfinv, the inverse of the error function.

        out = erfinv(x)

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int16, int32, int64, bool or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`; float32 for integers.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-0.75, 0.0, 0.5, 0.9]], dtype=np.float32)
        >>> actgrad.erfinv(x).shape
        (1, 4)

    Source: the document of aclnnErfinv.
    """
    result = floats_like(x) if out is None else out
    _native.erfinv(x, result)
    return given_back(result, x) if out is None else result


@overload
def fast_gelu(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def fast_gelu(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def fast_gelu(x: Standard, *, out: Standard | None = None) -> Standard: ...
def fast_gelu(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """FastGELU: x·σ(1.702·x).

        out = x · σ(1.702 · x)

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.fast_gelu(x).shape
        (1, 4)

    Source: the document of aclnnFastGelu.
    """
    result = like(x) if out is None else out
    _native.fast_gelu(x, result)
    return given_back(result, x) if out is None else result


@overload
def fast_gelu_backward(dy: NumPyArray, x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def fast_gelu_backward(dy: Tensor, x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def fast_gelu_backward(dy: Standard, x: Standard, *, out: Standard | None = None) -> Standard: ...
def fast_gelu_backward(
    dy: Array,
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of FastGELU.

        out = dy · s · (1 + w·(1 − s))
        w = 1.702 · x
        s = σ(w)

    Args:
        dy: the gradient of FastGELU's output.
        x: the input of FastGELU.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.fast_gelu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnFastGeluBackward.
    """
    result = like(x) if out is None else out
    _native.fast_gelu_backward(dy, x, result)
    return given_back(result, x) if out is None else result


@overload
def fatrelu_mul(x: NumPyArray, threshold: NumPyArray, dim: Integer = -1, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def fatrelu_mul(x: Tensor, threshold: Tensor, dim: Integer = -1, *, out: Tensor | None = None) -> Tensor: ...
@overload
def fatrelu_mul(x: Standard, threshold: Standard, dim: Integer = -1, *, out: Standard | None = None) -> Standard: ...
def fatrelu_mul(
    x: Array,
    threshold: Array,
    dim: Integer = -1,
    *,
    out: Array | None = None,
) -> Array:
    """FatreluMul, f(A)·B of the halves A and B of `x`: f(A) is A above the threshold, else 0.

        out = A · B  where A > threshold
        out = 0 · B  elsewhere

    Args:
        x: the input: A, then B, along the last dimension.
        threshold: the threshold that A must exceed: a tensor of one element.
        dim: the dimension that is split.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        f(A)·B: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> threshold = np.array([[0.25]], dtype=np.float32)
        >>> actgrad.fatrelu_mul(x, threshold).shape
        (1, 2)

    Source: the document of aclnnFatreluMul.
    """
    result = half_of(x, dim) if out is None else out
    _native.fatrelu_mul(x, threshold, dim, result)
    return given_back(result, x) if out is None else result


@overload
def geglu(x: NumPyArray, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", activate_left: Flag = False, out: tuple[NumPyArray, NumPyArray] | None = None) -> tuple[NumPyArray, NumPyArray]: ...
@overload
def geglu(x: Tensor, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", activate_left: Flag = False, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]: ...
@overload
def geglu(x: Standard, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", activate_left: Flag = False, out: tuple[Standard, Standard] | None = None) -> tuple[Standard, Standard]: ...
def geglu(
    x: Array,
    dim: Integer = -1,
    *,
    approximate: Literal["none", "tanh"] = "none",
    activate_left: Flag = False,
    out: tuple[Array, Array] | None = None,
) -> tuple[Array, Array]:
    """GeGLU, v·GELU(a): a is the half of `x` that `activate_left` selects, v the other.

        gelu = GELU(a)
        out = v · GELU(a)
        erf:  GELU(t) = t·Φ(t)
        tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)

    Args:
        x: the input: its two halves along `dim`.
        dim: the dimension along which `x` is split.
        approximate: the form of GELU, erf (none) or tanh.
        activate_left: whether the left half is activated rather than the right one.
        out: a tuple of arrays to write to, with the results' dtypes and shapes; None returns new ones.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        GeGLU of `x`: the shape of `x` with the size of `dim` halved.
        GELU(a), which the gradient needs: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> [result.shape for result in actgrad.geglu(x)]
        [(1, 2), (1, 2)]

    Source: the document of aclnnGeGluV3.
    """
    result = (half_of(x, dim), half_of(x, dim)) if out is None else several(out, 2)
    _native.geglu(x, dim, word("approximate", approximate, {"none": 0, "tanh": 1}), activate_left, result[0], result[1])
    return (given_back(result[0], x), given_back(result[1], x)) if out is None else result


@overload
def geglu_backward(dy: NumPyArray, x: NumPyArray, gelu: NumPyArray | None = None, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", activate_left: Flag = False, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def geglu_backward(dy: Tensor, x: Tensor, gelu: Tensor | None = None, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", activate_left: Flag = False, out: Tensor | None = None) -> Tensor: ...
@overload
def geglu_backward(dy: Standard, x: Standard, gelu: Standard | None = None, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", activate_left: Flag = False, out: Standard | None = None) -> Standard: ...
def geglu_backward(
    dy: Array,
    x: Array,
    gelu: Array | None = None,
    dim: Integer = -1,
    *,
    approximate: Literal["none", "tanh"] = "none",
    activate_left: Flag = False,
    out: Array | None = None,
) -> Array:
    """The gradient of GeGLU, v·GELU(a): a is the half of `x` that `activate_left` selects, v the other.

        d(v) = dy · gelu
        d(a) = dy · v · GELU'(a)
        erf:  GELU'(t) = Φ(t) + t·φ(t)
        tanh: GELU'(t) = 0.5·(1 + tanh z) + 0.5·t·(1 − tanh² z)·√(2/π)·(1 + 3·0.044715·t²),  z = √(2/π)·(t + 0.044715·t³)

    Args:
        dy: the gradient of GeGLU's output.
        x: the input of GeGLU: its two halves along `dim`.
        gelu: GELU(a), as the forward returned it.
        dim: the dimension along which `x` is split.
        approximate: the form of GELU, erf (none) or tanh.
        activate_left: whether the left half is activated rather than the right one.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`, in the same halves: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.geglu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnGeGluV3Backward.
    """
    result = like(x) if out is None else out
    _native.geglu_backward(dy, x, gelu, dim, word("approximate", approximate, {"none": 0, "tanh": 1}), activate_left, result)
    return given_back(result, x) if out is None else result


@overload
def gelu_backward(dy: NumPyArray, x: NumPyArray, *, approximate: Literal["none", "tanh"] = "none", out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def gelu_backward(dy: Tensor, x: Tensor, *, approximate: Literal["none", "tanh"] = "none", out: Tensor | None = None) -> Tensor: ...
@overload
def gelu_backward(dy: Standard, x: Standard, *, approximate: Literal["none", "tanh"] = "none", out: Standard | None = None) -> Standard: ...
def gelu_backward(
    dy: Array,
    x: Array,
    *,
    approximate: Literal["none", "tanh"] = "none",
    out: Array | None = None,
) -> Array:
    """The gradient of GELU, x·Φ(x), or of its tanh form.

        out = dy · (Φ(x) + x·φ(x))             where approximate is none
        out = dy · GELU'(x), of the tanh form  where it is tanh

    Args:
        dy: the gradient of GELU's output.
        x: the input of GELU.
        approximate: the form of GELU, erf (none) or tanh.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.gelu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnGeluBackwardV2.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.gelu_backward(dy, x, word("approximate", approximate, {"none": 0, "tanh": 1}), result)
    return given_back(result, x) if out is None else result


@overload
def gelu(x: NumPyArray, *, approximate: Literal["none", "tanh"] = "none", out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def gelu(x: Tensor, *, approximate: Literal["none", "tanh"] = "none", out: Tensor | None = None) -> Tensor: ...
@overload
def gelu(x: Standard, *, approximate: Literal["none", "tanh"] = "none", out: Standard | None = None) -> Standard: ...
def gelu(
    x: Array,
    *,
    approximate: Literal["none", "tanh"] = "none",
    out: Array | None = None,
) -> Array:
    """GELU: x·Φ(x), or its tanh form.

        out = x · Φ(x)                                        where approximate is 0 (none)
        out = x · (1 + tanh(√(2/π) · (x + 0.044715·x³))) / 2  where it is 1 (tanh)

    Args:
        x: the input.
        approximate: the form of GELU, erf (none) or tanh.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.gelu(x).shape
        (1, 4)

    Source: the document of aclnnGeluV2.
    """
    result = like(x) if out is None else out
    _native.gelu(x, word("approximate", approximate, {"none": 0, "tanh": 1}), result)
    return given_back(result, x) if out is None else result


@overload
def gelu_mul(x: NumPyArray, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def gelu_mul(x: Tensor, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", out: Tensor | None = None) -> Tensor: ...
@overload
def gelu_mul(x: Standard, dim: Integer = -1, *, approximate: Literal["none", "tanh"] = "none", out: Standard | None = None) -> Standard: ...
def gelu_mul(
    x: Array,
    dim: Integer = -1,
    *,
    approximate: Literal["none", "tanh"] = "none",
    out: Array | None = None,
) -> Array:
    """GeluMul, GELU(A)·B, where A and B are the first and the second half of `x`.

        out = GELU(A) · B
        none: GELU(t) = t·Φ(t)
        tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)

    Args:
        x: the input: A, then B, along the last dimension.
        dim: the dimension that is split.
        approximate: the form of GELU, erf (none) or tanh.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        GELU(A)·B: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.gelu_mul(x).shape
        (1, 2)

    Source: the document of aclnnGeluMul.
    """
    result = half_of(x, dim) if out is None else out
    _native.gelu_mul(x, dim, word("approximate", approximate, {"none": 0, "tanh": 1}), result)
    return given_back(result, x) if out is None else result


@overload
def glu(x: NumPyArray, dim: Integer = -1, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def glu(x: Tensor, dim: Integer = -1, *, out: Tensor | None = None) -> Tensor: ...
@overload
def glu(x: Standard, dim: Integer = -1, *, out: Standard | None = None) -> Standard: ...
def glu(
    x: Array,
    dim: Integer = -1,
    *,
    out: Array | None = None,
) -> Array:
    """GLU, A·σ(B), where A and B are the first and the second half of `x` along `dim`.

        out = A · σ(B)

    Args:
        x: the input: A, then B, along `dim`.
        dim: the dimension along which `x` is split.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        GLU of `x`: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.glu(x).shape
        (1, 2)

    Source: the document of aclnnGlu.
    """
    result = half_of(x, dim) if out is None else out
    _native.glu(x, dim, result)
    return given_back(result, x) if out is None else result


@overload
def glu_backward(dy: NumPyArray, x: NumPyArray, dim: Integer = -1, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def glu_backward(dy: Tensor, x: Tensor, dim: Integer = -1, *, out: Tensor | None = None) -> Tensor: ...
@overload
def glu_backward(dy: Standard, x: Standard, dim: Integer = -1, *, out: Standard | None = None) -> Standard: ...
def glu_backward(
    dy: Array,
    x: Array,
    dim: Integer = -1,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of GLU, A·σ(B), where A and B are the first and the second half of `x` along `dim`.

        outA = dy · σ(B)
        outB = dy · A · σ(B) · (1 − σ(B))

    Args:
        dy: the gradient of GLU's output.
        x: the input of GLU: A, then B, along `dim`.
        dim: the dimension along which `x` is split.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: outA, then outB, along `dim`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.glu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnGluBackward.
    """
    result = like(x) if out is None else out
    _native.glu_backward(dy, x, dim, result)
    return given_back(result, x) if out is None else result


@overload
def hardshrink(x: NumPyArray, lambd: Number = 0.5, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardshrink(x: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardshrink(x: Standard, lambd: Number = 0.5, *, out: Standard | None = None) -> Standard: ...
def hardshrink(
    x: Array,
    lambd: Number = 0.5,
    *,
    out: Array | None = None,
) -> Array:
    """Hardshrink: x beyond ±λ, 0 between.

        out = x  where |x| > lambd
        out = 0  elsewhere

    Args:
        x: the input.
        lambd: the bound λ: the result is 0 from −λ to λ; a negative λ counts as 0.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardshrink(x).shape
        (1, 4)

    Source: the document of aclnnHardshrink.
    """
    result = like(x) if out is None else out
    _native.hardshrink(x, lambd, result)
    return given_back(result, x) if out is None else result


@overload
def hardshrink_backward(dy: NumPyArray, x: NumPyArray, lambd: Number = 0.5, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardshrink_backward(dy: Tensor, x: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardshrink_backward(dy: Standard, x: Standard, lambd: Number = 0.5, *, out: Standard | None = None) -> Standard: ...
def hardshrink_backward(
    dy: Array,
    x: Array,
    lambd: Number = 0.5,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Hardshrink.

        out = dy  where |x| > lambd
        out = 0   elsewhere

    Args:
        dy: the gradient of Hardshrink's output.
        x: the input of Hardshrink.
        lambd: the bound λ: the result is 0 from −λ to λ; a negative λ counts as 0.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardshrink_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnHardshrinkBackward.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.hardshrink_backward(dy, x, lambd, result)
    return given_back(result, x) if out is None else result


@overload
def hardsigmoid(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardsigmoid(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardsigmoid(x: Standard, *, out: Standard | None = None) -> Standard: ...
def hardsigmoid(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """Hardsigmoid: x/6 + 1/2 between −3 and 3, 1 above, 0 below.

        out = 0          where x ≤ −3
        out = x/6 + 1/2  where −3 < x < 3
        out = 1          where x ≥ 3

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int32 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardsigmoid(x).shape
        (1, 4)

    Source: the document of aclnnHardsigmoid.
    """
    result = like(x) if out is None else out
    _native.hardsigmoid(x, result)
    return given_back(result, x) if out is None else result


@overload
def hardsigmoid_backward(dy: NumPyArray, x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardsigmoid_backward(dy: Tensor, x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardsigmoid_backward(dy: Standard, x: Standard, *, out: Standard | None = None) -> Standard: ...
def hardsigmoid_backward(
    dy: Array,
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Hardsigmoid, 0 at ±3 and beyond.

        out = dy / 6  where −3 < x < 3
        out = 0       elsewhere

    Args:
        dy: the gradient of Hardsigmoid's output.
        x: the input of Hardsigmoid.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`, in the common dtype of `x` and `dy`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardsigmoid_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnHardsigmoidBackward.
    """
    result = in_common_dtype(dy, x) if out is None else out
    _native.hardsigmoid_backward(dy, x, result)
    return given_back(result, x) if out is None else result


@overload
def hardswish(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardswish(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardswish(x: Standard, *, out: Standard | None = None) -> Standard: ...
def hardswish(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """Hardswish: x·(x + 3)/6 between −3 and 3, x above, 0 below.

        out = 0            where x ≤ −3
        out = x·(x + 3)/6  where −3 < x < 3
        out = x            where x ≥ 3

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardswish(x).shape
        (1, 4)

    Source: the document of aclnnHardswish.
    """
    result = like(x) if out is None else out
    _native.hardswish(x, result)
    return given_back(result, x) if out is None else result


@overload
def hardswish_backward(dy: NumPyArray, x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardswish_backward(dy: Tensor, x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardswish_backward(dy: Standard, x: Standard, *, out: Standard | None = None) -> Standard: ...
def hardswish_backward(
    dy: Array,
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Hardswish, with slopes −0.5 at −3 and 1.5 at 3 (the closed form).

        out = dy · 0            where x < −3
        out = dy · (x/3 + 0.5)  where −3 ≤ x ≤ 3
        out = dy · 1            where x > 3

    Args:
        dy: the gradient of Hardswish's output.
        x: the input of Hardswish.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardswish_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnHardswishBackward.
    """
    result = like(x) if out is None else out
    _native.hardswish_backward(dy, x, result)
    return given_back(result, x) if out is None else result


@overload
def hardswish_backward_v2(dy: NumPyArray, x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardswish_backward_v2(dy: Tensor, x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardswish_backward_v2(dy: Standard, x: Standard, *, out: Standard | None = None) -> Standard: ...
def hardswish_backward_v2(
    dy: Array,
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Hardswish, with slopes 0 at −3 and 1 at 3 (the open form, PyTorch's since 2.7).

        out = dy · 0            where x ≤ −3
        out = dy · (x/3 + 0.5)  where −3 < x < 3
        out = dy · 1            where x ≥ 3

    Args:
        dy: the gradient of Hardswish's output.
        x: the input of Hardswish.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardswish_backward_v2(dy, x).shape
        (1, 4)

    Source: the document of aclnnHardswishBackwardV2.
    """
    result = like(x) if out is None else out
    _native.hardswish_backward_v2(dy, x, result)
    return given_back(result, x) if out is None else result


@overload
def hardtanh(x: NumPyArray, min_val: Number = -1.0, max_val: Number = 1.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardtanh(x: Tensor, min_val: Number = -1.0, max_val: Number = 1.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardtanh(x: Standard, min_val: Number = -1.0, max_val: Number = 1.0, *, out: Standard | None = None) -> Standard: ...
def hardtanh(
    x: Array,
    min_val: Number = -1.0,
    max_val: Number = 1.0,
    *,
    out: Array | None = None,
) -> Array:
    """Hardtanh: x clamped to the limits.

        out = min_val  where x < min_val
        out = max_val  where x > max_val
        out = x        elsewhere

    Args:
        x: the input.
        min_val: the lower limit.
        max_val: the upper limit.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int16, int32, int64 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardtanh(x).shape
        (1, 4)

    Source: the document of aclnnHardtanh.
    """
    result = like(x) if out is None else out
    _native.hardtanh(x, min_val, max_val, result)
    return given_back(result, x) if out is None else result


@overload
def hardtanh_backward(dy: NumPyArray, x: NumPyArray, min_val: Number = -1.0, max_val: Number = 1.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def hardtanh_backward(dy: Tensor, x: Tensor, min_val: Number = -1.0, max_val: Number = 1.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def hardtanh_backward(dy: Standard, x: Standard, min_val: Number = -1.0, max_val: Number = 1.0, *, out: Standard | None = None) -> Standard: ...
def hardtanh_backward(
    dy: Array,
    x: Array,
    min_val: Number = -1.0,
    max_val: Number = 1.0,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Hardtanh, 0 at and beyond the limits.

        out = dy  where min_val < x < max_val
        out = 0   elsewhere

    Args:
        dy: the gradient of Hardtanh's output.
        x: the input of Hardtanh.
        min_val: the lower limit.
        max_val: the upper limit.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.hardtanh_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnHardtanhBackward.
    """
    result = like(x) if out is None else out
    _native.hardtanh_backward(dy, x, min_val, max_val, result)
    return given_back(result, x) if out is None else result


@overload
def heaviside(input: NumPyArray, values: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def heaviside(input: Tensor, values: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def heaviside(input: Standard, values: Standard, *, out: Standard | None = None) -> Standard: ...
def heaviside(
    input: Array,
    values: Array,
    *,
    out: Array | None = None,
) -> Array:
    """Heaviside: 0 below 0, 1 above, and `values` at 0.

        out = 0       where input < 0
        out = values  where input = 0
        out = 1       where input > 0

    Args:
        input: the input.
        values: the result where `input` is 0.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `input`: the broadcast shape of `input` and `values`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> input = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> values = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.heaviside(input, values).shape
        (1, 4)

    Source: the document of aclnnHeaviside.
    """
    result = broadcast_of(input, values) if out is None else out
    _native.heaviside(input, values, result)
    return given_back(result, values) if out is None else result


@overload
def leaky_relu(x: NumPyArray, negative_slope: Number = 0.01, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def leaky_relu(x: Tensor, negative_slope: Number = 0.01, *, out: Tensor | None = None) -> Tensor: ...
@overload
def leaky_relu(x: Standard, negative_slope: Number = 0.01, *, out: Standard | None = None) -> Standard: ...
def leaky_relu(
    x: Array,
    negative_slope: Number = 0.01,
    *,
    out: Array | None = None,
) -> Array:
    """LeakyReLU: x above 0, slope·x below.

        out = x                   where x > 0
        out = negative_slope · x  where x ≤ 0

    Args:
        x: the input.
        negative_slope: the slope below 0, of any sign and size.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.leaky_relu(x).shape
        (1, 4)

    Source: the document of aclnnLeakyRelu.
    """
    result = like(x) if out is None else out
    _native.leaky_relu(x, negative_slope, result)
    return given_back(result, x) if out is None else result


@overload
def leaky_relu_backward(dy: NumPyArray, x: NumPyArray, negative_slope: Number = 0.01, *, self_is_result: Flag = False, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def leaky_relu_backward(dy: Tensor, x: Tensor, negative_slope: Number = 0.01, *, self_is_result: Flag = False, out: Tensor | None = None) -> Tensor: ...
@overload
def leaky_relu_backward(dy: Standard, x: Standard, negative_slope: Number = 0.01, *, self_is_result: Flag = False, out: Standard | None = None) -> Standard: ...
def leaky_relu_backward(
    dy: Array,
    x: Array,
    negative_slope: Number = 0.01,
    *,
    self_is_result: Flag = False,
    out: Array | None = None,
) -> Array:
    """The gradient of LeakyReLU, from its input or, for a slope ≥ 0, from its result.

        out = dy                   where x > 0
        out = negative_slope · dy  where x ≤ 0

    Args:
        dy: the gradient of LeakyReLU's output.
        x: the input of LeakyReLU.
        negative_slope: the slope below 0, of any sign and size.
        self_is_result: whether `x` is the result of LeakyReLU.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.leaky_relu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnLeakyReluBackward.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.leaky_relu_backward(dy, x, negative_slope, self_is_result, result)
    return given_back(result, x) if out is None else result


@overload
def logsigmoid(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def logsigmoid(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def logsigmoid(x: Standard, *, out: Standard | None = None) -> Standard: ...
def logsigmoid(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """LogSigmoid, log σ(x).

        out = min(x, 0) − log(1 + e^−|x|)

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.logsigmoid(x).shape
        (1, 4)

    Source: the document of aclnnLogSigmoid.
    """
    result = like(x) if out is None else out
    _native.logsigmoid(x, result)
    return given_back(result, x) if out is None else result


@overload
def logsigmoid_backward(dy: NumPyArray, x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def logsigmoid_backward(dy: Tensor, x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def logsigmoid_backward(dy: Standard, x: Standard, *, out: Standard | None = None) -> Standard: ...
def logsigmoid_backward(
    dy: Array,
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of LogSigmoid.

        out = dy · σ(−x)

    Args:
        dy: the gradient of LogSigmoid's output.
        x: the input of LogSigmoid.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> actgrad.logsigmoid_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnLogSigmoidBackward.
    """
    result = like(x) if out is None else out
    _native.logsigmoid_backward(dy, x, None, result)
    return given_back(result, x) if out is None else result


@overload
def mish(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def mish(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def mish(x: Standard, *, out: Standard | None = None) -> Standard: ...
def mish(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """Mish: x·tanh(log(1 + e^x)).

        out = x · tanh(log(1 + e^x))

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.mish(x).shape
        (1, 4)

    Source: the document of aclnnMish.
    """
    result = like(x) if out is None else out
    _native.mish(x, result)
    return given_back(result, x) if out is None else result


@overload
def mish_backward(dy: NumPyArray, x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def mish_backward(dy: Tensor, x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def mish_backward(dy: Standard, x: Standard, *, out: Standard | None = None) -> Standard: ...
def mish_backward(
    dy: Array,
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Mish.

        out = dy · (t + x · σ(x) · (1 − t²)) with t = tanh(log(1 + e^x))

    Args:
        dy: the gradient of Mish's output.
        x: the input of Mish.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.mish_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnMishBackward.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.mish_backward(dy, x, result)
    return given_back(result, x) if out is None else result


@overload
def prelu(x: NumPyArray, weight: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def prelu(x: Tensor, weight: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def prelu(x: Standard, weight: Standard, *, out: Standard | None = None) -> Standard: ...
def prelu(
    x: Array,
    weight: Array,
    *,
    out: Array | None = None,
) -> Array:
    """PReLU: x above 0, weight·x below, with one weight for each channel.

        out = x           where x > 0
        out = weight · x  where x ≤ 0

    Args:
        x: the input.
        weight: one element, or one for each channel (index of axis 1), in any shape.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result: the shape of `x`, in the common dtype of `x` and `weight`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> weight = np.array([[0.25]], dtype=np.float32)
        >>> actgrad.prelu(x, weight).shape
        (1, 4)

    Source: the document of aclnnPrelu.
    """
    result = in_common_dtype(weight, x) if out is None else out
    _native.prelu(x, weight, result)
    return given_back(result, x) if out is None else result


@overload
def prelu_backward(dy: NumPyArray, x: NumPyArray, weight: NumPyArray, *, out: tuple[NumPyArray, NumPyArray] | None = None) -> tuple[NumPyArray, NumPyArray]: ...
@overload
def prelu_backward(dy: Tensor, x: Tensor, weight: Tensor, *, out: tuple[Tensor, Tensor] | None = None) -> tuple[Tensor, Tensor]: ...
@overload
def prelu_backward(dy: Standard, x: Standard, weight: Standard, *, out: tuple[Standard, Standard] | None = None) -> tuple[Standard, Standard]: ...
def prelu_backward(
    dy: Array,
    x: Array,
    weight: Array,
    *,
    out: tuple[Array, Array] | None = None,
) -> tuple[Array, Array]:
    """The gradients of PReLU's input and weight.

        dx = dy           where x > 0
        dx = weight · dy  where x ≤ 0
        dweight = Σ x · dy over the places of a channel where x ≤ 0

    Args:
        dy: the gradient of PReLU's output.
        x: the input of PReLU.
        weight: one element, or one for each channel (index of axis 1), in any shape.
        out: a tuple of arrays to write to, with the results' dtypes and shapes; None returns new ones.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.
        the gradient of `weight`: rank 1 with the elements of `weight`; its own shape if that has one.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> weight = np.array([[0.25]], dtype=np.float32)
        >>> [result.shape for result in actgrad.prelu_backward(dy, x, weight)]
        [(1, 4), (1, 1)]

    Source: the document of aclnnPreluBackward.
    """
    result = (like(x), flat(weight)) if out is None else several(out, 2)
    _native.prelu_backward(dy, x, weight, result[0], result[1])
    return (given_back(result[0], x), given_back(result[1], weight)) if out is None else result


@overload
def relu(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def relu(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def relu(x: Standard, *, out: Standard | None = None) -> Standard: ...
def relu(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """ReLU: x above 0, 0 below.

        out = x  where x > 0
        out = 0  elsewhere

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int32, int64 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.relu(x).shape
        (1, 4)

    Source: the document of aclnnRelu.
    """
    result = like(x) if out is None else out
    _native.relu(x, result)
    return given_back(result, x) if out is None else result


@overload
def rrelu_with_noise(x: NumPyArray, noise: NumPyArray, lower: Number = 0.125, upper: Number = 0.3333333333333333, seed: Integer = 0, offset: Integer = 0, *, training: Flag = False, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def rrelu_with_noise(x: Tensor, noise: Tensor, lower: Number = 0.125, upper: Number = 0.3333333333333333, seed: Integer = 0, offset: Integer = 0, *, training: Flag = False, out: Tensor | None = None) -> Tensor: ...
@overload
def rrelu_with_noise(x: Standard, noise: Standard, lower: Number = 0.125, upper: Number = 0.3333333333333333, seed: Integer = 0, offset: Integer = 0, *, training: Flag = False, out: Standard | None = None) -> Standard: ...
def rrelu_with_noise(
    x: Array,
    noise: Array,
    lower: Number = 0.125,
    upper: Number = 0.3333333333333333,
    seed: Integer = 0,
    offset: Integer = 0,
    *,
    training: Flag = False,
    out: Array | None = None,
) -> Array:
    """RReLU: x above 0, slope·x below; in training, a random slope for each element.

        in training: noise = 1               where x > 0
        in training: noise = slope           where x ≤ 0
        in training: out = noise · x
        else: out = x                        where x > 0
        else: out = (lower + upper) / 2 · x  where x ≤ 0

    Args:
        x: the input.
        noise: the factor of each element of `x`; written in training only.
        lower: the lower bound of the slopes.
        upper: the upper bound of the slopes.
        training: whether slopes are drawn; otherwise each is (lower + upper)/2.
        seed: the key of the random numbers.
        offset: the stream of that key; streams are independent.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> noise = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> actgrad.rrelu_with_noise(x, noise).shape
        (1, 4)

    Source: the document of aclnnRReluWithNoise.
    """
    result = like(x) if out is None else out
    _native.rrelu_with_noise(x, noise, lower, upper, training, seed, offset, result)
    return given_back(result, x) if out is None else result


@overload
def selu(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def selu(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def selu(x: Standard, *, out: Standard | None = None) -> Standard: ...
def selu(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """SELU: s·x above 0, s·α·(e^x − 1) below, with s = 1.0507009873554805 and s·α = 1.7580993408473769.

        out = s · x            where x > 0
        out = s·α · (e^x − 1)  where x ≤ 0

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.selu(x).shape
        (1, 4)

    Source: the document of aclnnSelu.
    """
    result = like(x) if out is None else out
    _native.selu(x, result)
    return given_back(result, x) if out is None else result


@overload
def selu_backward(dy: NumPyArray, output: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def selu_backward(dy: Tensor, output: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def selu_backward(dy: Standard, output: Standard, *, out: Standard | None = None) -> Standard: ...
def selu_backward(
    dy: Array,
    output: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of SELU, from its result.

        out = dy · s               where output > 0
        out = dy · (output + s·α)  where output ≤ 0

    Args:
        dy: the gradient of SELU's output.
        output: the result of SELU.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of SELU's input: the shape of `output`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> output = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.selu_backward(dy, output).shape
        (1, 4)

    Source: the document of aclnnSeluBackward.
    """
    result = like(output) if out is None else out
    _native.selu_backward(dy, output, result)
    return given_back(result, output) if out is None else result


@overload
def shrink(x: NumPyArray, lambd: Number = 0.5, bias: Number = 0.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def shrink(x: Tensor, lambd: Number = 0.5, bias: Number = 0.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def shrink(x: Standard, lambd: Number = 0.5, bias: Number = 0.0, *, out: Standard | None = None) -> Standard: ...
def shrink(
    x: Array,
    lambd: Number = 0.5,
    bias: Number = 0.0,
    *,
    out: Array | None = None,
) -> Array:
    """Shrink: x moved towards 0 by the bias beyond ±λ, 0 between.

        out = x − bias  where x > lambd
        out = x + bias  where x < −lambd
        out = 0         elsewhere

    Args:
        x: the input.
        lambd: the bound λ ≥ 0: the result is 0 from −λ to λ.
        bias: the amount by which the magnitude is reduced.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.shrink(x).shape
        (1, 4)

    Source: the document of aclnnShrink.
    """
    result = like(x) if out is None else out
    _native.shrink(x, lambd, bias, result)
    return given_back(result, x) if out is None else result


@overload
def sigmoid(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def sigmoid(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def sigmoid(x: Standard, *, out: Standard | None = None) -> Standard: ...
def sigmoid(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """Sigmoid: 1/(1 + e^−x).

        out = 1 / (1 + e^(−x))

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.sigmoid(x).shape
        (1, 4)

    Source: the document of aclnnSigmoid.
    """
    result = like(x) if out is None else out
    _native.sigmoid(x, result)
    return given_back(result, x) if out is None else result


@overload
def sigmoid_backward(dy: NumPyArray, output: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def sigmoid_backward(dy: Tensor, output: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def sigmoid_backward(dy: Standard, output: Standard, *, out: Standard | None = None) -> Standard: ...
def sigmoid_backward(
    dy: Array,
    output: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Sigmoid, from its result.

        out = dy · output · (1 − output)

    Args:
        dy: the gradient of Sigmoid's output.
        output: the result of Sigmoid.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of Sigmoid's input: the broadcast shape of `dy` and `output`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> output = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.sigmoid_backward(dy, output).shape
        (1, 4)

    Source: the document of aclnnSigmoidBackward.
    """
    result = broadcast_of(dy, output) if out is None else out
    _native.sigmoid_backward(dy, output, result)
    return given_back(result, output) if out is None else result


@overload
def silu(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def silu(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def silu(x: Standard, *, out: Standard | None = None) -> Standard: ...
def silu(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """SiLU, x·σ(x).

        out = x · σ(x)

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.silu(x).shape
        (1, 4)

    Source: the document of aclnnSilu.
    """
    result = like(x) if out is None else out
    _native.silu(x, result)
    return given_back(result, x) if out is None else result


@overload
def silu_backward(dy: NumPyArray, x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def silu_backward(dy: Tensor, x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def silu_backward(dy: Standard, x: Standard, *, out: Standard | None = None) -> Standard: ...
def silu_backward(
    dy: Array,
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of SiLU, x·σ(x).

        out = dy · σ(x) · (1 + x·(1 − σ(x)))

    Args:
        dy: the gradient of SiLU's output.
        x: the input of SiLU.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.silu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnSiluBackward.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.silu_backward(dy, x, result)
    return given_back(result, x) if out is None else result


@overload
def situ_glu(x: NumPyArray, dim: Integer = -1, beta: Number = 1.0, linear_beta: Number = 0.0, *, activate_left: Flag = True, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def situ_glu(x: Tensor, dim: Integer = -1, beta: Number = 1.0, linear_beta: Number = 0.0, *, activate_left: Flag = True, out: Tensor | None = None) -> Tensor: ...
@overload
def situ_glu(x: Standard, dim: Integer = -1, beta: Number = 1.0, linear_beta: Number = 0.0, *, activate_left: Flag = True, out: Standard | None = None) -> Standard: ...
def situ_glu(
    x: Array,
    dim: Integer = -1,
    beta: Number = 1.0,
    linear_beta: Number = 0.0,
    *,
    activate_left: Flag = True,
    out: Array | None = None,
) -> Array:
    """SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a): a is the half of `x` that `activate_left` selects.

        out = beta · tanh(a/beta) · σ(a) · h(v)
        h(v) = linear_beta · tanh(v/linear_beta)  where linear_beta > 0
        h(v) = v                                  elsewhere

    Args:
        x: the input: its two halves along `dim`.
        dim: the dimension along which `x` is split.
        beta: the bound of f's tanh factor, of either sign; 0 gives NaN.
        linear_beta: the bound of v; no bound if it is not above 0.
        activate_left: whether a is the left half rather than the right one.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        SituGLU of `x`: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.situ_glu(x).shape
        (1, 2)

    Source: the document of aclnnSituGlu.
    """
    result = half_of(x, dim) if out is None else out
    _native.situ_glu(x, dim, beta, linear_beta, activate_left, result)
    return given_back(result, x) if out is None else result


@overload
def situ_glu_backward(dy: NumPyArray, x: NumPyArray, dim: Integer = -1, beta: Number = 1.0, linear_beta: Number = 0.0, *, activate_left: Flag = True, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def situ_glu_backward(dy: Tensor, x: Tensor, dim: Integer = -1, beta: Number = 1.0, linear_beta: Number = 0.0, *, activate_left: Flag = True, out: Tensor | None = None) -> Tensor: ...
@overload
def situ_glu_backward(dy: Standard, x: Standard, dim: Integer = -1, beta: Number = 1.0, linear_beta: Number = 0.0, *, activate_left: Flag = True, out: Standard | None = None) -> Standard: ...
def situ_glu_backward(
    dy: Array,
    x: Array,
    dim: Integer = -1,
    beta: Number = 1.0,
    linear_beta: Number = 0.0,
    *,
    activate_left: Flag = True,
    out: Array | None = None,
) -> Array:
    """The gradient of SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a).

        d(a) = dy · h(v) · s · ((1 − t²) + beta · t · (1 − s))
        d(v) = dy · beta · t · s · h'(v)
        s = σ(a),  t = tanh(a/beta)
        h(v) = linear_beta · tanh(v/linear_beta)  where linear_beta > 0
        h(v) = v                                  elsewhere

    Args:
        dy: the gradient of SituGLU's output.
        x: the input of SituGLU: its two halves along `dim`.
        dim: the dimension along which `x` is split.
        beta: the bound of f's tanh factor, of either sign; 0 gives NaN.
        linear_beta: the bound of v; no bound if it is not above 0.
        activate_left: whether a is the left half rather than the right one.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`, in the same halves: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.situ_glu_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnSituGluGrad.
    """
    result = like(x) if out is None else out
    _native.situ_glu_backward(dy, x, dim, beta, linear_beta, activate_left, result)
    return given_back(result, x) if out is None else result


@overload
def softplus(x: NumPyArray, beta: Number = 1.0, threshold: Number = 20.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def softplus(x: Tensor, beta: Number = 1.0, threshold: Number = 20.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def softplus(x: Standard, beta: Number = 1.0, threshold: Number = 20.0, *, out: Standard | None = None) -> Standard: ...
def softplus(
    x: Array,
    beta: Number = 1.0,
    threshold: Number = 20.0,
    *,
    out: Array | None = None,
) -> Array:
    """Softplus: log(1 + e^(beta·x))/beta, and x where beta·x is above the threshold.

        out = x                             where beta · x > threshold
        out = log(1 + e^(beta · x)) / beta  where beta · x ≤ threshold

    Args:
        x: the input.
        beta: the factor of the input; the result is divided by it.
        threshold: the result is x where beta·x is above it.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.softplus(x).shape
        (1, 4)

    Source: the document of aclnnSoftplus.
    """
    result = like(x) if out is None else out
    _native.softplus(x, beta, threshold, result)
    return given_back(result, x) if out is None else result


@overload
def softplus_backward(dy: NumPyArray, x: NumPyArray, beta: Number = 1.0, threshold: Number = 20.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def softplus_backward(dy: Tensor, x: Tensor, beta: Number = 1.0, threshold: Number = 20.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def softplus_backward(dy: Standard, x: Standard, beta: Number = 1.0, threshold: Number = 20.0, *, out: Standard | None = None) -> Standard: ...
def softplus_backward(
    dy: Array,
    x: Array,
    beta: Number = 1.0,
    threshold: Number = 20.0,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Softplus.

        out = dy                where beta · x > threshold
        out = dy · σ(beta · x)  where beta · x ≤ threshold

    Args:
        dy: the gradient of Softplus's output.
        x: the input of Softplus.
        beta: Softplus's beta.
        threshold: Softplus's threshold.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int16, int32, int64, bool or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.softplus_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnSoftplusBackward.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.softplus_backward(dy, x, beta, threshold, result)
    return given_back(result, x) if out is None else result


@overload
def softshrink(x: NumPyArray, lambd: Number = 0.5, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def softshrink(x: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor: ...
@overload
def softshrink(x: Standard, lambd: Number = 0.5, *, out: Standard | None = None) -> Standard: ...
def softshrink(
    x: Array,
    lambd: Number = 0.5,
    *,
    out: Array | None = None,
) -> Array:
    """Softshrink: x moved towards 0 by λ, 0 between ±λ.

        out = x − lambd  where x > lambd
        out = x + lambd  where x < −lambd
        out = 0          elsewhere

    Args:
        x: the input.
        lambd: the bound λ ≥ 0: the result is 0 from −λ to λ.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.softshrink(x).shape
        (1, 4)

    Source: the document of aclnnSoftshrink.
    """
    result = like(x) if out is None else out
    _native.softshrink(x, lambd, result)
    return given_back(result, x) if out is None else result


@overload
def softshrink_backward(dy: NumPyArray, x: NumPyArray, lambd: Number = 0.5, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def softshrink_backward(dy: Tensor, x: Tensor, lambd: Number = 0.5, *, out: Tensor | None = None) -> Tensor: ...
@overload
def softshrink_backward(dy: Standard, x: Standard, lambd: Number = 0.5, *, out: Standard | None = None) -> Standard: ...
def softshrink_backward(
    dy: Array,
    x: Array,
    lambd: Number = 0.5,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Softshrink.

        out = dy  where |x| > lambd
        out = 0   elsewhere

    Args:
        dy: the gradient of Softshrink's output.
        x: the input of Softshrink.
        lambd: the bound λ ≥ 0: the result is 0 from −λ to λ.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.softshrink_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnSoftshrinkBackward.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.softshrink_backward(dy, x, lambd, result)
    return given_back(result, x) if out is None else result


@overload
def squared_relu(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def squared_relu(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def squared_relu(x: Standard, *, out: Standard | None = None) -> Standard: ...
def squared_relu(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """SquaredReLU: x² above 0, 0 below.

        out = max(x, 0)²

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.squared_relu(x).shape
        (1, 4)

    Source: the document of aclnnSquaredRelu.
    """
    result = like(x) if out is None else out
    _native.squared_relu(x, result)
    return given_back(result, x) if out is None else result


@overload
def swiglu(x: NumPyArray, dim: Integer = -1, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def swiglu(x: Tensor, dim: Integer = -1, *, out: Tensor | None = None) -> Tensor: ...
@overload
def swiglu(x: Standard, dim: Integer = -1, *, out: Standard | None = None) -> Standard: ...
def swiglu(
    x: Array,
    dim: Integer = -1,
    *,
    out: Array | None = None,
) -> Array:
    """SwiGLU, SiLU(A)·B, where A and B are the first and the second half of `x` along `dim`.

        out = A · σ(A) · B

    Args:
        x: the input: A, then B, along `dim`.
        dim: the dimension along which `x` is split.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        SwiGLU of `x`: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.swiglu(x).shape
        (1, 2)

    Source: the document of aclnnSwiGlu.
    """
    result = half_of(x, dim) if out is None else out
    _native.swiglu(x, dim, result)
    return given_back(result, x) if out is None else result


@overload
def swiglu_backward(dy: NumPyArray, x: NumPyArray, dim: Integer = -1, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def swiglu_backward(dy: Tensor, x: Tensor, dim: Integer = -1, *, out: Tensor | None = None) -> Tensor: ...
@overload
def swiglu_backward(dy: Standard, x: Standard, dim: Integer = -1, *, out: Standard | None = None) -> Standard: ...
def swiglu_backward(
    dy: Array,
    x: Array,
    dim: Integer = -1,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of SwiGLU, SiLU(A)·B, where A and B are the first and the second half of `x` along `dim`.

        outA = dy · B · σ(A) · (1 + A·(1 − σ(A)))
        outB = dy · A · σ(A)

    Args:
        dy: the gradient of SwiGLU's output.
        x: the input of SwiGLU: A, then B, along `dim`.
        dim: the dimension along which `x` is split.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: outA, then outB, along `dim`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.swiglu_backward(dy, x).shape
        (1, 4)

    Source: the two documents of aclnnSwiGluGrad.
    """
    result = like(x) if out is None else out
    _native.swiglu_backward(dy, x, dim, result)
    return given_back(result, x) if out is None else result


@overload
def swiglu_group(x: NumPyArray, weight: NumPyArray | None = None, group_index: NumPyArray | None = None, clamp_limit: Number = -1.0, dim: Integer = -1, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def swiglu_group(x: Tensor, weight: Tensor | None = None, group_index: Tensor | None = None, clamp_limit: Number = -1.0, dim: Integer = -1, *, out: Tensor | None = None) -> Tensor: ...
@overload
def swiglu_group(x: Standard, weight: Standard | None = None, group_index: Standard | None = None, clamp_limit: Number = -1.0, dim: Integer = -1, *, out: Standard | None = None) -> Standard: ...
def swiglu_group(
    x: Array,
    weight: Array | None = None,
    group_index: Array | None = None,
    clamp_limit: Number = -1.0,
    dim: Integer = -1,
    *,
    out: Array | None = None,
) -> Array:
    """SwiGLU of clamped halves times a weight for each row, for groups of rows.

        A' = min(A, clamp_limit)
        B' = clamp(B, −clamp_limit, clamp_limit)
        out = A' · σ(A') · B' · weight

    Args:
        x: the input: A, then B, along the last dimension.
        weight: the factor of each row, in float32.
        group_index: the number of rows of each group; rows beyond their sum become 0.
        clamp_limit: the upper limit of A, and the limit of B in both directions; -1: no clamping.
        dim: the dimension that is split; a row spans it and all dimensions after it.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x` with the size of `dim` halved.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.swiglu_group(x).shape
        (1, 2)

    Source: the document of aclnnSwigluGroup.
    """
    result = half_of(x, dim) if out is None else out
    _native.swiglu_group(x, weight, group_index, clamp_limit, dim, result)
    return given_back(result, x) if out is None else result


@overload
def swiglu_group_backward(dy: NumPyArray, x: NumPyArray, weight: NumPyArray | None = None, y_origin: NumPyArray | None = None, group_index: NumPyArray | None = None, clamp_limit: Number = 0.0, dim: Integer = -1, *, out: tuple[NumPyArray, NumPyArray | None] | None = None) -> tuple[NumPyArray, NumPyArray | None]: ...
@overload
def swiglu_group_backward(dy: Tensor, x: Tensor, weight: Tensor | None = None, y_origin: Tensor | None = None, group_index: Tensor | None = None, clamp_limit: Number = 0.0, dim: Integer = -1, *, out: tuple[Tensor, Tensor | None] | None = None) -> tuple[Tensor, Tensor | None]: ...
@overload
def swiglu_group_backward(dy: Standard, x: Standard, weight: Standard | None = None, y_origin: Standard | None = None, group_index: Standard | None = None, clamp_limit: Number = 0.0, dim: Integer = -1, *, out: tuple[Standard, Standard | None] | None = None) -> tuple[Standard, Standard | None]: ...
def swiglu_group_backward(
    dy: Array,
    x: Array,
    weight: Array | None = None,
    y_origin: Array | None = None,
    group_index: Array | None = None,
    clamp_limit: Number = 0.0,
    dim: Integer = -1,
    *,
    out: tuple[Array, Array | None] | None = None,
) -> tuple[Array, Array | None]:
    """The gradients of SwigluGroup's input and weight.

        s = σ(A')
        dA = dy · weight · B' · s · (1 + A' · (1 − s))  where A < clamp_limit, else 0
        dB = dy · weight · A' · s                       where −clamp_limit < B < clamp_limit, else 0
        gradWeightOut = Σ dy · yOrigin                  over each row

    Args:
        dy: the gradient of SwigluGroup's output.
        x: the input of SwigluGroup: A, then B, along the last dimension.
        weight: the factor of each row, in float32.
        y_origin: the result of SwigluGroup without the weight.
        group_index: the number of rows of each group; rows beyond their sum become 0.
        clamp_limit: the upper limit of A, and the limit of B in both directions; 0: no clamping.
        dim: the dimension that is split; a row spans it and all dimensions after it.
        out: a tuple of arrays to write to, with the results' dtypes and shapes; None returns new ones.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.
        the gradient of the weight: the shape of `weight`; None without `weight`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> [result if result is None else result.shape for result in actgrad.swiglu_group_backward(dy, x)]
        [(1, 4), None]

    Source: the document of aclnnSwigluGroupGrad.
    """
    result = (like(x), None if weight is None else like(weight)) if out is None else several(out, 2)
    _native.swiglu_group_backward(dy, x, weight, y_origin, group_index, clamp_limit, dim, result[0], result[1])
    return (given_back(result[0], x), None if weight is None else given_back(result[1], weight)) if out is None else result


@overload
def swish(x: NumPyArray, beta: Number = 1.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def swish(x: Tensor, beta: Number = 1.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def swish(x: Standard, beta: Number = 1.0, *, out: Standard | None = None) -> Standard: ...
def swish(
    x: Array,
    beta: Number = 1.0,
    *,
    out: Array | None = None,
) -> Array:
    """Swish: x·σ(β·x).

        out = x · σ(beta · x)

    Args:
        x: the input.
        beta: the steepness β.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.swish(x).shape
        (1, 4)

    Source: the document of aclnnSwish.
    """
    result = like(x) if out is None else out
    _native.swish(x, beta, result)
    return given_back(result, x) if out is None else result


@overload
def swish_backward(dy: NumPyArray, x: NumPyArray, beta: Number = 1.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def swish_backward(dy: Tensor, x: Tensor, beta: Number = 1.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def swish_backward(dy: Standard, x: Standard, beta: Number = 1.0, *, out: Standard | None = None) -> Standard: ...
def swish_backward(
    dy: Array,
    x: Array,
    beta: Number = 1.0,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Swish.

        out = dy · s · (1 + w·(1 − s))
        w = beta · x
        s = σ(w)

    Args:
        dy: the gradient of Swish's output.
        x: the input of Swish.
        beta: the steepness β.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.swish_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnSwishBackward.
    """
    result = like(x) if out is None else out
    _native.swish_backward(dy, x, beta, result)
    return given_back(result, x) if out is None else result


@overload
def tanh(x: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def tanh(x: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def tanh(x: Standard, *, out: Standard | None = None) -> Standard: ...
def tanh(
    x: Array,
    *,
    out: Array | None = None,
) -> Array:
    """Tanh, the hyperbolic tangent.

        out = (e^x − e^−x) / (e^x + e^−x)

    Args:
        x: the input.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int16, int32, int64, bool or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`; float32 for integers.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.tanh(x).shape
        (1, 4)

    Source: the document of aclnnTanh.
    """
    result = floats_like(x) if out is None else out
    _native.tanh(x, result)
    return given_back(result, x) if out is None else result


@overload
def tanh_backward(dy: NumPyArray, output: NumPyArray, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def tanh_backward(dy: Tensor, output: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def tanh_backward(dy: Standard, output: Standard, *, out: Standard | None = None) -> Standard: ...
def tanh_backward(
    dy: Array,
    output: Array,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of the hyperbolic tangent, from its result.

        out = dy · (1 − output²)

    Args:
        dy: the gradient of the output.
        output: the result of the hyperbolic tangent.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of the input: the broadcast shape of `dy` and `output`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> output = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.tanh_backward(dy, output).shape
        (1, 4)

    Source: the document of aclnnTanhBackward.
    """
    result = broadcast_of(dy, output) if out is None else out
    _native.tanh_backward(dy, output, result)
    return given_back(result, output) if out is None else result


@overload
def threshold(x: NumPyArray, threshold: Number = 0.0, value: Number = 0.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def threshold(x: Tensor, threshold: Number = 0.0, value: Number = 0.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def threshold(x: Standard, threshold: Number = 0.0, value: Number = 0.0, *, out: Standard | None = None) -> Standard: ...
def threshold(
    x: Array,
    threshold: Number = 0.0,
    value: Number = 0.0,
    *,
    out: Array | None = None,
) -> Array:
    """Threshold: x above the threshold, else the value.

        out = x      where x > threshold
        out = value  elsewhere

    Args:
        x: the input.
        threshold: the threshold that the input must exceed.
        value: the result elsewhere.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int16, int32, int64 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the result for `x`: the shape of `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.threshold(x).shape
        (1, 4)

    Source: the document of aclnnThreshold.
    """
    result = like(x) if out is None else out
    _native.threshold(x, threshold, value, result)
    return given_back(result, x) if out is None else result


@overload
def threshold_backward(dy: NumPyArray, x: NumPyArray, threshold: Number = 0.0, *, out: NumPyArray | None = None) -> NumPyArray: ...
@overload
def threshold_backward(dy: Tensor, x: Tensor, threshold: Number = 0.0, *, out: Tensor | None = None) -> Tensor: ...
@overload
def threshold_backward(dy: Standard, x: Standard, threshold: Number = 0.0, *, out: Standard | None = None) -> Standard: ...
def threshold_backward(
    dy: Array,
    x: Array,
    threshold: Number = 0.0,
    *,
    out: Array | None = None,
) -> Array:
    """The gradient of Threshold, and with a threshold of 0 that of ReLU.

        out = dy  where x > threshold
        out = 0   elsewhere

    Args:
        dy: the gradient of Threshold's output.
        x: the input of Threshold.
        threshold: the threshold that the input must exceed.
        out: the array to write to, with the result's dtype and shape; None returns a new one.

    Arrays are float32, float16, bfloat16, int8, uint8, int32, int64 or float64 with any strides, of NumPy, PyTorch (also on a GPU) or another DLPack library.

    Returns:
        the gradient of `x`: the broadcast shape of `dy` and `x`.

    Raises:
        AclnnError: an argument breaks a rule; the message names it, what was given and what is needed.
        TypeError: an argument is not an array.

    Examples:
        >>> dy = np.array([[1.0, 2.0, -1.0, 0.25]], dtype=np.float32)
        >>> x = np.array([[-1.0, 0.5, 2.0, 3.0]], dtype=np.float32)
        >>> actgrad.threshold_backward(dy, x).shape
        (1, 4)

    Source: the document of aclnnThresholdBackward.
    """
    result = broadcast_of(dy, x) if out is None else out
    _native.threshold_backward(dy, x, threshold, result)
    return given_back(result, x) if out is None else result
