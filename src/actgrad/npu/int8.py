# SPDX-License-Identifier: Apache-2.0
"""Rounding to 8-bit integers."""

from __future__ import annotations

import torch
from torch import Tensor


def as_int8(values: Tensor) -> Tensor:
    """The nearest integers in the range of int8."""
    return torch.round(values).clamp(-128, 127)


def by_largest(values: Tensor, dims: list[int] | tuple[int, ...] = (-1,)) -> tuple[Tensor, Tensor]:
    """Integers by the largest magnitude along ``dims``, and their scale, whose sizes there are 1."""
    scale = values.abs().amax(dims, keepdim=True) / 127
    return as_int8(values / torch.where(scale == 0, 1.0, scale)), scale
