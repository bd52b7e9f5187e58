# SPDX-License-Identifier: Apache-2.0
"""The functions of all activations: formulas against definitions, float64 and float32 against formulas."""

from __future__ import annotations

from dataclasses import replace

import definitions
import ml_dtypes
import mpmath as mp
import numpy as np
import pytest
import sweep

import actgrad
from actgrad.arithmetic.bind import bind
from actgrad.arithmetic.primitives import on_mpmath, on_numpy
from actgrad.operators import ACTIVATIONS
from codegen.sweep import Unary

RANDOM = np.random.default_rng(20240301)
DIGITS = 150

# Tails down to float32's last subnormal, tiny numbers, and where the primitives change branch.
POINTS = np.concatenate(
    [
        [1e-45, 1e-38, 1e-8, 0.001, 4, 9.4, 12.999999, 13.000001, 13.9, 14.2, 17, 50, 87.3, 88.8, 100, 103.9],
        RANDOM.uniform(0, 14, 100),
        np.exp(RANDOM.uniform(-40, 4.6, 60)),
    ]
).astype(np.float32)  # fmt: skip

every_function = pytest.mark.parametrize("unary", sweep.UNARIES, ids=lambda unary: unary.name)
every_bound = pytest.mark.parametrize(
    ("unary", "bound"), [pytest.param(*pair, id=pair[0].name) for pair in sweep.BOUNDED]
)


def points_of(unary: Unary) -> np.ndarray:
    """Float32 numbers, as float64: points of interest of every function, and its own with their neighbours."""
    own = np.array(unary.activation.points, np.float32)
    beside = [np.nextafter(own, np.float32(end)) for end in (-np.inf, np.inf)]
    points = np.concatenate([-POINTS, POINTS, own, *beside]).astype(np.float64)
    low, high = unary.activation.domain
    return points[(low < points) & (points < high)]


def by_definition(unary: Unary, x: float) -> mp.mpf:
    kind = unary.activation.functions.index(unary.formula)
    define = (definitions.value, definitions.slope, definitions.bend)[kind]
    with mp.workdps(DIGITS):
        return define(unary.activation.name, mp.mpf(x), *map(mp.mpf, unary.setting.values()))


def by_formula(unary: Unary, x: float) -> mp.mpf:
    with mp.workdps(DIGITS):
        return bind(unary.formula, on_mpmath)(mp.mpf(x), *map(mp.mpf, unary.setting.values()))


def on_arrays(unary: Unary, x: np.ndarray) -> np.ndarray:
    return bind(unary.formula, on_numpy)(x, *unary.setting.values())


def last_place(exact: np.ndarray) -> np.ndarray:
    return np.exp2(np.maximum(np.floor(np.log2(np.abs(exact))), -126) - 23)


def test_every_activation_has_bounds_and_a_definition() -> None:
    names = {activation.name for activation in ACTIVATIONS}
    assert names == set(definitions.ACTIVATIONS) == set(definitions.AT_SPECIAL)
    for activation in ACTIVATIONS:
        assert set(activation.bounds) >= {activation.function, activation.derivative}


@every_function
def test_formulas_agree_with_definitions(unary: Unary) -> None:
    """To 40 digits, down to numbers far below float32; the difference quotients use up the other 110.

    Second derivatives have constants in float64, whose errors remain next to a root.
    """
    second = unary.formula is unary.activation.second_derivative
    for x in points_of(unary):
        expected = by_definition(unary, x)
        scale = abs(expected) + (second and abs(x) < 3)
        allowed = max(scale * mp.mpf(10) ** (-15 if second else -40), mp.mpf(10) ** -50)
        assert abs(by_formula(unary, x) - expected) <= allowed, x


@every_function
def test_float64_versions_agree_with_the_formula(unary: Unary) -> None:
    """Within 1e-14 and the roundings of an exponent E in e^-E; next to a root the terms' errors remain.

    Below float32's range nothing is asked.
    """
    points = points_of(unary)
    expected = np.array([float(by_formula(unary, x)) for x in points])
    with np.errstate(divide="ignore"):
        exponent = np.clip(-np.log(np.abs(expected)), 0, 110)
    allowed = np.maximum((1e-14 + 4 * 2.0**-53 * exponent) * np.abs(expected), 1e-60)
    if unary.formula is not unary.activation.function:
        allowed = np.where(np.abs(points) < 3, np.maximum(1e-15, 2e-15 * np.abs(expected)), allowed)
    for computed in (sweep.exact(unary.name, points), on_arrays(unary, points)):
        assert np.all(np.abs(computed - expected) <= allowed)


