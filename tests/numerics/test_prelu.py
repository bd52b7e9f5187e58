# SPDX-License-Identifier: Apache-2.0
"""PReLU, whose weight has an element for each channel, and the exact sum that its weight's gradient is."""

from __future__ import annotations

import itertools
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import instruction_sets
import ml_dtypes
import numpy as np
import pytest

import actgrad

Array = np.ndarray[Any, Any]
DTYPES = [np.float32, np.float16, ml_dtypes.bfloat16, np.float64]
SHAPES = [
    *((5, 3), (64, 1000), (3000, 7), (2, 3, 50, 50), (8, 64, 7, 7), (4, 5, 1, 3, 2), (1, 4, 70000), (50000, 3)),
    *((1, 1), (300, 1025), (7, 2, 511), (2, 40_000), (4, 3, 3000), (9, 2500)),
]
INF, NAN = math.inf, math.nan


@pytest.fixture(autouse=True)
def threads_restored() -> Iterator[None]:
    before = actgrad.get_num_threads()
    yield
    actgrad.set_num_threads(before)


def numbers(seed: int, shape: tuple[int, ...], dtype: Any) -> Array:
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


def along_axis_1(weight: Array, rank: int) -> Array:
    """The weight as an array that broadcasts to one of ``rank`` dimensions."""
    return weight.reshape([1, -1] + [1] * (rank - 2)) if rank > 1 else weight.reshape(-1)


def wide(dtype: Any) -> Any:
    return np.float64 if dtype is np.float64 else np.float32


def definition(dy: Array, x: Array, weight: Array) -> tuple[Array, Array]:
    """The gradient of x, and the terms of the weight's gradient in what they are computed in."""
    compute = wide(dy.dtype.type)
    dy, x, w = (array.astype(compute) for array in (dy, x, along_axis_1(weight, x.ndim)))
    with np.errstate(all="ignore"):
        return np.where(x > 0, dy, w * dy), np.where(x > 0, compute(0), dy * x)


def rounded_sum(terms: Array, dtype: Any) -> Any:
    """The exact sum of finite terms, rounded to nearest, to even at a tie."""
    if dtype is np.float64:
        return np.float64(math.fsum(map(float, terms)))
    total = sum(map(Fraction, map(float, terms)), Fraction(0))
    near = np.dtype(dtype).type(float(total))  # the nearest, or next to it
    steps = [np.nextafter(np.float32(near), np.float32(end)) for end in (-INF, INF)] if dtype is np.float32 else []
    candidates = [near, *steps]
    return min(candidates, key=lambda c: (abs(Fraction(float(c)) - total), np.float32(c).view(np.uint32) & 1))


def sums_by_channel(terms: Array, dtype: Any) -> Array:
    rows = np.moveaxis(terms, 1, 0).reshape(terms.shape[1], -1)
    return np.array([rounded_sum(row, dtype) for row in rows], dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (7,), (6, 4), (2, 4, 5), (3, 4, 2, 3), (0, 4), (2, 0)], ids=str)
def test_forward(shape: tuple[int, ...], dtype: Any) -> None:
    x = numbers(0, shape, dtype)
    channels = shape[1] if len(shape) > 1 else 1
    weights = [numbers(1, (1,), dtype), numbers(1, (), dtype), numbers(1, (channels,), dtype)]
    if channels == 4:
        strided = np.zeros((5, 7), dtype)[1::3, ::4]
        strided[...] = numbers(2, (2, 2), dtype)
        weights += [numbers(2, (2, 2), dtype), strided, strided.T, numbers(3, (1, 4, 1), dtype)]
    for weight in weights:
        w = along_axis_1(weight, x.ndim).astype(wide(dtype))
        expected = np.where(x > 0, x, (w * x.astype(wide(dtype))).astype(dtype))
        assert actgrad.prelu(x, weight).tobytes() == expected.tobytes()
        assert actgrad.prelu(np.asfortranarray(x), weight).tobytes("C") == expected.tobytes()


