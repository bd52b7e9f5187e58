# SPDX-License-Identifier: Apache-2.0
# Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.
"""The operators as functions on tensors that autograd follows.

Each saves for the backward pass only what its gradient needs, usually its input. Eager PyTorch also saves the
activation of a gated unit: half as much again.
"""

from __future__ import annotations

from typing import Literal, overload

from torch import Tensor
from torch.compiler import is_dynamo_compiling

from actgrad.torch import inplace as overwriting
from actgrad.torch.direct import COMPILED, FUNCTIONS, beside, second_tensor
from actgrad.torch.inplace import COPYING, OVERWRITING

__all__ = [
    "celu",
    "elu",
    "erfinv",
    "fast_gelu",
    "fatrelu_mul",
    "geglu",
    "gelu",
    "gelu_mul",
    "glu",
    "hardshrink",
    "hardsigmoid",
    "hardswish",
    "hardtanh",
    "leaky_relu",
    "logsigmoid",
    "mish",
    "relu",
    "selu",
    "shrink",
    "sigmoid",
    "silu",
    "situ_glu",
    "softplus",
    "softshrink",
    "squared_relu",
    "swish",
    "tanh",
    "threshold",
]


def celu(x: Tensor, alpha: float = 1.0, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """CELU: x above 0, alpha·(e^(x/alpha) − 1) below.

        out = x                            where x > 0
        out = alpha · (e^(x / alpha) − 1)  where x ≤ 0

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        alpha: the factor of the exponential, of either sign; not 0, not NaN.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.celu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Celu.

    Source: the document of aclnnCelu; for the gradient, the derivative of aclnnCelu.
    """
    if inplace and inplace_backward:
        raise ValueError("celu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["celu"](x, alpha)
    if inplace_backward:
        return overwriting.apply("celu", x, alpha)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["celu"](x, alpha)


def elu(
    x: Tensor,
    alpha: float = 1.0,
    inplace: bool = False,
    *,
    scale: float = 1.0,
    input_scale: float = 1.0,
    inplace_backward: bool = False,
) -> Tensor:
    """ELU: scale·x above 0, alpha·scale·(e^(input_scale·x) − 1) below.

        out = scale · x                                  where x > 0
        out = alpha · scale · (e^(input_scale · x) − 1)  where x ≤ 0

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        alpha: the factor of the exponential.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        scale: the factor of the result.
        input_scale: the factor of the input where that is ≤ 0.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.elu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of ELU, from its input or, where alpha is not negative, from its result.

    Source: the document of aclnnElu; for the gradient, the document of aclnnEluBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("elu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["elu"](x, alpha, scale, input_scale)
    if inplace_backward:
        return overwriting.apply("elu", x, alpha, scale, input_scale)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["elu"](x, alpha, scale, input_scale)


def erfinv(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Erfinv, the inverse of the error function.

        out = erfinv(x)

    Args:
        x: a tensor of float32, float16, bfloat16, int8, uint8, int16, int32, int64, bool or float64, of any shape
            and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape of ``x`` and its dtype; float32 for integers and bools.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, on integers or bools, or on a tensor whose elements
            share memory; a second backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.erfinv(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Erfinv.

    Source: the document of aclnnErfinv; for the gradient, the derivative of aclnnErfinv.
    """
    if inplace and inplace_backward:
        raise ValueError("erfinv: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["erfinv"](x)
    if inplace_backward:
        return overwriting.apply("erfinv", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["erfinv"](x)


def fast_gelu(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """FastGELU: x·σ(1.702·x).

        out = x · σ(1.702 · x)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.fast_gelu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of FastGELU.

    Source: the document of aclnnFastGelu; for the gradient, the document of aclnnFastGeluBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("fast_gelu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["fast_gelu"](x)
    if inplace_backward:
        return overwriting.apply("fast_gelu", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["fast_gelu"](x)


def gelu(
    x: Tensor,
    approximate: Literal["none", "tanh"] = "none",
    inplace: bool = False,
    *,
    inplace_backward: bool = False,
) -> Tensor:
    """GELU: x·Φ(x), or its tanh form.

        out = x · Φ(x)                                        where approximate is 0 (none)
        out = x · (1 + tanh(√(2/π) · (x + 0.044715·x³))) / 2  where it is 1 (tanh)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        approximate: the form of GELU, erf (none) or tanh: ``"none"`` or ``"tanh"``.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.gelu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of GELU, x·Φ(x), or of its tanh form.

    Source: the document of aclnnGeluV2; for the gradient, the document of aclnnGeluBackwardV2.
    """
    if inplace and inplace_backward:
        raise ValueError("gelu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["gelu"](x, approximate)
    if inplace_backward:
        return overwriting.apply("gelu", x, approximate)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["gelu"](x, approximate)


def hardshrink(x: Tensor, lambd: float = 0.5, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Hardshrink: x beyond ±λ, 0 between.

        out = x  where |x| > lambd
        out = 0  elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        lambd: the bound λ: the result is 0 from −λ to λ; a negative λ counts as 0.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.hardshrink(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Hardshrink.

    Source: the document of aclnnHardshrink; for the gradient, the document of aclnnHardshrinkBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("hardshrink: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["hardshrink"](x, lambd)
    if inplace_backward:
        return overwriting.apply("hardshrink", x, lambd)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["hardshrink"](x, lambd)


def hardsigmoid(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Hardsigmoid: x/6 + 1/2 between −3 and 3, 1 above, 0 below.

        out = 0          where x ≤ −3
        out = x/6 + 1/2  where −3 < x < 3
        out = 1          where x ≥ 3

    Args:
        x: a tensor of float32, float16, bfloat16, int32 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.hardsigmoid(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Hardsigmoid, 0 at ±3 and beyond.

    Source: the document of aclnnHardsigmoid; for the gradient, the document of aclnnHardsigmoidBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("hardsigmoid: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["hardsigmoid"](x)
    if inplace_backward:
        return overwriting.apply("hardsigmoid", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["hardsigmoid"](x)


def hardswish(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Hardswish: x·(x + 3)/6 between −3 and 3, x above, 0 below.

        out = 0            where x ≤ −3
        out = x·(x + 3)/6  where −3 < x < 3
        out = x            where x ≥ 3

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.hardswish(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Hardswish, with slopes 0 at −3 and 1 at 3 (the open form, PyTorch's since
    2.7).

    Source: the document of aclnnHardswish; for the gradient, the document of aclnnHardswishBackwardV2.
    """
    if inplace and inplace_backward:
        raise ValueError("hardswish: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["hardswish"](x)
    if inplace_backward:
        return overwriting.apply("hardswish", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["hardswish"](x)


def hardtanh(
    x: Tensor,
    min_val: float = -1.0,
    max_val: float = 1.0,
    inplace: bool = False,
    *,
    inplace_backward: bool = False,
) -> Tensor:
    """Hardtanh: x clamped to the limits.

        out = min_val  where x < min_val
        out = max_val  where x > max_val
        out = x        elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16, int8, uint8, int16, int32, int64 or float64, of any shape and
            strides.
        min_val: the lower limit.
        max_val: the upper limit.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.hardtanh(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Hardtanh, 0 at and beyond the limits.

    Source: the document of aclnnHardtanh; for the gradient, the document of aclnnHardtanhBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("hardtanh: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["hardtanh"](x, min_val, max_val)
    if inplace_backward:
        return overwriting.apply("hardtanh", x, min_val, max_val)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["hardtanh"](x, min_val, max_val)


def leaky_relu(
    x: Tensor,
    negative_slope: float = 0.01,
    inplace: bool = False,
    *,
    inplace_backward: bool = False,
) -> Tensor:
    """LeakyReLU: x above 0, slope·x below.

        out = x                   where x > 0
        out = negative_slope · x  where x ≤ 0

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        negative_slope: the slope below 0, of any sign and size.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.leaky_relu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of LeakyReLU, from its input or, for a slope ≥ 0, from its result.

    Source: the document of aclnnLeakyRelu; for the gradient, the document of aclnnLeakyReluBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("leaky_relu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["leaky_relu"](x, negative_slope)
    if inplace_backward:
        return overwriting.apply("leaky_relu", x, negative_slope)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["leaky_relu"](x, negative_slope)


def logsigmoid(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """LogSigmoid, log σ(x).

        out = min(x, 0) − log(1 + e^−|x|)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.logsigmoid(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of LogSigmoid.

    Source: the document of aclnnLogSigmoid; for the gradient, the document of aclnnLogSigmoidBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("logsigmoid: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["logsigmoid"](x)
    if inplace_backward:
        return overwriting.apply("logsigmoid", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["logsigmoid"](x)


def mish(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Mish: x·tanh(log(1 + e^x)).

        out = x · tanh(log(1 + e^x))

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.mish(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Mish.

    Source: the document of aclnnMish; for the gradient, the document of aclnnMishBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("mish: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["mish"](x)
    if inplace_backward:
        return overwriting.apply("mish", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["mish"](x)


def relu(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """ReLU: x above 0, 0 below.

        out = x  where x > 0
        out = 0  elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16, int8, uint8, int32, int64 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.relu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Threshold, and with a threshold of 0 that of ReLU.

    Source: the document of aclnnRelu; for the gradient, the document of aclnnThresholdBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("relu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["relu"](x)
    if inplace_backward:
        return overwriting.apply("relu", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["relu"](x)


def selu(x: Tensor, inplace: bool = False) -> Tensor:
    """SELU: s·x above 0, s·α·(e^x − 1) below, with s = 1.0507009873554805 and s·α = 1.7580993408473769.

        out = s · x            where x > 0
        out = s·α · (e^x − 1)  where x ≤ 0

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves what its gradient needs.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory.

    Examples:
        >>> actgrad.torch.selu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of SELU, from its output.

    Source: the document of aclnnSelu; for the gradient, the document of aclnnSeluBackward.
    """
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["selu"](x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["selu"](x)


def shrink(
    x: Tensor,
    lambd: float = 0.5,
    bias: float = 0.0,
    inplace: bool = False,
    *,
    inplace_backward: bool = False,
) -> Tensor:
    """Shrink: x moved towards 0 by the bias beyond ±λ, 0 between.

        out = x − bias  where x > lambd
        out = x + bias  where x < −lambd
        out = 0         elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        lambd: the bound λ ≥ 0: the result is 0 from −λ to λ.
        bias: the amount by which the magnitude is reduced.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.shrink(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Shrink.

    Source: the document of aclnnShrink; for the gradient, the derivative of aclnnShrink.
    """
    if inplace and inplace_backward:
        raise ValueError("shrink: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["shrink"](x, lambd, bias)
    if inplace_backward:
        return overwriting.apply("shrink", x, lambd, bias)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["shrink"](x, lambd, bias)


def sigmoid(x: Tensor, inplace: bool = False) -> Tensor:
    """Sigmoid: 1/(1 + e^−x).

        out = 1 / (1 + e^(−x))

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves what its gradient needs.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory.

    Examples:
        >>> actgrad.torch.sigmoid(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Sigmoid, from its result.

    Source: the document of aclnnSigmoid; for the gradient, the document of aclnnSigmoidBackward.
    """
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["sigmoid"](x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["sigmoid"](x)


def silu(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """SiLU, x·σ(x).

        out = x · σ(x)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.silu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of SiLU, x·σ(x).

    Source: the document of aclnnSilu; for the gradient, the document of aclnnSiluBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("silu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["silu"](x)
    if inplace_backward:
        return overwriting.apply("silu", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["silu"](x)


def softplus(
    x: Tensor,
    beta: float = 1.0,
    threshold: float = 20.0,
    inplace: bool = False,
    *,
    inplace_backward: bool = False,
) -> Tensor:
    """Softplus: log(1 + e^(beta·x))/beta, and x where beta·x is above the threshold.

        out = x                             where beta · x > threshold
        out = log(1 + e^(beta · x)) / beta  where beta · x ≤ threshold

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        beta: the factor of the input; the result is divided by it.
        threshold: the result is x where beta·x is above it.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.softplus(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Softplus.

    Source: the document of aclnnSoftplus; for the gradient, the document of aclnnSoftplusBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("softplus: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["softplus"](x, beta, threshold)
    if inplace_backward:
        return overwriting.apply("softplus", x, beta, threshold)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["softplus"](x, beta, threshold)


def softshrink(x: Tensor, lambd: float = 0.5, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Softshrink: x moved towards 0 by λ, 0 between ±λ.

        out = x − lambd  where x > lambd
        out = x + lambd  where x < −lambd
        out = 0          elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        lambd: the bound λ ≥ 0: the result is 0 from −λ to λ.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.softshrink(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Softshrink.

    Source: the document of aclnnSoftshrink; for the gradient, the document of aclnnSoftshrinkBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("softshrink: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["softshrink"](x, lambd)
    if inplace_backward:
        return overwriting.apply("softshrink", x, lambd)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["softshrink"](x, lambd)


def squared_relu(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """SquaredReLU: x² above 0, 0 below.

        out = max(x, 0)²

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.squared_relu(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of SquaredRelu.

    Source: the document of aclnnSquaredRelu; for the gradient, the derivative of aclnnSquaredRelu.
    """
    if inplace and inplace_backward:
        raise ValueError("squared_relu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["squared_relu"](x)
    if inplace_backward:
        return overwriting.apply("squared_relu", x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["squared_relu"](x)


def swish(x: Tensor, beta: float = 1.0, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Swish: x·σ(β·x).

        out = x · σ(beta · x)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        beta: the steepness β.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.swish(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Swish.

    Source: the document of aclnnSwish; for the gradient, the document of aclnnSwishBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("swish: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["swish"](x, beta)
    if inplace_backward:
        return overwriting.apply("swish", x, beta)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["swish"](x, beta)


def tanh(x: Tensor, inplace: bool = False) -> Tensor:
    """Tanh, the hyperbolic tangent.

        out = (e^x − e^−x) / (e^x + e^−x)

    Args:
        x: a tensor of float32, float16, bfloat16, int8, uint8, int16, int32, int64, bool or float64, of any shape
            and strides.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves what its gradient needs.

    Returns:
        a tensor with the shape of ``x`` and its dtype; float32 for integers and bools.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        RuntimeError: ``inplace`` on a leaf that requires grad, on integers or bools, or on a tensor whose elements
            share memory.

    Examples:
        >>> actgrad.torch.tanh(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of the hyperbolic tangent, from its result.

    Source: the document of aclnnTanh; for the gradient, the document of aclnnTanhBackward.
    """
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["tanh"](x)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["tanh"](x)


def threshold(
    x: Tensor,
    threshold: float = 0.0,
    value: float = 0.0,
    inplace: bool = False,
    *,
    inplace_backward: bool = False,
) -> Tensor:
    """Threshold: x above the threshold, else the value.

        out = x      where x > threshold
        out = value  elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16, int8, uint8, int16, int32, int64 or float64, of any shape and
            strides.
        threshold: the threshold that the input must exceed.
        value: the result elsewhere.
        inplace: overwrite ``x`` with the result and return it. Autograd then saves a copy of the input.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        ValueError: mutually exclusive options.
        RuntimeError: ``inplace`` on a leaf that requires grad, or on a tensor whose elements share memory; a second
            backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.threshold(torch.randn(2, 8)).shape
        torch.Size([2, 8])

    The backward pass: the gradient of Threshold, and with a threshold of 0 that of ReLU.

    Source: the document of aclnnThreshold; for the gradient, the document of aclnnThresholdBackward.
    """
    if inplace and inplace_backward:
        raise ValueError("threshold: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return (COPYING if is_dynamo_compiling() else OVERWRITING)["threshold"](x, threshold, value)
    if inplace_backward:
        return overwriting.apply("threshold", x, threshold, value)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["threshold"](x, threshold, value)


def fatrelu_mul(x: Tensor, threshold: Tensor | float, dim: int = -1, *, inplace_backward: bool = False) -> Tensor:
    """FatreluMul, f(A)·B of the halves A and B of `x`: f(A) is A above the threshold, else 0.

        out = A · B  where A > threshold
        out = 0 · B  elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any strides: both halves along ``dim``.
        threshold: the threshold that A must exceed: a tensor of one element, or a number. It has no gradient.
        dim: the dimension that is split; its size must be even.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the dtype and shape of ``x``, but the size of ``dim`` halved.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        IndexError: ``dim`` is out of range.
        RuntimeError: an odd size, tensors that do not match, or a second backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.fatrelu_mul(torch.randn(2, 8), 0.5).shape
        torch.Size([2, 4])

    The backward pass: the gradient of FatreluMul.

    Source: the document of aclnnFatreluMul; for the gradient, the derivative of aclnnFatreluMul.
    """
    threshold = beside("fatrelu_mul", x, "threshold", threshold)
    if inplace_backward:
        return overwriting.apply("fatrelu_mul", x, threshold, dim)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["fatrelu_mul"](x, threshold, dim)


@overload
def gelu_mul(
    x: Tensor,
    dim: int = -1,
    *,
    approximate: Literal["none", "tanh"] = "none",
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def gelu_mul(
    x: Tensor,
    up: Tensor,
    /,
    *,
    approximate: Literal["none", "tanh"] = "none",
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def gelu_mul(
    x: Tensor,
    *,
    up: Tensor,
    approximate: Literal["none", "tanh"] = "none",
    inplace_backward: bool = False,
) -> Tensor: ...
def gelu_mul(
    x: Tensor,
    dim: int | Tensor = -1,
    *,
    up: Tensor | None = None,
    approximate: Literal["none", "tanh"] = "none",
    inplace_backward: bool = False,
) -> Tensor:
    """GeluMul, GELU(A)·B, where A and B are the first and the second half of `x`.

    ``gelu_mul(gate, up)`` takes the halves as two tensors, the activated one first.

        out = GELU(A) · B
        none: GELU(t) = t·Φ(t)
        tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any strides: both halves along ``dim``, or the
            gate.
        dim: the dimension that is split; its size must be even. Or the second tensor, ``up``, with the shape and
            dtype of the gate.
        up: the second tensor, by keyword; ``dim`` is then omitted.
        approximate: the form of GELU, erf (none) or tanh: ``"none"`` or ``"tanh"``.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the dtype and shape of ``x``, but the size of ``dim`` halved; or like the gate.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        IndexError: ``dim`` is out of range.
        RuntimeError: an odd size, tensors that do not match, or a second backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.gelu_mul(torch.randn(2, 8)).shape
        torch.Size([2, 4])

    The backward pass: the gradient of GeluMul.

    Source: the document of aclnnGeluMul; for the gradient, the derivative of aclnnGeluMul.
    """
    if up is not None:
        dim = second_tensor("gelu_mul", dim, up)
    if isinstance(dim, Tensor):
        if inplace_backward:
            return overwriting.apply("gelu_mul_pair", x, dim, approximate)
        return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["gelu_mul_pair"](x, dim, approximate)
    if inplace_backward:
        return overwriting.apply("gelu_mul", x, dim, approximate)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["gelu_mul"](x, dim, approximate)


@overload
def glu(x: Tensor, dim: int = -1, *, inplace_backward: bool = False) -> Tensor: ...
@overload
def glu(x: Tensor, up: Tensor, /, *, inplace_backward: bool = False) -> Tensor: ...
@overload
def glu(x: Tensor, *, up: Tensor, inplace_backward: bool = False) -> Tensor: ...
def glu(x: Tensor, dim: int | Tensor = -1, *, up: Tensor | None = None, inplace_backward: bool = False) -> Tensor:
    """GLU, A·σ(B), where A and B are the first and the second half of `x` along `dim`.

    ``glu(gate, up)`` takes the halves as two tensors, the activated one first.

        out = A · σ(B)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any strides: both halves along ``dim``, or the
            gate.
        dim: the dimension along which `x` is split; its size must be even. Or the second tensor, ``up``, with the
            shape and dtype of the gate.
        up: the second tensor, by keyword; ``dim`` is then omitted.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the dtype and shape of ``x``, but the size of ``dim`` halved; or like the gate.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        IndexError: ``dim`` is out of range.
        RuntimeError: an odd size, tensors that do not match, or a second backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.glu(torch.randn(2, 8)).shape
        torch.Size([2, 4])

    The backward pass: the gradient of GLU, A·σ(B), where A and B are the first and the second half of `x` along
    `dim`.

    Source: the document of aclnnGlu; for the gradient, the document of aclnnGluBackward.
    """
    if up is not None:
        dim = second_tensor("glu", dim, up)
    if isinstance(dim, Tensor):
        if inplace_backward:
            return overwriting.apply("glu_pair", x, dim)
        return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["glu_pair"](x, dim)
    if inplace_backward:
        return overwriting.apply("glu", x, dim)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["glu"](x, dim)


@overload
def situ_glu(
    x: Tensor,
    dim: int = -1,
    *,
    beta: float = 1.0,
    linear_beta: float = 0.0,
    activate_left: bool = True,
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def situ_glu(
    x: Tensor,
    up: Tensor,
    /,
    *,
    beta: float = 1.0,
    linear_beta: float = 0.0,
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def situ_glu(
    x: Tensor,
    *,
    up: Tensor,
    beta: float = 1.0,
    linear_beta: float = 0.0,
    inplace_backward: bool = False,
) -> Tensor: ...
def situ_glu(
    x: Tensor,
    dim: int | Tensor = -1,
    *,
    up: Tensor | None = None,
    beta: float = 1.0,
    linear_beta: float = 0.0,
    activate_left: bool = True,
    inplace_backward: bool = False,
) -> Tensor:
    """SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a): a is the half of `x` that `activate_left` selects.

    ``situ_glu(gate, up)`` takes the halves as two tensors, the activated one first.

        out = beta · tanh(a/beta) · σ(a) · h(v)
        h(v) = linear_beta · tanh(v/linear_beta)  where linear_beta > 0
        h(v) = v                                  elsewhere

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any strides: both halves along ``dim``, or the
            gate.
        dim: the dimension along which `x` is split; its size must be even. Or the second tensor, ``up``, with the
            shape and dtype of the gate.
        up: the second tensor, by keyword; ``dim`` is then omitted.
        beta: the bound of f's tanh factor, of either sign; 0 gives NaN.
        linear_beta: the bound of v; no bound if it is not above 0.
        activate_left: whether a is the left half rather than the right one; for one tensor in halves only.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the dtype and shape of ``x``, but the size of ``dim`` halved; or like the gate.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        IndexError: ``dim`` is out of range.
        ValueError: mutually exclusive options.
        RuntimeError: an odd size, tensors that do not match, or a second backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.situ_glu(torch.randn(2, 8)).shape
        torch.Size([2, 4])

    The backward pass: the gradient of SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a).

    Source: the document of aclnnSituGlu; for the gradient, the document of aclnnSituGluGrad.
    """
    if up is not None:
        dim = second_tensor("situ_glu", dim, up)
    if isinstance(dim, Tensor):
        if not activate_left:
            raise ValueError("situ_glu: activate_left needs one tensor with both halves, but two tensors were given")
        if inplace_backward:
            return overwriting.apply("situ_glu_pair", x, dim, beta, linear_beta)
        return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["situ_glu_pair"](x, dim, beta, linear_beta)
    if inplace_backward:
        return overwriting.apply("situ_glu", x, dim, beta, linear_beta, activate_left)
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["situ_glu"](x, dim, beta, linear_beta, activate_left)


@overload
def geglu(
    x: Tensor,
    dim: int = -1,
    *,
    approximate: Literal["none", "tanh"] = "none",
    activate_left: bool = False,
    save_activation: bool = False,
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def geglu(
    x: Tensor,
    up: Tensor,
    /,
    *,
    approximate: Literal["none", "tanh"] = "none",
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def geglu(
    x: Tensor,
    *,
    up: Tensor,
    approximate: Literal["none", "tanh"] = "none",
    inplace_backward: bool = False,
) -> Tensor: ...
def geglu(
    x: Tensor,
    dim: int | Tensor = -1,
    *,
    up: Tensor | None = None,
    approximate: Literal["none", "tanh"] = "none",
    activate_left: bool = False,
    save_activation: bool = False,
    inplace_backward: bool = False,
) -> Tensor:
    """GeGLU, v·GELU(a): a is the half of `x` that `activate_left` selects, v the other.

    ``geglu(gate, up)`` takes the halves as two tensors, the activated one first.

        gelu = GELU(a)
        out = v · GELU(a)
        erf:  GELU(t) = t·Φ(t)
        tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any strides: both halves along ``dim``, or the
            gate.
        dim: the dimension along which tensors are split; its size must be even. Or the second tensor, ``up``, with
            the shape and dtype of the gate.
        up: the second tensor, by keyword; ``dim`` is then omitted.
        approximate: the form of GELU, erf (none) or tanh: ``"none"`` or ``"tanh"``.
        activate_left: whether the left half is activated rather than the right one; for one tensor in halves only.
        save_activation: save the activation too, so that the backward pass does not recompute it; for one tensor in
            halves only.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises.

    Returns:
        a tensor with the dtype and shape of ``x``, but the size of ``dim`` halved; or like the gate.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        IndexError: ``dim`` is out of range.
        ValueError: mutually exclusive options.
        RuntimeError: an odd size, tensors that do not match, or a second backward pass with ``inplace_backward``.

    Examples:
        >>> actgrad.torch.geglu(torch.randn(2, 8)).shape
        torch.Size([2, 4])

    The backward pass: the gradient of GeGLU, v·GELU(a): a is the half of `x` that `activate_left` selects, v the
    other.

    Source: the document of aclnnGeGluV3; for the gradient, the document of aclnnGeGluV3Backward.
    """
    if save_activation and inplace_backward:
        raise ValueError("geglu: save_activation=True spends memory and inplace_backward=True saves it; choose one")
    if up is not None:
        dim = second_tensor("geglu", dim, up)
    if isinstance(dim, Tensor):
        if activate_left or save_activation:
            raise ValueError("geglu: activate_left and save_activation need one tensor with both halves, but two tensors were given")
        if inplace_backward:
            return overwriting.apply("geglu_pair", x, dim, approximate)
        return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["geglu_pair"](x, dim, approximate)
    if inplace_backward:
        return overwriting.apply("geglu", x, dim, approximate, activate_left)
    if save_activation:
        return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["geglu_with_gelu"](x, dim, approximate, activate_left)[0]
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)["geglu"](x, dim, approximate, activate_left)
