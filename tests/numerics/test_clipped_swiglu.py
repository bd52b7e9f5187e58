# SPDX-License-Identifier: Apache-2.0
"""Clamped SwiGLU: interleaved halves, grouped rows, and values compared at 50 digits."""

from __future__ import annotations

import itertools
from typing import Any

import definitions
import ml_dtypes
import numpy as np
import pytest
from mpmath import mp, mpf

import actgrad

Array = np.ndarray[Any, Any]

DTYPES = [np.float32, np.float64, np.float16, ml_dtypes.bfloat16]
CLAMP = {"alpha": 1.3, "limit": 3.0, "bias": 0.5}


def sides(x: Array, dim: int) -> Array:
    """The array with the interleaved halves of ``x`` side by side."""
    rows = x.reshape(*x.shape[: dim % x.ndim], -1)
    return np.concatenate([part.reshape(half_of(x.shape, dim)) for part in (rows[..., ::2], rows[..., 1::2])], dim)


def half_of(shape: tuple[int, ...], dim: int) -> tuple[int, ...]:
    half = list(shape)
    half[dim] //= 2
    return tuple(half)


def sample(shape: tuple[int, ...], dtype: Any, seed: int = 1) -> Array:
    return (np.random.default_rng(seed).standard_normal(shape) * 4).astype(dtype)


SHAPES = [
    ((6, 10), -1),
    ((6, 10), 0),
    ((4, 6, 10), 1),
    ((4, 3, 5, 6), 3),
    ((3, 5000), -1),
    ((700, 14), 1),
    ((2, 99990), 1),
]


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: np.dtype(dtype).name)
@pytest.mark.parametrize(("shape", "dim"), SHAPES, ids=str)
def test_interleaved(shape: tuple[int, ...], dim: int, dtype: Any) -> None:
    """Interleaved halves give the bits of halves side by side, in inputs and results."""
    x, dy = sample(shape, dtype), sample(half_of(shape, dim), dtype, 2)
    together = actgrad.clipped_swiglu(x, dim=dim, **CLAMP)
    apart = actgrad.clipped_swiglu(sides(x, dim), dim=dim, **CLAMP, interleaved=False)
    assert together.tobytes() == apart.tobytes()
    together = actgrad.clipped_swiglu_backward(dy, x, dim=dim, **CLAMP)
    apart = actgrad.clipped_swiglu_backward(dy, sides(x, dim), dim=dim, **CLAMP, interleaved=False)
    assert sides(together, dim).tobytes() == apart.tobytes()


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: np.dtype(dtype).name)
def test_strides(dtype: Any) -> None:
    """Rows at any address, reversed or with gaps, and misaligned elements."""
    x, dy = sample((40, 62), dtype), sample((40, 31), dtype, 2)
    expected = actgrad.clipped_swiglu_backward(dy, x)
    memory = np.zeros(40 * 64 * x.itemsize + 1, np.uint8)
    unaligned = memory[1:].view(dtype).reshape(40, 64)[:, 1:63]
    for like in (np.zeros((40, 64), dtype)[:, 1:63], np.zeros((80, 62), dtype)[::-2], unaligned):
        like[...] = x
        out = np.empty_like(like.base if like.base is not None and like.base.shape == like.shape else like)
        assert actgrad.clipped_swiglu_backward(dy, like).tobytes() == expected.tobytes()
        assert actgrad.clipped_swiglu_backward(dy, like, out=out).tobytes() == expected.tobytes()
    apart = np.zeros((40, 124), dtype)
    apart[:, ::2] = x
    transposed = np.asfortranarray(x)
    for like in (apart[:, ::2], transposed):
        assert actgrad.clipped_swiglu_backward(dy, like).tobytes() == expected.tobytes()
    in_place = x.copy()
    assert actgrad.clipped_swiglu_backward(dy, in_place, out=in_place).tobytes() == expected.tobytes()


