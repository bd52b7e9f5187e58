# SPDX-License-Identifier: Apache-2.0
"""Rotary embeddings of positions."""

from __future__ import annotations

import torch
from torch import Tensor

from actgrad.npu.normalisation import wide


def _rotated_halves(x: Tensor) -> Tensor:
    left, right = x.chunk(2, -1)
    return torch.cat((-right, left), -1)


def _rotated_pairs(x: Tensor) -> Tensor:
    return torch.stack((-x[..., 1::2], x[..., ::2]), -1).flatten(-2)


def _rotated_quarters(x: Tensor) -> Tensor:
    return torch.cat([_rotated_halves(half) for half in x.chunk(2, -1)], -1)


ROTATIONS = (_rotated_halves, _rotated_pairs, _rotated_quarters)
"""Rotations by a right angle, by the mode of the rotary embedding. Their transposes are their negatives."""


def rotary_backward(
    grad: Tensor, cos: Tensor, sin: Tensor, self: Tensor | None, mode: int
) -> tuple[Tensor, Tensor | None, Tensor | None]:
    """The gradients of the rotary embedding; those of cos and sin need ``self``."""
    d_self = grad * cos - ROTATIONS[mode](grad * sin)
    if self is None:
        return d_self, None, None
    return d_self, (grad * self).sum_to_size(cos.shape), (grad * ROTATIONS[mode](self)).sum_to_size(sin.shape)


MODES = {"half": 0, "interleave": 1, "quarter": 2}
"""The modes of the rotary embedding, by their words."""


def rotary(self: Tensor, cos: Tensor, sin: Tensor, mode: int, rotation: Tensor | None = None) -> Tensor:
    """``x · cos + rotated(x) · sin``; ``rotation`` is a matrix that rotates instead of the mode."""
    if rotation is not None:
        return self * cos + (self @ rotation) * sin
    if mode >= len(ROTATIONS):
        raise NotImplementedError(f"mode {mode} is not supported; 0 to {len(ROTATIONS) - 1} are")
    return self * cos + ROTATIONS[mode](self) * sin


def rotate_both(q: Tensor, k: Tensor, cos: Tensor, sin: Tensor, mode: str) -> None:
    """Rotates queries and keys in place."""
    if mode not in MODES:
        raise NotImplementedError(f"mode {mode} is not supported; {', '.join(MODES)} are")
    for x in (q, k):
        x.copy_(wide(rotary, x, cos, sin, MODES[mode]))


def interleaved_rope(self: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """Separates interleaved pairs into halves, and rotates these."""
    apart = torch.cat((self[..., ::2], self[..., 1::2]), -1)
    return rotary(apart, cos, sin, 0)


def rotated_by_table(
    positions: Tensor, q: Tensor, k: Tensor, table: Tensor, sections: list[int], size: int, neox: bool
) -> tuple[Tensor, Tensor]:
    """Rotates the first part of each head of queries and keys, by rows of cosines and sines.

    Positions may have three rows, of which each rotates a section of the part.
    """
    cos, sin = table.float()[positions.long()].chunk(2, -1)
    if positions.dim() == 2 and any(sections):
        parts = (enumerate(torch.split(whole, sections, -1)) for whole in (cos, sin))
        cos, sin = (torch.cat([part[row] for row, part in listed], -1) for listed in parts)
    cos, sin = (torch.cat((half, half), -1) if neox else half.repeat_interleave(2, -1) for half in (cos, sin))
    turned = cos.shape[-1]

    def rotate(x: Tensor) -> Tensor:
        heads = x.float().view(len(x), -1, size)
        first = rotary(heads[..., :turned], cos[:, None], sin[:, None], 0 if neox else 1)
        return torch.cat((first, heads[..., turned:]), -1).view(x.shape)

    return rotate(q), rotate(k)
