# SPDX-License-Identifier: Apache-2.0
"""Normalisations that PyTorch lacks on the CPU, or lacks for 16-bit inputs; all in float32."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

HALVES = (torch.float16, torch.bfloat16)


def widened(value: Any) -> Any:
    """A 16-bit tensor as float32; anything else as it is."""
    return value.float() if isinstance(value, Tensor) and value.dtype in HALVES else value


def wide(function: Callable[..., Any], *arguments: Any) -> Any:
    """Calls ``function`` with 16-bit tensors converted to float32."""
    return function(*map(widened, arguments))


def batch_norm(
    self: Tensor,
    weight: Tensor | None,
    bias: Tensor | None,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Tensor | None, ...]:
    """The result and, in training, the batch's mean and 1 / √(variance + ε); updates the running statistics."""
    running = [widened(running_mean), widened(running_var)]
    results = torch.ops.aten.native_batch_norm.default(
        widened(self), widened(weight), widened(bias),
        *running, training, momentum, eps,
    )  # fmt: skip
    if not training:
        return results[0], None, None
    for given, new in zip((running_mean, running_var), running, strict=True):
        if given is not None and given is not new:
            given.copy_(new)
    return tuple(results)


def _per_channel(values: Tensor, x: Tensor) -> Tensor:
    return values.float().view(1, -1, *[1] * (x.dim() - 2))


def _all_but_channels(x: Tensor) -> list[int]:
    return [dim for dim in range(x.dim()) if dim != 1]


def batch_norm_stats(self: Tensor, eps: float) -> tuple[Tensor, Tensor]:
    """Each channel's mean and 1 / √(variance + ε)."""
    variance, mean = torch.var_mean(self.float(), _all_but_channels(self), correction=0)
    return mean, torch.rsqrt(variance + eps)


def batch_norm_sums(self: Tensor) -> tuple[Tensor, Tensor]:
    """Each channel's sum, and the sum of its squares."""
    x, dims = self.float(), _all_but_channels(self)
    return x.sum(dims), x.square().sum(dims)


def batch_norm_elemt(self: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, rstd: Tensor) -> Tensor:
    """``(x - mean) · rstd · weight + bias``."""
    result = (self.float() - _per_channel(mean, self)) * _per_channel(rstd, self)
    if weight is not None:
        result = result * _per_channel(weight, self)
    return result if bias is None else result + _per_channel(bias, self)


def gathered_stats(
    mean: Tensor,
    rstd: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    momentum: float,
    eps: float,
    counts: Tensor,
) -> tuple[Tensor, Tensor]:
    """The combined statistics of all ranks; each row of ``mean`` and ``rstd`` belongs to one rank."""
    n = counts.float().view(-1, 1)
    total = n.sum()
    mean_all = (n * mean.float()).sum(0) / total
    square = rstd.float().square().reciprocal() - eps + mean.float().square()
    variance = (n * square).sum(0) / total - mean_all.square()
    for running, new in ((running_mean, mean_all), (running_var, variance * total / (total - 1))):
        if running is not None:
            running.copy_((1 - momentum) * running.float() + momentum * new)
    return mean_all, torch.rsqrt(variance + eps)