def test_promoted_dtypes() -> None:
    x, weight = numbers(0, (3, 4), np.float16), numbers(1, (4,), np.float32)
    expected = actgrad.prelu(x.astype(np.float32), weight)
    for result in (actgrad.prelu(x, weight), actgrad.prelu(x, weight, out=np.zeros((3, 4), np.float32))):
        assert result.dtype == np.float32
        assert np.array_equal(result, expected)
    with pytest.raises(actgrad.AclnnError, match="must be FLOAT"):
        actgrad.prelu(x, weight, out=np.zeros_like(x))


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_sums_are_exact(shape: tuple[int, ...]) -> None:
    """In every layout and for any number of threads: correctly rounded."""
    dy, x, weight = numbers(1, shape, np.float32), numbers(2, shape, np.float32), numbers(3, shape[1:2], np.float32)
    expected, terms = definition(dy, x, weight)
    by_channel, all_together = sums_by_channel(terms, np.float32), rounded_sum(terms.ravel(), np.float32)
    turned = np.asfortranarray(dy), np.asfortranarray(x)
    backwards = dy[::-1, ..., ::-1].copy()[::-1, ..., ::-1], np.repeat(x, 2, 0)[::2]
    for threads in (1, 2, 5, 16):
        actgrad.set_num_threads(threads)
        for pair in ((dy, x), turned, backwards):
            dx, dweight = actgrad.prelu_backward(*pair, weight)
            assert dweight.tobytes() == by_channel.tobytes()
            assert np.array_equal(dx, expected)
            assert actgrad.prelu_backward(*pair, weight[:1])[1] == all_together


@pytest.mark.parametrize("dtype", DTYPES)
def test_sums_in_every_dtype(dtype: Any) -> None:
    dy, x, weight = (numbers(i, (40, 6, 30), dtype) for i in (1, 2, 3))
    weight = weight[0, :, 0]
    dx, terms = definition(dy, x, weight)
    got_dx, got = actgrad.prelu_backward(dy, x, weight)
    assert got_dx.dtype == got.dtype == dtype
    assert np.array_equal(got_dx, dx.astype(dtype))
    for channel in range(6):
        exact = sum(map(Fraction, map(float, terms[:, channel].ravel())), Fraction(0))
        neighbours = [got[channel], *(np.nextafter(got[channel], dtype(end)) for end in (-INF, INF))]
        errors = [abs(Fraction(float(number)) - exact) for number in neighbours]
        assert errors[0] == min(errors)


def test_terms_of_any_size() -> None:
    """Terms that cancel, underflow, or exceed the range of two doubles."""
    sizes = [2.0**100, -(2.0**100), 2.0**60, 2.0**20, -(2.0**60), 2.0**-30, 2.0**-126, 2.0**-149, -(2.0**20)]
    for seed, order in enumerate(itertools.islice(itertools.permutations(sizes), 0, None, 30_011)):
        terms = np.tile(np.float32(order), 1 + seed)
        for shape in ((-1, 1), (1, 1, -1)):
            x = np.full(terms.size, -1, np.float32).reshape(shape)
            _, got = actgrad.prelu_backward(-terms.reshape(shape), x, np.ones(1, np.float32))
            assert got[0] == np.float32((seed + 1) * (2.0**-30)), order
    column = np.float32([2.0**127] * 5 + [-(2.0**127)] * 4).reshape(-1, 1)
    assert actgrad.prelu_backward(column, -np.ones_like(column), np.ones(1, np.float32))[1][0] == -(2.0**127)
    assert actgrad.prelu_backward(column[:5], -np.ones((5, 1), np.float32), np.ones(1, np.float32))[1][0] == -INF
    wide_column = np.float64([1e308] * 5 + [-1e308] * 4).reshape(-1, 1)
    assert actgrad.prelu_backward(wide_column, -np.ones((9, 1)), np.ones(1))[1][0] == -1e308


