# SPDX-License-Identifier: Apache-2.0
"""Quantisation to 8-bit integers, and products of quantised matrices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.data_types import ACL_INT8, ACL_INT32, ACL_UINT8
from actgrad.npu.experts import group_bounds, unpacked_scale
from actgrad.npu.int8 import as_int8, by_largest
from actgrad.npu.normalisation import add_rms_norm, rms_norm


def not_served(what: str) -> None:
    """Raises NotImplementedError."""
    raise NotImplementedError(f"{what}: this is not supported")


def _group_of_rows(ends: Tensor, count: int) -> Tensor:
    """The group of each of ``count`` rows; beyond the last group's end it is the number of groups."""
    return torch.searchsorted(ends, torch.arange(count, device=ends.device), right=True)


def dynamically_quantised(
    x: Tensor, smooth: Tensor | None, groups: Tensor | None, dtype: int, asymmetric: bool, mode: str = "pertoken"
) -> tuple[Tensor, Tensor, Tensor | None]:
    """Integers, the scale of each row and, for asymmetric quantisation, its offset."""
    if dtype != ACL_INT8:
        raise NotImplementedError(f"aclDataType {dtype} is not supported; {ACL_INT8}, int8, is")
    values = x.float()
    if smooth is not None and smooth.numel():
        if groups is not None and groups.numel():
            ends = groups.long()
            group = _group_of_rows(ends, len(values)).clamp(max=len(ends) - 1)
            values = values * smooth.float()[group]
        else:
            values = values * smooth.float()
    dims = {"pertoken": [-1], "perchannel": [-2], "pertensor": list(range(x.dim()))}[mode]
    if asymmetric:
        low, high = values.amin(dims, keepdim=True), values.amax(dims, keepdim=True)
        scale = (high - low) / 255
        offset = 127 - high / scale
        return as_int8(values / scale + offset), _without(scale, dims), _without(offset, dims)
    integers, scale = by_largest(values, dims)
    return integers, _without(scale, dims), None


def _without(x: Tensor, dims: list[int]) -> Tensor:
    return x.squeeze(dims) if len(dims) < x.dim() else x.reshape(1)


def quantised(x: Tensor, scale: Tensor, offset: Tensor | None, root: bool = False, axis: int = -1) -> Tensor:
    """``x · scale + offset``, rounded to int8; vectors are along the last dimension or, if axis is -2, that before."""
    if axis == -2 and scale.dim() == 1:
        scale, offset = scale.unsqueeze(-1), None if offset is None else offset.unsqueeze(-1)
    factor = scale.float().square() if root else scale.float()
    values = x.float() * factor
    return as_int8(values if offset is None else values + offset.float())


def quantised_by_step(x: Tensor, steps: Tensor, zero: Tensor | None, dtype: int, axis: int) -> Tensor:
    """``x / step + zero``, rounded to the dtype's range."""
    shape = [1] * x.dim()
    if steps.numel() > 1:
        shape[axis] = -1
    values = x.float() / steps.float().view(shape)
    if zero is not None:
        values = values + zero.float().view(shape)
    low, high = {ACL_INT8: (-128, 127), ACL_UINT8: (0, 255), ACL_INT32: (-(2**31), 2**31 - 1)}[dtype]
    return torch.round(values).clamp(low, high)


def unquantised(x: Tensor, scale: Tensor, offset: Tensor | None, root: bool) -> Tensor:
    """``(x + offset) · scale``."""
    factor = scale.float().square() if root else scale.float()
    values = x.float()
    return (values if offset is None else values + offset.float()) * factor


def packed_scale(scale: Tensor, offset: Tensor | None) -> Tensor:
    """Scales and offsets packed into 64 bits, as integer products take them."""
    bits = scale.float().contiguous().view(torch.int32).long() & 0xFFFFE000
    if offset is not None:
        bits = bits | ((torch.round(offset.float()).long() & 0x1FF) << 37)
    return bits | (1 << 46)


def _packed_offset(scale: Tensor) -> Tensor:
    """The offsets in :func:`packed_scale`, integers of nine bits."""
    bits = (scale >> 37) & 0x1FF
    return torch.where(bits < 256, bits, bits - 512)


