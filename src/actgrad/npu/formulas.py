# SPDX-License-Identifier: Apache-2.0
"""The names that the calls of the table use."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812, F401  (the name that everybody knows)

from actgrad.npu.attention import Settings, attention, attention_backward, unpacked  # noqa: F401

aten = torch.ops.aten

DTYPES = {
    0: torch.float32,
    1: torch.float16,
    2: torch.int8,
    3: torch.int32,
    4: torch.uint8,
    6: torch.int16,
    7: torch.uint16,
    8: torch.uint32,
    9: torch.int64,
    10: torch.uint64,
    11: torch.float64,
    12: torch.bool,
    16: torch.complex64,
    17: torch.complex128,
    27: torch.bfloat16,
    35: torch.float8_e5m2,
    36: torch.float8_e4m3fn,
}
"""aclDataType → PyTorch's dtype."""

ROUNDING_MODES = (None, "trunc", "floor")
REDUCTIONS = ("none", "mean", "sum")


def put(out: Tensor, value: Tensor) -> None:
    """Writes ``value`` to ``out``, which must have its shape."""
    if out.shape != value.shape:
        raise ValueError(f"the result has shape {tuple(value.shape)}, but its tensor has {tuple(out.shape)}")
    out.copy_(value)


def put_all(outs: Sequence[Tensor | None], values: Sequence[Tensor | None]) -> None:
    """Writes each value that is wanted and there."""
    for out, value in zip(outs, values, strict=True):
        if out is not None and value is not None:
            _put_reshaped(out, value)


def put_both(first: Tensor, second: Tensor, values: Sequence[Tensor]) -> None:
    """Writes two results."""
    put_all((first, second), values)


def copy_each(outs: Iterable[Tensor], values: Iterable[Tensor]) -> None:
    """Writes lists of results; the values were computed before, so the lists may share memory."""
    for out, value in zip(outs, values, strict=True):
        _put_reshaped(out, value)


def _put_reshaped(out: Tensor, value: Tensor) -> None:
    shape = out.shape
    out.copy_(value if value.shape == shape else value.reshape(shape))


def dynamic(out: Tensor, value: Tensor) -> list[list[int]]:
    """Writes ``value`` to the beginning of ``out``, whose shape it becomes."""
    return [_write_front(out, value)]


def _write_front(out: Tensor, value: Tensor) -> list[int]:
    out.view(-1)[: value.numel()].copy_(value.reshape(-1))
    return list(value.shape)


def unique(self: Tensor, out: Tensor, inverse: Tensor, counts: Tensor) -> list[list[int]]:
    """Sorted values, where each element went, and how often each value is there."""
    values = torch.unique(self, return_inverse=True, return_counts=True)
    results = zip((out, inverse, counts), values, strict=True)
    return [_write_front(to, value) if to.numel() >= value.numel() else list(to.shape) for to, value in results]


def put_attention(out: Tensor, maximum: Tensor, total: Tensor, results: tuple[Tensor, Tensor, Tensor]) -> None:
    """Writes attention's result, and the rows' maxima and sums, which have eight equal columns."""
    put(out, results[0])
    put(maximum, results[1].expand(maximum.shape))
    put(total, results[2].expand(total.shape))


def generator(tensor: Tensor, seed: int, offset: int) -> torch.Generator | None:
    """A generator whose numbers depend on the seed and on how many numbers were drawn with it before."""
    if tensor.is_meta:
        return None
    golden = 0x9E3779B97F4A7C15
    return torch.Generator().manual_seed((seed ^ (offset * golden)) & (2**63 - 1))


def one_hot(self: Tensor, on: Tensor, off: Tensor, axis: int, out: Tensor) -> None:
    """``on`` where a new dimension's index is the element, ``off`` elsewhere."""
    dim = axis % out.dim()
    classes = torch.arange(out.shape[dim], device=self.device).view([-1] + [1] * (out.dim() - 1 - dim))
    put(out, torch.where(self.unsqueeze(dim) == classes, on, off).to(out.dtype))


def dropout_mask(shape: Sequence[int], p: float, seed: int, offset: int, out: Tensor) -> None:
    """One bit for each element, the lowest first: 1 keeps it, with probability 1 - p."""
    count = out.numel() * 8
    if math.prod(shape) > count:
        raise ValueError(f"{math.prod(shape)} elements need more than the {count} bits of the mask")
    if out.is_meta:
        return
    keep = torch.rand(count, generator=generator(out, seed, offset)) >= p
    weights = torch.tensor([1, 2, 4, 8, 16, 32, 64, 128], dtype=torch.uint8)
    put(out, (keep.view(-1, 8) * weights).sum(1, dtype=torch.uint8).view(out.shape))


def masked_dropout(self: Tensor, mask: Tensor, p: float, out: Tensor) -> None:
    """Keeps the elements whose bit is 1, scaled by 1 / (1 - p)."""
    scale = 0.0 if p == 1 else 1 / (1 - p)
    put(out, self * unpacked(mask, self.shape) * scale)


Indices = Sequence[Tensor | None]


def _subscripts(indices: Indices) -> tuple[Tensor | slice, ...]:
    # A dimension that is taken whole arrives as an empty tensor.
    return tuple(slice(None) if index is None or index.numel() == 0 else index for index in indices)


