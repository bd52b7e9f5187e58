# SPDX-License-Identifier: Apache-2.0
"""Operators of the older interface (aclop) for attention, and pooling of regions by position."""

from __future__ import annotations

import math

import torch
from torch import Tensor
from torch.nn import functional as F  # noqa: N812

from actgrad.npu.aclop_helpers import Function
from actgrad.npu.attention import unpacked


def _only_plain(**settings: bool) -> None:
    given = [name for name, value in settings.items() if value]
    if given:
        raise NotImplementedError(f"{', '.join(given)} is not supported")


def _rows(x: Tensor) -> Tensor:
    """Heads side by side, one row a token."""
    return x.transpose(1, 2).reshape(-1, x.shape[1] * x.shape[3])


def attention_score(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor, scale: Tensor, kept: Tensor, *, keep_prob: float,
    **transposed: bool,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """Softmax attention with a mask that is added to the scores and dropout that ``kept`` gives, a byte an element."""
    _only_plain(**transposed)
    q, k, v = query.float(), key.float(), value.float()
    weights = (q @ k.mT * scale.float() + mask.float()).softmax(-1)
    dropped = weights if keep_prob == 1 else weights * kept.view(weights.shape) / keep_prob
    return _rows(dropped @ v), weights


def attention_score_grad(
    weights: Tensor, grad: Tensor, value: Tensor, key: Tensor, query: Tensor, scale: Tensor, kept: Tensor, *,
    keep_prob: float, **transposed: bool,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """The gradients of :func:`attention_score` from its softmax."""
    _only_plain(**transposed)
    wide = weights.float(), grad.float(), value.float(), key.float(), query.float()
    factor = 1.0 if keep_prob == 1 else kept.view(weights.shape) / keep_prob
    dq, dk, dv = _gradients(*wide, factor)
    return _rows(dv), _rows(dq * scale.float()), _rows(dk * scale.float())


def _gradients(
    weights: Tensor, grad: Tensor, value: Tensor, key: Tensor, query: Tensor, factor: Tensor | float
) -> tuple[Tensor, Tensor, Tensor]:
    """The gradients of softmax(query · key) · factor · value."""
    dweights = grad @ value.mT * factor
    dscores = weights * (dweights - (dweights * weights).sum(-1, keepdim=True))
    return dscores @ key, dscores.mT @ query, (weights * factor).mT @ grad


def _heads(x: Tensor, length: int, heads: int) -> Tensor:
    return x.view(-1, length, heads, x.shape[-1] // heads).transpose(1, 2)


def multi_head_attention(
    query: Tensor, key: Tensor, value: Tensor, query_weight: Tensor, key_weight: Tensor, value_weight: Tensor,
    mask: Tensor | None, out_weight: Tensor, query_bias: Tensor | None, key_bias: Tensor | None,
    value_bias: Tensor | None, out_bias: Tensor | None, kept: Tensor | None = None, *, attn_head_num: int,
    attn_dim_per_head: int, src_len: int, tgt_len: int, keep_prob: float, softmax_use_float: bool,
) -> list[Tensor]:  # fmt: skip
    """Attention of a transformer with its four linear layers; ``kept`` has a bit for each weight that is kept."""
    if keep_prob != 1 and kept is None:
        raise NotImplementedError("dropout without a mask is not supported")
    q = _heads(F.linear(query.float(), query_weight.float(), _wide(query_bias)), tgt_len, attn_head_num)
    k = _heads(F.linear(key.float(), key_weight.float(), _wide(key_bias)), src_len, attn_head_num)
    v = _heads(F.linear(value.float(), value_weight.float(), _wide(value_bias)), src_len, attn_head_num)
    scores = q @ k.mT / math.sqrt(attn_dim_per_head)
    weights = (scores if mask is None else scores + mask.float()).softmax(-1)
    dropped = weights if kept is None else weights * unpacked(kept, weights.shape) / keep_prob
    context = _rows(dropped @ v)
    y = F.linear(context, out_weight.float(), _wide(out_bias))
    return [y, q.new_zeros(0) if kept is None else kept, q, k, v, weights, dropped, context]


def _wide(x: Tensor | None) -> Tensor | None:
    return None if x is None else x.float()


def multi_head_attention_grad(
    query: Tensor, key: Tensor, value: Tensor, query_weight: Tensor, key_weight: Tensor, value_weight: Tensor,
    out_weight: Tensor, q: Tensor, k: Tensor, v: Tensor, weights: Tensor, dropped: Tensor, context: Tensor,
    grad: Tensor, kept: Tensor | None = None, *, attn_head_num: int, attn_dim_per_head: int, src_len: int,
    tgt_len: int, keep_prob: float, softmax_use_float: bool, bias_grad_mask: list[bool],
) -> list[Tensor]:  # fmt: skip
    """The gradients of :func:`multi_head_attention` from its results."""
    dy = grad.float()
    dcontext = _heads(dy @ out_weight.float(), tgt_len, attn_head_num)
    factor = 1.0 if kept is None else unpacked(kept, weights.shape) / keep_prob
    dq, dk, dv = _gradients(weights.float(), dcontext, v.float(), k.float(), q.float(), factor)
    scale = 1 / math.sqrt(attn_dim_per_head)
    inner = [_rows(dq * scale), _rows(dk * scale), _rows(dv)]
    inputs, layers = (query, key, value), (query_weight, key_weight, value_weight)
    dweights = [d.mT @ x.float() for d, x in zip(inner, inputs, strict=True)]
    dinputs = [d @ w.float() for d, w in zip(inner, layers, strict=True)]
    dbiases = [d.sum(0, keepdim=True) for d in (*inner, dy)]
    return [*dweights, dy.mT @ context.float(), *dinputs, *dbiases]


def _pooled_cells(rois: Tensor, scale: float, groups: int, height: int, width: int) -> list[tuple[int, ...]]:
    """For each part of each region: its place in the result, its image, and its first and last rows and columns.

    Corners are rounded, and the last pixel belongs to a region, as in region-based fully convolutional networks.
    """
    cells: list[tuple[int, ...]] = []
    regions = rois.float().transpose(1, 2).reshape(-1, 5)
    for region, (image, left, top, right, bottom) in enumerate(regions.tolist()):
        x, y = round(left) * scale, round(top) * scale
        wide, high = (max((round(end) + 1) * scale - start, 0.1) / groups for end, start in ((right, x), (bottom, y)))
        for row in range(groups):
            for column in range(groups):
                rows = (math.floor(y + row * high), math.ceil(y + (row + 1) * high))
                columns = (math.floor(x + column * wide), math.ceil(x + (column + 1) * wide))
                first, last = (min(max(place, 0), height) for place in rows)
                start, end = (min(max(place, 0), width) for place in columns)
                if last > first and end > start:
                    cells.append((region, row, column, int(image), first, last, start, end))
    return cells


def pooled_by_position(x: Tensor, rois: Tensor, *, spatial_scale: float, group_size: int, output_dim: int) -> Tensor:
    """The mean of each part of a region, over the channel that belongs to the part."""
    result = x.new_zeros(rois.shape[0] * rois.shape[2], output_dim, group_size, group_size, dtype=torch.float32)
    channels = x.float().view(len(x), output_dim, group_size, group_size, *x.shape[2:])
    for region, row, column, image, top, bottom, left, right in _pooled_cells(
        rois, spatial_scale, group_size, *x.shape[2:]
    ):
        result[region, :, row, column] = channels[image, :, row, column, top:bottom, left:right].mean((-2, -1))
    return result


def pooled_by_position_grad(
    grad: Tensor, rois: Tensor, *, spatial_scale: float, group_size: int, output_dim: int, input_size: list[int]
) -> Tensor:
    """The gradient of :func:`pooled_by_position`."""
    height, width = input_size
    result = torch.zeros(rois.shape[0], output_dim, group_size, group_size, height, width, dtype=torch.float32)
    for region, row, column, image, top, bottom, left, right in _pooled_cells(
        rois, spatial_scale, group_size, height, width
    ):
        share = grad[region, :, row, column].float() / ((bottom - top) * (right - left))
        result[image, :, row, column, top:bottom, left:right] += share.view(-1, 1, 1)
    return result.view(rois.shape[0], -1, height, width)


ATTENTION: dict[str, Function] = {
    "AttentionScore": attention_score,
    "AttentionScoreGrad": attention_score_grad,
    "MultiHeadAttention": multi_head_attention,
    "MultiHeadAttentionGrad": multi_head_attention_grad,
    "PSROIPoolingV2": pooled_by_position,
    "PSROIPoolingGradV2D": pooled_by_position_grad,
}