@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("spread", [0, 8, 20, 30, 45, 55, 60, 90])
def test_terms_that_grow_and_shrink(spread: int, dtype: Any) -> None:
    """Along each sum and within tiles, by up to 2^spread: what was added once is not lost when larger terms come."""
    random = np.random.default_rng(spread)
    limit = 2 if dtype is np.float16 else spread / 2  # the range of float16 is small
    for shape in ((3, 2, 20_000), (3, 5, 3000), (6000, 7), (20, 1500)):
        count = math.prod(shape)
        waves = np.sin(np.arange(count) * (40 / count)) * spread / 2 + random.uniform(-2, 2, count)
        sizes = np.exp2(waves.clip(-limit, limit)).reshape(shape)
        x = -(random.standard_normal(shape) * sizes).astype(dtype)
        dy = random.choice(np.array([-1, 0, 1, 1]), shape).astype(dtype)
        terms = dy.astype(np.float32) * x.astype(np.float32) * (x.astype(np.float32) <= 0)
        weight = np.ones(shape[1], dtype)
        rows = np.moveaxis(terms, 1, 0).reshape(shape[1], -1)
        by_channel, together = [math.fsum(map(float, row)) for row in rows], math.fsum(map(float, terms.ravel()))
        results = []
        for threads in (1, 3):
            actgrad.set_num_threads(threads)
            results.append([*actgrad.prelu_backward(dy, x, weight)[1], *actgrad.prelu_backward(dy, x, weight[:1])[1]])
        assert np.array(results[0]).tobytes() == np.array(results[1]).tobytes()
        for got, exact in zip(results[0], [*by_channel, together], strict=True):
            neighbours = [np.nextafter(got, dtype(end)) for end in (-INF, INF)]
            errors = [abs(Fraction(float(number)) - Fraction(exact)) for number in [got, *neighbours]]
            assert errors[0] == min(errors)


@pytest.mark.parametrize("spread", [40, 48, 52, 56, 60, 64, 68, 72, 80])
def test_cancellation_of_large_terms(spread: int) -> None:
    """Down to the last places of terms that are 2^spread times smaller."""
    random = np.random.default_rng(spread)
    large = random.uniform(1, 2, 60_000).astype(np.float32)
    middle = (random.uniform(1, 2, 60_000) * np.exp2(random.uniform(-32, -18, 60_000))).astype(np.float32)
    small = (random.uniform(1, 2, 1000) * 2.0**-spread).astype(np.float32)
    first = random.permutation(np.concatenate([large, middle, small]))
    terms = np.concatenate([first, random.permutation(np.concatenate([-large, -middle]))])
    expected = np.float32(math.fsum(map(float, small)))
    for shape in ((1, 1, -1), (-1, 1), (1, -1, 1)):
        column = terms.reshape(shape)
        dy = np.concatenate([column, column], 1) if shape == (-1, 1) else column
        weight = np.ones(2 if shape == (-1, 1) else 1, np.float32)
        _, got = actgrad.prelu_backward(dy, -np.ones_like(dy), weight)
        assert (-got).tolist() == [expected] * weight.size


@pytest.mark.parametrize("small", [2.0**-40, 2.0**-50, 2.0**-54, 2.0**-58])
def test_small_terms_behind_many_of_one_size(small: float) -> None:
    """Those before them may be added to each other before the sum; these would be lost beside them."""
    ones = np.resize(np.float32([1, 1, -1, -1]), 2048)
    lanes = np.zeros((128, 4, 16), np.float32)  # four terms of each lane
    for place in range(4):
        others = [number for number in range(4) if number != place]
        lanes[place::4, place] = small
        lanes[place::4, others[0]], lanes[place::4, others[1]] = 1, -1
    terms = np.concatenate([ones, lanes.ravel(), ones, lanes.ravel()])
    x = np.full((1, terms.size), -1, np.float32)
    _, got = actgrad.prelu_backward(-terms[np.newaxis], x, np.ones(1, np.float32))
    assert got.tolist() == [small * 16 * 128 * 2]


def test_many_channels_of_any_size() -> None:
    """Terms of very different sizes side by side, one for each of many sums."""
    random = np.random.default_rng(7)
    dy = (random.standard_normal((3, 600)) * np.exp2(random.uniform(-60, 60, (3, 600)))).astype(np.float32)
    _, got = actgrad.prelu_backward(dy, -np.ones_like(dy), np.ones(600, np.float32))
    for sum_of_terms, column in zip(got, -dy.T, strict=True):
        exact = sum(map(Fraction, map(float, column)), Fraction(0))
        neighbours = [sum_of_terms, *(np.nextafter(sum_of_terms, np.float32(end)) for end in (-INF, INF))]
        errors = [abs(Fraction(float(number)) - exact) for number in neighbours]
        assert errors[0] == min(errors)


