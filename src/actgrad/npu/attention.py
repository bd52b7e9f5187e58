# SPDX-License-Identifier: Apache-2.0
"""Attention, written out: softmax(scale · q kᵀ, masked) v, in float32; gradients are PyTorch's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor

from actgrad.npu.recording import recording

WHOLE = 2**31 - 1
"""A distance that reaches every key."""

GIVEN, ALL, LEFT_UP_CAUSAL, RIGHT_DOWN_CAUSAL, BAND, PREFIX, PREFIX_COMPRESSED, LAST_BAND, FIRST_BAND = range(9)
"""The sparse modes: which keys a query does not see.

The last two are of packed sequences, of which a band in the last or the first one is a part of a longer sequence that
several processes share; the others are causal, from the lower right or the upper left corner.
"""

LAYOUTS = ("BSH", "SBH", "BSND", "BNSD", "TND")

SCALED_TOGETHER, SCALED_BEFORE, DISTANCE, ROOT_OF_DISTANCE = 1, 0, 2, 3
"""How a positional encoding goes into the scores."""


@dataclass(frozen=True)
class Settings:
    """The arguments of a call other than tensors."""

    scale: float
    keep: float
    heads: int
    layout: str
    sparse: int
    pre: int = WHOLE
    next: int = WHOLE
    pse: int = SCALED_TOGETHER
    softmax_layout: str = ""
    prefix: Sequence[int] | None = None
    queries_end: Sequence[int] | None = None
    keys_end: Sequence[int] | None = None
    query_start: int = 0
    key_start: int = 0


@dataclass
class Operands:
    """The tensors of a call. Within a batch they have the dimensions (heads, sequence, size)."""

    q: Tensor
    k: Tensor
    v: Tensor
    pse: Tensor | None = None
    drop: Tensor | None = None
    mask: Tensor | None = None
    q_rope: Tensor | None = None
    k_rope: Tensor | None = None
    sink: Tensor | None = None

    def given(self) -> Operands:
        """The same without empty tensors."""
        rest = {name: x for name, x in vars(self).items() if name not in ("q", "k", "v")}
        kept: dict[str, Any] = {name: None if x is None or x.numel() == 0 else x for name, x in rest.items()}
        return replace(self, **kept)


def first_of(values: Sequence[int] | None) -> int:
    """The only number of an optional list."""
    return values[0] if values else 0


def attention(operands: Operands, settings: Settings) -> tuple[Tensor, Tensor, Tensor]:
    """Returns the result in q's layout, and each row's maximum and sum of exponentials.

    The latter are (batch, heads, queries, 1). For packed sequences they are (tokens, heads, 1) or, unless the call asks
    for that, the same memory filled head by head.
    """
    operands = operands.given()
    _require_served(settings)
    if not operands.q.is_floating_point():
        raise NotImplementedError("quantised attention is not supported")
    if settings.layout == "TND":
        return _packed_attention(operands, settings)
    heads_first = _by_heads(operands, settings)
    drop = None
    if operands.drop is not None and settings.keep < 1:
        count = (heads_first.q.shape[0], settings.heads, heads_first.q.shape[2], heads_first.k.shape[2])
        drop = unpacked(operands.drop, torch.Size(count))
    out, maximum, total = _attend(heads_first, drop, settings, None)
    return _in_layout(out, settings).to(operands.q.dtype), maximum, total


def attention_backward(
    operands: Operands, grad: Tensor, settings: Settings
) -> tuple[Tensor, Tensor, Tensor, Tensor | None, Tensor | None, Tensor | None, Tensor | None]:
    """Returns the gradients of q, k, v, pse, q_rope, k_rope and sink; the weights are recomputed."""
    given = operands.given()
    names = [name for name in ("q", "k", "v", "pse", "q_rope", "k_rope", "sink") if getattr(given, name) is not None]
    with recording():
        leaves = {name: getattr(given, name).detach().requires_grad_() for name in names}
        out, _, _ = attention(replace(given, **leaves), settings)
    found = dict(
        zip(names, torch.autograd.grad(out, list(leaves.values()), grad.to(out.dtype), allow_unused=True), strict=True)
    )
    return (
        found["q"], found["k"], found["v"],
        found.get("pse"), found.get("q_rope"), found.get("k_rope"), found.get("sink"),
    )  # fmt: skip


def _require_served(settings: Settings) -> None:
    if settings.layout not in LAYOUTS:
        raise NotImplementedError(f"the layout {settings.layout} is not supported; {', '.join(LAYOUTS)} are")
    last = FIRST_BAND if settings.layout == "TND" else PREFIX_COMPRESSED
    if settings.sparse > last:
        raise NotImplementedError(
            f"sparse mode {settings.sparse} is not supported with layout {settings.layout}; 0 to {last} are"
        )


def _packed_attention(operands: Operands, settings: Settings) -> tuple[Tensor, Tensor, Tensor]:
    """Attention over packed sequences of different lengths: (tokens, heads, size)."""
    outs, maxima, totals, drawn = [], [], [], 0
    bounds = list(zip(_ranges(settings.queries_end), _ranges(settings.keys_end), strict=True))
    last = max((batch for batch, (queries, _) in enumerate(bounds) if queries), default=0)
    for batch, (queries, keys) in enumerate(bounds):
        part = Operands(
            _heads_of(operands.q, queries),
            _heads_of(operands.k, keys),
            _heads_of(operands.v, keys),
            pse=_sized(operands.pse, batch, queries, keys, settings),
            mask=_mask_of(operands.mask, batch, queries, keys),
            q_rope=None if operands.q_rope is None else _heads_of(operands.q_rope, queries),
            k_rope=None if operands.k_rope is None else _heads_of(operands.k_rope, keys),
            sink=operands.sink,
        )
        drop = None
        if operands.drop is not None and settings.keep < 1:
            shape = torch.Size((1, settings.heads, len(queries), len(keys)))
            drop = unpacked(operands.drop, shape, drawn)
            drawn += shape.numel()
        sparse = {LAST_BAND: (RIGHT_DOWN_CAUSAL, last), FIRST_BAND: (LEFT_UP_CAUSAL, 0)}.get(settings.sparse)
        mode = settings.sparse if sparse is None else BAND if batch == sparse[1] else sparse[0]
        out, maximum, total = _attend(part, drop, replace(settings, sparse=mode), batch)
        outs.append(out[0].transpose(0, 1))
        maxima.append(maximum[0].transpose(0, 1))
        totals.append(total[0].transpose(0, 1))
    count = operands.q.shape[0]
    out, maximum, total = (_all_tokens(parts, count, settings) for parts in (outs, maxima, totals))
    if settings.softmax_layout not in ("TND", "same_as_input"):
        maximum, total = (_head_by_head(x) for x in (maximum, total))
    return out.to(operands.q.dtype), maximum, total


def _all_tokens(parts: Sequence[Tensor], count: int, settings: Settings) -> Tensor:
    """The sequences one after another. Ends of 0 leave out the last sequences, whose tokens then are 0."""
    joined = torch.cat(list(parts))
    if settings.queries_end and settings.queries_end[-1] == 0:
        return torch.cat((joined, joined.new_zeros(count - len(joined), *joined.shape[1:])))
    return joined


def _head_by_head(x: Tensor) -> Tensor:
    return x.transpose(0, 1).reshape(x.shape)


def _ranges(ends: Sequence[int] | None) -> Iterator[range]:
    first = 0
    for end in ends or ():
        yield range(first, end)
        first = end


def _heads_of(x: Tensor, rows: range) -> Tensor:
    return x[rows.start : rows.stop].float().transpose(0, 1).unsqueeze(0)


def _sized(pse: Tensor | None, batch: int, queries: range, keys: range, settings: Settings) -> Tensor | None:
    if pse is None:
        return None
    if settings.pse in (DISTANCE, ROOT_OF_DISTANCE):
        return _of_batch(pse, batch) if pse.dim() == 2 else pse
    if pse.dim() != 4:
        raise NotImplementedError(f"a positional encoding of {pse.dim()} dimensions is not supported with layout TND")
    return _of_batch(pse, batch)[..., : len(queries), : len(keys)]


def _mask_of(mask: Tensor | None, batch: int, queries: range, keys: range) -> Tensor | None:
    if mask is None:
        return None
    return (_of_batch(mask, batch) if mask.dim() == 4 else mask)[..., : len(queries), : len(keys)]


def _of_batch(x: Tensor, batch: int) -> Tensor:
    """The part of a batch, or what all batches share."""
    return x[min(batch, x.shape[0] - 1)].unsqueeze(0)


def _by_heads(operands: Operands, settings: Settings) -> Operands:
    """The operands in float32, as (batch, heads, sequence, size)."""
    size = _size(operands.q, settings)
    own_heads = settings.heads
    if settings.layout in ("BSH", "SBH"):
        own_heads = operands.k.shape[2] // size
    return replace(
        operands,
        q=_heads_first(operands.q, settings.heads, settings.layout),
        k=_heads_first(operands.k, own_heads, settings.layout),
        v=_heads_first(operands.v, own_heads, settings.layout),
        q_rope=None if operands.q_rope is None else _heads_first(operands.q_rope, settings.heads, settings.layout),
        k_rope=None if operands.k_rope is None else _heads_first(operands.k_rope, own_heads, settings.layout),
    )


def _size(q: Tensor, settings: Settings) -> int:
    return q.shape[-1] // settings.heads if settings.layout in ("BSH", "SBH") else q.shape[-1]


def _heads_first(x: Tensor, heads: int, layout: str) -> Tensor:
    x = x.float()
    if layout == "BNSD":
        return x
    if layout == "BSND":
        return x.transpose(1, 2)
    x = x if layout == "BSH" else x.transpose(0, 1)
    return x.reshape(*x.shape[:2], heads, x.shape[2] // heads).transpose(1, 2)


def _in_layout(x: Tensor, settings: Settings) -> Tensor:
    if settings.layout == "BNSD":
        return x
    x = x.transpose(1, 2)
    if settings.layout == "BSND":
        return x
    x = x.flatten(2)
    return x if settings.layout == "BSH" else x.transpose(0, 1)


def _attend(
    parts: Operands, drop: Tensor | None, settings: Settings, batch: int | None
) -> tuple[Tensor, Tensor, Tensor]:
    """The result, and each row's maximum and sum; a row without any visible key gives 0."""
    scores = _scores(parts, settings)
    hidden = _hidden(parts, settings, batch)
    lowest = torch.finfo(torch.float32).min
    if hidden is not None:
        scores = scores.masked_fill(hidden, lowest)
    # Without keys there is no maximum.
    maximum = scores.amax(-1, keepdim=True) if scores.shape[-1] else scores.new_full((*scores.shape[:-1], 1), lowest)
    sink = None
    if parts.sink is not None:
        sink = parts.sink.float().view(1, -1, 1, 1)
        maximum = torch.maximum(maximum, sink)
    maximum = maximum.detach()
    exponentials = torch.exp(scores - maximum)
    if hidden is not None:
        exponentials = exponentials.masked_fill(hidden, 0.0)
    total = exponentials.sum(-1, keepdim=True)
    if sink is not None:
        total = total + torch.exp(sink - maximum)
    weights = exponentials / torch.where(total == 0, 1.0, total)
    if drop is not None:
        weights = weights * drop / settings.keep
    return weights @ _repeated(parts.v, scores.shape[1]), maximum, total


