# SPDX-License-Identifier: Apache-2.0
"""SwiGLU, plain or with the clamps, bias and interleaved halves of newer models, in one function."""

from __future__ import annotations

import math
from typing import Any, ClassVar, cast, overload

import torch
from torch import Tensor
from torch._jit_internal import is_scripting

from actgrad.torch import inplace as overwriting
from actgrad.torch.direct import call, met, second_tensor, tensor_needed
from actgrad.torch.modules import _Operator

__all__ = ["SwiGLU", "swiglu"]

UNCLAMPED = (1.0, math.inf, 0.0)  # alpha, limit and bias


@overload
def swiglu(
    x: Tensor,
    dim: int = -1,
    *,
    alpha: float = 1.0,
    limit: float | None = None,
    bias: float = 0.0,
    interleaved: bool = False,
    activate_left: bool = True,
    row_weight: Tensor | None = None,
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def swiglu(
    x: Tensor,
    up: Tensor,
    /,
    *,
    alpha: float = 1.0,
    limit: float | None = None,
    bias: float = 0.0,
    row_weight: Tensor | None = None,
    inplace_backward: bool = False,
) -> Tensor: ...
@overload
def swiglu(
    x: Tensor,
    *,
    up: Tensor,
    alpha: float = 1.0,
    limit: float | None = None,
    bias: float = 0.0,
    row_weight: Tensor | None = None,
    inplace_backward: bool = False,
) -> Tensor: ...
def swiglu(  # the numbers' defaults are integers: with dynamic=True compilers trace floats as symbols
    x: Tensor,
    dim: int | Tensor = -1,
    *,
    up: Tensor | None = None,
    alpha: float = 1,
    limit: float | None = None,
    bias: float = 0,
    interleaved: bool = False,
    activate_left: bool = True,
    row_weight: Tensor | None = None,
    inplace_backward: bool = False,
) -> Tensor:
    """SwiGLU of the two halves of ``x`` along ``dim``; with ``limit``, ``alpha`` and ``bias``, that of gpt-oss.

    ``swiglu(gate, up)`` takes the halves as two tensors, the activated one first.

        a' = min(a, limit)
        v' = clamp(v, −limit, limit)
        out = a' · σ(alpha · a') · (v' + bias) · row_weight

    Args:
        x: a tensor of float32, float16, bfloat16 or float64, of any strides: both halves along ``dim``, or the
            gate.
        dim: the dimension along which ``x`` is split; its size must be even. Or the second tensor, ``up``, with the
            shape and dtype of the gate.
        up: the second tensor, by keyword; ``dim`` is then omitted.
        alpha: the steepness of the sigmoid.
        limit: the limit of both halves, above 0; None for no clamping. At a limit the gradient passes.
        bias: the number added to the half that is not activated.
        interleaved: whether the halves are the even and odd elements of a row, which spans ``dim`` and all dimensions
            after it; for one tensor in halves only.
        activate_left: whether the left half (or the even elements) is activated rather than the other; for one tensor
            in halves only.
        row_weight: the factor of each row, such as a router's weight of each token, with the shape of ``x`` before
            ``dim``, or that of the gate without its last dimension. It is converted to float32 (for float64, to
            float64); the result is rounded once. None for no factor.
        inplace_backward: overwrite the input with its gradient in the backward pass instead of allocating. A second
            backward pass raises. Not with ``row_weight``.

    Returns:
        a tensor with the dtype and shape of ``x``, but the size of ``dim`` halved; or like the gate.

    Raises:
        NotImplementedError: the dtype or the device is not supported.
        IndexError: ``dim`` is out of range.
        ValueError: mutually exclusive options.
        RuntimeError: an odd size, tensors that do not match, a limit not above 0, or a second backward pass with
            ``inplace_backward``.

    Examples:
        >>> actgrad.torch.swiglu(torch.randn(2, 8), limit=7.0).shape
        torch.Size([2, 4])

    Source: the documents of aclnnSwiGlu and aclnnClippedSwiglu; for the gradients, of aclnnSwiGluGrad and
    aclnnClippedSwigluGrad.
    """
    if row_weight is not None and inplace_backward:
        raise ValueError("swiglu: inplace_backward=True cannot be combined with row_weight")
    if up is not None:
        dim = second_tensor("swiglu", dim, up)
    run = overwriting.apply if inplace_backward else call
    # A tensor's comparison is not True itself, so a learnable one, which is refused, is no default.
    if (alpha == 1) is True and limit is None and (bias == 0) is True:
        clamps: tuple[float, ...] = ()
    else:
        clamps = (alpha, math.inf if limit is None else limit, bias)
    if isinstance(dim, Tensor):
        if interleaved or not activate_left:
            raise ValueError(
                "swiglu: interleaved and activate_left need one tensor with both halves, but two tensors were given"
            )
        if row_weight is not None:
            gate, up = met("clipped_swiglu_pair", (x, dim))
            return call("weighted_swiglu_of_two", gate, up, _beside(gate, row_weight), *(clamps or UNCLAMPED))
        return run("clipped_swiglu_pair" if clamps else "swiglu_pair", x, dim, *clamps)
    if row_weight is not None:
        if isinstance(dim, torch.fx.Proxy):  # only its value tells whether it is a tensor
            options = {"alpha": alpha, "limit": limit, "bias": bias, "interleaved": interleaved}
            options |= {"activate_left": activate_left, "row_weight": row_weight}
            traced: Any = dim.tracer.create_proxy("call_function", swiglu, (x, dim), options)
            return cast(Tensor, traced)
        weight = _beside(x, row_weight)
        return call("weighted_swiglu", x, weight, dim, *(clamps or UNCLAMPED), interleaved, activate_left)
    if not clamps and not interleaved and activate_left:
        return run("swiglu", x, dim)
    return run("clipped_swiglu", x, dim, *(clamps or UNCLAMPED), interleaved, activate_left)


def _beside(x: Tensor, row_weight: Tensor) -> Tensor:
    """The weight in the dtype in which it is used."""
    if isinstance(x, torch.fx.Proxy) or isinstance(row_weight, torch.fx.Proxy):
        return row_weight  # its dtype is unknown
    tensor_needed("swiglu", "x", x)
    tensor_needed("swiglu", "row_weight", row_weight)
    return row_weight.to(torch.float64 if x.dtype == torch.float64 else torch.float32)


class SwiGLU(_Operator):
    """SwiGLU, plain or with clamps, of one tensor in halves or of two tensors.

    Arguments and errors: ``actgrad.torch.swiglu``.

    Examples:
        >>> actgrad.torch.SwiGLU()(torch.randn(2, 8)).shape
        torch.Size([2, 4])
    """

    _attributes = ("dim",)
    _options = ("interleaved", "inplace_backward")
    _numbers: ClassVar[dict[str, float | None]] = {"alpha": 1.0, "limit": None, "bias": 0.0, "activate_left": True}

    def __init__(
        self,
        dim: int = -1,
        *,
        alpha: float = 1.0,
        limit: float | None = None,
        bias: float = 0.0,
        interleaved: bool = False,
        activate_left: bool = True,
        inplace_backward: bool = False,
    ) -> None:
        super().__init__()
        self.dim = dim
        self.alpha = alpha
        self.limit = limit
        self.bias = bias
        self.interleaved = interleaved
        self.activate_left = activate_left
        self.inplace_backward = inplace_backward

    def extra_repr(self) -> str:
        changed = [f"{n}={getattr(self, n)!r}" for n, usual in self._numbers.items() if getattr(self, n) != usual]
        dim, *options = super().extra_repr().split(", ")
        return ", ".join([dim, *changed, *options])

    def forward(self, x: Tensor, up: Tensor | None = None, row_weight: Tensor | None = None) -> Tensor:
        if up is not None and (self.interleaved or not self.activate_left):
            raise ValueError(
                "SwiGLU: interleaved and activate_left need one tensor with both halves, but two tensors were given"
            )
        if is_scripting():  # TorchScript does not support functions with keywords
            limit = math.inf
            if self.limit is not None:
                limit = self.limit
            plain = self.alpha == 1 and limit == math.inf and self.bias == 0
            if row_weight is not None:
                weight = row_weight.to(torch.float64 if x.dtype == torch.float64 else torch.float32)
                if up is not None:
                    weighted_of_two: Tensor = torch.ops.actgrad.weighted_swiglu_of_two(
                        x, up, weight, self.alpha, limit, self.bias
                    )
                    return weighted_of_two
                weighted: Tensor = torch.ops.actgrad.weighted_swiglu(
                    x, weight, self.dim, self.alpha, limit, self.bias, self.interleaved, self.activate_left
                )
                return weighted
            if up is not None:
                if plain:
                    of_two: Tensor = torch.ops.actgrad.swiglu_pair(x, up)
                    return of_two
                clipped_of_two: Tensor = torch.ops.actgrad.clipped_swiglu_pair(x, up, self.alpha, limit, self.bias)
                return clipped_of_two
            if plain and not self.interleaved and self.activate_left:
                halves: Tensor = torch.ops.actgrad.swiglu(x, self.dim)
                return halves
            clipped: Tensor = torch.ops.actgrad.clipped_swiglu(
                x, self.dim, self.alpha, limit, self.bias, self.interleaved, self.activate_left
            )
            return clipped
        else:
            alpha, limit_or_none, bias, inplace_backward = self.alpha, self.limit, self.bias, self.inplace_backward
            if up is not None:
                return swiglu(
                    x,
                    up,
                    alpha=alpha,
                    limit=limit_or_none,
                    bias=bias,
                    row_weight=row_weight,
                    inplace_backward=inplace_backward,
                )
            return swiglu(
                x,
                self.dim,
                alpha=alpha,
                limit=limit_or_none,
                bias=bias,
                interleaved=self.interleaved,
                activate_left=self.activate_left,
                row_weight=row_weight,
                inplace_backward=inplace_backward,
            )
