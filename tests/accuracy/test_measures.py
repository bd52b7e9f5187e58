# SPDX-License-Identifier: Apache-2.0
"""Error measures and named faults, on results with known errors."""

from __future__ import annotations

import math

import ml_dtypes
import numpy as np
import pytest
import torch

import actgrad
from actgrad.accuracy import Comparison, InputError, compare, golden, measure
from actgrad.accuracy.floats import FORMATS, format_of
from actgrad.accuracy.judgement import find_worst, values_at
from actgrad.accuracy.measures import histogram, histogram_labels

DTYPES = ("float16", "bfloat16", "float32")
RANDOM = np.random.default_rng(11)


def moved(array, ulps):
    """Each element moved away from zero by this many ULP."""
    integer = {2: np.int16, 4: np.int32}[array.dtype.itemsize]
    return (array.view(integer) + integer(ulps)).view(array.dtype)


@pytest.mark.parametrize("name", DTYPES)
def test_ulp_is_the_distance_to_the_next_number(name):
    form = format_of(name)
    largest = np.array([ml_dtypes.finfo(form.dtype).max]).view({2: np.uint16, 4: np.uint32}[form.dtype.itemsize])[0]
    bits = np.arange(largest) if name != "float32" else RANDOM.integers(0, largest, 20_000)
    values = bits.astype(largest.dtype).view(form.dtype)
    steps = moved(values, 1).astype(np.float64) - values.astype(np.float64)
    np.testing.assert_array_equal(form.ulp(values.astype(np.float64)), steps)
    np.testing.assert_array_equal(form.ulp(-values.astype(np.float64)), steps)


@pytest.mark.parametrize(
    ("name", "smallest", "overflow"),
    [("float16", 2**-24, 65520), ("bfloat16", 2**-133, 2**128 - 2**119), ("float32", 2**-149, 2**128 - 2**103)],
)
def test_ends_of_the_formats(name, smallest, overflow):
    form = format_of(name)
    assert form.overflow == overflow
    assert form.ulp(np.array([0.0, smallest / 3])).tolist() == [smallest, smallest]
    below = np.nextafter(overflow, 0)
    assert form.rounded(np.array([below, overflow, -overflow])).astype(float).tolist()[1:] == [np.inf, -np.inf]
    assert np.isfinite(form.rounded(np.array([below])).astype(float)).all()
    assert form.rounded(np.array([smallest / 2, smallest * 0.50001, smallest * 1.5])).astype(float).tolist() == [
        0,
        smallest,
        2 * smallest,
    ]


def test_rounding_is_that_of_numpy():
    values = RANDOM.normal(size=5000) * np.exp2(RANDOM.integers(-30, 20, 5000))
    with np.errstate(over="ignore"):
        for name in ("float16", "float32", "float64"):
            np.testing.assert_array_equal(format_of(name).rounded(values), values.astype(name))
    assert math.isinf(FORMATS["float64"].overflow)


@pytest.mark.parametrize("name", DTYPES)
@pytest.mark.parametrize("ulps", [0, 1, 7])
def test_errors_of_several_ulp(name, ulps):
    truth = format_of(name).rounded(RANDOM.normal(size=(4, 5)))
    result = truth.copy()
    result[2, 3] = moved(truth[2, 3:4], ulps)[0]
    judged = compare(result, truth.astype(np.float64), inputs={"x": truth})
    assert judged.measures.max_ulp == ulps
    assert judged.histogram[0] == 20 - (ulps > 0)
    label = {0: "exact", 1: "≤ 1", 7: "≤ 8"}[ulps]
    assert judged.histogram[histogram_labels().index(label)] == (1 if ulps else 20)
    assert judged.worst.ulp == ulps
    assert judged.worst.index == ((2, 3) if ulps else (0, 0))
    assert judged.worst.inputs == {"x": (float(truth[judged.worst.index]),)}
    assert judged.findings == []
    assert judged.measures.mean_ulp == pytest.approx(ulps / 20)


def test_fractions_of_an_ulp():
    judged = compare(np.float32([1, 1]), np.array([1 + 2**-25, 1 - 2**-25]))
    assert Comparison(np.float32([1, 1]), np.array([1 + 2**-25, 1 - 2**-25])).ulp.tolist() == [0.25, 0.5]
    assert judged.measures.max_ulp == 0.5  # below 1 an ULP is half as large


def test_measures_by_hand():
    result, truth = np.float32([1.5, -2, 0, 8]), np.array([1.0, -2.0, 0.0, 10.0])
    measures = measure(Comparison(result, truth))
    assert measures.elements == 4
    assert measures.max_absolute == 2
    assert measures.mare == pytest.approx(0.5 / (1 + 1e-7), rel=1e-15)
    assert measures.mere == pytest.approx((0.5 / (1 + 1e-7) + 2 / (10 + 1e-7)) / 4, rel=1e-15)
    assert measures.rmse == pytest.approx(math.sqrt((0.25 + 4) / 4), rel=1e-15)
    assert measures.max_ulp == 2**22  # 0.5 in steps of 2^-23
    assert measures.mean_ulp == (2**22 + 2**21) / 4