def _repeated(x: Tensor, heads: int) -> Tensor:
    """Repeats the heads of keys that have fewer heads than the queries (grouped-query attention)."""
    return x.repeat_interleave(heads // x.shape[1], 1)


def _scores(parts: Operands, settings: Settings) -> Tensor:
    heads = parts.q.shape[1]
    scores = parts.q @ _repeated(parts.k, heads).transpose(-1, -2)
    if parts.q_rope is not None and parts.k_rope is not None:
        scores = scores + parts.q_rope @ _repeated(parts.k_rope, heads).transpose(-1, -2)
    if parts.pse is None:
        return scores * settings.scale
    if settings.pse == SCALED_TOGETHER:
        return (scores + parts.pse.float()) * settings.scale
    if settings.pse == SCALED_BEFORE:
        return scores * settings.scale + parts.pse.float()
    queries, keys = _places(scores)
    distance = (queries + settings.query_start - keys - settings.key_start).abs().float()
    if settings.pse == ROOT_OF_DISTANCE:
        distance = distance.sqrt()
    return scores * settings.scale - parts.pse.float().view(-1, heads, 1, 1) * distance


def _places(scores: Tensor) -> tuple[Tensor, Tensor]:
    queries, keys = scores.shape[-2:]
    return torch.arange(queries, device=scores.device)[:, None], torch.arange(keys, device=scores.device)


def _hidden(parts: Operands, settings: Settings, batch: int | None) -> Tensor | None:
    """The mask of the keys that each query does not see; None if all are visible, as in any mode without a mask."""
    if parts.mask is None:
        return None
    shape = torch.empty(parts.q.shape[2], parts.k.shape[2], device=parts.q.device)
    queries, keys = _places(shape)
    corner = queries + (shape.shape[1] - shape.shape[0])
    mask = parts.mask.bool()
    if settings.sparse == GIVEN:
        if settings.pre < WHOLE:
            mask = mask | (keys < queries - settings.pre)
        if settings.next < WHOLE:
            mask = mask | (keys > queries + settings.next)
        return mask
    if settings.sparse == LEFT_UP_CAUSAL:
        return keys > queries
    if settings.sparse == RIGHT_DOWN_CAUSAL:
        return keys > corner
    if settings.sparse == BAND:
        return (keys < corner - settings.pre) | (keys > corner + settings.next)
    if settings.sparse == PREFIX_COMPRESSED:
        lengths = list(settings.prefix or ())
        prefix = torch.tensor(lengths if batch is None else lengths[batch : batch + 1], device=shape.device)
        return (keys > corner) & (keys >= prefix.view(-1, 1, 1, 1))
    return mask


def unpacked(mask: Tensor, shape: torch.Size, first: int = 0) -> Tensor:
    """The bits of a uint8 mask from ``first`` on, the lowest of each byte first, as 0 and 1 of the given shape."""
    places = torch.arange(8, dtype=torch.uint8, device=mask.device)
    bits = mask.view(-1, 1).bitwise_right_shift(places) & 1
    return bits.view(-1)[first : first + shape.numel()].view(shape)
