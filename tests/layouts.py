# SPDX-License-Identifier: Apache-2.0
"""Arrays in any layout: permuted, sliced, stepped, reversed and expanded views of larger buffers."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import strategies as st

NumpyArray = np.ndarray[Any, Any]

BFLOAT16 = np.dtype(ml_dtypes.bfloat16)
DTYPES = [np.dtype(np.float32), np.dtype(np.float64), np.dtype(np.float16), BFLOAT16]

LIBRARIES = ["numpy", pytest.param("torch", marks=pytest.mark.torch)]


def to_torch(array: NumpyArray) -> Any:
    """The same memory as a tensor."""
    import torch

    if array.dtype == BFLOAT16:
        return torch.from_numpy(array.view(np.uint16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def bits(array: Any) -> bytes:
    """The elements' bytes in order, of a NumPy array or a tensor."""
    if isinstance(array, np.ndarray):
        return array.tobytes()
    import torch

    return array.clone(memory_format=torch.contiguous_format).reshape(-1).view(torch.uint8).numpy().tobytes()


@dataclass(frozen=True)
class Layout:
    """How a view lies in its buffer; one entry for each dimension of the view."""

    order: tuple[int, ...]  # of the buffer's dimensions
    start: tuple[int, ...]
    step: tuple[int, ...]
    reversed: tuple[bool, ...]
    expanded: tuple[bool, ...]  # stride 0: the values are those of the first index

    def place(self, values: NumpyArray, wrap: Callable[[NumpyArray], Any]) -> Placed:
        """Puts ``values`` into a new buffer, which ``wrap`` makes an array of the caller's library."""
        first = self.first(values)
        sizes = first.shape
        extents = [start + size * step + 1 for size, start, step in zip(sizes, self.start, self.step, strict=True)]
        untouched = bytearray(b"\xa5" * math.prod(extents) * values.dtype.itemsize)
        buffer = np.frombuffer(untouched, values.dtype).reshape([extents[d] for d in self.order])
        slices = (
            *(slice(a, a + size * step, step) for size, a, step in zip(sizes, self.start, self.step, strict=True)),
            ...,
        )
        inverse = [self.order.index(d) for d in range(len(self.order))]
        view = wrap(buffer)
        if isinstance(view, np.ndarray):
            view = view.transpose(inverse)[slices]
            view = view[(*(slice(None, None, -1 if back else 1) for back in self.reversed), ...)]
            expanded = np.broadcast_to(view, values.shape) if any(self.expanded) else view
        else:
            view = view.permute(inverse)[slices]
            expanded = view.expand(values.shape)
        view[...] = wrap(first)
        return Placed(expanded, buffer)

    def expand(self, values: NumpyArray) -> NumpyArray:
        """The values that a view in this layout can have."""
        return np.broadcast_to(self.first(values), values.shape).copy()

    def first(self, values: NumpyArray) -> NumpyArray:
        """The values without what the expanded dimensions repeat."""
        return values[(*(slice(0, 1) if expand else slice(None) for expand in self.expanded), ...)].copy()


@dataclass(frozen=True)
class Placed:
    """A view, and the buffer that it looks at, whose other bytes are 0xA5."""

    view: Any
    buffer: NumpyArray

    def surroundings_are_untouched(self) -> bool:
        """Overwrites the view and says whether every byte outside it is as it was."""
        self.view[...] = 0
        rest = np.frombuffer(self.buffer.tobytes(), np.uint8)
        zeros = self.view.size if isinstance(self.view, np.ndarray) else self.view.numel()
        return int((rest == 0xA5).sum()) == rest.size - zeros * self.buffer.dtype.itemsize


def layout_of(seed: int, rank: int, *, reverse: bool, expand: bool) -> Layout:
    """Any layout, but always the same one for the same arguments."""
    random = Random(seed)

    def each(*values: Any) -> tuple[Any, ...]:
        return tuple(random.choices(values, k=rank))

    return Layout(
        order=tuple(random.sample(range(rank), rank)),
        start=each(0, 1, 2),
        step=each(1, 2, 3),
        reversed=each(False, reverse),
        expanded=each(False, False, expand),
    )


def layouts(rank: int, *, reverse: bool, expand: bool) -> st.SearchStrategy[Layout]:
    """Layouts by one number each: to draw every entry by itself takes longer than most kernels."""
    return st.integers(0, 2**32 - 1).map(partial(layout_of, rank=rank, reverse=reverse, expand=expand))


@st.composite
def shapes(draw: st.DrawFn, *, split: bool, low_rank: int = 1) -> tuple[tuple[int, ...], int]:
    """A shape, and a dimension of it, positive or negative, that is even if it is to be split."""
    rank = draw(st.integers(low_rank, 6))
    shape = draw(st.lists(st.integers(0, 5), min_size=rank, max_size=rank))
    dim = draw(st.integers(-rank, rank - 1)) if rank else 0
    if split:
        # Halves of up to 700 elements: longer than the registers and tiles of any loop.
        shape[dim] = 2 * draw(st.one_of(st.integers(0, 4), st.integers(5, 700)) if rank <= 2 else st.integers(0, 4))
    elif rank == 1:
        shape[0] = draw(st.integers(0, 1400))
    return tuple(shape), dim


def random_values(seed: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> NumpyArray:
    """Normally distributed, with a deviation of 3."""
    return np.asarray(3 * np.random.default_rng(seed).standard_normal(shape)).astype(dtype)
