# SPDX-License-Identifier: Apache-2.0
"""CANN's standards at both sides of each limit. Limits and values are written by hand, from the standards."""

from __future__ import annotations

import math
import tracemalloc

import numpy as np
import pytest

from actgrad.accuracy import Comparison, compare
from actgrad.accuracy.floats import format_of
from actgrad.accuracy.standards import Requirement, judge_a, judge_b, judge_c

JUST = 2.0**-30


def comparison(dtype, result, golden):
    """A comparison whose result is exact in ``dtype``."""
    exact = np.asarray(result, np.float64)
    array = exact.astype(format_of(dtype).dtype)
    np.testing.assert_array_equal(array.astype(np.float64), exact)
    return Comparison(array, np.asarray(golden, np.float64))


def outcome(verdict):
    return {requirement.quantity: requirement.met for requirement in verdict.requirements}


# --- A ------------------------------------------------------------------------------------------------------------

LIMITS = [
    ("L0", "MARE ratio", 10),
    ("L0", "MERE ratio", 2),
    ("L0", "RMSE ratio", 2),
    ("L1", "MARE ratio", 5),
    ("L1", "MERE ratio", 1.5),
    ("L1", "RMSE ratio", 1.5),
    ("L2", "MARE ratio", 2),
    ("L2", "MERE ratio", 1.2),
    ("L2", "RMSE ratio", 1.2),
]


@pytest.mark.parametrize(("level", "quantity", "limit"), LIMITS)
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
def test_ratios_of_standard_a(dtype, level, quantity, limit):
    """The third result is off by 1/8 from 1, the candidate by 64ths e around limit/8: every ratio is then 8 e."""
    third = comparison(dtype, [1.125], [1])
    below, above = math.ceil(limit * 8 - 1) / 64, math.floor(limit * 8 + 1) / 64
    assert below < limit / 8 < above
    assert outcome(judge_a(comparison(dtype, [1 + below], [1]), third, level))[quantity] is True
    assert outcome(judge_a(comparison(dtype, [1 + above], [1]), third, level))[quantity] is False


def test_limits_of_standard_a_are_included():
    verdict = judge_a(comparison("float32", [1.25], [1]), comparison("float32", [1.125], [1]), "L2")
    assert outcome(verdict)["MARE ratio"] is True
    verdict = judge_a(comparison("float32", [1.25], [1]), comparison("float32", [1.125], [1]), "L0")
    assert verdict.passed


def test_which_errors_standard_a_averages():
    """Of three errors 1/8, 1/8, 0 the mean is 1/12, the root mean square 1/8·√(2/3), the maximum 1/8."""
    golden = [1, 1, 1]
    third = comparison("float16", [1.125, 1, 1], golden)
    verdict = judge_a(comparison("float16", [1.125, 1.125, 1], golden), third, "L0")
    values = {requirement.quantity: requirement.value for requirement in verdict.requirements}
    assert values == pytest.approx(
        {"MARE ratio": 1, "MERE ratio": 2, "RMSE ratio": 2**0.5, "small-value error ratio": 0}
    )


SMALL = [("float16", 2**-11, 2**-16), ("bfloat16", 2**-8, 2**-16), ("float32", 2**-14, 2**-30)]


@pytest.mark.parametrize(("dtype", "small", "error"), SMALL)
def test_small_values_of_standard_a(dtype, small, error):
    golden = np.full(8, small / 2)
    step = float(format_of(dtype).ulp(golden)[0])
    wrong, right = small / 2 + max(step, 2 * error), small / 2

    def with_errors(count):
        return comparison(dtype, [wrong] * count + [right] * (8 - count), golden)

    for count, met in [(0, True), (2, True), (4, True), (5, False)]:
        assert outcome(judge_a(with_errors(count), with_errors(2), "L0"))["small-value error ratio"] is met
    assert outcome(judge_a(with_errors(1), with_errors(0), "L0"))["small-value error ratio"] is False
    assert judge_a(with_errors(8), with_errors(8), "L2").passed
    # Errors of small values are counted only, not measured.
    assert outcome(judge_a(with_errors(8), with_errors(0), "L0"))["MARE ratio"] is True


