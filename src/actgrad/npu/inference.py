# SPDX-License-Identifier: Apache-2.0
"""Attention for inference: paged keys, sequences of different lengths, results in other layouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from actgrad.npu.attention import (
    ALL,
    BAND,
    LEFT_UP_CAUSAL,
    RIGHT_DOWN_CAUSAL,
    Operands,
    Settings,
    attention,
)


def refuse_quantised(*tensors: Tensor | None) -> None:
    """Raises NotImplementedError where a scale or an offset is given."""
    if any(tensor is not None and tensor.numel() for tensor in tensors):
        raise NotImplementedError("quantised attention is not supported")


def infer(
    operands: Operands,
    settings: Settings,
    key_heads: int,
    queries: Sequence[int] | None,
    keys: Sequence[int] | None,
    pages: Tensor | None = None,
    page_size: int = 0,
) -> tuple[Tensor, Tensor]:
    """Returns the result, and the logarithm of each row's sum of exponentials, (batch, heads, queries, 1).

    ``queries`` and ``keys`` are valid lengths, one for each batch or one for all; with layout TND they are the ends of
    the sequences.
    """
    layout, _, result_layout = settings.layout.partition("_")
    operands = operands.given()
    if layout == "NTD":
        operands, layout, result_layout = _tokens_first(operands), "TND", result_layout or layout
    settings = replace(settings, layout=layout)
    if layout != "TND" and operands.q.shape[_dims(layout)[1]] == 1:
        operands, settings, queries = *_of_one_query(operands, settings), None
    if settings.sparse in COMPRESSED and operands.mask is None:
        raise ValueError(f"sparse mode {settings.sparse} needs a mask")
    if layout == "TND":
        settings = replace(settings, queries_end=queries, keys_end=keys, softmax_layout="TND")
        if pages is not None and pages.numel():
            operands, settings = _unpaged_tokens(operands, settings, key_heads, pages, page_size)
        out, maximum, total = attention(operands, settings)
        return _relaid(out, settings, result_layout), maximum + total.log()
    if pages is not None and pages.numel():
        operands = _unpaged(operands, settings, key_heads, pages)
    if settings.sparse not in COMPRESSED:
        operands = replace(operands, mask=_as_scores(operands.mask, operands, layout))
    if queries or keys:
        return _infer_each(operands, settings, queries, keys, result_layout)
    out, maximum, total = attention(operands, settings)
    return _relaid(out, settings, result_layout), maximum + total.log()


COMPRESSED = (LEFT_UP_CAUSAL, RIGHT_DOWN_CAUSAL, BAND)
"""The sparse modes whose mask is a triangle of fixed size."""


def _tokens_first(operands: Operands) -> Operands:
    """Packed operands as (tokens, heads, size), from (heads, tokens, size)."""
    packed: dict[str, Any] = {name: getattr(operands, name) for name in ("q", "k", "v", "q_rope", "k_rope")}
    given = {name: x.transpose(0, 1) for name, x in packed.items() if x is not None}
    return replace(operands, **given)


def _dims(layout: str) -> tuple[int, int]:
    """The dimensions of batches and of sequences."""
    return {"BNSD": (0, 2), "SBH": (1, 0)}.get(layout, (0, 1))


def _of_one_query(operands: Operands, settings: Settings) -> tuple[Operands, Settings]:
    """Without what has no effect on a single query: sparse modes, unless there are rotary parts, and distances."""
    if operands.q_rope is not None:
        return operands, settings
    mask = None if settings.sparse in COMPRESSED else operands.mask
    return replace(operands, mask=mask), replace(settings, sparse=ALL)


def _as_scores(mask: Tensor | None, operands: Operands, layout: str) -> Tensor | None:
    """A mask as (batch, heads, queries, keys): it may lack heads and, of a single query, queries, and be larger."""
    if mask is None:
        return None
    rows, columns = (x.shape[_dims(layout)[1]] for x in (operands.q, operands.k))
    if mask.dim() == 2 and rows == 1:
        mask = mask.unsqueeze(1)
    if mask.dim() == 3:
        mask = mask.unsqueeze(1)
    return mask[..., :rows, :columns]


def _infer_each(
    operands: Operands, settings: Settings, queries: Sequence[int] | None, keys: Sequence[int] | None, result: str
) -> tuple[Tensor, Tensor]:
    """Attention batch by batch; rows beyond a sequence's length are 0."""
    batch_dim, sequence_dim = _dims(settings.layout)
    count, longest = operands.q.shape[batch_dim], operands.q.shape[sequence_dim]
    outs, logs = [], []
    for batch in range(count):
        rows = _length(queries, batch, longest)
        columns = _length(keys, batch, operands.k.shape[sequence_dim])

        def cut(x: Any, length: int, batch: int = batch) -> Any:
            return None if x is None else x.narrow(batch_dim, batch, 1).narrow(sequence_dim, 0, length)

        part = replace(
            operands,
            q=cut(operands.q, rows), k=cut(operands.k, columns), v=cut(operands.v, columns),
            q_rope=cut(operands.q_rope, rows), k_rope=cut(operands.k_rope, columns),
            mask=_cut_scores(operands.mask, batch, rows, columns), pse=_cut_scores(operands.pse, batch, rows, columns),
        )  # fmt: skip
        out, maximum, total = attention(part, settings)
        padding = longest - rows
        outs.append(_padded(out, sequence_dim, padding))
        logs.append(_padded(maximum + total.log(), 2, padding))
    return _relaid(torch.cat(outs, batch_dim), settings, result), torch.cat(logs)