@pytest.mark.parametrize("isa", sweep.isas())
@every_bound
def test_float32_is_within_its_bound(unary: Unary, bound: sweep.Bound, isa: str) -> None:
    points = points_of(unary)
    expected = np.array([float(by_formula(unary, x)) for x in points])
    error = np.abs(sweep.evaluate(unary.name, isa, points.astype(np.float32)).astype(np.float64) - expected)
    low, high = bound.near_root or (np.inf, -np.inf)
    near_root = (low <= points) & (high >= points)
    with np.errstate(divide="ignore"):
        allowed = np.where(near_root, bound.absolute, bound.ulp * last_place(expected))
    assert np.all(error <= allowed)


@pytest.mark.parametrize(
    "unary", [u for u in sweep.UNARIES if u.formula is u.activation.second_derivative], ids=lambda unary: unary.name
)
def test_second_derivatives_in_float32(unary: Unary) -> None:
    """They have no bound of their own: they are as exact as the terms that they are sums of, or factors."""
    points = points_of(unary)
    allowed = 2.0**-21 if unary.name == "erfinv_second_derivative" else 2.0**-22
    expected = np.array([float(by_formula(unary, x)) for x in points])
    for isa in sweep.isas():
        found = sweep.evaluate(unary.name, isa, points.astype(np.float32)).astype(np.float64)
        assert np.all(np.abs(found - expected) <= allowed * np.maximum(np.abs(expected), 1))


@pytest.mark.parametrize("case", sweep.ACTIVATIONS, ids=lambda case: case.function)
def test_float32_is_within_its_bound_for_sampled_bit_patterns(case: sweep.Sweep) -> None:
    """Every 509th bit pattern, on all instruction sets, which must agree; ``make sweep`` takes every one."""
    result = sweep.measure(case, step=509)
    assert sweep.holds(case.bound, result), result


@pytest.mark.parametrize("case", sweep.FULL, ids=lambda case: case.function)
def test_every_input_was_swept(case: sweep.Sweep) -> None:
    """The record is of this very code, its bound held, and its worst input is as bad as it says."""
    record = sweep.recorded()
    assert sweep.is_recorded(case, record), "make sweep: the code or the bound has changed since the record"
    worst = sweep.Result(**record[case.function]["found"])
    assert sweep.measure(replace(case, first=worst.ulp_at, last=worst.ulp_at)).ulp == worst.ulp
    sample = sweep.measure(case, step=4093)
    assert sample.ulp <= worst.ulp
    assert sample.absolute <= worst.absolute


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@every_bound
def test_half_precision_over_every_input(unary: Unary, bound: sweep.Bound, dtype: str) -> None:
    case = sweep.Sweep(unary.name, unary.activation.half_bound(unary.formula))
    result = sweep.measure(case, dtype)
    assert sweep.holds(case.bound, result), result


@every_function
def test_infinities_nan_and_the_largest_numbers(unary: Unary) -> None:
    """At the attributes' defaults as the definitions say; elsewhere all versions agree."""
    x = np.array(definitions.SPECIAL)
    with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
        versions = [sweep.exact(unary.name, x), np.broadcast_to(on_arrays(unary, x), x.shape)]
        versions += [sweep.evaluate(unary.name, isa, x.astype(np.float32)) for isa in sweep.isas()]
        singles = [version.astype(np.float32) for version in versions]
    expected = singles[0]
    if unary.is_default:
        kind = unary.activation.functions.index(unary.formula)
        expected = np.array(definitions.AT_SPECIAL[unary.activation.name][kind], np.float32)
    for computed in singles:
        np.testing.assert_array_max_ulp(computed[np.isfinite(expected)], expected[np.isfinite(expected)], 1)
        np.testing.assert_array_equal(computed[~np.isfinite(expected)], expected[~np.isfinite(expected)])


def test_hardswish_at_its_kinks() -> None:
    x = np.array([-3, 3], np.float32)
    for isa in sweep.isas():
        assert sweep.evaluate("hardswish", isa, x).tolist() == [0, 3]
        assert sweep.evaluate("hardswish_derivative_closed", isa, x).tolist() == [-0.5, 1.5]
        assert sweep.evaluate("hardswish_derivative_open", isa, x).tolist() == [0, 1]


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16, np.float32, np.float64])
def test_elu_keeps_the_sign_of_zero(dtype: type) -> None:
    """As PyTorch's does, also beside small and negative attributes."""
    zeros = np.array([0.0, -0.0], dtype)
    for result in (actgrad.elu(zeros), actgrad.elu(zeros, 2, 3, 1e-36), actgrad.celu(zeros), actgrad.celu(zeros, -0.5)):
        assert (result == 0).all()
        assert np.signbit(result).tolist() == [False, True]
