# SPDX-License-Identifier: Apache-2.0
"""Results do not depend on the layout: any view gives the bits of the same contiguous values."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from cases import CASES, Case
from hypothesis import given, settings
from hypothesis import strategies as st
from layouts import BFLOAT16, DTYPES, LIBRARIES, bits, layouts, random_values, shapes, to_torch

import actgrad
from actgrad import _native


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_layouts(case: Case, library: str, data: st.DataObject) -> None:
    wrap: Any = to_torch if library == "torch" else lambda array: array
    shape, dim = data.draw(shapes(split=case.splits, low_rank=1 if case.splits else 0))
    dtype = data.draw(st.sampled_from(DTYPES))
    seed = data.draw(st.integers(0, 2**32))

    plain, placed = [], []
    for i, name in enumerate(case.inputs):
        array_shape = case.shape_of(name, shape, dim)
        layout = data.draw(layouts(len(array_shape), reverse=library == "numpy", expand=True))
        values = layout.expand(random_values(seed + i, array_shape, dtype))
        plain.append(values)
        placed.append(layout.place(values, wrap))
    out = []
    for name in case.outputs:
        array_shape = case.shape_of(name, shape, dim)
        layout = data.draw(layouts(len(array_shape), reverse=library == "numpy", expand=False))
        out.append(layout.place(np.zeros(array_shape, dtype), wrap))

    expected = [bits(result) for result in case(plain, dim)]
    before = [array.buffer.tobytes() for array in placed]
    fresh = case([array.view for array in placed], dim)
    written = case([array.view for array in placed], dim, out=[array.view for array in out])

    assert [bits(result) for result in fresh] == expected
    assert [bits(result) for result in written] == expected
    assert [type(result) for result in fresh] == [type(placed[0].view)] * len(fresh)
    assert [array.buffer.tobytes() for array in placed] == before
    assert all(array.surroundings_are_untouched() for array in out)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_long_rows(case: Case) -> None:
    """Sizes around the tiles of the loops and the pieces that threads take, along each dimension."""
    random = np.random.default_rng(11)
    for rows, columns in [(2, 511 * 2), (2, 513 * 2), (6, 8191 * 2), (300, 258), (1026, 18), (2, 70_000)]:
        for dim in (0, 1):
            arrays = [
                random.standard_normal(case.shape_of(name, (rows, columns), dim)).astype(np.float32)
                for name in case.inputs
            ]
            expected = [bits(result) for result in case(arrays, dim)]
            turned = [np.asfortranarray(array) for array in arrays]
            assert [bits(result) for result in case(turned, dim)] == expected
            # Element by element: results do not depend on the position.
            few = [np.take(array, range(0, 2 if case.splits else 1), axis=1 - dim) for array in arrays]
            for result, whole in zip(case(few, dim), case(arrays, dim), strict=True):
                assert bits(result) == bits(np.take(whole, range(result.shape[1 - dim]), axis=1 - dim))


def at_address(values: Any, address: int) -> Any:
    """A copy that begins at this address, modulo 4096."""
    buffer = np.empty(values.nbytes + 4096, np.uint8)
    start = (address - buffer.ctypes.data) % 4096
    copy = buffer[start : start + values.nbytes].view(values.dtype).reshape(values.shape)
    copy[...] = values
    return copy


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("distance", [64, 128, 192, 4032])
def test_outputs_a_few_lines_behind_inputs(case: Case, distance: int) -> None:
    """With several outputs, blocks of steps may then be computed from their ends."""
    random = np.random.default_rng(12)
    for shape in [(2, 700), (3, 256 * 2), (40, 1030)]:
        arrays = [
            at_address(random.standard_normal(case.shape_of(name, shape, 1)).astype(np.float32), 256)
            for name in case.inputs
        ]
        results = [
            [at_address(np.zeros_like(result), 256 + behind) for result in case(arrays, 1)]
            for behind in (distance, 2048)
        ]
        for out in results:
            case(arrays, 1, out=out)
        near, far = ([bits(result) for result in out] for out in results)
        assert near == far


@st.composite
def broadcasting(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two shapes that broadcast."""
    shape = draw(st.lists(st.integers(0, 7), max_size=6))

    def part() -> tuple[int, ...]:
        kept = [1 if draw(st.booleans()) else size for size in shape]
        return tuple(kept[draw(st.integers(0, len(kept))) :])

    return part(), part()


