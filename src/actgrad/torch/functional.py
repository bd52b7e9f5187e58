# SPDX-License-Identifier: Apache-2.0
"""The operators as functions on tensors that autograd follows.

Each saves its input and nothing else for the backward pass, which recomputes the activation in the kernel that needs
it. The same lines in eager PyTorch keep the activation beside the input: half as much again for a gated unit.
"""

from __future__ import annotations

from typing import Literal, overload

from torch import Tensor

from actgrad.torch import inplace as overwriting
from actgrad.torch.direct import call
from actgrad.torch.gated import GEGLU, SWIGLU
from actgrad.torch.pairs import GEGLU_PAIR, SWIGLU_PAIR
from actgrad.torch.unary import HARDSWISH, SILU


def silu(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """SiLU, x·σ(x).

    Args:
        x: a tensor of float32, bfloat16, float16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result, and return it. Autograd then keeps a copy of what it was.
        inplace_backward: write the gradient onto ``x`` in the backward pass, instead of into new memory. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not served.
        ValueError: options that exclude each other.
        RuntimeError: see ``inplace_backward``; a leaf that requires grad, or one whose elements share memory, with
            ``inplace``.

    Source: the document of aclnnSilu; the gradient is aclnnSiluBackward's.
    """
    if inplace and inplace_backward:
        raise ValueError("silu: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return overwriting.overwrite("silu", x)
    if inplace_backward:
        return overwriting.apply(SILU[0], SILU[1], x)
    return call("silu", x)


def hardswish(x: Tensor, inplace: bool = False, *, inplace_backward: bool = False) -> Tensor:
    """Hardswish: x·(x + 3)/6 between −3 and 3, x above, 0 below.

    The gradient is the open form: 0 at −3 and 1 at 3, as in PyTorch.

    Args:
        x: a tensor of float32, bfloat16, float16 or float64, of any shape and strides.
        inplace: overwrite ``x`` with the result, and return it. Autograd then keeps a copy of what it was.
        inplace_backward: write the gradient onto ``x`` in the backward pass, instead of into new memory. A second
            backward pass raises.

    Returns:
        a tensor with the shape and dtype of ``x``.

    Raises:
        NotImplementedError: the dtype or the device is not served.
        ValueError: options that exclude each other.
        RuntimeError: see ``inplace_backward``; a leaf that requires grad, or one whose elements share memory, with
            ``inplace``.

    Source: the document of aclnnHardswish; the gradient is aclnnHardswishBackwardV2's.
    """
    if inplace and inplace_backward:
        raise ValueError("hardswish: inplace=True overwrites the input, so inplace_backward=True has none to reuse")
    if inplace:
        return overwriting.overwrite("hardswish", x)
    if inplace_backward:
        return overwriting.apply(HARDSWISH[0], HARDSWISH[1], x)
    return call("hardswish", x)


@overload
def swiglu(x: Tensor, dim: int = -1, *, inplace_backward: bool = False) -> Tensor: ...
@overload
def swiglu(x: Tensor, up: Tensor, /, *, inplace_backward: bool = False) -> Tensor: ...
def swiglu(x: Tensor, dim: int | Tensor = -1, *, inplace_backward: bool = False) -> Tensor:
    """SwiGLU: ``swiglu(x, dim)`` is SiLU(A)·B of the halves A, B of ``x``; ``swiglu(gate, up)`` is SiLU(gate)·up.

    Args:
        x: a tensor of float32, bfloat16, float16 or float64, of any strides; its halves along ``dim``, or the gate.
        dim: the dimension along which ``x`` is split; its size must be even. Or the second tensor, ``up``, which has
            the shape and dtype of the gate.
        inplace_backward: write the gradients onto the inputs in the backward pass, instead of into new memory. A
            second backward pass raises.

    Returns:
        a tensor with the shape of ``x`` with the size of ``dim`` halved, or with the shape of the gate.

    Raises:
        NotImplementedError: the dtype or the device is not served.
        IndexError: ``dim`` is out of range.
        RuntimeError: an odd size, two tensors that do not match, or see ``inplace_backward``.

    Source: the documents of aclnnSwiGlu and aclnnSwiGluGrad.
    """
    if isinstance(dim, Tensor):
        if inplace_backward:
            return overwriting.apply(SWIGLU_PAIR[0], SWIGLU_PAIR[1], x, dim)
        return call("swiglu_pair", x, dim)
    if inplace_backward:
        return overwriting.apply(SWIGLU[0], SWIGLU[1], x, dim)
    return call("swiglu", x, dim)


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
    x: Tensor, up: Tensor, /, *, approximate: Literal["none", "tanh"] = "none", inplace_backward: bool = False
) -> Tensor: ...
def geglu(
    x: Tensor,
    dim: int | Tensor = -1,
    *,
    approximate: Literal["none", "tanh"] = "none",
    activate_left: bool = False,
    save_activation: bool = False,
    inplace_backward: bool = False,
) -> Tensor:
    """GeGLU: ``geglu(x, dim)`` is v·GELU(a) of the halves of ``x``; ``geglu(gate, up)`` is GELU(gate)·up.

    Args:
        x: a tensor of float32, bfloat16, float16 or float64, of any strides; its halves along ``dim``, or the gate.
        dim: the dimension along which ``x`` is split; its size must be even. Or the second tensor, ``up``, which has
            the shape and dtype of the gate.
        approximate: GELU's form: ``"none"`` (through the normal distribution) or ``"tanh"``.
        activate_left: whether a is the left half of ``x``, not the right one. Two tensors have names instead.
        save_activation: keep GELU(a) for the backward pass too, which then does not compute it again. For ``x`` in
            halves only.
        inplace_backward: write the gradients onto the inputs in the backward pass, instead of into new memory. A
            second backward pass raises.

    Returns:
        a tensor with the shape of ``x`` with the size of ``dim`` halved, or with the shape of the gate.

    Raises:
        NotImplementedError: the dtype or the device is not served.
        IndexError: ``dim`` is out of range.
        ValueError: options that exclude each other.
        RuntimeError: an odd size, two tensors that do not match, or see ``inplace_backward``.

    Source: the documents of aclnnGeGluV3 and aclnnGeGluV3Backward.
    """
    if save_activation and inplace_backward:
        raise ValueError("geglu: save_activation=True spends memory and inplace_backward=True saves it; choose one")
    if isinstance(dim, Tensor):
        if activate_left or save_activation:
            raise ValueError("geglu: activate_left and save_activation are for one tensor in halves, not for two")
        if inplace_backward:
            return overwriting.apply(GEGLU_PAIR[0], GEGLU_PAIR[1], x, dim, approximate)
        return call("geglu_pair", x, dim, approximate)
    if inplace_backward:
        return overwriting.apply(GEGLU[0], GEGLU[2], x, dim, approximate, activate_left)
    if save_activation:
        return call("geglu_with_gelu", x, dim, approximate, activate_left)[0]
    return call("geglu", x, dim, approximate, activate_left)