def quantised_matmul(
    a: Tensor, b: Tensor, token_scale: Tensor | None, scale: Tensor, offset: Tensor | None, bias: Tensor | None,
    a_transposed: bool, b_transposed: bool, out: Tensor,
) -> Tensor:  # fmt: skip
    """A product of matrices of int8, scaled."""
    if a.dtype != torch.int8 or b.dtype != torch.int8:
        raise NotImplementedError("only products of int8 matrices are supported")
    total = (a.mT if a_transposed else a).double() @ (b.mT if b_transposed else b).double()  # exact
    if bias is not None and not bias.is_floating_point():
        total = total + bias
    if out.dtype == torch.int32:
        return total
    result = total.float() * unpacked_scale(scale)
    if token_scale is not None and token_scale.numel():
        result = result * token_scale.float().unsqueeze(-1)
    if bias is not None and bias.is_floating_point():
        result = result + bias.float()
    if offset is not None and offset.numel():
        result = result + offset.float()
    return as_int8(result) if out.dtype == torch.int8 else result


def weight_quantised_matmul(
    x: Tensor, weight: Tensor, scale: Tensor, offset: Tensor | None, q_scale: Tensor | None, q_offset: Tensor | None,
    bias: Tensor | None, group: int,
) -> Tensor:  # fmt: skip
    """The product with a matrix of integers, dequantised by channel or by groups of rows; as int8 if it has a scale."""
    if weight.dtype != torch.int8:
        raise NotImplementedError("only weights of int8 or int4 are supported")
    factor, shift = scale.float(), None if offset is None else offset.float()
    if group > 0:
        factor = factor.repeat_interleave(group, 0)[: len(weight)]
        shift = None if shift is None else shift.repeat_interleave(group, 0)[: len(weight)]
    values = weight.float()
    values = (values if shift is None else values + shift) * factor
    result = x.float() @ values
    result = result if bias is None else result + bias.float()
    if q_scale is None:
        return result
    if q_scale.dtype == torch.int64:
        q_scale, q_offset = unpacked_scale(q_scale), _packed_offset(q_scale)
    return _quantised_as(result, q_scale, q_offset, divided=False)


def of_groups(values: Tensor | None, groups: Tensor | None, rows: Tensor) -> Tensor | None:
    """The values of each row's group; ``groups`` has the groups' sizes."""
    if values is None or groups is None or values.dim() < 2:
        return values
    group = _group_of_rows(groups.long().cumsum(0), len(rows))
    return values[group.clamp(max=len(values) - 1)]


def dequantised_swiglu(
    x: Tensor, weight_scale: Tensor | None, token_scale: Tensor | None, bias: Tensor | None, left: bool
) -> Tensor:
    """SwiGLU of scaled integers, or of floating point."""
    values = x.float()
    if bias is not None and bias.numel():
        values = values + bias.float()
    if weight_scale is not None and weight_scale.numel():
        values = values * weight_scale.float()
    if token_scale is not None and token_scale.numel():
        values = values * token_scale.float().view(-1, 1)
    first, second = values.chunk(2, -1)
    return F.silu(first) * second if left else F.silu(second) * first


def requantised(values: Tensor, scale: Tensor | None, offset: Tensor | None, mode: str) -> tuple[Tensor, Tensor | None]:
    """Quantises to int8, by the given scale or by each row's largest value."""
    if mode == "static":
        result = values if scale is None else values / scale.float()
        return as_int8(result if offset is None else result + offset.float()), None
    result = values if scale is None or scale.numel() == 0 else values * scale.float()
    integers, row_scale = by_largest(result)
    return integers, row_scale.squeeze(-1)


def swiglu_quantised(
    x: Tensor, smooth: Tensor | None, offsets: Tensor | None, groups: Tensor | None, left: bool, mode: str,
    list_type: int,
) -> tuple[Tensor, Tensor | None]:  # fmt: skip
    """SwiGLU as int8, by factors of each row's group, and by its largest value if the mode is dynamic.

    ``groups`` has the groups' ends, or with list type 1 their sizes. The scale that is returned is the factor.
    """
    first, second = x.float().chunk(2, -1)
    values = F.silu(first) * second if left else F.silu(second) * first
    rows = values.view(-1, values.shape[-1])
    if groups is not None and groups.numel():
        ends = groups.long().cumsum(0) if list_type == 1 else groups.long()
        group = _group_of_rows(ends, len(rows)).clamp(max=len(ends) - 1)
    else:
        group = torch.zeros(len(rows), dtype=torch.int64)
    if smooth is not None and smooth.numel():
        rows = rows * smooth.float().view(smooth.shape[0], -1)[group]
    if mode == "static":
        if offsets is not None and offsets.numel():
            rows = rows + offsets.float().view(offsets.shape[0], -1)[group]
        return as_int8(rows).view(values.shape), None
    factors = 127 / rows.abs().amax(-1, keepdim=True)
    integers = torch.where(factors.isfinite(), rows * factors, 0.0)
    return as_int8(integers).view(values.shape), factors.view(values.shape[:-1])


