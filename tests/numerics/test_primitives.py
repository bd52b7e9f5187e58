# SPDX-License-Identifier: Apache-2.0
"""The primitives and vector types: instruction sets, float64 versions and definitions against each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import mpmath as mp
import numpy as np
import pytest
import sweep

from actgrad.arithmetic.activations import GELU_TANH, gelu_tanh_derivative
from actgrad.arithmetic.primitives import on_mpmath, on_numpy

RANDOM = np.random.default_rng(20240229)

# Tiny, ordinary, next to what the implementations single out (4, 13, 14.5, the root of GELU'), and far out.
POSITIVE = np.concatenate(
    [
        [1e-45, 1e-38, 1e-20, 1e-5, 0.7517915, 0.7517916, 3.9999998, 4.0, 12.999999, 13.000001, 14.4],
        RANDOM.uniform(0, 14.5, 200),
        np.exp(RANDOM.uniform(-40, 2.6, 200)),
    ]
).astype(np.float32).astype(np.float64)  # fmt: skip

# Between -1 and 1, to the last number before them.
DISTANCE = np.exp2(-RANDOM.uniform(0, 53, 200))
INSIDE = np.concatenate([RANDOM.uniform(-1, 1, 200), 1 - DISTANCE, DISTANCE - 1, [2.0**-53 - 1, 1e-40]])


def value_of(a: Any, b: Any, c: Any, p: Any) -> Any:
    return (a * b + c) * p


# The sweep library's name, the inputs, and the definition on mpmath and on NumPy.
FUNCTIONS: list[tuple[str, np.ndarray, Callable[[Any, Any], Any]]] = [
    ("e_to_the", -6 * POSITIVE, lambda p, x: p.exp(x)),
    ("scaled_e_to_the", -6 * POSITIVE, lambda p, x: p.scaled_exp(x)[0] * p.scaled_exp(x)[1]),
    ("decayed", 6 * POSITIVE, lambda p, x: p.decay_and_rest(x, 3.0)[0]),
    ("rest_of_decay", 6 * POSITIVE, lambda p, x: p.decay_and_rest(x, 3.0)[2]),
    ("minus_three_e_to_the", -6 * POSITIVE, lambda p, x: p.times_exp(-3, x)),
    ("three_e_to_the", np.concatenate([-6 * POSITIVE, 6 * POSITIVE]), lambda p, x: p.times_growth(3, x)),
    ("expm1_of", np.concatenate([-6 * POSITIVE, 6 * POSITIVE]), lambda p, x: p.times_expm1(1, x)),
    ("swish_of_three", np.concatenate([-POSITIVE, POSITIVE]), lambda p, x: p.times_logistic(x, 3)),
    ("log1p_exp_of", -6 * POSITIVE, lambda p, x: value_of(*p.scaled_log1p_exp(x))),
    ("tanh", np.concatenate([-POSITIVE, POSITIVE]), lambda p, x: p.hyperbolic_tangent(x)),
    ("erfinv", INSIDE, lambda p, x: p.inverse_erf(x)),
    ("erfinv_derivative", INSIDE, lambda p, x: p.inverse_erf_slope(x)),
    ("silu_tail_slope", POSITIVE, lambda p, t: p.logistic_slope(t, -t)),
    ("e_to_the_minus_half_square", POSITIVE, lambda p, u: p.times_gaussian(1, u)),
    ("gelu_tail_of", POSITIVE, lambda p, u: p.gelu_tail(u)),
    ("gelu_slope_of", POSITIVE, lambda p, u: p.gelu_slope(u)),
    ("e_to_the_minus_logit", POSITIVE[POSITIVE < 10.3], lambda p, u: p.exp(-p.tanh_gelu_logit(u)[0])),
]


@pytest.mark.parametrize(("name", "x", "definition"), FUNCTIONS, ids=[name for name, _, _ in FUNCTIONS])
def test_float64_versions_agree_with_the_definitions(name, x, definition):
    """Within 1e-14; e^-w magnifies the four roundings of w ≤ 105; next to its root GELU' has its terms' errors."""
    with mp.workdps(40):
        expected = np.array([float(definition(on_mpmath, mp.mpf(v))) for v in x])
    relative = 4 * 2.0**-53 * 105 if name == "e_to_the_minus_logit" else 1e-14
    allowed = np.maximum(relative * np.abs(expected), 4e-16 if name == "gelu_slope_of" else 0)
    for computed in (sweep.exact(name, x), definition(on_numpy, x)):
        assert np.all(np.abs(computed - expected) <= allowed)


def test_the_low_part_of_an_argument_counts():
    with mp.workdps(40):
        expected = float(mp.exp(mp.mpf(-20) + mp.mpf(2) ** -12))
        assert float(on_mpmath.times_exp(1, mp.mpf(-20), mp.mpf(2) ** -12)) == expected
    assert abs(on_numpy.times_exp(1.0, -20.0, 2.0**-12) / expected - 1) < 2**-24


def test_the_low_part_counts_where_the_exponential_grows():
    with mp.workdps(40):
        x, lo = mp.mpf(20), mp.mpf(2) ** -12
        assert abs(on_mpmath.times_growth(3, x, lo) - 3 * mp.exp(x + lo)) < 1e-25
        assert abs(on_mpmath.times_expm1(3, x, lo) - 3 * mp.expm1(x + lo)) < 1e-25
        expected = float(mp.exp(x + lo))
    assert abs(on_numpy.times_growth(1.0, 20.0, 2.0**-12) / expected - 1) < 2**-24
    assert abs(on_numpy.times_expm1(1.0, 20.0, 2.0**-12) / (expected - 1) - 1) < 2**-24
    log, slope = np.log1p(np.exp(-1)), 1 / (1 + np.e)
    for on in (on_mpmath, on_numpy):
        assert float(value_of(*on.scaled_log1p_exp(-1.0, 2.0**-12))) == pytest.approx(log + 2.0**-12 * slope, rel=1e-7)


def test_the_inverse_of_erf_at_the_ends():
    for one in (1, -1):
        assert on_mpmath.inverse_erf(mp.mpf(one)) == on_numpy.inverse_erf(np.float64(one)) == one * np.inf
        assert on_mpmath.inverse_erf_slope(mp.mpf(one)) == on_numpy.inverse_erf_slope(np.float64(one)) == np.inf
    assert np.signbit(on_numpy.inverse_erf(np.float64(-0.0)))


@pytest.mark.parametrize("digits", [15, 60, 90, 200])
def test_the_inverse_of_erf_is_rounded_in_the_working_precision(digits):
    near = 1 - np.exp(-np.linspace(0.1, 36.7, 12))
    values = [*near, *-near, *np.exp(-np.linspace(1, 700, 12)), 5e-324, 0.5, 1e-3, np.nextafter(1e-3, 0), 1 - 2**-53]
    for x in map(mp.mpf, values):
        with mp.workdps(digits):
            value, unit = on_mpmath.inverse_erf(x), +mp.eps
        with mp.workdps(digits + 30):
            assert abs(value / mp.erfinv(x) - 1) <= unit, x
    with mp.workdps(digits):
        assert on_mpmath.inverse_erf(mp.mpf(0)) == 0
        assert all(mp.isnan(on_mpmath.inverse_erf(mp.mpf(x))) for x in (1.5, -mp.inf, mp.nan))


def test_the_inverse_of_erf_takes_one_erfc(monkeypatch):
    """It is what takes the time, and golden values of erfinv next to ±1 need 60 digits."""
    taken, erfc = [], mp.erfc
    monkeypatch.setattr(mp, "erfc", lambda y: taken.append(y) or erfc(y))
    with mp.workdps(60):
        for x in (0.75, -0.999, 1 - 2.0**-24, 1 - 2.0**-53):
            on_mpmath.inverse_erf(mp.mpf(x))
    assert len(taken) == 4


def test_product_times_multiplies_three_numbers():
    assert on_mpmath.product_times(mp.mpf(3), mp.mpf(-0.5), mp.mpf(7)) == -10.5
    assert on_numpy.product_times(3.0, -0.5, 7.0) == -10.5


def test_quotients_agree_with_their_definition():
    assert on_mpmath.divide(3, mp.mpf(2)) == on_numpy.divide(3.0, 2.0) == 1.5
    assert on_mpmath.over_one_plus(mp.mpf(3), mp.mpf(0.5)) == on_numpy.over_one_plus(3.0, 0.5) == 2


def test_low_parts_are_added():
    e = np.exp(-1 + 2.0**-12)
    for on in (on_mpmath, on_numpy):
        slope = float(on.logistic_slope(1.0, -1.0, 0.5, 2.0**-12))
        assert slope == pytest.approx(e * (e - 0.5) / (1 + e) ** 2, rel=1e-6)


def test_tanh_gelu_growth_agrees_with_the_derivative_of_the_logit():
    with mp.workdps(40):
        for u in POSITIVE[POSITIVE < 12]:
            exact = mp.mpf(u)
            expected = exact * mp.diff(lambda v: on_mpmath.tanh_gelu_logit(v)[0], exact)
            assert abs(on_mpmath.tanh_gelu_growth(exact)[0] - expected) < 1e-15
            assert abs(float(on_numpy.tanh_gelu_growth(u)[0]) - float(expected)) <= 1e-13


@pytest.mark.parametrize("case", sweep.PRIMITIVES, ids=lambda case: f"{case.function}-from-{case.first}")
def test_float32_keeps_its_bound_on_every_instruction_set(case):
    result = sweep.measure(case, step=1021)
    assert sweep.holds(case.bound, result), result


@pytest.mark.parametrize("isa", sweep.isas())
@pytest.mark.parametrize("name", ["decayed", "rest_of_decay"])
def test_pairs_are_more_exact_than_their_first_parts(name, isa):
    """Where neither part is subnormal."""
    x = 3 * np.concatenate([POSITIVE[POSITIVE > 1e-25], RANDOM.uniform(0, 80, 20_000)]).astype(np.float32)
    high, low = (sweep.evaluate(part, isa, x).astype(np.float64) for part in (name, f"{name}_low"))
    exact = sweep.exact(name, x.astype(np.float64))
    assert np.abs((high + low) / exact - 1).max() <= 2.0**-23.9
    assert np.abs(high / exact - 1).max() > 2.0**-23.7


@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_loads_and_stores_keep_all_bits(dtype):
    """Subnormals, infinities and signed zeros included; a NaN stays one."""
    case = sweep.Sweep("identity", sweep.Bound(0))
    result = sweep.measure(case, dtype, step=1021 if dtype == "float32" else 1)
    assert sweep.holds(case.bound, result), result


@pytest.mark.parametrize("isa", sweep.isas())
def test_narrowing_rounds_to_nearest_even(isa):
    """Every upper part of a float32, with lower parts below, at and above the ties of both formats."""
    upper = np.arange(2**19, dtype=np.uint32) << 13
    for lower in (0, 1, 0x0FFF, 0x1000, 0x1001, 0x1FFF):
        x = (upper | np.uint32(lower)).view(np.float32)
        with np.errstate(over="ignore", invalid="ignore"):
            expected = x.astype(np.float16), x.astype(ml_dtypes.bfloat16)
        number = ~np.isnan(x)
        for bits, right in zip(sweep.narrow(isa, x), expected, strict=True):
            assert np.array_equal(bits[number], right.view(np.uint16)[number])
            assert np.all(np.isnan(bits.view(right.dtype)[~number]))
    # The ties of bfloat16, whose last place is higher up.
    x = ((np.arange(2**16, dtype=np.uint32) << 16)[:, None] | np.array([0x7FFF, 0x8000, 0x8001], np.uint32)).ravel()
    with np.errstate(over="ignore", invalid="ignore"):
        right = x.view(np.float32).astype(ml_dtypes.bfloat16)
    number = ~np.isnan(x.view(np.float32))
    assert np.array_equal(sweep.narrow(isa, x.view(np.float32))[1][number], right.view(np.uint16)[number])


def test_a_sweep_finds_errors():
    """Judged by the wrong bound, each kind of finding must show."""
    case = sweep.Sweep("gelu_tanh_derivative", GELU_TANH.bounds[gelu_tanh_derivative])
    result = sweep.measure(case, step=4099)
    assert sweep.holds(case.bound, result)
    assert not sweep.holds(sweep.Bound(1.0, case.bound.near_root, case.bound.absolute), result)
    assert not sweep.holds(sweep.Bound(4.0, case.bound.near_root, 2**-40), result)
    without_root = sweep.Sweep("gelu_tanh_derivative", sweep.Bound(4.0))
    assert not sweep.holds(without_root.bound, sweep.measure(without_root, step=1021))
