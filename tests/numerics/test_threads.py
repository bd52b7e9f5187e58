# SPDX-License-Identifier: Apache-2.0
"""Results do not depend on the number of threads, the instruction set, or where and how the elements lie.

Every large call is compared with small ones: the same elements, packed, a thousand at a time. Those are too few for
threads, for a second tile and for non-temporal stores. Results are compared bit for bit.
"""

from __future__ import annotations

import itertools
import math
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import instruction_sets
import ml_dtypes
import numpy as np
import pytest

import actgrad
from actgrad import _native

DTYPES = [np.float32, np.float16, ml_dtypes.bfloat16, np.float64]
THREADS = [1, 2, 7]

# Around the loop's thresholds: a register, a tile, a direct tile, where threads begin, and odd sizes beyond.
SIZES = [1, 15, 16, 17, 1023, 1024, 1025, 8191, 8192, 8193, 32767, 32768, 32769, 200_003]

# Three float32 operands of so many elements exceed the last-level cache: outputs are streamed.
BEYOND_CACHE = _native.last_level_cache() // 12 + 100_000
# Bytes that most processors' L2 caches cannot hold: rows are prefetched.
BEYOND_L2 = min(4 << 20, _native.last_level_cache() // 2)


@pytest.fixture(autouse=True)
def threads_restored() -> Iterator[None]:
    """Leaves the number of threads as it was."""
    before = actgrad.get_num_threads()
    yield
    actgrad.set_num_threads(before)


def numbers(shape: tuple[int, ...], dtype: Any, seed: int = 0) -> np.ndarray:
    """Normal numbers with standard deviation 3: all branches of the formulas are taken."""
    return (np.random.default_rng(seed).standard_normal(shape, dtype=np.float32) * 3).astype(dtype)


def same_bits(got: np.ndarray, expected: np.ndarray) -> bool:
    """Whether two arrays of one shape and dtype hold the same bits."""
    assert got.dtype == expected.dtype
    assert got.shape == expected.shape
    unsigned = f"u{got.dtype.itemsize}"
    return np.array_equal(np.ascontiguousarray(got).view(unsigned), np.ascontiguousarray(expected).view(unsigned))


def in_small_calls(dy: np.ndarray, x: np.ndarray) -> np.ndarray:
    """silu_backward, a thousand packed elements at a time."""
    dy, x = np.broadcast_arrays(dy, x)
    flat_dy, flat_x = dy.ravel(), x.ravel()
    pieces = [actgrad.silu_backward(flat_dy[i : i + 1000], flat_x[i : i + 1000]) for i in range(0, flat_x.size, 1000)]
    return np.concatenate(pieces).reshape(x.shape)


def swiglu_in_small_calls(dy: np.ndarray, x: np.ndarray, dim: int) -> np.ndarray:
    """swiglu_backward, five hundred packed pairs at a time."""
    a, b = (half.ravel() for half in np.split(x, 2, dim))
    flat_dy = dy.ravel()
    pieces = [
        actgrad.swiglu_backward(flat_dy[i : i + 500], np.concatenate([a[i : i + 500], b[i : i + 500]]))
        for i in range(0, a.size, 500)
    ]
    halves = [np.concatenate([np.split(piece, 2)[half] for piece in pieces]).reshape(dy.shape) for half in (0, 1)]
    return np.concatenate(halves, dim)


@pytest.mark.parametrize("threads", THREADS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_sizes_around_each_threshold(dtype: Any, threads: int) -> None:
    """Every size gives the bits of small calls, with every number of threads."""
    for size in SIZES:
        dy, x = numbers((size,), dtype, 1), numbers((size,), dtype, 2)
        actgrad.set_num_threads(threads)
        assert same_bits(actgrad.silu_backward(dy, x), in_small_calls(dy, x)), size


def unaligned(array: np.ndarray, offset: int) -> np.ndarray:
    """A copy that begins `offset` elements after a cache line's start."""
    memory = np.empty(array.nbytes + offset * array.itemsize + 64, np.uint8)
    start = -memory.ctypes.data % 64 + offset * array.itemsize
    copy = memory[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[...] = array
    return copy


@pytest.mark.parametrize("dtype", DTYPES)
def test_unaligned_memory(dtype: Any) -> None:
    """Operands that begin in the midst of a cache line, each at another place, give the same bits."""
    dy, x = numbers((70_001,), dtype, 1), numbers((70_001,), dtype, 2)
    expected = in_small_calls(dy, x)
    for offset in (1, 3, 7):
        out = unaligned(np.zeros_like(x), offset)
        actgrad.silu_backward(unaligned(dy, offset + 1), unaligned(x, offset + 2), out=out)
        assert same_bits(out, expected)


@pytest.mark.parametrize("threads", THREADS)
@pytest.mark.parametrize("offset", [0, 1, 5])
@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16])
def test_beyond_the_last_level_cache(dtype: Any, offset: int, threads: int) -> None:
    """Streamed outputs hold the same bits, at any alignment, and not a byte beyond their ends is touched."""
    size = BEYOND_CACHE * 4 // np.dtype(dtype).itemsize + 13
    period = 1000  # so that one small call judges all
    dy, x = (np.resize(numbers((period,), dtype, seed), size) for seed in (1, 2))
    around = unaligned(np.ones(size + 64, dtype), offset)
    actgrad.set_num_threads(threads)
    actgrad.silu_backward(dy, x, out=around[32:-32])
    expected = np.resize(actgrad.silu_backward(dy[:period], x[:period]), size)
    assert same_bits(around[32:-32], expected)
    assert np.all(around[:32] == 1)
    assert np.all(around[-32:] == 1)


@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16, np.float64])
def test_streamed_elements_across_lines(dtype: Any) -> None:
    """An output whose address is no multiple of its elements' size is stored whole, though never past the caches."""
    item = np.dtype(dtype).itemsize
    size = BEYOND_CACHE * 4 // item
    dy, x = (np.resize(numbers((1000,), dtype, seed), size) for seed in (1, 2))
    memory = np.zeros(size * item + 128, np.uint8)
    start = -memory.ctypes.data % 64 + 1
    out = memory[start : start + size * item].view(dtype)
    actgrad.silu_backward(dy, x, out=out)
    assert same_bits(out, np.resize(actgrad.silu_backward(dy[:1000], x[:1000]), size))
    assert not memory[:start].any()
    assert not memory[start + size * item :].any()