def stats_of_sums(
    total: Tensor, squares: Tensor, counts: Tensor, running_mean: Tensor, running_var: Tensor, momentum: float,
    eps: float,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The combined statistics of all ranks, from each rank's sums and sums of squares."""
    n = counts.float().sum()
    mean = total.float().sum(0) / n
    variance = squares.float().sum(0) / n - mean.square()
    for running, new in ((running_mean, mean), (running_var, variance * n / (n - 1))):
        running.copy_((1 - momentum) * running.float() + momentum * new)
    return mean, torch.rsqrt(variance + eps)


def batch_norm_reduce_backward(
    grad: Tensor, self: Tensor, mean: Tensor, rstd: Tensor
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Σ dy, Σ dy · (x - mean), and the gradients of weight and bias."""
    dy, dims = grad.float(), _all_but_channels(self)
    total = dy.sum(dims)
    moment = (dy * (self.float() - _per_channel(mean, self))).sum(dims)
    return total, moment, moment * rstd.float(), total


def batch_norm_elemt_backward(
    grad: Tensor,
    self: Tensor,
    mean: Tensor,
    rstd: Tensor,
    weight: Tensor | None,
    total: Tensor,
    moment: Tensor,
    counts: Tensor,
) -> Tensor:
    """The gradient of x, from the sums of all ranks."""
    n = counts.sum().float()
    scale = _per_channel(rstd, self)
    centred = self.float() - _per_channel(mean, self)
    projection = centred * scale.square() * _per_channel(moment, self) / n
    result = (grad.float() - _per_channel(total, self) / n - projection) * scale
    return result if weight is None else result * _per_channel(weight, self)


def rms_norm(self: Tensor, gamma: Tensor, eps: float) -> tuple[Tensor, Tensor]:
    """``x · rstd · γ`` with rstd = 1 / √(mean(x²) + ε) over γ's dimensions, in float32; and rstd."""
    x = self.float()
    rstd = torch.rsqrt(x.square().mean(_last_dims(gamma), keepdim=True) + eps)
    return (x * rstd * gamma.float()).to(self.dtype), rstd


def rms_norm_backward(grad: Tensor, self: Tensor, rstd: Tensor, gamma: Tensor) -> tuple[Tensor, Tensor]:
    """The gradients of :func:`rms_norm` with respect to x and γ."""
    dims = _last_dims(gamma)
    x, dy = self.float(), grad.float()
    scale = rstd.view(*self.shape[: -len(dims)], *[1] * len(dims))
    normal = x * scale
    d_normal = dy * gamma.float()
    d_self = (d_normal - normal * (d_normal * normal).mean(dims, keepdim=True)) * scale
    outer = list(range(self.dim() - len(dims)))
    d_gamma = (dy * normal).sum(outer) if outer else dy * normal
    return d_self.to(self.dtype), d_gamma.to(gamma.dtype)


def _last_dims(gamma: Tensor) -> list[int]:
    return list(range(-gamma.dim(), 0))


def add_rms_norm(self: Tensor, other: Tensor, gamma: Tensor, eps: float) -> tuple[Tensor, Tensor, Tensor]:
    """:func:`rms_norm` of a sum, which is rounded first; 1 / √(mean square); the sum."""
    total = (self.float() + other.float()).to(self.dtype)
    return *rms_norm(total, gamma, eps), total


def add_rms_norm_cast(self: Tensor, other: Tensor, gamma: Tensor, eps: float) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """:func:`add_rms_norm` that also returns the result in float32."""
    out, rstd, total = add_rms_norm(self, other, gamma, eps)
    return out.float(), out, rstd, total


def add_layer_norm(
    self: Tensor, other: Tensor, gamma: Tensor, beta: Tensor, bias: Tensor | None, eps: float
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Layer normalisation of a sum, its statistics, and the sum."""
    total = self.float() + other.float()
    if bias is not None:
        total = total + bias.float()
    return *torch.native_layer_norm(total, gamma.shape, gamma.float(), beta.float(), eps), total


def add_layer_norm_backward(
    grad: Tensor, self: Tensor, other: Tensor, rstd: Tensor, mean: Tensor, gamma: Tensor, d_sum: Tensor | None
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of :func:`add_layer_norm`."""
    d_total, d_gamma, d_beta = _layer_norm_backward(grad, self.float() + other.float(), mean, rstd, gamma)
    return d_total if d_sum is None else d_total + d_sum.float(), d_gamma, d_beta


def _layer_norm_backward(
    grad: Tensor, x: Tensor, mean: Tensor, rstd: Tensor, gamma: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    zeros = torch.zeros_like(gamma, dtype=torch.float32)
    shape = [*x.shape[: x.dim() - gamma.dim()], *[1] * gamma.dim()]
    results: tuple[Tensor, Tensor, Tensor] = torch.ops.aten.native_layer_norm_backward.default(
        grad.float(), x, gamma.shape, mean.float().view(shape), rstd.float().view(shape), gamma.float(), zeros,
        [True, True, True],
    )  # fmt: skip
    return results


def deep_norm(
    self: Tensor, gx: Tensor, beta: Tensor, gamma: Tensor, alpha: float, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    """Layer normalisation of ``alpha · x + gx``."""
    results: tuple[Tensor, Tensor, Tensor] = torch.native_layer_norm(
        alpha * self.float() + gx.float(), gamma.shape, gamma.float(), beta.float(), eps
    )
    return results


def deep_norm_backward(
    grad: Tensor, self: Tensor, gx: Tensor, gamma: Tensor, mean: Tensor, rstd: Tensor, alpha: float
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The gradients of :func:`deep_norm` with respect to x, gx, beta and gamma."""
    total = alpha * self.float() + gx.float()
    d_gx, d_gamma, d_beta = _layer_norm_backward(grad, total, mean, rstd, gamma)
    return alpha * d_gx, d_gx, d_beta, d_gamma


def group_norm_swish(
    self: Tensor, gamma: Tensor | None, beta: Tensor | None, groups: int, eps: float, scale: float | None
) -> tuple[Tensor, Tensor, Tensor]:
    """``y · σ(scale · y)`` of a group normalisation ``y``, or ``y`` itself, and the statistics."""
    n, c = self.shape[:2]
    out, mean, rstd = wide(torch.native_group_norm, self, gamma, beta, n, c, math.prod(self.shape[2:]), groups, eps)
    return out if scale is None else out * torch.sigmoid(scale * out), mean, rstd


def group_norm_swish_backward(
    grad: Tensor, mean: Tensor, rstd: Tensor, self: Tensor, gamma: Tensor, beta: Tensor, groups: int, scale: float
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of :func:`group_norm_swish`."""
    n, c = self.shape[:2]
    shape = (n, groups, 1)
    normal = (self.float().view(n, groups, -1) - mean.float().view(shape)) * rstd.float().view(shape)
    y = torch.addcmul(_per_channel(beta, self), normal.view(self.shape), _per_channel(gamma, self))
    sigmoid = torch.sigmoid(scale * y)
    dy = grad.float() * sigmoid * (1 + scale * y * (1 - sigmoid))
    results: tuple[Tensor, Tensor, Tensor] = torch.ops.aten.native_group_norm_backward.default(
        dy, self.float(), mean.float(), rstd.float(), gamma.float(), n, c, math.prod(self.shape[2:]), groups,
        [True, True, True],
    )  # fmt: skip
    return results


MASKED = -10000.0
"""What a masked score becomes before the softmax."""


def _mask_of(self: Tensor, mask: Tensor | None, triangle: bool) -> Tensor:
    if triangle or mask is None:
        return torch.ones(self.shape[-2:], dtype=torch.bool, device=self.device).triu(1)
    return mask.bool()


def masked_softmax(self: Tensor, mask: Tensor | None, scale: float, triangle: bool) -> Tensor:
    """The softmax of scaled scores."""
    return torch.softmax((self.float() * scale).masked_fill(_mask_of(self, mask, triangle), MASKED), -1)


def masked_softmax_backward(grad: Tensor, output: Tensor, mask: Tensor | None, scale: float, triangle: bool) -> Tensor:
    """The gradient of :func:`masked_softmax`."""
    y, dy = output.float(), grad.float()
    result = y * (dy - (dy * y).sum(-1, keepdim=True)) * scale
    return result.masked_fill(_mask_of(output, mask, triangle), 0.0)


def biased_softmax(self: Tensor, mask: Tensor | None, bias: Tensor, scale: float) -> Tensor:
    """The softmax of scaled scores with a mask and a bias added."""
    scores = self.float() * scale + bias.float()
    return torch.softmax(scores if mask is None else scores + mask.float(), -1)
