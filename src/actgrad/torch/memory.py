# SPDX-License-Identifier: Apache-2.0
"""A caching allocator for results on the CPU: large blocks are kept, with their pages, and reused."""

from __future__ import annotations

import torch
from torch import Tensor

from actgrad import _native

LARGE = 1 << 20  # bytes; the native module caches no smaller blocks


def recycled(model: Tensor | list[int], tensor: Tensor) -> Tensor:
    """A new tensor as ``actgrad.torch.library.empty`` makes it, in cached memory if it is large."""
    if isinstance(model, list):
        large: Tensor | None = _native.large(tensor, model)
        return tensor.new_empty(model) if large is None else large
    if model.nbytes < LARGE or (block := _native.large(model, [model.numel()])) is None:
        return torch.empty_like(model)
    strides = torch.empty_like(model, device="meta").stride()  # as PyTorch would choose them
    return block.as_strided_(model.shape, strides)  # in place: `as_strided` would return a view of the block