@pytest.mark.parametrize(("dtype", "small", "error"), SMALL)
def test_the_threshold_of_small_values(dtype, small, error):
    for golden, is_small in [(small, False), (np.nextafter(small, 0), True), (-small, False)]:
        candidate = Comparison(format_of(dtype).rounded(np.array([1.0])), np.array([golden]))
        exact = Comparison(format_of(dtype).rounded(np.array([golden])), np.array([golden]))
        verdict = outcome(judge_a(candidate, exact, "L0"))
        assert verdict["small-value error ratio"] is not is_small
        assert verdict["RMSE ratio"] is is_small


@pytest.mark.parametrize(("dtype", "small", "error"), SMALL)
def test_which_errors_of_small_values_count(dtype, small, error):
    zero = comparison(dtype, [0], [0])
    for off, counted in [(error, False), (np.nextafter(error, 1), True)]:
        verdict = judge_a(Comparison(zero.result, np.array([off])), Comparison(zero.result, np.array([0.0])), "L0")
        assert outcome(verdict)["small-value error ratio"] is not counted


def test_standard_a_without_any_error():
    exact, wrong = comparison("float32", [1, 2], [1, 2]), comparison("float32", [1, 2], [1, 2.5])
    assert judge_a(exact, exact, "L2").passed
    assert judge_a(exact, wrong, "L2").passed
    assert not judge_a(wrong, exact, "L0").passed


def test_standard_a_fails_a_nan_whatever_the_third_result_holds():
    nan = comparison("float32", [np.nan, 2], [1, 2])
    assert not judge_a(nan, nan, "L0").passed


def test_standard_a_fails_a_nan_among_small_values():
    golden = [2.0**-20, 1]
    third = comparison("float32", [2.0**-19, 1], golden)
    assert judge_a(third, third, "L2").passed
    assert not judge_a(comparison("float32", [np.nan, 1], golden), third, "L0").passed


# --- B ------------------------------------------------------------------------------------------------------------

RELATIVE = [("float16", 2**-10), ("bfloat16", 2**-7), ("float32", 2**-13)]


@pytest.mark.parametrize(("dtype", "limit"), RELATIVE)
@pytest.mark.parametrize(("beside", "met"), [(1 - JUST, True), (1 + JUST, False)])
def test_limits_of_standard_b(dtype, limit, beside, met):
    def golden_below(result, relative):
        return (result + 1e-7) / (1 + relative) - 1e-7

    one = comparison(dtype, [1], [1]).result
    mean_at_limit = Comparison(one, np.array([golden_below(1.0, limit * beside)]))
    assert outcome(judge_b(mean_at_limit)) == {"MERE": met, "MARE": True}
    many = np.ones(100)
    many[7] = golden_below(1.0, 10 * limit * beside)
    assert outcome(judge_b(Comparison(np.repeat(one, 100), many))) == {"MERE": True, "MARE": met}


def test_limits_of_standard_b_are_not_included():
    assert not Requirement("MERE", 2**-13, "<", 2**-13).met
    assert Requirement("MERE", 2**-13, "≤", 2**-13).met
    assert Requirement("share", 0.99, "≥", 0.99).met
    assert not any(Requirement("MERE", float("nan"), relation, 1).met for relation in ("<", "≤", "≥"))


# --- C ------------------------------------------------------------------------------------------------------------

TOLERANCES = [("float16", 2**-9, 2**-9), ("bfloat16", 2**-6, 2**-6), ("float32", 2**-10, 2**-16)]


@pytest.mark.parametrize(("dtype", "rtol", "atol"), TOLERANCES)
@pytest.mark.parametrize(("beside", "met"), [(1, True), (1 + JUST, False)])
def test_tolerance_of_standard_c(dtype, rtol, atol, beside, met):
    zero = comparison(dtype, [0], [0]).result
    # |0 - g| ≤ atol + rtol·|g| up to g = atol / (1 - rtol)
    edge = np.array([atol / (1 - rtol) * (1 - JUST if met else beside)])
    assert outcome(judge_c(Comparison(zero, edge)))["share within tolerance"] is met
    # |1 - g| ≤ atol + rtol·g down to g = (1 - atol) / (1 + rtol)
    one = comparison(dtype, [1], [1]).result
    below = np.array([(1 - atol) / (1 + rtol) * (1 + JUST if met else 1 - JUST)])
    assert outcome(judge_c(Comparison(one, below)))["share within tolerance"] is met


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
def test_share_of_standard_c(dtype):
    golden = np.ones(200)
    for wrong, met in [(2, True), (3, False)]:
        result = np.ones(200)
        result[:wrong] = 1.0625
        assert outcome(judge_c(comparison(dtype, result, golden)))["share within tolerance"] is met