@pytest.mark.parametrize("dtype", [np.float32, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("size", [2.0**-24, 2.0**-14, 1.0, 2.0**7, INF, NAN])
def test_a_term_of_another_size_behind_small_integers(size: float, dtype: Any) -> None:
    """Additions are exact for millions of small integers, and then no longer."""
    actgrad.set_num_threads(1)
    dy = (np.arange(200_000) % 7 - 3).astype(dtype)
    x = np.full(dy.shape, -1, dtype)
    for place in (3000, 100_001, 199_999):
        dy[place], x[place] = size, -size
    x[150_000:150_002], dy[150_000:150_002] = -(2.0**13), (2.0**13, -(2.0**13))  # cancel each other
    found = actgrad.prelu_backward(dy, x, np.array([0.25], dtype))[1]
    terms = definition(dy, x, np.array([0.25], dtype))[1]
    if math.isfinite(size):
        assert found == rounded_sum(terms, dtype)
    else:
        assert str(found[0]) == str(dtype(-size))


@pytest.mark.parametrize("every", [1, 2, 3, 9])
def test_runs_of_terms_whose_additions_round(every: int) -> None:
    """Between others whose additions are exact; most, half or few of all."""
    random = np.random.default_rng(every)
    terms = random.integers(-8, 9, (300, 500)).astype(np.float32)
    wide_rows = terms[::every]
    wide_rows *= np.exp2(random.uniform(-80, 0, wide_rows.shape)).astype(np.float32)
    terms[150] = 2.0**40
    terms[250] = -(2.0**40)
    expected = rounded_sum(terms.ravel(), np.float32)
    for threads in (1, 3):
        actgrad.set_num_threads(threads)
        _, got = actgrad.prelu_backward(-terms.ravel(), np.full(terms.size, -1, np.float32), np.ones(1, np.float32))
        assert got.tolist() == [expected]


def few_that_round(seed: int, size: int) -> Array:
    """Small integers, whose additions are exact, and few numbers whose additions are rounded."""
    random = np.random.default_rng(seed)
    terms = random.integers(-8, 9, size).astype(np.float32)
    terms[:: size // 7 + 1] *= np.float32(1.1) * np.exp2(random.uniform(-80, 0, terms[:: size // 7 + 1].shape))
    return terms


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("begin", [0, 1, 5])
def test_every_length_and_place_in_a_line(begin: int, dtype: Any) -> None:
    weight = np.array([0.37], dtype)
    for size in (1, 15, 31, 32, 33, 65, 1000, 1024, 4095, 4097, 9001):
        dy, x = numbers(size, (2, begin + size), dtype)[:, begin:]
        dx, dweight = actgrad.prelu_backward(dy, x, weight)
        expected, terms = definition(dy, x, weight)
        assert np.array_equal(dx, expected.astype(dtype))
        assert dweight.tolist() == [rounded_sum(terms, dtype)]


@pytest.mark.parametrize("size", [300, 5000, 70_001])
def test_additions_that_round_where_a_result_takes_the_place_of_an_input(size: int) -> None:
    terms, weight = few_that_round(size, size), np.array([0.5], np.float32)
    minus_one, dweight = np.full(size, -1, np.float32), np.empty(1, np.float32)
    expected, total = terms / 2, rounded_sum(-terms, np.float32)
    for dx in (np.empty_like(terms), terms):
        actgrad.prelu_backward(terms, minus_one, weight, out=(dx, dweight))
        assert dweight.tolist() == [total]
        assert np.array_equal(dx, expected)


@pytest.mark.parametrize("begin", [0, 3])
def test_additions_that_round_beyond_the_caches(begin: int) -> None:
    size = actgrad._native.last_level_cache() // 12 + 70_003
    terms = few_that_round(1, begin + size)[begin:]
    dx, dweight = actgrad.prelu_backward(terms, np.full(size, -1, np.float32), np.array([0.5], np.float32))
    assert dweight.tolist() == [np.float32(-math.fsum(terms))]
    assert np.array_equal(dx, terms / 2)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    ("special", "expected"), [((INF,), INF), ((-INF,), -INF), ((INF, -INF), NAN), ((NAN, INF), NAN)]
)
def test_infinities_and_nan(special: tuple[float, ...], expected: float, dtype: Any) -> None:
    dy = numbers(0, (600, 2), dtype)
    dy[3 : 3 + 37 * len(special) : 37, 1] = special
    dweight = actgrad.prelu_backward(dy, np.full_like(dy, 1), np.ones(2, dtype))[1]
    assert np.array_equal(dweight, [0, 0])
    dweight = actgrad.prelu_backward(dy, np.full_like(dy, -1), np.ones(2, dtype))[1].astype(np.float64)
    assert np.isfinite(dweight[0])
    assert np.array_equal(dweight[1], -expected, equal_nan=True)


def test_nan_selects_the_negative_branch() -> None:
    x = np.float32([[NAN, -0.0, 0.0, INF, -INF]])
    weight = np.float32([2])
    assert np.array_equal(actgrad.prelu(x, weight), [[NAN, 0, 0, INF, -INF]], equal_nan=True)
    dx, dweight = actgrad.prelu_backward(np.ones_like(x), x, weight)
    assert np.array_equal(dx, [[2, 2, 2, 1, 2]])
    assert np.isnan(dweight[0])


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(0, 3), (2, 3, 0), (0,), (4, 0)], ids=str)
def test_a_sum_without_terms_is_zero(shape: tuple[int, ...], dtype: Any) -> None:
    empty = np.zeros(shape, dtype)
    channels = shape[1] if len(shape) > 1 else 1
    out = np.full(shape, 7, dtype), np.full(2 * channels, 7, dtype)[::2]
    actgrad.prelu_backward(empty, empty, np.ones(channels, dtype), out=out)
    assert out[1].tolist() == [0] * channels
    assert out[1].base[1::2].tolist() == [7] * channels