def test_empty_results():
    judged = compare(np.zeros((3, 0), np.float32), np.zeros((3, 0)))
    assert judged.worst is None
    assert judged.measures.max_ulp == judged.measures.mere == judged.measures.rmse == 0
    assert judged.passed


@pytest.mark.parametrize(
    ("result", "truth", "error"),
    [
        (np.nan, np.nan, 0),
        (np.inf, np.inf, 0),
        (np.inf, 65520.0, 0),  # rounds to infinity
        (65504.0, 65520.0, 0.5),
        (np.inf, 65519.0, np.inf),
        (-np.inf, 65520.0, np.inf),
        (-np.inf, np.inf, np.inf),
        (np.nan, 1.0, np.inf),
        (1.0, np.nan, np.inf),
        (65504.0, np.inf, np.inf),
        (0.0, -0.0, 0),
    ],
)
def test_infinities_and_nan(result, truth, error):
    comparison = Comparison(np.float16([result]), np.array([truth]))
    assert comparison.ulp.tolist() == [error]
    assert (comparison.relative > 0).tolist() == [error > 0]
    assert comparison.counted.tolist() == [error > 0 or bool(np.isfinite(result))]
    judged = compare(np.float16([result]), np.array([truth]), allow_nan=True)
    assert judged.passed == (error == 0)
    assert math.isinf(judged.measures.rmse) == math.isinf(error)


def test_equal_infinities_are_excluded_from_means():
    result, truth = np.float32([1, np.inf, np.nan]), np.array([2.0, np.inf, np.nan])
    assert measure(Comparison(result, truth)).mere == 1 / (2 + 1e-7)


def test_histogram_bins_include_their_upper_edges():
    errors = np.array([0, 0.1, 0.5, 0.50001, 1, 2, 4, 8, 16, 64, 256, 1024, 1025, 2**20, 2**20 + 1, np.inf])
    assert histogram(errors) == [1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1]
    assert len(histogram_labels()) == len(histogram(errors))


