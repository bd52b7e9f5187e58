# SPDX-License-Identifier: Apache-2.0
"""Attention and its gradient, written out: softmax(scale · q kᵀ, masked) v, in float32."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

GIVEN, ALL, LEFT_UP_CAUSAL, RIGHT_DOWN_CAUSAL = range(4)
"""The sparse modes that are served: which keys a query does not see."""


@dataclass(frozen=True)
class Settings:
    """What a call says besides its tensors."""

    scale: float
    keep: float
    heads: int
    layout: str
    sparse: int


def attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    pse: Tensor | None,
    drop: Tensor | None,
    padding: Tensor | None,
    mask: Tensor | None,
    settings: Settings,
) -> tuple[Tensor, Tensor, Tensor]:
    """Returns the result in q's layout, and each row's maximum and sum of exponentials, (batch, heads, queries, 1)."""
    _require_served(pse, padding, settings)
    _, _, value, scores = _scores(q, k, v, mask, settings)
    maximum = scores.amax(-1, keepdim=True)
    exponentials = torch.exp(scores - maximum)
    total = exponentials.sum(-1, keepdim=True)
    weights = _dropped(exponentials / total, drop, settings)
    return _in_layout(weights @ value, settings).to(q.dtype), maximum, total


def attention_backward(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    dy: Tensor,
    pse: Tensor | None,
    drop: Tensor | None,
    padding: Tensor | None,
    mask: Tensor | None,
    settings: Settings,
) -> tuple[Tensor, Tensor, Tensor]:
    """Returns the gradients in q, k and v, each in its layout; the weights are computed again."""
    _require_served(pse, padding, settings)
    query, key, value, scores = _scores(q, k, v, mask, settings)
    grad = _by_heads(dy, settings.heads, settings)
    weights = torch.softmax(scores, -1)
    dv = _dropped(weights, drop, settings).transpose(-1, -2) @ grad
    d_weights = _dropped(grad @ value.transpose(-1, -2), drop, settings)
    d_scores = weights * (d_weights - (d_weights * weights).sum(-1, keepdim=True)) * settings.scale
    dq = d_scores @ key
    dk = d_scores.transpose(-1, -2) @ query
    own_heads = _key_heads(k, query.shape[-1], settings)
    return (
        _in_layout(dq, settings).to(q.dtype),
        _in_layout(_gathered(dk, own_heads), settings).to(k.dtype),
        _in_layout(_gathered(dv, own_heads), settings).to(v.dtype),
    )


def _require_served(pse: Tensor | None, padding: Tensor | None, settings: Settings) -> None:
    if settings.layout not in ("BSH", "SBH", "BSND", "BNSD"):
        raise NotImplementedError(f"the layout {settings.layout} is not served; BSH, SBH, BSND and BNSD are")
    if settings.sparse > RIGHT_DOWN_CAUSAL:
        raise NotImplementedError(f"sparse mode {settings.sparse} is not served; 0 to {RIGHT_DOWN_CAUSAL} are")
    if pse is not None and pse.numel() > 0:
        raise NotImplementedError("a positional encoding (pse) is not served")
    if padding is not None and padding.numel() > 0:
        raise NotImplementedError("a padding mask is not served; a mask of the scores is")


def _by_heads(x: Tensor, heads: int, settings: Settings) -> Tensor:
    """``x`` as float32 of (batch, heads, sequence, size)."""
    if settings.layout == "BNSD":
        return x.float()
    if settings.layout == "BSND":
        return x.float().transpose(1, 2)
    x = x if settings.layout == "BSH" else x.transpose(0, 1)
    return x.float().reshape(*x.shape[:2], heads, -1).transpose(1, 2)


def _in_layout(x: Tensor, settings: Settings) -> Tensor:
    if settings.layout == "BNSD":
        return x
    x = x.transpose(1, 2)
    if settings.layout == "BSND":
        return x
    x = x.flatten(2)
    return x if settings.layout == "BSH" else x.transpose(0, 1)


def _key_heads(k: Tensor, size: int, settings: Settings) -> int:
    """Keys may have fewer heads than queries; each then serves several."""
    if settings.layout == "BNSD":
        return k.shape[1]
    return k.shape[2] if settings.layout == "BSND" else k.shape[2] // size


def _scores(
    q: Tensor, k: Tensor, v: Tensor, mask: Tensor | None, settings: Settings
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    query = _by_heads(q, settings.heads, settings)
    own_heads = _key_heads(k, query.shape[-1], settings)
    each = settings.heads // own_heads
    key, value = (_by_heads(x, own_heads, settings).repeat_interleave(each, 1) for x in (k, v))
    scores = (query @ key.transpose(-1, -2)) * settings.scale
    queries, keys = scores.shape[-2:]
    hidden = mask
    if settings.sparse in (LEFT_UP_CAUSAL, RIGHT_DOWN_CAUSAL):
        diagonal = 1 if settings.sparse == LEFT_UP_CAUSAL else keys - queries + 1
        hidden = torch.ones(queries, keys, dtype=torch.bool, device=q.device).triu(diagonal)
    if hidden is not None and hidden.numel() > 0:
        scores = scores.masked_fill(hidden.bool(), torch.finfo(torch.float32).min)
    return query, key, value, scores


def _dropped(weights: Tensor, drop: Tensor | None, settings: Settings) -> Tensor:
    if drop is None or drop.numel() == 0 or settings.keep >= 1:
        return weights
    return weights * unpacked(drop, weights.shape) / settings.keep


def unpacked(mask: Tensor, shape: torch.Size) -> Tensor:
    """The bits of a uint8 mask, the lowest of each byte first, as 0 and 1 of the given shape."""
    places = torch.arange(8, dtype=torch.uint8, device=mask.device)
    bits = mask.view(-1, 1).bitwise_right_shift(places) & 1
    return bits.view(-1)[: shape.numel()].view(shape)


def _gathered(grad: Tensor, own_heads: int) -> Tensor:
    """The sum over the query heads that one key head served."""
    return grad.reshape(grad.shape[0], own_heads, -1, *grad.shape[2:]).sum(2)