def test_worked_values() -> None:
    x = np.arange(8, dtype=np.float32).reshape(4, 2)
    dx, dweight = actgrad.prelu_backward(np.ones_like(x), x, np.float32([0.5, 0.5]))
    assert dx.ravel().tolist() == [0.5, 1, 1, 1, 1, 1, 1, 1]
    assert dweight.tolist() == [0, 0]


def test_the_gradient_broadcasts_and_the_weight_has_any_shape() -> None:
    x, dy = numbers(0, (3, 4, 5), np.float32), numbers(1, (4, 1), np.float32)
    weight = numbers(2, (2, 2), np.float32).T
    dx, dweight = actgrad.prelu_backward(dy, x, weight)
    expected = actgrad.prelu_backward(np.broadcast_to(dy, x.shape).copy(), x, weight.ravel())
    assert dweight.shape == (4,)
    assert np.array_equal(dx, expected[0])
    assert np.array_equal(dweight, expected[1])
    assert actgrad.prelu_backward(dy, x, weight[:1, :1])[1].shape == (1, 1)


CHECKSUMS = """
import sys, zlib
import numpy as np
import ml_dtypes
import actgrad
random = np.random.default_rng(6)
for threads in map(int, sys.argv[1].split(",")):
    actgrad.set_num_threads(threads)
    random = np.random.default_rng(6)
    sums = []
    for shape in [(70000, 3), (33, 1000), (6, 64, 49), (3, 2, 40000)]:
        for dtype in (np.float32, np.float16, ml_dtypes.bfloat16, np.float64):
            dy, x = (np.exp(20 * random.standard_normal(shape)).clip(1e-7, 6e4) * random.standard_normal(shape)
                     for _ in range(2))
            weight = random.standard_normal(shape[1]).astype(dtype)
            for own in (weight, weight[:1]):
                results = actgrad.prelu_backward(dy.astype(dtype), x.astype(dtype), own)
                sums += [zlib.crc32(result.tobytes()) for result in (*results, actgrad.prelu(x.astype(dtype), own))]
    print(sums)
"""


def test_every_instruction_set_and_number_of_threads_gives_the_same_bits() -> None:
    def run(isa: str, threads: str) -> list[str]:
        done = subprocess.run(
            [sys.executable, "-c", CHECKSUMS, threads],
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), "ACTGRAD_ISA": isa},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.splitlines()

    expected = run("baseline", ",".join(map(str, range(1, 17))))
    assert len(expected) == 16
    assert len(set(expected)) == 1
    for isa in instruction_sets.available()[:-1]:
        assert set(run(isa, "1,3")) == set(expected)