def put_quantised(
    self: Tensor, places: Tensor, updates: Tensor, scales: Tensor, zeros: Tensor | None, axis: int
) -> None:
    """Writes updates as int8 along ``axis``: of batch b, or of a pair's first number, from a place on."""
    only_int8(self)
    values = _quantised_as(updates.float(), scales.view(-1), None if zeros is None else zeros.view(-1), divided=True)
    pairs = places.view(-1, 2) if places.dim() == 2 else torch.stack((torch.arange(len(places)), places), 1)
    dim = axis % self.dim() - 1
    for (batch, first), update in zip(pairs.tolist(), values, strict=True):
        self[batch].narrow(dim, first, update.shape[dim]).copy_(update)


def dequantised(x: Tensor, weight_scale: Tensor, token_scale: Tensor | None, bias: Tensor | None) -> Tensor:
    """Dequantised integers; an integer bias is added before scaling, any other after."""
    values = x.float()
    if bias is not None and not bias.is_floating_point():
        values = values + bias
    values = values * weight_scale.float()
    if token_scale is not None and token_scale.numel():
        values = values * token_scale.float().view(-1, 1)
    return values + bias.float() if bias is not None and bias.is_floating_point() else values


def kept_by_top_k_and_p(logits: Tensor, p: Tensor | None, k: Tensor | None) -> Tensor:
    """The logits, with -∞ outside the k largest and the fewest whose probabilities sum to p (top-k and top-p)."""
    values, order = logits.sort(-1)
    if k is not None:
        limit = values.gather(-1, (values.shape[-1] - k.long()).clamp(min=0).unsqueeze(-1))
        values = values.masked_fill(values < limit, -torch.inf)
    if p is not None:
        drop = values.float().softmax(-1).cumsum(-1) <= 1 - p.float().unsqueeze(-1)
        drop[..., -1] = False
        values = values.masked_fill(drop, -torch.inf)
    return torch.empty_like(logits).scatter_(-1, order, values)


def _quantised_as(values: Tensor, scale: Tensor, zero: Tensor | None, divided: bool) -> Tensor:
    """Values by the scale, or divided by it, and shifted, as int8."""
    result = values / scale.float() if divided else values * scale.float()
    return as_int8(result if zero is None else result + zero.float())


def only_int8(out: Tensor) -> None:
    """Raises NotImplementedError unless the result is int8."""
    if out.dtype != torch.int8:
        raise NotImplementedError(f"results of {out.dtype} are not supported; int8 is")


def normed_and_quantised(
    x: Tensor, gamma: Tensor, scale: Tensor, offset: Tensor | None, beta: Tensor | None, eps: float, divided: bool
) -> tuple[Tensor, Tensor]:
    """A root mean square norm as int8, and 1 / √(mean square)."""
    normal, rstd = rms_norm(x.float(), gamma, eps)
    return _quantised_as(normal if beta is None else normal + beta.float(), scale, offset, divided), rstd


def _norm_of_sum(x: Tensor, y: Tensor, gamma: Tensor, beta: Tensor | None, eps: float) -> tuple[Tensor, Tensor]:
    total = add_rms_norm(x, y, gamma, eps)[2]
    normal = rms_norm(total.float(), gamma, eps)[0]
    return normal if beta is None else normal + beta.float(), total


def add_norm_quantised(
    x: Tensor, y: Tensor, gamma: Tensor, beta: Tensor | None, eps: float, scales: Sequence[Tensor | None],
    zeros: Sequence[Tensor | None], divided: bool,
) -> tuple[Tensor | None, ...]:  # fmt: skip
    """A norm of a sum as int8, by up to two scales; the sum; and the norm."""
    normal, total = _norm_of_sum(x, y, gamma, beta, eps)
    given = zip(scales, zeros, strict=True)
    out = [None if scale is None else _quantised_as(normal, scale, zero, divided) for scale, zero in given]
    return *out, total, normal