def rows_within(memory: Array, offset: int, gap: int, like: Array) -> Array:
    """Rows in ``memory``, from byte ``offset`` after a cache line's start on, with ``gap`` bytes behind each."""
    rows, columns = like.shape
    start = -memory.ctypes.data % 64 + offset
    step = columns * like.itemsize + gap
    view = memory[start : start + rows * step].reshape(rows, step)[:, : columns * like.itemsize].view(like.dtype)
    view[...] = like
    return view


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: np.dtype(dtype).name)
@pytest.mark.parametrize("columns", [1, 31, 64, 511, 512, 513, 575, 1000, 8193])
def test_rows_anywhere_in_memory(columns: int, dtype: Any) -> None:
    """Rows of any length, off lines and off elements, with gaps: the same bits, and no byte beside them is written."""
    rows = 3
    x, dy = sample((rows, 2 * columns), dtype), sample((rows, columns), dtype, 2)
    apart = sides(x, -1)
    y = actgrad.clipped_swiglu(apart, **CLAMP, interleaved=False)
    halves = actgrad.clipped_swiglu_backward(dy, apart, **CLAMP, interleaved=False)
    dx = np.stack([halves[:, :columns], halves[:, columns:]], 2).reshape(x.shape)
    item = x.itemsize
    for offset, gap in itertools.product((0, 1, item, 5 * item), (0, item, 64)):
        memories = [np.full(128 + rows * (2 * columns * item + gap), 7, np.uint8) for _ in range(4)]
        given, given_dy, out, in_place = (
            rows_within(memory, offset, gap, like) for memory, like in zip(memories, (x, dy, dx, x), strict=True)
        )
        result = np.full_like(memories[0], 7)
        small = rows_within(result, offset, gap, y)
        actgrad.clipped_swiglu(given, **CLAMP, out=small)
        actgrad.clipped_swiglu_backward(given_dy, given, **CLAMP, out=out)
        actgrad.clipped_swiglu_backward(given_dy, in_place, **CLAMP, out=in_place)
        assert (small.tobytes(), out.tobytes(), in_place.tobytes()) == (y.tobytes(), dx.tobytes(), dx.tobytes())
        for memory, view in ((result, small), (memories[2], out), (memories[3], in_place)):
            view[...] = 0
            assert np.count_nonzero(memory == 7) == memory.size - view.nbytes


def test_dimensions_that_are_not_viewable_as_one() -> None:
    """Interleaved halves need dimensions that can be viewed as one."""
    x = sample((4, 6, 10), np.float32)
    assert actgrad.clipped_swiglu(x[:, :, :8], dim=1, interleaved=False).shape == (4, 3, 8)
    with pytest.raises(actgrad.AclnnError, match=r"clipped_swiglu: x .* with interleaved halves") as error:
        actgrad.clipped_swiglu(x[:, :, :8], dim=1)
    assert error.value.status == 161002
    with pytest.raises(actgrad.AclnnError, match=r"clipped_swiglu_backward: x .* viewable as one") as error:
        actgrad.clipped_swiglu_backward(np.ones((4, 3, 8), np.float32), x[:, :, :8], dim=1)
    assert error.value.status == 561002


@pytest.mark.parametrize("groups", [[0], [3, 2], [1, 0, 5], [24], [20, 20], [], [2**62, 2**62]], ids=str)
@pytest.mark.parametrize("interleaved", [False, True])
@pytest.mark.parametrize(("shape", "dim"), [((4, 6, 10), 2), ((4, 6, 10), 1), ((24, 3000), -1), ((6, 4), 0)], ids=str)
def test_groups(shape: tuple[int, ...], dim: int, interleaved: bool, groups: list[int]) -> None:
    """Rows beyond the groups are 0, whatever the input; all others have the same bits as without groups."""
    rows = int(np.prod(shape[: dim % len(shape)]))
    x, dy = sample(shape, np.float32), sample(half_of(shape, dim), np.float32, 2)
    index = np.array(groups, np.int64)
    kept = min(sum(groups), rows)
    x.reshape(rows, -1)[kept:] = np.nan
    for name, arrays in (("clipped_swiglu", (x,)), ("clipped_swiglu_backward", (dy, x))):
        function = getattr(actgrad, name)
        for order in "CF":
            given = [np.asarray(array, order="C" if interleaved else order) for array in arrays]
            expected = np.ascontiguousarray(function(*given, dim=dim, interleaved=interleaved))
            expected.reshape(rows, -1)[kept:] = 0
            out = np.full_like(expected, 7, order="C" if interleaved else order)
            function(*given, index, dim=dim, interleaved=interleaved, out=out)
            assert out.tobytes() == expected.tobytes()