@pytest.mark.parametrize("library", LIBRARIES)
@settings(max_examples=150, deadline=None, derandomize=True)
@given(data=st.data())
def test_silu_backward_broadcasts_and_mixes(library: str, data: st.DataObject) -> None:
    wrap: Any = to_torch if library == "torch" else lambda array: array
    dy_shape, x_shape = data.draw(broadcasting())
    dy_dtype, x_dtype = data.draw(
        st.one_of(
            st.sampled_from(DTYPES).map(lambda dtype: (dtype, dtype)),
            st.tuples(*[st.sampled_from([np.dtype(np.float32), np.dtype(np.float16), BFLOAT16])] * 2),
        )
    )
    dy, x = random_values(1, dy_shape, dy_dtype), random_values(2, x_shape, x_dtype)
    common = dy_dtype if dy_dtype == x_dtype else np.dtype(np.float32)
    shape = np.broadcast_shapes(dy_shape, x_shape)
    full_dy, full_x = (np.broadcast_to(array.astype(common), shape).copy() for array in (dy, x))
    expected = actgrad.silu_backward(full_dy, full_x)

    result = actgrad.silu_backward(wrap(dy), wrap(x))
    out = wrap(np.zeros(expected.shape, common))
    actgrad.silu_backward(wrap(dy), wrap(x), out=out)
    assert tuple(result.shape) == shape
    assert result.dtype == out.dtype
    assert bits(result) == bits(out) == bits(expected)


def beyond_cache(bytes_of_row: int) -> int:
    """How many rows are beyond the last-level cache."""
    return _native.last_level_cache() // bytes_of_row + 1000


@pytest.mark.parametrize(("dtype", "first", "width"), [(np.float32, 10, 5), (np.float64, 6, 2), (np.float16, 20, 12)])
def test_narrow_columns_of_padded_rows_beside_a_transposed_operand(dtype: Any, first: int, width: int) -> None:
    """Rows that are shorter than what is before them in their cache line."""
    line = 64 // np.dtype(dtype).itemsize
    rows = beyond_cache(2 * width * np.dtype(dtype).itemsize)
    memory = np.zeros(rows * line + line, dtype)
    start = -memory.ctypes.data % 64 // np.dtype(dtype).itemsize
    padded = memory[start : start + rows * line].reshape(rows, line)
    x = np.asfortranarray(np.random.default_rng(3).standard_normal((rows, width)).astype(dtype))
    actgrad.relu(x, out=padded[:, first : first + width])
    assert np.array_equal(padded[:, first : first + width], np.maximum(x, 0))
    padded[:, first : first + width] = 0
    assert not memory.any()


@pytest.mark.parametrize("dtype", [np.float32, BFLOAT16])
@pytest.mark.parametrize("width", [1001, 1008])
def test_in_place_beside_a_transposed_operand(width: int, dtype: Any) -> None:
    """Beyond the cache, where halves that lie differently within cache lines are buffered."""
    rows = beyond_cache(5 * width * np.dtype(dtype).itemsize)
    random = np.random.default_rng(4)
    x, dy = (random.standard_normal((rows, columns), np.float32).astype(dtype) for columns in (2 * width, width))
    for function in (actgrad.swiglu_backward, actgrad.glu_backward):
        expected = function(dy, x)
        over_x = x.copy()
        function(np.asfortranarray(dy), over_x, out=over_x)
        assert over_x.tobytes() == expected.tobytes()
        out = np.zeros_like(x)
        out[:, width:] = dy
        function(out[:, width:], np.asfortranarray(x), out=out)
        assert out.tobytes() == expected.tobytes()
