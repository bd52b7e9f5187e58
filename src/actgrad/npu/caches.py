# SPDX-License-Identifier: Apache-2.0
"""Caches of keys and values: writing at slots, reading pages, and advancing to the next token."""

from __future__ import annotations

from itertools import pairwise

import torch
from torch import Tensor

from actgrad.npu.rotary import interleaved_rope


def _pages_as_rows(cache: Tensor, mode: str, width: int) -> Tensor:
    """A view of the cache with dimensions for page, place in it, and parts of a row."""
    if mode == "PA_NZ":  # (pages, parts, page size, length of a part)
        return cache.transpose(1, 2)
    if mode in ("Norm", "PA", "PA_BNSD", "PA_BSND", ""):
        return cache.view(len(cache), -1, width)
    raise NotImplementedError(f"the cache's mode {mode} is not supported; Norm and PA_NZ are")


def _write_rows(cache: Tensor, rows: Tensor, slots: Tensor, mode: str) -> None:
    """Writes rows at slots; those of negative slots are dropped."""
    pages = _pages_as_rows(cache, mode, rows.shape[1])
    flat = slots.reshape(-1).long()
    used = flat >= 0
    size = pages.shape[1]
    kept = rows[used].view(-1, *pages.shape[2:]).to(cache.dtype)
    pages[flat[used] // size, flat[used] % size] = kept


def write_paged(
    keys: Tensor, key_cache: Tensor, slots: Tensor, values: Tensor | None, value_cache: Tensor | None, mode: str,
    *compressed: Tensor | None,
) -> None:  # fmt: skip
    """Writes keys and values of tokens at slots of the caches."""
    if any(given is not None and given.numel() for given in compressed):
        raise NotImplementedError("compressed keys are not supported")
    for rows, cache in ((keys, key_cache), (values, value_cache)):
        if rows is not None and cache is not None:
            _write_rows(cache, rows.flatten(1), slots, mode)


def read_paged(
    key_cache: Tensor, value_cache: Tensor, pages: Tensor, lengths: Tensor, keys: Tensor, values: Tensor,
    offsets: Tensor | None, mode: str, cumulative: bool,
) -> None:  # fmt: skip
    """Reads the sequences from the caches, one after the other."""
    ends = lengths.reshape(-1).tolist()
    sizes = [last - first for first, last in pairwise(ends)] if cumulative else ends
    starts = [0] * len(sizes) if offsets is None else offsets.reshape(-1).tolist()
    for cache, out in ((key_cache, keys), (value_cache, values)):
        rows = _pages_as_rows(cache, mode, out[0].numel())
        first = 0
        for number, (start, size) in enumerate(zip(starts, sizes, strict=True)):
            places = torch.arange(start, start + size)
            listed = pages[number].long()[places // rows.shape[1]]
            out[first : first + size] = rows[listed, places % rows.shape[1]].reshape(size, *out.shape[1:])
            first += size


def normed_and_roped(
    rows: Tensor, gamma: Tensor, cos: Tensor, sin: Tensor, slots: Tensor, rope_cache: Tensor, norm_cache: Tensor,
    scales: tuple[Tensor | None, ...], eps: float, mode: str,
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """Splits keys into a part that is normalised and one that is rotated, and writes both to their caches."""
    if any(scale is not None and scale.numel() for scale in scales):
        raise NotImplementedError("quantised caches are not supported")
    first, second = torch.split(rows.float(), [gamma.numel(), rows.shape[-1] - gamma.numel()], -1)
    normal = first * torch.rsqrt(first.square().mean(-1, keepdim=True) + eps) * gamma.float()
    roped = interleaved_rope(second, cos.float(), sin.float())
    for cache, values in ((rope_cache, roped), (norm_cache, normal)):
        if mode == "Norm":  # (batch, heads, sequence, size); each slot is a place in its sequence
            for batch, row in enumerate(slots.long().view(len(values), -1)):
                cache[batch][:, row[row >= 0]] = values[batch][:, row >= 0].to(cache.dtype)
        else:
            _write_rows(cache, values.transpose(1, 2).flatten(0, 1).flatten(1), slots, mode)
    return roped, normal


def advance_step(
    tokens: Tensor, drawn: Tensor, positions: Tensor, lengths: Tensor, slots: Tensor, pages: Tensor, count: int,
    page_size: int,
) -> None:  # fmt: skip
    """Takes the drawn tokens as the next inputs: updates tokens, positions, lengths and slots."""
    tokens[:count] = drawn.view(-1)[:count].to(tokens.dtype)
    places = lengths[:count].clone()
    lengths[:count] += 1
    positions[:count] = places
    listed = pages.long().gather(1, (places.long() // page_size).view(-1, 1)).view(-1)
    slots[:count] = (listed * page_size + places % page_size).to(slots.dtype)
