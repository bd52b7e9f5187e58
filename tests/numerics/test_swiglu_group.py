# SPDX-License-Identifier: Apache-2.0
"""SwigluGroup: its clamps and weights at 50 digits, its rows of groups, and the exact sums of its weight's gradient."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import definitions
import ml_dtypes
import numpy as np
import pytest
from mpmath import mp, mpf

import actgrad

Array = np.ndarray[Any, Any]

DTYPES = [np.float32, np.float64, np.float16, ml_dtypes.bfloat16]
SHAPES = [((6, 10), -1), ((6, 10), 0), ((4, 6, 10), 1), ((2, 3, 5, 6), 3), ((3, 5000), -1), ((700, 14), 1)]
NAN, INF = np.nan, np.inf


@pytest.fixture(autouse=True)
def threads_restored() -> Iterator[None]:
    before = actgrad.get_num_threads()
    yield
    actgrad.set_num_threads(before)


def weight_dtype(dtype: Any) -> Any:
    return np.float64 if dtype is np.float64 else np.float32


def sample(shape: tuple[int, ...], dtype: Any, seed: int = 1) -> Array:
    return (np.random.default_rng(seed).standard_normal(shape) * 4).astype(dtype)


def half_of(shape: tuple[int, ...], dim: int) -> tuple[int, ...]:
    half = list(shape)
    half[dim] //= 2
    return tuple(half)


def behind(weight: Array, rank: int) -> Array:
    """The weight as it broadcasts along rows."""
    return weight.reshape(*weight.shape, *[1] * (rank - weight.ndim))


@pytest.mark.parametrize("limit", [-1.0, 1.5, 7.0, INF])
def test_values(limit: float) -> None:
    """Within the bounds that the pages state, with and without a weight."""
    random = np.random.default_rng(5)
    a, b, dy = (random.uniform(-span, span, 300).astype(np.float32) for span in (20, 9, 4))
    if 0 < limit < INF:
        a[:3] = [limit, np.nextafter(np.float32(limit), -1), np.nextafter(np.float32(limit), 99)]
        b[3:7] = [limit, -limit, np.nextafter(np.float32(limit), 0), -np.nextafter(np.float32(limit), 0)]
    weight = random.uniform(-3, 3, 300).astype(np.float32)
    x = np.stack([a, b], 1)
    y_origin = actgrad.swiglu_group(x, clamp_limit=limit)
    y = actgrad.swiglu_group(x, weight, clamp_limit=limit)
    off = 0.0 if limit < 0 else limit
    plain_dx, none = actgrad.swiglu_group_backward(dy[:, None], x, clamp_limit=off)
    dx, dweight = actgrad.swiglu_group_backward(dy[:, None], x, weight, y_origin, clamp_limit=off)
    assert none is None
    assert np.array_equal(dweight, dy * y_origin[:, 0])
    for i in range(a.size):
        g, left, right, w = (mpf(float(value[i])) for value in (dy, a, b, weight))
        (origin,) = definitions.swiglu_group(left, right, clamp_limit=limit)
        close(y_origin[i, 0], origin, 4, 9)
        close(y[i, 0], origin * w, 4, 27)
        of_a, of_b = definitions.swiglu_group_backward(g, left, right, clamp_limit=off)
        close(plain_dx[i, 0], of_a, 4, 36)
        close(plain_dx[i, 1], of_b, 4, 36)
        close(dx[i, 0], of_a * w, 4.5, 108)
        close(dx[i, 1], of_b * w, 4, 108)


def close(result: Any, truth: mpf, ulp: float, factor: float) -> None:
    """A factor magnifies the last place of the smallest numbers."""
    assert abs(mpf(float(result)) - truth) <= ulp * last_place(truth) + 2.0**-149 * factor, (
        float(result),
        float(truth),
    )


def last_place(value: mpf) -> mpf:
    exponent = int(mp.floor(mp.log(abs(value), 2))) if value else -126
    return mpf(2) ** (max(exponent, -126) - 23)


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: np.dtype(dtype).name)
@pytest.mark.parametrize(("shape", "dim"), SHAPES, ids=str)
def test_weights(shape: tuple[int, ...], dim: int, dtype: Any) -> None:
    """In any layout of all tensors: what a weight for each element gives, one rounding apart from a product of two."""
    x, dy = sample(shape, dtype), sample(half_of(shape, dim), dtype, 2)
    rows = shape[: dim % len(shape)]
    weight = sample(rows, weight_dtype(dtype), 3)
    wide = np.float64(x)
    y_origin = actgrad.swiglu_group(x, clamp_limit=3.0, dim=dim)
    y = actgrad.swiglu_group(x, weight, clamp_limit=3.0, dim=dim)
    dx, dweight = actgrad.swiglu_group_backward(dy, x, weight, y_origin, clamp_limit=3.0, dim=dim)
    eps = float(ml_dtypes.finfo(dtype).eps)
    exact = actgrad.swiglu_group(wide, clamp_limit=3.0, dim=dim) * behind(np.float64(weight), x.ndim)
    np.testing.assert_allclose(np.float64(y), exact, rtol=4 * eps, atol=1e-7)
    exact_dx, _ = actgrad.swiglu_group_backward(
        np.float64(dy) * behind(np.float64(weight), x.ndim), wide, clamp_limit=3.0, dim=dim
    )
    np.testing.assert_allclose(np.float64(dx), exact_dx, rtol=4 * eps, atol=1e-4 if dtype is np.float16 else 1e-6)
    for order in (
        lambda t: t,
        np.asfortranarray,
        lambda t: np.repeat(t, 2, 0)[::2],
        lambda t: np.flip(np.flip(t).copy()),
    ):
        given = [order(tensor) if tensor.ndim else tensor for tensor in (dy, x, weight, y_origin)]
        out = np.empty_like(given[1]), np.empty_like(given[2])
        actgrad.swiglu_group_backward(*given, clamp_limit=3.0, dim=dim, out=out)
        assert out[0].tobytes() == dx.tobytes()
        assert out[1].tobytes() == dweight.tobytes()
        assert actgrad.swiglu_group(given[1], given[2], clamp_limit=3.0, dim=dim).tobytes() == y.tobytes()
    assert actgrad.swiglu_group(x, weight.reshape(-1), clamp_limit=3.0, dim=dim).tobytes() == y.tobytes()
    assert actgrad.swiglu_group(x, weight.reshape(-1, 1), clamp_limit=3.0, dim=dim).tobytes() == y.tobytes()


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: np.dtype(dtype).name)
@pytest.mark.parametrize(("rows", "width"), [(1, 70000), (3, 5001), (700, 7), (40, 256), (9, 1)], ids=str)
def test_sums(rows: int, width: int, dtype: Any) -> None:
    """Exact, and rounded once, whatever cancels; the terms are float32 beside 16 bits."""
    random = np.random.default_rng(width)
    dy = (random.standard_normal((rows, width)) * np.exp2(random.uniform(-6, 6, (rows, width)))).astype(dtype)
    y = random.standard_normal((rows, width)).astype(dtype)
    dy[:, width // 2 : 2 * (width // 2)] = -dy[:, : width // 2]
    y[:, width // 2 : 2 * (width // 2)] = y[:, : width // 2]
    own = weight_dtype(dtype)
    terms = dy.astype(own) * y.astype(own)
    exact = [sum(map(Fraction, map(float, row))) for row in terms]
    x = sample((rows, 2 * width), dtype)
    _, dweight = actgrad.swiglu_group_backward(dy, x, np.ones(rows, own), y)
    expected = np.array([float(value) for value in exact]).astype(own)
    np.testing.assert_allclose(dweight, expected, rtol=float(np.finfo(own).eps) / 2 * (1 + 1e-6), atol=0)
    if own is np.float64:
        assert dweight.tobytes() == expected.tobytes()


@pytest.mark.parametrize("width", [16, 23, 512, 1300])
def test_sums_that_round_only_where_lanes_meet(width: int) -> None:
    """1 + 2^-24 lies half way between two floats: what a double no longer holds beside it decides."""
    places = [np.random.default_rng(seed).permutation(16)[:3] for seed in range(200)]
    dy = np.zeros((len(places), width), np.float32)
    for row, own in zip(dy, places, strict=True):
        row[own] = [1, 2.0**-24, 2.0**-60]
    x, y, weight = np.ones((len(places), 2 * width), np.float32), np.ones_like(dy), np.ones(len(places), np.float32)
    for sign, expected in ((1, 1 + 2.0**-23), (-1, 1.0)):
        dy[dy == 2.0**-60] *= sign
        assert actgrad.swiglu_group_backward(dy, x, weight, y)[1].tolist() == [expected] * len(places)


def test_threads_have_the_same_bits() -> None:
    x, dy = sample((64, 6000), np.float32), sample((64, 3000), np.float32, 2)
    weight, index = sample((64,), np.float32, 3), np.array([40])
    y = actgrad.swiglu_group(x)
    expected = None
    for threads in (1, 2, 3, 5, 16):
        actgrad.set_num_threads(threads)
        results = [
            actgrad.swiglu_group(x, weight, index, 2.0),
            *actgrad.swiglu_group_backward(dy, x, weight, y, index, 2.0),
        ]
        got = [result.tobytes() for result in results]
        expected = expected or got
        assert got == expected


@pytest.mark.parametrize("groups", [[0], [3, 2], [1, 0, 5], [24], [20, 20], [], [2**62, 2**62]], ids=str)
@pytest.mark.parametrize(("shape", "dim"), [((4, 6, 10), 2), ((4, 6, 10), 1), ((24, 3000), -1), ((6, 4), 0)], ids=str)
def test_groups(shape: tuple[int, ...], dim: int, groups: list[int]) -> None:
    """Rows beyond the groups are 0, whatever lies there; the sums have the terms of all rows."""
    counted = shape[: dim % len(shape)]
    rows = int(np.prod(counted))
    x, dy = sample(shape, np.float32), sample(half_of(shape, dim), np.float32, 2)
    weight, index = sample(counted, np.float32, 3), np.array(groups, np.int64)
    kept = min(sum(groups), rows)
    y = actgrad.swiglu_group(x, dim=dim)
    x.reshape(rows, -1)[kept:] = NAN
    for order in "CF":
        given, given_dy, given_y = (np.asarray(array, order=order) for array in (x, dy, y))
        for own in (None, weight):
            expected = np.ascontiguousarray(actgrad.swiglu_group(given, own, clamp_limit=2.0, dim=dim))
            expected.reshape(rows, -1)[kept:] = 0
            out = np.full_like(expected, 7, order=order)
            actgrad.swiglu_group(given, own, index, 2.0, dim, out=out)
            assert out.tobytes() == expected.tobytes()
            origin = None if own is None else given_y
            dx, dweight = actgrad.swiglu_group_backward(given_dy, given, own, origin, None, 2.0, dim)
            dx = np.ascontiguousarray(dx)
            dx.reshape(rows, -1)[kept:] = 0
            got, got_dweight = actgrad.swiglu_group_backward(given_dy, given, own, origin, index, 2.0, dim)
            assert got.tobytes() == dx.tobytes()
            if own is None:
                assert got_dweight is None
            else:
                assert got_dweight.tobytes() == dweight.tobytes()


@pytest.mark.parametrize("dtype", [np.float32, ml_dtypes.bfloat16])
@pytest.mark.parametrize("width", [40, 104, 333, 501])
def test_groups_beyond_the_last_level_cache(width: int, dtype: Any) -> None:
    """Nothing is written to the rows beyond, with which the last one of the groups shares a cache line."""
    rows = actgrad._native.last_level_cache() // (2 * width * np.dtype(dtype).itemsize) + 1000
    x, dy = np.ones((rows, 2 * width), dtype), np.ones((rows, width), dtype)
    for kept in (rows // 3, rows // 2 + 1):
        index = np.array([kept], np.int64)
        y = actgrad.swiglu_group(x, group_index=index)
        dx, _ = actgrad.swiglu_group_backward(dy, x, group_index=index)
        for result in (y, dx):
            assert (result[:kept] == result[0]).all()
            assert result[0].all()
            assert not result[kept:].any()
        memory = np.full(dx.size + 32, 7, dtype)
        for offset in range(0, 32, 5):
            out = memory[offset : offset + dx.size].reshape(dx.shape)
            actgrad.swiglu_group_backward(dy, x, group_index=index, out=(out, None))
            assert out.tobytes() == dx.tobytes()


def test_index_below_zero() -> None:
    """The error names it, and nothing is written."""
    x, dy = sample((8, 6), np.float32), np.ones((8, 3), np.float32)
    out, of_weight = np.full((8, 6), 7, np.float32), np.full(8, 7, np.float32)
    with pytest.raises(actgrad.AclnnError, match=r"swiglu_group_backward: group_index\[1\] is -2; a number of rows"):
        actgrad.swiglu_group_backward(dy, x, np.ones(8, np.float32), dy, np.array([1, -2]), out=(out, of_weight))
    assert (out == 7).all()
    assert (of_weight == 7).all()


def test_the_gradient_is_0_at_the_limits() -> None:
    """And beyond, whatever comes; a NaN stays one."""
    a = np.array([2, 3, INF, NAN, 1.5, 1.5, 1.5, 1.5], np.float32)
    b = np.array([1, 1, 1, 1, 2, -2, -INF, NAN], np.float32)
    x, dy = np.stack([a, b], 1), np.full((8, 1), INF, np.float32)
    dx, _ = actgrad.swiglu_group_backward(dy, x, clamp_limit=2.0)
    assert not dx[:3, 0].any()
    assert not dx[4:7, 1].any()
    assert np.isnan(dx[3]).all()
    assert np.isnan(dx[7, 0])
    y = actgrad.swiglu_group(x, clamp_limit=2.0)[:, 0]
    silu_of_2 = 2 / (1 + np.exp(-2))
    np.testing.assert_allclose(y[:3], silu_of_2, rtol=1e-6)
    assert np.isnan(y[[3, 7]]).all()


def test_empty_rows() -> None:
    """A sum without terms is 0; without rows there is none."""
    out = np.empty((3, 0), np.float32), np.full(3, 7, np.float32)
    empty = np.empty((3, 0), np.float32)
    actgrad.swiglu_group_backward(empty, empty, np.ones(3, np.float32), empty, out=out)
    assert not out[1].any()
    none = np.empty((0, 4), np.float32)
    _, dweight = actgrad.swiglu_group_backward(none[:, :2], none, np.ones(0, np.float32), none[:, :2])
    assert dweight.shape == (0,)


def test_refusals_from_python() -> None:
    x, dy, weight = np.ones((4, 6)), np.ones((4, 3)), np.ones(4)
    with pytest.raises(actgrad.AclnnError, match=r"weight has dtype FLOAT; DOUBLE is needed beside x \(DOUBLE\)"):
        actgrad.swiglu_group(x, weight.astype(np.float32))
    with pytest.raises(actgrad.AclnnError, match=r"weight \(shape \[3\]\) must have one element for each row") as error:
        actgrad.swiglu_group(x, weight[:3])
    assert error.value.status == 561002
    with pytest.raises(actgrad.AclnnError, match="y_origin is null and weight is given; they are needed together"):
        actgrad.swiglu_group_backward(dy, x, weight)
    with pytest.raises(actgrad.AclnnError, match="y_origin is given and weight is null"):
        actgrad.swiglu_group_backward(dy, x, None, dy)
    with pytest.raises(
        actgrad.AclnnError, match="clamp_limit is nan; a number above 0 is needed, or -1 for no clamping"
    ):
        actgrad.swiglu_group(x, clamp_limit=NAN)
    with pytest.raises(actgrad.AclnnError, match=r"weight .* has the strides .* viewable as one dimension"):
        actgrad.swiglu_group(np.ones((2, 3, 4)), np.ones((3, 3))[:, :2])