def gradient(shape=(32, 64)):
    x = RANDOM.normal(0, 2, shape).astype(np.float32)
    dy = RANDOM.normal(0, 2, (shape[0], shape[1] // 2)).astype(np.float32)
    return dy, x, actgrad.swiglu_backward(dy, x), golden("swiglu_backward", dy, x)


def names(judged):
    return [finding.name for finding in judged.findings]


def test_one_nan_is_named():
    dy, x, result, truth = gradient()
    result[3, 5] = np.nan
    judged = compare(result, truth, inputs={"dy": dy, "x": x})
    assert names(judged) == ["NaN"]
    assert judged.findings[0].sentence.endswith(
        "1 element is NaN where the golden value is a number; the first at [3, 5]"
    )
    assert judged.worst.index == (3, 5)
    assert judged.worst.inputs == {"dy": (float(dy[3, 5]),), "x": (float(x[3, 5]), float(x[3, 37]))}
    assert judged.histogram[-1] == 1
    assert not any(verdict.passed for verdict in judged.verdicts)


def test_a_missing_nan_and_wrong_infinities_are_named():
    truth = np.array([np.nan, 1.0, np.inf, 4.0])
    judged = compare(np.float32([1, np.inf, 3, 4]), truth, allow_nan=True)
    assert names(judged) == ["missing NaN", "infinity", "missing infinity"]


def test_a_flushed_tail_passes_c_and_is_shown_in_ulp():
    x = np.linspace(-30, 5, 4001, dtype=np.float32)
    truth = golden("silu_backward", np.ones_like(x), x)
    result = truth.astype(np.float32)
    result[x < -14] = 0
    judged = compare(result, truth)
    by_name = {verdict.standard: verdict for verdict in judged.verdicts}
    assert by_name["C"].passed
    assert judged.measures.max_ulp > 2**23  # the whole significand is lost
    assert names(judged) == ["flushed to zero"]
    assert f"{np.count_nonzero(x < -14)} elements are 0" in judged.findings[0].sentence


def test_an_underflow_due_to_rounding_is_no_fault():
    judged = compare(np.float16([0, 2.0**-24]), np.array([2.0**-25, 0.75 * 2.0**-24]))
    assert judged.findings == []


@pytest.mark.parametrize("dim", [0, 1])
def test_swapped_halves_are_named(dim):
    _, _, result, truth = gradient()
    swapped = np.concatenate(np.split(result, 2, axis=dim)[::-1], axis=dim)
    judged = compare(swapped, truth)
    assert names(judged) == ["swapped halves"]
    assert f"along dim {dim} " in judged.findings[0].sentence
    assert not judged.passed


def test_a_wrong_sign_is_named():
    _, _, result, truth = gradient()
    assert names(compare(-result, truth)) == ["wrong sign"]


def test_other_errors_have_no_named_fault():
    _, _, result, truth = gradient()
    judged = compare(result + 1, truth)
    assert names(judged) == []
    assert not judged.passed


def test_coarse_golden_values_are_reported():
    assert names(compare(np.float32([1]), np.float32([1]))) == ["coarse golden"]
    assert names(compare(np.float16([1]), np.float32([1]))) == []


@pytest.mark.parametrize(
    ("index", "shape", "inputs", "values"),
    [
        ((1, 2), (2, 3), {"x": (2, 3)}, {"x": (5,)}),
        ((1, 2), (2, 3), {"x": (3,), "y": (2, 1)}, {"x": (2,), "y": (1,)}),
        ((), (), {"x": ()}, {"x": (0,)}),
        ((1, 0), (2, 2), {"x": (2, 4)}, {"x": (4, 6)}),  # a forward: x is twice as large
        ((1, 3), (2, 4), {"dy": (2, 2), "x": (2, 4)}, {"dy": (3,), "x": (5, 7)}),  # a backward: dy is half as large
        ((3, 1), (4, 2), {"dy": (2, 2), "x": (4, 2)}, {"dy": (3,), "x": (3, 7)}),
    ],
)
def test_inputs_of_an_element(index, shape, inputs, values):
    arrays = {name: np.arange(float(np.prod(sizes))).reshape(sizes) for name, sizes in inputs.items()}
    assert values_at(index, shape, arrays) == values


@pytest.mark.parametrize("size", [2, 5])
def test_an_input_of_an_unrelated_shape_is_refused(size):
    with pytest.raises(InputError, match=rf"input x has shape \({size},\)"):
        values_at((0,), (3,), {"x": np.zeros(size)})


@pytest.mark.parametrize("dim", [-1, 0])
def test_the_worst_of_interleaved_halves_is_shown_with_its_pair(dim):
    x, dy = np.arange(48.0).reshape(2, 3, 8), np.arange(24.0).reshape((2, 3, 4) if dim else (1, 3, 8))
    half, whole = np.zeros(dy.shape), np.zeros(x.shape)
    half[0, 2, 1] = whole[0, 2, 3] = 1
    at = np.ravel_multi_index((0, 2, 1), dy.shape)
    result = find_worst(Comparison(half.astype(np.float32), 0 * half), {"x": x}, dim)
    assert result.inputs == {"x": (2 * at, 2 * at + 1)}
    gradient = find_worst(Comparison(whole.astype(np.float32), 0 * whole), {"dy": dy, "x": x}, dim)
    assert gradient.inputs == {"dy": (9,), "x": (18, 19)}
    alone = find_worst(Comparison(whole.astype(np.float32), 0 * whole), {"dy": dy}, dim)
    assert alone.inputs == {"dy": (9,)}
    assert find_worst(Comparison(half.astype(np.float32), 0 * half), {}, dim).inputs == {}


@pytest.mark.parametrize(
    ("x", "dim", "sentence"),
    [
        (np.zeros((2, 5)), 1, r"input x has shape \(2, 5\), which does not match a result of shape \(2, 4\)"),
        (np.zeros((4, 4)), 1, r"input x has shape \(4, 4\), which does not match a result of shape \(2, 4\)"),
        (np.zeros((2, 8)), 2, r"from dim 2; a result of shape \(2, 4\) has no such dimension"),
    ],
)
def test_inputs_without_interleaved_halves_are_refused(x, dim, sentence):
    with pytest.raises(InputError, match=sentence):
        compare(np.zeros((2, 4), np.float32), np.zeros((2, 4)), inputs={"x": x}, interleaved_from=dim)


def test_tensors_are_judged_like_arrays():
    x = torch.tensor([1, 2], dtype=torch.bfloat16, requires_grad=True)
    truth = torch.tensor([1, 2.5], dtype=torch.float64)
    judged = compare(x, truth, third=x, inputs={"x": x})
    assert judged.dtype == "bfloat16"
    assert (judged.worst.ulp, judged.worst.inputs) == (32, {"x": (2.0,)})


def test_the_first_of_equal_errors_is_the_worst():
    assert find_worst(Comparison(np.float32([2, 3, 3]), np.array([2.0, 2.0, 2.0])), {}).index == (1,)


@pytest.mark.parametrize(
    ("result", "truth", "words", "sentence"),
    [
        (np.zeros(3, np.float32), np.zeros(4), {}, r"shape \(3,\), the golden values have \(4,\)"),
        (np.zeros(3), np.zeros(3), {}, "the result is float64; the standards judge"),
        (np.zeros(3, np.int32), np.zeros(3), {}, "the result: the dtype is int32"),
        (np.zeros(3, np.float32), np.zeros(3, np.int64), {}, "the golden values: the dtype is int64"),
        (np.zeros(3, np.float32), np.zeros(3, np.float16), {}, "coarser than float32"),
        (np.float32([0, 1]), np.array([0, np.nan]), {}, r"hold NaN, the first at \[1\]"),
        (np.zeros(3, np.float32), np.zeros(3), {"third": np.zeros(3, np.float16)}, "the third result is float16"),
        (np.zeros(3, np.float32), np.zeros(3), {"third": np.zeros(2, np.float32)}, "the third result has shape"),
        (np.zeros(3, np.float32), np.zeros(3), {"third": np.zeros(3, np.float32), "level": "L3"}, "the level is 'L3'"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(result, truth, words, sentence):
    with pytest.raises(InputError, match=sentence):
        compare(result, truth, **words)