def add_norm_dynamically_quantised(
    x: Tensor, y: Tensor, gamma: Tensor, beta: Tensor | None, eps: float, smooth1: Tensor | None,
    smooth2: Tensor | None,
) -> tuple[Tensor | None, ...]:  # fmt: skip
    """A norm of a sum, by up to two smoothing factors, as int8 by each row's largest value; the sum; the scales."""
    normal, total = _norm_of_sum(x, y, gamma, beta, eps)
    out1, scale1 = requantised(normal, smooth1, None, "dynamic")
    out2, scale2 = (None, None) if smooth2 is None else requantised(normal, smooth2, None, "dynamic")
    return out1, out2, total, scale1, scale2


def put_if_wanted(outs: Sequence[Tensor | None], values: Sequence[Tensor | None]) -> None:
    """Writes results; outputs that are not wanted have another size."""
    for out, value in zip(outs, values, strict=True):
        if out is not None and value is not None and out.numel() == value.numel():
            out.copy_(value.reshape(out.shape))


def gelu_quantised(
    x: Tensor, scale: Tensor | None, offset: Tensor | None, form: str, mode: str
) -> tuple[Tensor, Tensor | None]:
    """GELU as int8, by a given scale or by each row's largest value."""
    values = F.gelu(x.float(), approximate=form)
    if mode == "static" and scale is not None:
        return _quantised_as(values, scale, offset, divided=False), None
    return requantised(values, scale, None, "dynamic")


def group_quantised(x: Tensor, scale: Tensor, groups: Tensor, offset: Tensor | None) -> Tensor:
    """Rows as int8, by the scale of their group; ``groups`` has the groups' ends."""
    group = _group_of_rows(groups.long(), len(x))
    return _quantised_as(x.float(), scale.float()[group], offset, divided=False)


def dequantised_product(
    x: Tensor, weight: Tensor, scale: Tensor, bias: Tensor | None, x_scale: Tensor | None, x_offset: Tensor | None,
    smooth: Tensor | None, mode: str, transposed: bool,
) -> Tensor:  # fmt: skip
    """A product with a matrix of int8, of rows that are quantised by their largest value; scaled back."""
    if mode != "pertoken" or x_scale is not None or x_offset is not None or bias is not None:
        raise NotImplementedError("a bias, or scales of x that are given, are not supported")
    rows, row_scale = requantised(x.float(), smooth, None, "dynamic")
    total = rows.double() @ (weight.mT if transposed else weight).double()  # exact
    return total.float() * unpacked_scale(scale) * row_scale.unsqueeze(-1)  # type: ignore[union-attr]


def put_grouped_product(out: Tensor, groups: Tensor, product: Callable[[int, Tensor], Tensor], x: Tensor) -> None:
    """Writes the product of each group's rows; ``groups`` has the groups' ends."""
    for group, first, last in group_bounds(groups, 0, 0):
        out[first:last] = product(group, x[first:last])


def put_grouped_swiglu(
    out: Tensor, row_scales: Tensor, groups: Tensor, x: Tensor, weight: Tensor, scale: Tensor, x_scale: Tensor
) -> None:
    """Writes SwiGLU of each group's scaled products as int8, by each row's largest value; ``groups`` has their ends."""
    for group, first, last in group_bounds(groups, 0, 0):
        total = x[first:last].double() @ weight[group].double()  # exact
        gated = dequantised_swiglu(total, scale[group], x_scale[first:last], None, True)
        out[first:last], largest = by_largest(gated)
        row_scales[first:last] = largest.squeeze(-1)


def sampled(logits: Tensor, k: Tensor, p: Tensor, q: Tensor | None, eps: float, most: int) -> tuple[Tensor, Tensor]:
    """The place of the likeliest of the k largest whose probabilities sum to p, divided by q; and these logits.

    A k that is not positive or more than ``most`` keeps all; so does p from 1 on. The likeliest is always kept.
    """
    x, limit, share = logits.float(), k.view(-1, 1), p.float().view(-1, 1)
    values, order = x.sort(dim=-1, descending=True, stable=True)
    places = torch.arange(x.shape[-1], device=x.device)
    values = values.masked_fill((places >= limit) & (limit > 0) & (limit <= most), -torch.inf)
    weights = values.softmax(-1)
    kept = ((weights.cumsum(-1) - weights < share) | (share >= 1) | (places == 0)) & values.isfinite()
    chances = torch.where(kept, weights, 0.0)
    if q is not None:
        chances = chances / (q.float().gather(-1, order) + eps)
    chosen = order.gather(-1, chances.argmax(-1, keepdim=True)).squeeze(-1)
    left = torch.full_like(x, -torch.inf).scatter_(-1, order, values.masked_fill(~kept, -torch.inf))
    return chosen, left