def index(self: Tensor, indices: Indices, out: Tensor) -> None:
    """``self[indices]``."""
    if out.numel() > 0:
        put(out, self[_subscripts(indices)].reshape(out.shape))


def index_put(self: Tensor, indices: Indices, values: Tensor, accumulate: bool) -> None:
    """``self[indices] = values``, or ``+=``."""
    if values.numel() == 0:
        return
    where = [None if isinstance(index, slice) else index for index in _subscripts(indices)]
    aten.index_put_(self, where, values, accumulate)


def scatter(self: Tensor, dim: int, ids: Tensor, src: Tensor | float, reduce: int, out: Tensor) -> None:
    """``self.scatter``; ``reduce`` is 0 to replace, 1 to add, 2 to multiply."""
    if reduce:
        put(out, self.scatter(dim, ids, src, reduce=("", "add", "multiply")[reduce]))
    else:
        put(out, self.scatter(dim, ids, src))


def l1_loss_backward(grad: Tensor, self: Tensor, target: Tensor, reduction: int) -> Tensor:
    """The gradient of the mean absolute error, or of its sum."""
    result = torch.sign(self - target) * grad
    return result / self.numel() if reduction == 1 else result


def bce_with_logits_backward(
    grad: Tensor, self: Tensor, target: Tensor, weight: Tensor | None, pos_weight: Tensor | None, reduction: int
) -> Tensor:
    """The gradient of binary cross entropy in its logits."""
    if pos_weight is None:
        result = torch.sigmoid(self) - target
    else:
        positive = pos_weight * target
        result = (positive + 1 - target) * torch.sigmoid(self) - positive
    result = result * grad
    if weight is not None:
        result = result * weight
    return result / self.numel() if reduction == 1 else result


def max_pool_backward(
    grad: Tensor,
    self: Tensor,
    kernel: list[int],
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    ceil: bool,
) -> Tensor:
    """The gradient of max pooling; where the maxima were is found again."""
    geometry = (kernel, stride, padding, dilation, ceil)
    _, places = aten.max_pool2d_with_indices(self, *geometry)
    result: Tensor = aten.max_pool2d_with_indices_backward(grad, self, *geometry, places)
    return result


def _rotated_halves(x: Tensor) -> Tensor:
    left, right = x.chunk(2, -1)
    return torch.cat((-right, left), -1)


def _rotated_pairs(x: Tensor) -> Tensor:
    return torch.stack((-x[..., 1::2], x[..., ::2]), -1).flatten(-2)


ROTATIONS = (_rotated_halves, _rotated_pairs)
"""Rotations by a right angle, by the mode of the rotary embedding. Their transposes are their negatives."""


def rotary_backward(
    grad: Tensor, cos: Tensor, sin: Tensor, self: Tensor | None, mode: int
) -> tuple[Tensor, Tensor | None, Tensor | None]:
    """The gradients of the rotary embedding; those in cos and sin need ``self``."""
    d_self = grad * cos - ROTATIONS[mode](grad * sin)
    if self is None:
        return d_self, None, None
    return d_self, (grad * self).sum_to_size(cos.shape), (grad * ROTATIONS[mode](self)).sum_to_size(sin.shape)


def amp_update(
    scale: Tensor, growth: Tensor, found: Tensor, up: float, down: float, interval: int
) -> tuple[Tensor, Tensor]:
    """The gradient scaler's next scale, and its count of steps without infinities; the first two are changed too."""
    torch._amp_update_scale_(scale, growth, found, up, down, interval)
    return scale, growth


def rms_norm(self: Tensor, gamma: Tensor, eps: float) -> tuple[Tensor, Tensor]:
    """``x · rstd · γ`` with rstd = 1 / √(mean(x²) + ε) over γ's dimensions, in float32; and rstd."""
    x = self.float()
    rstd = torch.rsqrt(x.square().mean(_last_dims(gamma), keepdim=True) + eps)
    return (x * rstd * gamma.float()).to(self.dtype), rstd


def rms_norm_backward(grad: Tensor, self: Tensor, rstd: Tensor, gamma: Tensor) -> tuple[Tensor, Tensor]:
    """The gradients of :func:`rms_norm` in x and γ."""
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


def adamw(
    self: Tensor,
    m: Tensor,
    v: Tensor,
    max_v: Tensor | None,
    grad: Tensor,
    step: Tensor,
    lr: float,
    beta1: float,
    beta2: float,
    decay: float,
    eps: float,
    amsgrad: bool,
    maximize: bool,
) -> None:
    """One step of AdamW; ``step`` counts the steps before it."""
    taken = step.item() + 1
    gradient = -grad if maximize else grad
    self.mul_(1 - lr * decay)
    m.lerp_(gradient, 1 - beta1)
    v.mul_(beta2).addcmul_(gradient, gradient, value=1 - beta2)
    second = v
    if amsgrad and max_v is not None:
        second = torch.maximum(max_v, v, out=max_v)
    denominator = (second.sqrt() / math.sqrt(1 - beta2**taken)).add_(eps)
    self.addcdiv_(m, denominator, value=-lr / (1 - beta1**taken))