def test_strided_index() -> None:
    x = sample((8, 6), np.float32)
    index = np.array([[1, 9], [2, 9]])[:, 0]
    assert not actgrad.clipped_swiglu(x, index)[3:].any()
    assert np.array_equal(actgrad.clipped_swiglu(x, index[::-1])[:3], actgrad.clipped_swiglu(x)[:3])


def test_index_below_zero() -> None:
    """The error names it, and nothing is written."""
    out = np.full((8, 3), 7, np.float32)
    with pytest.raises(actgrad.AclnnError, match=r"clipped_swiglu: group_index\[1\] is -2; a number of rows"):
        actgrad.clipped_swiglu(sample((8, 6), np.float32), np.array([1, -2]), out=out)
    assert (out == 7).all()


def test_index_in_the_result() -> None:
    memory = np.zeros(8, np.int64)
    out = memory.view(np.float32).reshape(8, 2)
    with pytest.raises(actgrad.AclnnError, match="the memory of out overlaps that of group_index"):
        actgrad.clipped_swiglu(sample((8, 4), np.float32), memory[:1], out=out)


@pytest.mark.parametrize("alpha", [1.0, 1.702, 0.3, 6.0, -1.5, 0.0])
@pytest.mark.parametrize("limit", [7.0, 1.25, np.inf])
def test_values(alpha: float, limit: float) -> None:
    """Four units in the last place, next to the root of the derivative too."""
    random = np.random.default_rng(5)
    a, b, dy = (random.uniform(-span, span, 250).astype(np.float32) for span in (20, 9, 4))
    near = np.float32(limit if np.isfinite(limit) else 2)
    a[:3], b[3:8] = (
        [near, np.nextafter(near, -1), np.nextafter(near, 99)],
        [near, -near, 0, np.nextafter(near, 99), -99],
    )
    options = {"alpha": float(np.float32(alpha)), "limit": limit, "bias": 0.75, "interleaved": False}
    y = actgrad.clipped_swiglu(np.concatenate([a, b]), dim=0, **options)
    da, db = np.split(actgrad.clipped_swiglu_backward(dy, np.concatenate([a, b]), dim=0, **options), 2)
    for i in range(a.size):
        arguments = [mpf(float(value[i])) for value in (dy, a, b)]
        (true_y,) = definitions.clipped_swiglu(*arguments[1:], **options)
        true_da, true_db = definitions.clipped_swiglu_backward(*arguments, **options)
        factor = max(1.0, abs(float(dy[i]))) * (abs(min(max(float(b[i]), -limit), limit)) + 0.75)
        for result, truth in ((y, true_y), (da, true_da), (db, true_db)):
            error = abs(mpf(float(result[i])) - truth)
            allowed = 2.0**-149 * max(1.0, factor)  # a factor magnifies the last place of the smallest numbers
            assert error <= 4 * last_place(truth) + allowed, (float(a[i]), float(b[i]), float(result[i]), float(truth))


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: np.dtype(dtype).name)
def test_far_neighbours(dtype: Any) -> None:
    """An activation so far out that its sigmoid is subnormal changes no bit of the results beside it."""
    a = np.concatenate([sample((2**16,), dtype), np.linspace(-60, -1, 2**14).astype(dtype)])
    b, dy = sample(a.shape, dtype, 2), sample(a.shape, dtype, 3)
    far = np.arange(a.size) % 8 == 5
    expected, result = (
        actgrad.clipped_swiglu_backward(dy, np.concatenate([gate, b]), dim=0, **CLAMP, interleaved=False)
        for gate in (a, np.where(far, np.array(-90, dtype), a))
    )
    near = np.tile(~far, 2)
    assert result[near].tobytes() == expected[near].tobytes()