@pytest.mark.parametrize("columns", [33, 40, 65, 128, 333, 513, 1511, 2049, 4090])
@pytest.mark.parametrize("dim", [0, 1])
def test_streamed_halves(dim: int, columns: int) -> None:
    """Both halves of a streamed output, along either dimension, also with rows that are no multiple of a line."""
    rows = BEYOND_CACHE * 12 // (5 * 4 * 2 * columns) | 1  # of both halves: x, dx and dy hold five halves
    x = numbers((2 * rows, 2 * columns), np.float32, 1)
    dy = numbers((rows, 2 * columns) if dim == 0 else (2 * rows, columns), np.float32, 2)
    assert x.nbytes * 2 + dy.nbytes > _native.last_level_cache()
    expected = swiglu_in_small_calls(dy, x, dim)
    assert same_bits(actgrad.swiglu_backward(dy, x, dim), expected)
    assert same_bits(actgrad.swiglu_backward(np.asfortranarray(dy), x, dim, out=np.empty_like(x)), expected)
    assert same_bits(actgrad.swiglu_backward(dy, x, dim, out=x), expected)


@pytest.mark.parametrize("is_streamed", [True, False])
@pytest.mark.parametrize("columns", [35, 255, 512, 545, 1023, 2049, 4080, 8200])
@pytest.mark.parametrize("dtype", DTYPES)
def test_halves_anywhere(dtype: Any, columns: int, is_streamed: bool) -> None:
    """Halves of rows that begin anywhere in a line, even across elements: not a byte beyond the ends changes."""
    item = np.dtype(dtype).itemsize
    rows = (BEYOND_CACHE * 12 if is_streamed else BEYOND_L2) // (5 * item * columns) | 1
    x = np.resize(numbers((1009,), dtype, 1), (rows, 2 * columns))
    dy = np.resize(numbers((1013,), dtype, 2), (rows, columns))
    assert (x.nbytes * 2 + dy.nbytes > _native.last_level_cache()) == is_streamed
    few = max(4, 8000 // columns)
    parts = [slice(row, row + few) for row in range(0, rows, few)]
    for gradient in (actgrad.swiglu_backward, actgrad.glu_backward):
        expected = np.concatenate([gradient(dy[part], x[part]) for part in parts])
        for start in (0, 1, item):
            memory = np.zeros(x.nbytes + 192, np.uint8)
            begin = 64 + -memory.ctypes.data % 64 + start
            out = memory[begin : begin + x.nbytes].view(dtype).reshape(x.shape)
            gradient(dy, x, out=out)
            assert same_bits(out, expected)
            assert not memory[:begin].any()
            assert not memory[begin + x.nbytes :].any()
        over_input = x.copy()
        assert same_bits(gradient(dy, over_input, out=over_input), expected)


@pytest.mark.parametrize("is_streamed", [True, False])
@pytest.mark.parametrize("columns", [24, 65, 512, 1023, 2056, 4100])
@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16, np.float16])
def test_halves_anywhere_with_sums(dtype: Any, columns: int, is_streamed: bool) -> None:
    """The same beside an input and a sum for each row."""
    item = np.dtype(dtype).itemsize
    rows = (BEYOND_CACHE * 12 if is_streamed else BEYOND_L2) // (6 * item * columns) + 3
    x = np.resize(numbers((1009,), dtype, 1), (rows, 2 * columns))
    dy, y = (np.resize(numbers((prime,), dtype, prime), (rows, columns)) for prime in (1013, 1019))
    weight = numbers((rows,), np.float32, 3)
    few = max(4, 8000 // columns)
    parts = [slice(row, row + few) for row in range(0, rows, few)]
    gradients = [actgrad.swiglu_group_backward(dy[part], x[part], weight[part], y[part]) for part in parts]
    dx, d_weight = (np.concatenate(results) for results in zip(*gradients, strict=True))
    for start in (0, 1, item, 16):
        memory = np.zeros(x.nbytes + 192, np.uint8)
        begin = 64 + -memory.ctypes.data % 64 + start
        out = memory[begin : begin + x.nbytes].view(dtype).reshape(x.shape), np.empty_like(weight)
        actgrad.swiglu_group_backward(dy, x, weight, y, out=out)
        assert same_bits(out[0], dx)
        assert same_bits(out[1], d_weight)
        assert not memory[:begin].any()
        assert not memory[begin + x.nbytes :].any()


@pytest.mark.parametrize(("inner", "is_odd"), [((1030,), True), ((2048,), True), ((2048,), False), ((1025, 700), True)])
@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16])
def test_streamed_beside_transposed(dtype: Any, inner: tuple[int, ...], is_odd: bool) -> None:
    """Streamed outputs beside operands that run along other dimensions, rows of which begin at any place of a line."""
    rows = BEYOND_CACHE * 6 // (np.dtype(dtype).itemsize * math.prod(inner))
    shape = (rows | 1 if is_odd else rows // 64 * 64, *inner)
    period = np.resize(numbers((1009,), dtype, 1), math.prod(shape))
    x, dy = period.reshape(shape), period[::-1].reshape(shape)
    expected = np.concatenate([actgrad.silu_backward(*parts) for parts in zip(dy, x, strict=True)])
    turned = np.ascontiguousarray(np.moveaxis(dy, -1, -2)).swapaxes(-1, -2)
    for offset in (0, 1):
        around = unaligned(np.ones(x.size + 64, dtype), offset)
        actgrad.silu_backward(turned, x, out=around[32:-32].reshape(shape))
        assert same_bits(around[32:-32], expected.reshape(-1))
        assert np.all(around[:32] == 1)
        assert np.all(around[-32:] == 1)
        # Two operands, and then all but the output, run along other dimensions.
        turned_x = np.ascontiguousarray(np.moveaxis(x, -1, -2)).swapaxes(-1, -2)
        actgrad.silu_backward(turned, turned_x, out=around[32:-32].reshape(shape))
        assert same_bits(around[32:-32], expected.reshape(-1))
        turned_out = np.zeros_like(turned_x.swapaxes(-1, -2)).swapaxes(-1, -2)
        actgrad.silu_backward(dy, turned_x, out=turned_out)
        assert same_bits(turned_out.reshape(-1), expected.reshape(-1))


@pytest.mark.parametrize("columns", [5, 33, 700, 2048, 2049])
@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16])
def test_streamed_interleaved_halves(dtype: Any, columns: int) -> None:
    """Beyond the last-level cache they are prefetched; also with gaps between rows, and over the input."""
    rows = BEYOND_CACHE * 12 // (5 * np.dtype(dtype).itemsize * columns) | 1
    x = np.resize(numbers((1009,), dtype, 1), (rows, 2 * columns))
    dy = np.resize(numbers((997,), dtype, 2), (rows, columns))
    assert x.nbytes * 2 + dy.nbytes > _native.last_level_cache()
    few = max(1, 20_000 // columns)
    parts = [slice(row, row + few) for row in range(0, rows, few)]
    expected = np.concatenate([actgrad.clipped_swiglu_backward(dy[part], x[part]) for part in parts])
    assert same_bits(actgrad.clipped_swiglu_backward(dy, x), expected)
    assert same_bits(actgrad.clipped_swiglu_backward(padded(dy, 3)[0], padded(x, 2, 1)[0]), expected)
    assert same_bits(actgrad.clipped_swiglu_backward(dy, x, out=x), expected)


@pytest.mark.parametrize("columns", [700, 2048, 2049])
@pytest.mark.parametrize("dtype", [np.float64, np.float32, np.float16, ml_dtypes.bfloat16])
def test_halves_that_fill_the_last_level_cache(dtype: Any, columns: int) -> None:
    """Rows that are prefetched, but stored as usual; also beside a threshold, and over the input."""
    rows = int(0.85 * _native.last_level_cache()) // (5 * np.dtype(dtype).itemsize * columns)
    x = np.resize(numbers((1009,), dtype, 1), (rows, 2 * columns))
    dy = np.resize(numbers((1013,), dtype, 2), (rows, columns))
    assert _native.last_level_cache() * 2 // 3 < x.nbytes * 2 + dy.nbytes <= _native.last_level_cache()
    few = max(1, 20_000 // columns)
    parts = [slice(row, row + few) for row in range(0, rows, few)]
    expected = np.concatenate([actgrad.swiglu_backward(dy[part], x[part]) for part in parts])
    assert same_bits(actgrad.swiglu_backward(dy, x), expected)
    assert same_bits(actgrad.swiglu_backward(dy, x, out=x.copy()), expected)
    x, dy = (np.concatenate([each, each[: rows // 2]]) for each in (x, dy))
    assert _native.last_level_cache() * 2 // 3 < x.nbytes * 3 // 2 <= _native.last_level_cache()
    parts = [slice(row, row + few) for row in range(0, len(x), few)]
    assert same_bits(actgrad.swiglu(x), np.concatenate([actgrad.swiglu(x[part]) for part in parts]))
    if dtype != np.float64:  # which FatreluMul does not take
        threshold = np.array([0.25], dtype)
        expected = np.concatenate([actgrad.fatrelu_mul(x[part], threshold) for part in parts])
        assert same_bits(actgrad.fatrelu_mul(x, threshold), expected)


@pytest.mark.parametrize("columns", [64, 512, 1024])
@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16])
def test_streamed_rows_at_lines(dtype: Any, columns: int) -> None:
    """Streamed rows of whole lines with gaps between them, also over an input: no byte of a gap is touched."""
    rows = BEYOND_CACHE * 12 // (3 * np.dtype(dtype).itemsize * columns) | 1
    dy, x = (np.resize(numbers((1009,), dtype, seed), (rows, columns)) for seed in (1, 2))
    few = max(1, 20_000 // columns)
    parts = [slice(row, row + few) for row in range(0, rows, few)]
    expected = np.concatenate([actgrad.silu_backward(dy[part], x[part]) for part in parts])
    given, _ = padded(x, 64)
    out, memory = padded(np.zeros_like(x), 64)
    actgrad.silu_backward(dy, given, out=out)
    actgrad.silu_backward(dy, given, out=given)
    assert same_bits(out, expected)
    assert same_bits(given, expected)
    assert np.all(memory[:, columns:] == 1)


@pytest.mark.parametrize("offset", [0, 1, 16])
@pytest.mark.parametrize("columns", [700, 2049])
@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16])
def test_streamed_from_interleaved_halves(dtype: Any, columns: int, offset: int) -> None:
    """A streamed result of interleaved halves, from any place of a line on: not a byte beyond its ends is touched."""
    rows = BEYOND_CACHE * 12 // (3 * np.dtype(dtype).itemsize * columns) | 1
    x = np.resize(numbers((1009,), dtype, 1), (rows, 2 * columns))
    assert x.nbytes * 3 // 2 > _native.last_level_cache()
    few = max(1, 20_000 // columns)
    expected = np.concatenate([actgrad.clipped_swiglu(x[row : row + few]) for row in range(0, rows, few)])
    around = unaligned(np.ones(rows * columns + 64, dtype), offset)
    actgrad.clipped_swiglu(x, out=around[32:-32].reshape(rows, columns))
    assert same_bits(around[32:-32].reshape(rows, columns), expected)
    assert np.all(around[:32] == 1)
    assert np.all(around[-32:] == 1)
    assert same_bits(actgrad.clipped_swiglu(padded(x, 2, offset)[0]), expected)


def padded(array: np.ndarray, pad: int, offset: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """A copy with `pad` elements of 1 behind each row, and its memory, which begins `offset` elements off a line."""
    rows, length = array.shape
    memory = unaligned(np.ones((rows, length + pad), array.dtype), offset)
    memory[:, :length] = array
    return memory[:, :length], memory


@pytest.mark.parametrize("dtype", DTYPES)
def test_short_rows(dtype: Any) -> None:
    """Rows of every length, with gaps between them, from any place of a line."""
    for length, pad in itertools.product(range(1, 71), range(1, 10)):
        rows, offset = 600 // length + 1, (7 * length + pad) % 32
        dy, x = (np.resize(numbers((997,), dtype, seed), (rows, length)) for seed in (1, 2))
        expected = actgrad.silu_backward(dy.ravel(), x.ravel()).reshape(x.shape)
        inputs = padded(dy, pad, offset)[0], padded(x, pad, offset + 1)[0]
        assert same_bits(actgrad.silu_backward(*inputs), expected), (length, pad)
        for operands in ((dy, x), inputs):
            out, memory = padded(np.zeros_like(x), pad, offset)
            actgrad.silu_backward(*operands, out=out)
            assert same_bits(out, expected), (length, pad)
            assert np.all(memory[:, length:] == 1), (length, pad)
        over, memory = padded(x, pad, offset)
        actgrad.silu_backward(dy, over, out=over)
        assert same_bits(over, expected), (length, pad)


@pytest.mark.parametrize(
    ("length", "pad"),
    [
        (1, 1),
        (7, 1),
        (31, 9),
        (65, 7),
        (127, 1),
        (257, 1),
        (257, 99),
        (511, 3),
        (1000, 1),
        (40, 24),
        (64, 32),
        (1024, 64),
    ],
)
@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16])
def test_streamed_short_rows(dtype: Any, length: int, pad: int) -> None:
    """The same beyond the last-level cache, on two threads, and with each output over its input."""
    actgrad.set_num_threads(2)
    shape = (BEYOND_CACHE * 4 // (np.dtype(dtype).itemsize * length) | 1, length)
    dy, x = (np.resize(numbers((1009,), dtype, seed), shape) for seed in (1, 2))
    expected = np.resize(actgrad.silu_backward(dy.ravel()[:1009], x.ravel()[:1009]), shape)
    inputs = padded(dy, pad)[0], padded(x, pad, 3)[0]
    for offset in (0, 5):
        around = unaligned(np.ones(x.size + 64, dtype), offset)
        actgrad.silu_backward(*inputs, out=around[32:-32].reshape(shape))
        assert same_bits(around[32:-32], expected.reshape(-1))
        assert np.all(around[:32] == 1)
        assert np.all(around[-32:] == 1)
        out, memory = padded(np.zeros_like(x), pad, offset)
        actgrad.silu_backward(dy, x, out=out)
        assert same_bits(out, expected)
        assert np.all(memory[:, length:] == 1)
    actgrad.silu_backward(dy, inputs[1], out=inputs[1])
    assert same_bits(inputs[1], expected)


def layouts(array: np.ndarray) -> Iterator[tuple[str, np.ndarray]]:
    """The same elements in memory that runs along other dimensions, with gaps, and backwards."""
    yield "packed", array
    for order in itertools.permutations(range(array.ndim)):
        yield f"permuted {order}", np.ascontiguousarray(array.transpose(order)).transpose(np.argsort(order))
    gaps = np.zeros([2 * size + 3 for size in array.shape], array.dtype)
    inside = gaps[tuple(slice(1, 1 + 2 * size, 2) for size in array.shape)]
    inside[...] = array
    yield "with gaps", inside
    backwards = (slice(None, None, -1),) * array.ndim
    yield "backwards", np.ascontiguousarray(array[backwards])[backwards]


@pytest.mark.parametrize("threads", THREADS)
@pytest.mark.parametrize(
    "shape", [(301, 257), (5, 3000), (3000, 5), (37, 41, 43), (2, 3, 9001), (9001, 2, 3), (6, 5, 4, 300)]
)
def test_layouts(shape: tuple[int, ...], threads: int) -> None:
    """Any layout of input and output gives the bits of packed memory, and gaps stay as they were."""
    actgrad.set_num_threads(threads)
    dy, x = numbers(shape, np.float32, 1), numbers(shape, np.float32, 2)
    expected = in_small_calls(dy, x)
    for name, view in layouts(x):
        assert same_bits(actgrad.silu_backward(dy, view), expected), name
    for name, out in layouts(np.zeros(shape, np.float32)):
        memory = out if out.base is None else out.base
        written = np.shares_memory(out, memory) and memory.size - out.size
        actgrad.silu_backward(dy, x, out=out)
        assert same_bits(out, expected), name
        assert not written or np.count_nonzero(memory) == np.count_nonzero(out), name


@pytest.mark.parametrize("threads", THREADS)
@pytest.mark.parametrize("dim", [0, 1, 2])
@pytest.mark.parametrize("dtype", [np.float32, np.float16])
def test_splits_of_layouts(dtype: Any, dim: int, threads: int) -> None:
    """Splitting along any dimension, in any layout, gives the bits of packed halves."""
    actgrad.set_num_threads(threads)
    shape = [46, 38, 50]
    x = numbers(tuple(shape), dtype, 1)
    shape[dim] //= 2
    dy = numbers(tuple(shape), dtype, 2)
    expected = swiglu_in_small_calls(dy, x, dim)
    for name, view in layouts(x):
        assert same_bits(actgrad.swiglu_backward(dy, view, dim), expected), name


@pytest.mark.parametrize("threads", THREADS)
def test_broadcasting_and_mixed_dtypes(threads: int) -> None:
    """Repeated and converted operands give the bits of their copies."""
    actgrad.set_num_threads(threads)
    x = numbers((130, 1, 701), np.float16, 1)
    for shape in [(1, 7, 1), (130, 7, 701), (701,), (7, 1), (1, 1, 1)]:
        for dtype in (np.float32, ml_dtypes.bfloat16):
            dy = numbers(shape, dtype, 2)
            expected = in_small_calls(dy.astype(np.float32), x.astype(np.float32))
            assert same_bits(actgrad.silu_backward(dy, x), expected)


def run_in_python(program: str, *arguments: str, **environment: str) -> str:
    """Runs a program in a fresh interpreter and returns what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


CHECKSUMS = """
import zlib, numpy as np, ml_dtypes, actgrad
for dtype in (np.float32, np.float16, ml_dtypes.bfloat16):
    x = (np.random.default_rng(1).standard_normal((402, 301), dtype=np.float32) * 3).astype(dtype)
    for view in (x, x.T, x[::-1, 1:], x[:, ::2]):
        for out in (actgrad.silu_backward(view, view), actgrad.hardswish_backward(view, view),
                    actgrad.swiglu_backward(view[: view.shape[0] // 2 * 2 : 2], view[: view.shape[0] // 2 * 2], 0)):
            print(zlib.crc32(np.ascontiguousarray(out).view(np.uint16)))
big = np.resize((np.random.default_rng(2).standard_normal(1000, dtype=np.float32) * 3), 3_000_000)
print(zlib.crc32(actgrad.silu_backward(big, big)))
"""


def test_instruction_sets_and_thread_counts_agree() -> None:
    """Every instruction set of this machine, with 1, 2 and 7 threads, gives the same bits, streamed or not."""
    expected = run_in_python(CHECKSUMS)
    assert len(instruction_sets.available()) > 1
    for isa in instruction_sets.available():
        for threads in THREADS:
            assert run_in_python(CHECKSUMS, ACTGRAD_ISA=isa, ACTGRAD_NUM_THREADS=str(threads)) == expected


def test_the_number_of_threads() -> None:
    """It can be set, and invalid values are refused with a message."""
    for count in (1, 5, 1024):
        actgrad.set_num_threads(count)
        assert actgrad.get_num_threads() == count
    for bad in (0, -1, 1025):
        with pytest.raises(actgrad.AclnnError, match=rf"threads is {bad}; a number from 1 to 1024"):
            actgrad.set_num_threads(bad)
    assert actgrad.get_num_threads() == 1024
    assert run_in_python("import actgrad; print(actgrad.get_num_threads())", ACTGRAD_NUM_THREADS="3").strip() == "3"


def test_a_bad_environment_variable_is_refused_in_the_call() -> None:
    """The message names the variable and its value."""
    program = """
import numpy as np, actgrad
try:
    actgrad.silu_backward(np.ones(3), np.ones(3))
except actgrad.AclnnError as error:
    print(error.status, error)
"""
    printed = run_in_python(program, ACTGRAD_NUM_THREADS="many")
    assert printed.startswith("361001 ")
    assert 'ACTGRAD_NUM_THREADS is "many"; a number from 1 to 1024 is needed' in printed


def test_a_forked_child_computes() -> None:
    """A child forked after the pool was used has its own threads, and the parent keeps its."""
    program = """
import os, numpy as np, actgrad
actgrad.set_num_threads(3)
x = np.random.default_rng(1).standard_normal(500_000, dtype=np.float32)
expected = actgrad.silu_backward(x, x)
child = os.fork()
same = np.array_equal(actgrad.silu_backward(x, x), expected)
if child == 0:
    os._exit(0 if same else 3)
print(same, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    assert run_in_python(program).split() == ["True", "0"]


# Counts the threads that a large call starts: on the pool, or in a team of OpenMP's that did not work before.
COUNTING = """
import os, sys
if "one core" in sys.argv:
    os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
import numpy, actgrad
x = numpy.ones(500_000, numpy.float32)
if "torch" in sys.argv:
    import torch
    x = torch.from_numpy(x)
    for argument in sys.argv:
        if argument.isdigit():
            torch.set_num_threads(int(argument))
def started(call):
    before = len(os.listdir("/proc/self/task"))
    call()
    return len(os.listdir("/proc/self/task")) - before
print(started(lambda: actgrad.silu_backward(x, x)))
"""

# The settings in the order in which one comes before another; what the program does, and how many threads work.
SETTINGS = [
    ({"ACTGRAD_NUM_THREADS": "3"}, [], 3),
    ({"ACTGRAD_NUM_THREADS": "3", "OMP_NUM_THREADS": "1"}, [], 3),
    ({"OMP_NUM_THREADS": "1"}, [], 1),
    ({"OMP_NUM_THREADS": "4"}, [], 4),
    ({"OMP_NUM_THREADS": "3,2"}, ["one core"], 3),
    ({}, ["one core"], 1),
    ({}, [], None),
]
SETTINGS_OF_PYTORCH = [
    ({"ACTGRAD_NUM_THREADS": "3"}, ["1"], 3),
    ({"ACTGRAD_NUM_THREADS": "1"}, ["3"], 1),
    ({"OMP_NUM_THREADS": "3"}, ["1"], 1),
    ({"OMP_NUM_THREADS": "1"}, [], 1),
    ({"OMP_NUM_THREADS": "1"}, ["3"], 3),
    ({}, ["one core"], 1),
    ({}, ["1"], 1),
    ({}, ["4"], 4),
]


def threads_at_work(environment: dict[str, str], arguments: list[str]) -> int:
    """How many threads do the program's call, under nothing but these settings."""
    cleared = dict.fromkeys(("ACTGRAD_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "")
    return 1 + int(run_in_python(COUNTING, *arguments, **{**cleared, **environment}))


@pytest.mark.parametrize(("environment", "arguments", "expected"), SETTINGS)
def test_the_environment_sets_the_number_of_threads(
    environment: dict[str, str], arguments: list[str], expected: int | None
) -> None:
    """ACTGRAD_NUM_THREADS, then OMP_NUM_THREADS, then the cores that the process may use."""
    most = len(os.sched_getaffinity(0))
    worked = threads_at_work(environment, arguments)
    assert worked == expected if expected else 1 <= worked <= most


@pytest.mark.torch
@pytest.mark.parametrize(("environment", "arguments", "expected"), SETTINGS_OF_PYTORCH)
def test_pytorch_sets_the_number_of_threads(environment: dict[str, str], arguments: list[str], expected: int) -> None:
    """Of its tensors' calls; ACTGRAD_NUM_THREADS alone comes before."""
    assert threads_at_work(environment, ["torch", *arguments]) == expected


@pytest.mark.torch
def test_data_loader_workers_use_one_thread() -> None:
    """PyTorch gives each a single thread."""
    program = """
import os, torch, actgrad.torch as at
class Data(torch.utils.data.Dataset):
    def __len__(self):
        return 2
    def __getitem__(self, i):
        x = torch.ones(500_000, requires_grad=True)
        before = len(os.listdir("/proc/self/task"))
        at.silu(x).sum().backward()
        return len(os.listdir("/proc/self/task")) - before
torch.set_num_threads(3)
print(sum(int(batch.sum()) for batch in torch.utils.data.DataLoader(Data(), num_workers=2)))
"""
    assert run_in_python(program, OMP_NUM_THREADS="").split() == ["0"]


@pytest.mark.torch
def test_pytorchs_number_of_threads_is_read_at_each_call() -> None:
    """Threads that worked before are not woken for a call with fewer."""
    program = """
import os, time, torch, actgrad
x = torch.ones(500_000)
def time_of_others():
    tasks = [task for task in os.listdir("/proc/self/task") if int(task) != os.getpid()]
    return sum(int(open(f"/proc/self/task/{task}/schedstat").read().split()[0]) for task in tasks)
def at_rest():
    before = None
    while (now := time_of_others()) != before:
        before = now
        time.sleep(0.05)
    return before
for threads in (3, 1, 2):
    torch.set_num_threads(threads)
    before = at_rest()
    actgrad.silu(x)
    print(at_rest() > before)
"""
    assert run_in_python(program, OMP_NUM_THREADS="").split() == ["True", "False", "True"]


@pytest.mark.torch
def test_pytorchs_threads_are_reused() -> None:
    """After a call of PyTorch's on three threads, one of ours on three threads starts none; a forked child does."""
    program = """
import os, numpy, torch, actgrad
def threads():
    return len(os.listdir("/proc/self/task"))
torch.set_num_threads(3)
actgrad.set_num_threads(3)
x = torch.randn(500_000)
x.exp()
before = threads()
expected = actgrad.silu_backward(x, x)
shared = threads() == before
child = os.fork()
before = threads()
same = numpy.array_equal(actgrad.silu_backward(x, x), expected)
started = threads() - before
if child == 0:
    os._exit(0 if same and started == 2 else 3)
print(shared, same, started, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    assert run_in_python(program).split() == ["True", "True", "0", "0"]


@pytest.mark.torch
def test_a_child_that_sees_pytorch_first_has_its_own_threads() -> None:
    """OpenMP's threads, which the parent has, are not there."""
    program = """
import os, torch, actgrad
torch.set_num_threads(3)
actgrad.set_num_threads(3)
x = torch.randn(500_000)
x.exp()
child = os.fork()
if child == 0:
    actgrad.silu_backward(x, x)
    os._exit(len(os.listdir("/proc/self/task")))
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    assert run_in_python(program).split() == ["3"]


def test_two_python_threads_at_once() -> None:
    """Callers at the same time share the pool or do without it; all get their results."""
    actgrad.set_num_threads(3)
    dy, x = numbers((300_000,), np.float32, 1), numbers((300_000,), np.float32, 2)
    expected = in_small_calls(dy, x)
    wrong: list[int] = []

    def call(caller: int) -> None:
        for _ in range(30):
            if not same_bits(actgrad.silu_backward(dy, x), expected):
                wrong.append(caller)

    callers = [threading.Thread(target=call, args=(caller,)) for caller in range(3)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert not wrong


def test_the_program_may_end_during_a_call_of_a_daemon_thread() -> None:
    """Before 3.14, Python ends such a thread by unwinding its stack."""
    program = (
        "import threading, time, numpy as np, actgrad; x = np.ones(1 << 20, np.float32)\n"
        "def work():\n"
        "    while True: actgrad.silu(x)\n"
        "for _ in range(2): threading.Thread(target=work, daemon=True).start()\n"
        "time.sleep(0.2)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_phase_two_on_a_stream_uses_the_same_loop() -> None:
    """The two-phase interface gives the same bits while Python computes too."""
    from actgrad import aclnn

    actgrad.set_num_threads(3)
    dy, x = numbers((300_000,), np.float32, 1), numbers((300_000,), np.float32, 2)
    queued = np.zeros_like(x)
    assert aclnn.aclrtSetDevice(0) == 0
    status, stream = aclnn.aclrtCreateStream()
    assert status == 0
    tensors = [aclnn.Tensor.of_array(array) for array in (dy, x, queued)]
    status, size, executor = aclnn.aclnnSiluBackwardGetWorkspaceSize(*tensors)
    assert status == 0
    assert aclnn.aclnnSiluBackward(None, size, executor, stream) == 0
    at_once = actgrad.silu_backward(dy, x)
    assert aclnn.aclrtDestroyStream(stream) == 0
    assert aclnn.aclrtResetDevice(0) == 0
    assert same_bits(queued, at_once)