@pytest.mark.parametrize(("dtype", "largest"), [("float16", 1e-1), ("bfloat16", 1.0)])
def test_largest_error_of_standard_c(dtype, largest):
    zero = comparison(dtype, [0], [0]).result
    for golden, met in [(largest, True), (np.nextafter(largest, 2), False)]:
        verdict = outcome(judge_c(Comparison(zero, np.array([golden]))))
        assert verdict["max absolute error"] is met


def test_largest_error_of_standard_c_in_float32():
    """1e-2, or 32 ULP where these are more: at 2^20 one ULP is 1/8, so 32 are 4."""
    for result, golden, met in [
        (0.0, 1e-2, True),
        (0.0, np.nextafter(1e-2, 1), False),
        (2.0**20 + 4, 2.0**20, True),
        (2.0**20 + 4.125, 2.0**20, False),
    ]:
        candidate = comparison("float32", [result], [golden])
        assert outcome(judge_c(candidate))["max absolute error beyond 32 ULP"] is met


def test_agreeing_nan_and_infinities_are_within_the_tolerance():
    both = comparison("float32", [np.nan, np.inf, -np.inf], [np.nan, np.inf, -np.inf])
    assert judge_c(both).passed
    assert judge_b(both).passed
    assert judge_a(both, both, "L2").passed
    assert not judge_c(comparison("float32", [np.inf], [-np.inf])).passed
    assert outcome(judge_c(comparison("float32", [0], [np.inf])))["share within tolerance"] is False


# --- Attainability ------------------------------------------------------------------------------------------------


def test_a_standard_that_rounding_alone_fails_is_called_unattainable():
    """The value 1.5·2^-24 lies between two float16 numbers; the relative error of either is 0.5 · 2^-24 / g."""
    golden = np.array([1.5 * 2.0**-24])
    judged = compare(golden.astype(np.float16), golden)
    by_name = {verdict.standard: verdict for verdict in judged.verdicts}
    assert not by_name["B"].passed
    assert not by_name["B"].attainable
    assert by_name["C"].passed
    assert by_name["C"].attainable
    assert not judged.passed
    assert judged.passed_where_attainable


def test_a_failure_that_rounding_does_not_explain_counts():
    judged = compare(np.float16([2.0]), np.array([1.0]))
    assert not judged.passed_where_attainable


def test_rounding_does_not_explain_an_infinite_error():
    judged = compare(np.float16([np.inf]), np.array([1.5 * 2.0**-24]))
    assert all(verdict.attainable for verdict in judged.verdicts)


@pytest.mark.parametrize("wrong", [np.nan, np.inf, 3.0])
def test_unattainable_are_only_the_requirements_that_rounding_fails(wrong):
    """Rounding fails B at the first value and C at the second; neither excuses NaN or a wrong share."""
    golden = np.array([1.5 * 2.0**-24, 300.124] + [1.0] * 198)
    result = golden.astype(np.float16)
    assert compare(result, golden).passed_where_attainable
    assert not any(verdict.passed for verdict in compare(result, golden).verdicts)
    result[-1 if np.isinf(wrong) or np.isnan(wrong) else slice(2, 100)] = wrong
    assert not compare(result, golden).passed_where_attainable


@pytest.mark.parametrize(
    ("wrong", "with_third", "bytes_each"), [(False, False, 60), (False, True, 85), (True, True, 115)]
)
def test_the_memory_that_the_page_names(wrong, with_third, bytes_each):
    golden = np.random.default_rng(0).normal(0, 2, 2**18)
    result = (-golden if wrong else golden).astype(np.float32)
    tracemalloc.start()
    try:
        compare(result, golden, third=result if with_third else None)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak <= bytes_each * golden.size