def _length(lengths: Sequence[int] | None, batch: int, whole: int) -> int:
    if not lengths:
        return whole
    return lengths[batch] if len(lengths) > 1 else lengths[0]


def _padded(x: Tensor, dim: int, count: int) -> Tensor:
    return torch.cat([x, x.new_zeros(*x.shape[:dim], count, *x.shape[dim + 1 :])], dim) if count else x


def _cut_scores(x: Tensor | None, batch: int, rows: int, columns: int) -> Tensor | None:
    if x is None or x.numel() == 0:
        return None
    if x.dim() > 2:
        x = x[min(batch, x.shape[0] - 1)].unsqueeze(0)
    rows = rows if x.shape[-2] > 1 else 1
    return x[..., :rows, :columns]


def _gathered(pages: Tensor, table: Tensor, key_heads: int) -> Tensor:
    """The keys of a batch, (sequence, heads, size), from pages of (size, width), (heads, size, width) or fractals.

    Fractals (NZ) are (heads, parts of the width, size, width of a part).
    """
    chosen = pages[table[table >= 0].long()]
    if chosen.dim() == 5:
        chosen = chosen.permute(0, 3, 1, 2, 4).flatten(2)
    if chosen.dim() == 4:
        chosen = chosen.transpose(1, 2).flatten(2)
    rows = chosen.flatten(0, 1)
    return rows.view(rows.shape[0], key_heads, -1)


def _unpaged(operands: Operands, settings: Settings, key_heads: int, pages: Tensor) -> Operands:
    heads = key_heads or settings.heads
    named = {}
    for name in ("k", "v", "k_rope"):
        x = getattr(operands, name)
        if x is not None and x.numel():
            whole = [_gathered(x, row, heads) for row in pages]
            longest = max(len(rows) for rows in whole)
            stacked = torch.stack([_padded(rows, 0, longest - len(rows)) for rows in whole])
            named[name] = {"BNSD": stacked.transpose(1, 2), "BSND": stacked}.get(settings.layout, stacked.flatten(2))
    return replace(operands, **named)


def _unpaged_tokens(
    operands: Operands, settings: Settings, key_heads: int, pages: Tensor, page_size: int
) -> tuple[Operands, Settings]:
    """Packed operands from paged keys; ``keys_end`` then holds lengths, not ends."""
    lengths = list(settings.keys_end or ())
    heads = key_heads or settings.heads
    named = {}
    for name in ("k", "v", "k_rope"):
        x = getattr(operands, name)
        if x is not None and x.numel():
            rows = [_gathered(x, row, heads)[:length] for row, length in zip(pages, lengths, strict=True)]
            named[name] = torch.cat(rows)
    ends = torch.tensor(lengths).cumsum(0).tolist()
    return replace(operands, **named), replace(settings, keys_end=ends)


def _relaid(out: Tensor, settings: Settings, result: str) -> Tensor:
    """The result in another layout: a letter for each dimension, of which H is N and D together."""
    layout = settings.layout
    if not result or result == layout:
        return out
    if layout in ("BSH", "SBH"):
        out, layout = out.view(*out.shape[:2], settings.heads, -1), layout.replace("H", "ND")
    if sorted(layout) != sorted(result):
        raise NotImplementedError(f"a result of layout {result} from {settings.layout} is not supported")
    return out.permute([layout.index(letter) for letter in result])


def put_inferred(out: Tensor, log: Tensor | None, results: tuple[Tensor, Tensor], wanted: bool = False) -> None:
    """Writes the result, and the logarithms if they are wanted."""
    out.copy_(results[0].reshape(out.shape))
    if log is not None and wanted:
        log.copy_(results[1].reshape(log.shape))
    elif log is not None:
        log.zero_()


def merged(outs: Sequence[Tensor], logs: Sequence[Tensor]) -> tuple[Tensor, Tensor]:
    """Combines attention over parts of the keys, given the logarithms of the parts' sums."""
    stacked = torch.stack([log.float() for log in logs])
    whole = torch.logsumexp(stacked, 0)
    weights = torch.exp(stacked - whole)
    shape = [-1, *[1] * (outs[0].dim() - 1)]
    return torch.stack([weight.view(shape) * out for weight, out in zip(weights, outs, strict=True)]).sum(0), whole


def ring_update(
    before: Tensor, before_max: Tensor, before_sum: Tensor, now: Tensor, now_max: Tensor, now_sum: Tensor, layout: str,
    softmax_layout: str,
) -> tuple[Tensor, Tensor, Tensor]:  # fmt: skip
    """Combines attention over two parts of the keys (ring attention).

    The maxima and sums of packed sequences are filled head by head, unless their layout is TND.
    """
    maximum = torch.maximum(before_max, now_max)
    old, new = before_sum * torch.exp(before_max - maximum), now_sum * torch.exp(now_max - maximum)
    total = old + new

    def weight(share: Tensor) -> Tensor:
        factor = (share / total)[..., :1]  # eight equal columns
        if layout == "TND":
            tokens, heads = factor.shape[:2]
            return factor if softmax_layout == "TND" else factor.reshape(heads, tokens, 1).transpose(0, 1)
        if layout != "SBH":
            raise NotImplementedError(f"the layout {layout} is not supported; SBH and TND are")
        rows = factor.permute(2, 0, 1, 3)  # (sequence, batch, heads, 1)
        return rows.expand(*rows.shape[:3], before.shape[-1] // rows.shape[2]).flatten(2)

    result = before.float() * weight(old) + now.float() * weight(new)
    return result.to(before.dtype), maximum, total