def last_place(value: mpf) -> mpf:
    exponent = int(mp.floor(mp.log(abs(value), 2))) if value else -126
    return mpf(2) ** (max(exponent, -126) - 23)


def test_infinities_and_nan() -> None:
    """NaN stays NaN; beyond a limit the gradient is chosen to be 0."""
    values = np.array([np.nan, np.inf, -np.inf, 1], np.float32)
    b = np.ones(4, np.float32)
    y = actgrad.clipped_swiglu(np.stack([values, b], 1).ravel(), dim=0)
    assert np.isnan(y[0])
    assert y[1] == actgrad.clipped_swiglu(np.array([7, 1], np.float32), dim=0)[0]
    dx = actgrad.clipped_swiglu_backward(np.full(4, np.inf, np.float32), np.array([8, 9] * 4, np.float32), dim=0)
    assert not dx.any()


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize(("a", "alpha"), [(np.inf, 1.702), (-np.inf, -1.702)])
def test_gradient_of_b_beside_an_infinite_a(dtype: Any, a: float, alpha: float) -> None:
    """It is dy·A'·σ(alpha·A'), as large as the result for B' + bias = 1; that of A has ∞·0."""
    x, clamp = np.array([a, 0] * 40, dtype), {"alpha": alpha, "limit": np.inf, "dim": 0}
    assert (actgrad.clipped_swiglu(x, **clamp) == a).all()
    dx = actgrad.clipped_swiglu_backward(np.ones(40, dtype), x, **clamp)
    assert np.isnan(dx[::2]).all()
    assert (dx[1::2] == a).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_activations_far_out(dtype: Any) -> None:
    """Where e^−|alpha·x| underflows and x is large, and at infinity, where alpha·x is infinite."""
    for a, alpha in [(-1.11e12, 1e-10), (-2e30, 1e-30), (-1e29, 1e-33), (1e29, -1e-33), (-3e38, 2e-37)]:
        x = np.array([a, 0], dtype)
        with mp.workdps(40):
            exact = mp.mpf(float(x[0])) / (1 + mp.exp(-mp.mpf(float(dtype(alpha))) * mp.mpf(float(x[0]))))
        found = actgrad.clipped_swiglu(x, alpha=alpha, limit=3e38, dim=0)[0]
        assert abs(float(found) - exact) <= 4 * np.finfo(dtype).eps * abs(exact), (a, alpha, found, exact)
    assert actgrad.clipped_swiglu(np.array([np.inf, 1], dtype), limit=np.inf, dim=0)[0] == np.inf
    assert actgrad.clipped_swiglu(np.array([-np.inf, 1], dtype), alpha=-1.7, dim=0)[0] == -np.inf
    assert np.isnan(actgrad.clipped_swiglu(np.array([-np.inf, 1], dtype), dim=0)[0])


@pytest.mark.parametrize("alpha", [1e-30, 1e-20, 1e20, -1e20, 1e30, 2e38])
def test_slopes_at_any_steepness(alpha: float) -> None:
    """In bfloat16, whose numbers are as large as those of float32, as in float32: also where alpha·x overflows."""
    a = np.arange(2**16, dtype=np.uint16).view(ml_dtypes.bfloat16)
    a = a[np.abs(a.astype(np.float32)) < 3e38].reshape(-1, 2)
    x, dy = np.concatenate([a, np.ones_like(a)], 1), np.ones_like(a)
    clamp = {"alpha": alpha, "limit": 3e38, "bias": 0.0, "interleaved": False}
    found = actgrad.clipped_swiglu_backward(dy, x, **clamp)[:, :2].astype(np.float64)
    exact = actgrad.clipped_swiglu_backward(dy.astype(np.float32), x.astype(np.float32), **clamp)[:, :2]
    near_root = np.abs(alpha * x[:, :2].astype(np.float64) + 1.278) < 0.02
    allowed = 2.0**-8 * np.abs(exact.astype(np.float64)) + np.where(near_root, 2.0**-20, 2.0**-133)
    assert (np.abs(found - exact) <= allowed).all()
