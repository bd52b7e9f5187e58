# SPDX-License-Identifier: Apache-2.0
"""The activations and their derivatives: formulas against definitions, float64 and float32 against formulas."""

from __future__ import annotations

import mpmath as mp
import numpy as np
import pytest
import sweep

from actgrad.arithmetic import activations
from actgrad.arithmetic.activations import BOUNDS, HALF_BOUNDS
from actgrad.arithmetic.bind import bind
from actgrad.arithmetic.primitives import on_mpmath, on_numpy

RANDOM = np.random.default_rng(20240301)
DIGITS = 150


def logistic(x):
    return 1 / (1 + mp.exp(-x))


def tanh_gelu(x):
    return x * (1 + mp.tanh(mp.sqrt(2 / mp.pi) * (x + mp.mpf("0.044715") * x**3))) / 2


def hard_swish(x):
    return x * min(max(x + 3, 0), 6) / 6


# The forwards as the contract writes them; a derivative is the numerical derivative of its forward.
FORWARDS = {
    "silu": lambda x: x * logistic(x),
    "hardswish": hard_swish,
    "gelu": lambda x: x * mp.ncdf(x),
    "gelu_tanh": tanh_gelu,
}
DERIVATIVES = {
    "silu_derivative": "silu",
    "hardswish_derivative_closed": "hardswish",
    "hardswish_derivative_open": "hardswish",
    "gelu_derivative": "gelu",
    "gelu_tanh_derivative": "gelu_tanh",
}
NAMES = sorted(BOUNDS)

# Tails down to float32's last subnormal, the roots and their surroundings, the kinks of Hardswish, tiny numbers, and
# where the implementations change branch. All are float32 numbers.
POINTS = np.concatenate(
    [
        [1e-45, 1e-38, 1e-8, 0.001, 0.75179, 0.752, 1.2784, 1.2785, 2.9999998, 3.0000002, 4, 9.4, 12.999999],
        [13.000001, 13.9, 14.2, 17, 50, 87.3, 88.8, 100, 103.9],
        RANDOM.uniform(0, 14, 100),
        np.exp(RANDOM.uniform(-40, 4.6, 60)),
    ]
).astype(np.float32).astype(np.float64)  # fmt: skip
POINTS = np.concatenate([-POINTS, POINTS])


def by_definition(name: str, x: float) -> mp.mpf:
    with mp.workdps(DIGITS):
        if name in FORWARDS:
            return FORWARDS[name](mp.mpf(x))
        return mp.diff(FORWARDS[DERIVATIVES[name]], mp.mpf(x), h=mp.mpf(10) ** -60)


def by_formula(name: str, x: float) -> mp.mpf:
    with mp.workdps(DIGITS):
        return bind(getattr(activations, name), on_mpmath)(mp.mpf(x))


def last_place(exact: np.ndarray) -> np.ndarray:
    return np.exp2(np.maximum(np.floor(np.log2(np.abs(exact))), -126) - 23)


def test_every_activation_has_a_bound_and_a_definition():
    assert set(NAMES) == set(FORWARDS) | set(DERIVATIVES)


@pytest.mark.parametrize("name", NAMES)
def test_formula_is_the_definition(name):
    """To 40 digits, down to numbers far below float32; 1 + tanh and the numerical derivative use up the other 110."""
    smallest = mp.mpf(10) ** -50
    for x in POINTS:
        expected = by_definition(name, x)
        assert abs(by_formula(name, x) - expected) <= max(abs(expected) * mp.mpf(10) ** -40, smallest), x


@pytest.mark.parametrize("name", NAMES)
def test_float64_versions_agree_with_the_formula(name):
    """Within 1e-14 (tanh: e^-w magnifies the four roundings of w ≤ 105); next to a root the terms' errors remain.

    Below float32's range nothing is asked: w grows on there.
    """
    expected = np.array([float(by_formula(name, x)) for x in POINTS])
    relative = 4 * 2.0**-53 * 105 if "tanh" in name else 1e-14
    allowed = np.maximum(relative * np.abs(expected), 1e-60)
    if name.endswith("_derivative"):
        allowed = np.where((POINTS > -2) & (POINTS < 0), 1e-15, allowed)
    for computed in (sweep.exact(name, POINTS), bind(getattr(activations, name), on_numpy)(POINTS)):
        assert np.all(np.abs(computed - expected) <= allowed)


@pytest.mark.parametrize("isa", sweep.isas())
@pytest.mark.parametrize("name", NAMES)
def test_float32_keeps_its_bound_against_many_digits(name, isa):
    bound = BOUNDS[name]
    expected = np.array([float(by_formula(name, x)) for x in POINTS])
    error = np.abs(sweep.evaluate(name, isa, POINTS.astype(np.float32)).astype(np.float64) - expected)
    low, high = bound.near_root or (np.inf, -np.inf)
    near_root = (low <= POINTS) & (high >= POINTS)
    with np.errstate(divide="ignore"):
        allowed = np.where(near_root, bound.absolute, bound.ulp * last_place(expected))
    assert np.all(error <= allowed)


@pytest.mark.parametrize("case", sweep.ACTIVATIONS, ids=lambda case: case.function)
def test_float32_keeps_its_bound_over_all_inputs(case):
    """Every 509th bit pattern, on all instruction sets, which must agree; ``make sweep`` takes every one."""
    result = sweep.measure(case, step=509)
    assert sweep.holds(case.bound, result), result


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("name", NAMES)
def test_half_precision_over_every_input(name, dtype):
    case = sweep.Sweep(name, HALF_BOUNDS[name])
    result = sweep.measure(case, dtype)
    assert sweep.holds(case.bound, result), result


SPECIAL = {  # at -inf and at inf
    "silu": (np.nan, np.inf),
    "silu_derivative": (np.nan, np.nan),
    "hardswish": (0, np.inf),
    "hardswish_derivative_closed": (0, 1),
    "hardswish_derivative_open": (0, 1),
    "gelu": (np.nan, np.inf),
    "gelu_derivative": (np.nan, np.nan),
    "gelu_tanh": (np.nan, np.inf),
    "gelu_tanh_derivative": (np.nan, np.nan),
}
LARGEST = float(np.finfo(np.float32).max)


@pytest.mark.parametrize("name", NAMES)
def test_infinities_nan_and_the_largest_numbers(name):
    derivative = name in DERIVATIVES
    x = np.array([-np.inf, np.inf, np.nan, -LARGEST, LARGEST])
    expected = [*SPECIAL[name], np.nan, 0, 1 if derivative else LARGEST]
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        versions = [sweep.exact(name, x), bind(getattr(activations, name), on_numpy)(x)]
    versions += [sweep.evaluate(name, isa, x.astype(np.float32)) for isa in sweep.isas()]
    for computed in versions:
        np.testing.assert_array_equal(computed, expected)
    np.testing.assert_array_equal([float(by_formula(name, v)) for v in x[:3]], expected[:3])


def test_hardswish_at_its_kinks():
    x = np.array([-3, 3], np.float32)
    for isa in sweep.isas():
        assert sweep.evaluate("hardswish", isa, x).tolist() == [0, 3]
        assert sweep.evaluate("hardswish_derivative_closed", isa, x).tolist() == [-0.5, 1.5]
        assert sweep.evaluate("hardswish_derivative_open", isa, x).tolist() == [0, 1]
