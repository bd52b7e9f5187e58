# SPDX-License-Identifier: Apache-2.0
"""Golden values: against derivatives of hand-written definitions, at 50 digits, and against each other."""

from __future__ import annotations

import itertools
import math
import tracemalloc

import mpmath as mp
import numpy as np
import pytest
import torch

import actgrad
from actgrad.accuracy import InputError, golden, golden_decimals
from actgrad.accuracy.calls import find, inputs_of, is_single, may_be_omitted, signature
from actgrad.accuracy.reference import CHUNK, GUARD_DIGITS, _to_float64
from actgrad.operators import DOCUMENTED as OPERATORS

RANDOM = np.random.default_rng(7)
FLOAT32 = RANDOM.normal(0, 3, 24).astype(np.float32)
POINTS = np.concatenate([FLOAT32, np.float32([-30, -12, -5.5, -1.2784645, -0.7517916, 1e-30, 0.5, 9, 40])])


def silu(x):
    return x / (1 + mp.exp(-x))


def hardswish(x):
    return x * min(max(x + 3, 0), 6) / 6


def gelu(x):
    return x * mp.ncdf(x)


def gelu_tanh(x):
    return x * (1 + mp.tanh(mp.sqrt(2 / mp.pi) * (x + mp.mpf("0.044715") * x**3))) / 2


def numbers(array):
    return [mp.mpf(float(value)) for value in np.ravel(array)]


def slope(function, x):
    """The derivative by a central difference whose error is far below 1e-40 of the function's scale."""
    with mp.workdps(200):
        return mp.diff(function, x)


def assert_rounded(values, truths):
    """Each value is the exact value, rounded once to float64."""
    with mp.workdps(60):
        for value, truth in zip(np.ravel(values), truths, strict=True):
            assert abs(mp.mpf(float(value)) - truth) <= abs(truth) * mp.mpf(2) ** -53 * (1 + mp.mpf("1e-25")), truth


@pytest.mark.parametrize(("name", "function"), [("silu", silu), ("hardswish", hardswish)])
def test_forward(name, function):
    with mp.workdps(100):
        assert_rounded(golden(name, POINTS, digits=50), [function(x) for x in numbers(POINTS)])


@pytest.mark.parametrize(
    ("name", "function"),
    [("silu_backward", silu), ("hardswish_backward", hardswish), ("hardswish_backward_v2", hardswish)],
)
def test_backward(name, function):
    dy = RANDOM.normal(size=POINTS.shape).astype(np.float32)
    with mp.workdps(100):
        truths = [g * slope(function, x) for g, x in zip(numbers(dy), numbers(POINTS), strict=True)]
    assert_rounded(golden(name, dy, POINTS, digits=50), truths)


@pytest.mark.parametrize(
    ("name", "at_minus_3", "at_3"), [("hardswish_backward", -0.5, 1.5), ("hardswish_backward_v2", 0, 1)]
)
def test_hardswish_corners(name, at_minus_3, at_3):
    x = np.float32([-3, 3, np.nextafter(np.float32(-3), np.float32(-4)), np.nextafter(np.float32(3), np.float32(4))])
    for digits in (None, 30):
        np.testing.assert_array_equal(golden(name, np.ones(4), x, digits=digits), [at_minus_3, at_3, 0, 1])


@pytest.mark.parametrize("dim", [0, 1, -1, -3])
def test_swiglu(dim):
    x = RANDOM.normal(0, 2, (2, 4, 6)).astype(np.float16)
    a, b = np.split(x, 2, axis=dim)
    dy = RANDOM.normal(0, 2, a.shape).astype(np.float16)
    with mp.workdps(100):
        rows = list(zip(numbers(dy), numbers(a), numbers(b), strict=True))
        forward = [silu(s) * t for _, s, t in rows]
        da = [g * t * slope(silu, s) for g, s, t in rows]
        db = [g * silu(s) for g, s, t in rows]
    assert_rounded(golden("swiglu", x, dim, digits=50), forward)
    out_a, out_b = np.split(golden("swiglu_backward", dy, x, dim=dim, digits=50), 2, axis=dim)
    assert_rounded(out_a, da)
    assert_rounded(out_b, db)


@pytest.mark.parametrize(
    ("approximate", "activate_left", "given"), [*itertools.product(["none", "tanh"], [False, True], [False, True])]
)
def test_geglu(approximate, activate_left, given):
    function = {"none": gelu, "tanh": gelu_tanh}[approximate]
    x = RANDOM.normal(0, 2, (6, 4)).astype(np.float32)
    left, right = np.split(x, 2, axis=0)
    a, v = (left, right) if activate_left else (right, left)
    dy, passed = RANDOM.normal(0, 2, (2, *a.shape)).astype(np.float32)
    options = {"dim": 0, "approximate": approximate, "activate_left": activate_left, "digits": 50}
    with mp.workdps(100):
        rows = list(zip(numbers(dy), numbers(v), numbers(a), numbers(passed), strict=True))
        outputs = [u * function(t) for _, u, t, _ in rows], [function(t) for _, _, t, _ in rows]
        dv = [g * (p if given else function(t)) for g, _, t, p in rows]
        da = [g * u * slope(function, t) for g, u, t, _ in rows]
    for value, truth in zip(golden("geglu", x, **options), outputs, strict=True):
        assert_rounded(value, truth)
    halves = np.split(golden("geglu_backward", dy, x, passed if given else None, **options), 2, axis=0)
    assert_rounded(halves[0], da if activate_left else dv)
    assert_rounded(halves[1], dv if activate_left else da)


def test_broadcast_and_mixed_dtypes():
    dy = RANDOM.normal(size=(3, 1)).astype(np.float16)
    x = RANDOM.normal(size=4).astype(np.float32)
    result = golden("silu_backward", dy, x, digits=50)
    assert result.shape == (3, 4)
    np.testing.assert_array_equal(result, golden("silu_backward", *np.broadcast_arrays(dy, x), digits=50))


def test_dims_and_flags_may_be_those_of_numpy():
    x = RANDOM.normal(size=(4, 6)).astype(np.float32)
    given = golden("geglu", x, np.int8(0), activate_left=np.True_)
    for value, expected in zip(given, golden("geglu", x, 0, activate_left=True), strict=True):
        np.testing.assert_array_equal(value, expected)


def test_operators_without_a_python_function_have_golden_values_too():
    x = RANDOM.normal(size=(3, 4)).astype(np.float32)
    np.testing.assert_array_equal(golden("InplaceHardswish", x), golden("aclnnHardswish", x))
    np.testing.assert_array_equal(golden("GeGlu", x)[0], golden("geglu", x)[0])


def neighbours(value, count):
    """float32 numbers next to ``value``, ``count`` on each side."""
    bits = np.float32(value).view(np.int32) + np.arange(-count, count + 1, dtype=np.int32)
    return bits.view(np.float32)


@pytest.mark.parametrize("operator", [o for o in OPERATORS if o.python], ids=lambda o: o.python)
def test_float64_golden_values_are_within_2_to_the_minus_38(operator):
    """The relative error is below 2^-38, next to the roots and down the tails too."""
    points = [neighbours(root, 8) for root in (-1.2784645, -0.7517916, -1.5, 3, -3)]
    points = np.concatenate([*points, np.linspace(-36, 36, 97, dtype=np.float32), np.float32([-80, -103, 1e-40, 1e30])])
    for words in ({}, {"approximate": "tanh"}) if "approximate" in signature(operator).parameters else ({},):
        inputs = [points if "backward" in operator.python else None, np.stack([points, points[::-1]], -1)]
        if "dim" not in signature(operator).parameters:
            inputs = [inputs[0], points]
        else:
            inputs[0] = None if inputs[0] is None else inputs[0][:, None]
        arguments = [array for array in inputs if array is not None]
        needed = [p for p in inputs_of(operator) if not may_be_omitted(p)]
        for parameter in needed[len(arguments) :]:
            one = bool(operator.channels) or is_single(parameter)
            arguments.append(np.float32([-0.75]) if one else points[::-1])
        quick, exact = (golden(operator, *arguments, **words, digits=digits) for digits in (None, 40))
        quick, exact = (result if isinstance(result, tuple) else (result,) for result in (quick, exact))
        for value, truth in zip(quick, exact, strict=True):
            shown = np.abs(truth) > 1e-280  # float64 itself ends here
            assert np.all(np.abs(value - truth)[shown] <= 2.0**-38 * np.abs(truth)[shown])


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("bounds", [(0.125, 1 / 3), (-2.0, 3.0), (0.99, 1.0), (3.0, 1.0)], ids=str)
def test_golden_random_slopes_are_those_of_the_function(dtype, bounds):
    x = RANDOM.normal(0, 2, (7, 3, 5)).astype(np.dtype(dtype))
    noise = np.empty_like(x)
    key = {"seed": -5, "offset": 2**40 + 3, "training": True}
    out = actgrad.rrelu_with_noise(x, noise, *bounds, **key)
    for digits in (None, 30):
        slopes, truth = golden("rrelu_with_noise", x, None, *bounds, **key, digits=digits)
        np.testing.assert_array_equal(slopes, noise.astype(np.float64))
        np.testing.assert_array_equal(truth.astype(x.dtype), out)


def test_slopes_drawn_elsewhere_can_be_passed():
    x, noise = np.float32([-2.0, 3.0, -0.5]), np.float32([0.25, 9.0, 0.5])
    slopes, out = golden("rrelu_with_noise", x, noise, training=True)
    assert slopes.tolist() == [0.25, 1.0, 0.5]  # 1 above 0, whatever was passed
    assert out.tolist() == [-0.5, 3.0, -0.25]
    assert golden("rrelu_with_noise", x, lower=0.25, upper=0.75).tolist() == [-1.0, 3.0, -0.25]


@pytest.mark.parametrize(("name", "inputs"), [("silu", 1), ("silu_backward", 2), ("swiglu", 1)])
def test_memory_in_float64(name, inputs):
    """That of the result, of a copy of the inputs at most, and of a chunk's temporaries."""
    arrays = [np.ones((8 * CHUNK, 2), np.float32)] * inputs
    tracemalloc.start()
    try:
        result = golden(name, *arrays)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < result.nbytes + sum(array.nbytes for array in arrays) + 128 * CHUNK


def test_chunks_do_not_show():
    x = RANDOM.normal(0, 3, (3, CHUNK // 2 + 5)).astype(np.float32)
    np.testing.assert_array_equal(golden("gelu", x), np.stack([golden("gelu", row) for row in x]))
    left, right = golden("prelu_backward", x, x[::-1], np.float32([0.5]))
    assert left.shape == x.shape
    assert right == math.fsum((x * np.minimum(x[::-1].astype(np.float64), 0)).ravel())


def test_decimals():
    with mp.workdps(60):
        truth = mp.nstr(silu(mp.mpf(1)), 45)
    result = golden_decimals("silu", np.float32([1]), digits=45)
    assert result.tolist() == [truth]
    assert result.dtype.kind == "U"
    words = golden_decimals("geglu", np.float32([[2, 1, np.inf, np.nan]]), digits=20)
    assert [column.shape for column in words] == [(1, 2), (1, 2)]
    assert words[1].tolist() == [["inf", "nan"]]


@pytest.mark.parametrize("name", ["celu", "elu"])
def test_decimals_next_to_0(name):
    """Where float64 sees a line, e^x − 1 has a square."""
    with mp.workdps(80):
        truth = mp.nstr(mp.expm1(mp.mpf(-(2.0**-110))), 50)
    assert golden_decimals(name, np.array([-(2.0**-110)]), digits=50).tolist() == [truth]


def test_sums_that_cancel_are_found():
    """x + alpha·other, with all but 23 bits of the float64 numbers gone."""
    other = 1 / 3
    x = -0.1 * other + 2.0**-35
    with mp.workdps(60):
        truth = mp.mpf(x) + mp.mpf(0.1) * mp.mpf(other)
        error = abs(mp.mpf(float(golden("add_relu", np.array(x), np.array(other), 0.1))) - truth)
    assert error <= truth * 2.0**-38


@pytest.mark.parametrize("digits", [None, 30])
def test_a_bound_that_is_0_in_float32_is_none(digits):
    """As in the operator: 1e-60 beside float32 is 0, and only a bound above 0 is one."""
    x = np.array([-0.5, 3], np.float32)
    assert golden("situ_glu", x, linear_beta=1e-60, digits=digits) == golden("situ_glu", x, digits=digits)
    assert golden("situ_glu", x.astype(np.float64), linear_beta=1e-60, digits=digits) == pytest.approx(
        -1e-60 * np.tanh(0.5) / (1 + np.exp(0.5)), rel=1e-12
    )


@pytest.mark.parametrize("digits", [None, 30])
def test_quotients_by_a_bound_may_underflow(digits):
    x = np.array([6e-289, 0.75])
    found = golden("situ_glu", x, beta=3e34, linear_beta=1e40, digits=digits)
    assert found == pytest.approx(6e-289 / 2 * 0.75, rel=1e-12)


@pytest.mark.parametrize("digits", [None, 25])
def test_special_values_follow_ieee_arithmetic(digits):
    x = np.array([np.inf, -np.inf, np.nan, 0.0, -0.0])
    one = np.ones(5)
    slopes = golden("silu_backward", one, x, digits=digits)
    np.testing.assert_array_equal(slopes, [np.nan, np.nan, np.nan, 0.5, 0.5])
    np.testing.assert_array_equal(golden("hardswish_backward", one, x, digits=digits), [1, 0, np.nan, 0.5, 0.5])
    zeros = golden("silu", x[3:], digits=digits)
    assert np.signbit(zeros).tolist() == [False, True]


@pytest.mark.parametrize(
    ("value", "rounded"),
    [
        ("0", 0.0),
        ("1e-400", 0.0),
        ("-1e-400", -0.0),
        ("1e400", np.inf),
        ("-1e400", -np.inf),
        ("0.1", 0.1),
        ("1.7976931348623158e308", 1.7976931348623157e308),
        ("1.7976931348623159e308", np.inf),
    ],
)
def test_rounding_to_float64(value, rounded):
    with mp.workdps(10 + GUARD_DIGITS):
        result = _to_float64(mp.mpf(value))
    assert result == rounded
    assert np.signbit(result) == np.signbit(rounded)


def test_rounding_to_a_float64_subnormal_happens_once():
    with mp.workdps(80):
        step = mp.mpf(2) ** -1074
        assert _to_float64(step * mp.mpf("1.5")) == 2 * 2.0**-1074  # a tie goes to the even neighbour
        # Rounded to 53 bits first, this would become the tie 2.5 steps, and then 2 steps.
        assert _to_float64(step * (mp.mpf("2.5") + mp.mpf(2) ** -70)) == 3 * 2.0**-1074
        assert _to_float64(step / 2) == 0.0


@pytest.mark.parametrize(
    ("arguments", "words", "sentence"),
    [
        (("swoosh", 1.0), {}, "no operator 'swoosh'"),
        (("silu",), {}, "missing a required argument: 'x'"),
        (("silu", np.float32(1), np.float32(1)), {}, "too many positional arguments"),
        (("silu", np.int32([1])), {}, "x: the dtype is int32"),
        (("silu", np.array([None])), {}, "x: the dtype is object"),
        (("silu_backward", np.zeros((2, 3)), np.zeros((2, 4))), {}, "do not broadcast"),
        (("hardswish_backward", np.zeros((2, 1)), np.zeros((2, 4))), {}, "they must be equal"),
        (("swiglu", np.zeros((2, 3))), {}, "an even one is needed"),
        (("swiglu", np.zeros((2, 4))), {"dim": 2}, "dim is 2"),
        (("swiglu", np.zeros(())), {}, "dim is -1"),
        (("swiglu", np.zeros((2, 4))), {"dim": 1.0}, "an integer is needed"),
        (("swiglu_backward", np.zeros((2, 4)), np.zeros((2, 4))), {}, "each like a half of the split one"),
        (("geglu", np.zeros((2, 4))), {"approximate": "erf"}, "'none' or 'tanh' is needed"),
        (("geglu", np.zeros((2, 4))), {"activate_left": 1}, "True or False is needed"),
        ((len, np.zeros(3)), {}, "a builtin_function_or_method was given; the name of an operator, such as 'silu'"),
        (("silu_backward",), {"self": np.zeros(3)}, "there is no argument 'self'; the document's self is x here"),
        (("silu", np.zeros(3)), {"digits": 0}, "digits is 0"),
        (("silu", np.zeros(3)), {"digits": "50"}, "digits is '50'; a number from 1 to 10000 is needed"),
        (("elu", np.zeros(3)), {"alpha": 10**400}, "alpha is an integer beyond the range of float64"),
        (("geglu", np.zeros((2, 4))), {"approximate": 10**5000}, "a value of type int; 'none' or 'tanh' is needed"),
        (("geglu", np.zeros((2, 4))), {"approximate": []}, r"approximate is \[\]; 'none' or 'tanh' is needed"),
        (("swiglu", np.zeros((2, 4))), {"dim": 10**5000}, "a value of type int; an integer of 64 bits is"),
        (("celu", np.zeros(3)), {"alpha": 0}, "celu: alpha is 0; a number other than 0 is needed"),
        (("celu", np.zeros(())), {"alpha": np.nan}, "celu: alpha is nan; a number other than 0"),
        (
            ("InplaceCelu", np.zeros(3, np.float32)),
            {"alpha": 0},
            "celu: alpha is 0; a number other than 0 in float32 is needed",
        ),
        (("softshrink", np.zeros((0, 3))), {"lambd": -1}, "softshrink: lambd is -1; it must not be negative"),
        (("hardtanh", np.zeros(3), 3, 1), {}, "hardtanh: min_val is 3 and max_val 1"),
        (("clipped_swiglu", np.zeros((3, 2))), {"limit": -1}, "clipped_swiglu: limit is -1; a number above 0"),
        (("elu", np.zeros(3)), {"alpha": True}, "alpha is True; a number is needed"),
        (("silu_backward", None, np.zeros(3)), {}, "dy: the dtype is object"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(arguments, words, sentence):
    with pytest.raises(InputError, match=sentence):
        golden(*arguments, **words)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_tensors_are_arrays(dtype):
    x = torch.linspace(-3, 3, 8, dtype=dtype, requires_grad=True)
    np.testing.assert_array_equal(golden("silu", x), golden("silu", x.detach().double().numpy()))


def test_attributes_may_be_numbers_of_numpy():
    x = np.float32([-1, 2])
    np.testing.assert_array_equal(golden("elu", x, alpha=np.float32(0.3)), golden("elu", x, alpha=0.3))
    np.testing.assert_array_equal(golden("glu", x, dim=np.int64(0)), golden("glu", x, dim=0))


@pytest.mark.filterwarnings("error")
def test_attributes_beyond_float32_are_infinite():
    assert golden("elu", np.float32([-1]), alpha=1e300) == actgrad.elu(np.float32([-1]), alpha=1e300) == -np.inf


def test_fast_gelu_far_out():
    x = np.array([-np.inf, -2000, np.inf])
    for digits in (None, 30):
        np.testing.assert_array_equal(golden("fast_gelu", x, digits=digits), [np.nan, -0.0, np.inf])
    with mp.workdps(60):
        expected = -2000 / (1 + mp.exp(2000 * mp.mpf("1.702")))
        assert golden_decimals("fast_gelu", x, digits=30)[1] == mp.nstr(expected, 30)


def test_every_operator_is_found_by_each_of_its_names():
    for operator in OPERATORS:
        for name in filter(None, (operator.python, operator.name, operator.aclnn)):
            assert find(name) is operator


def test_sums_for_each_channel():
    random = np.random.default_rng(3)
    dy, x = random.normal(size=(2, 3, 4, 5)).astype(np.float32)
    for weight in (random.normal(size=4).astype(np.float32), np.float32([[0.25]])):
        expected = []
        for channel in range(1 if weight.size == 1 else 4):
            own = slice(None) if weight.size == 1 else slice(channel, channel + 1)
            pairs = list(zip(numbers(dy[:, own]), numbers(x[:, own]), strict=True))
            with mp.workdps(100):
                expected.append(mp.fsum(g * s for g, s in pairs if s <= 0))
        assert_rounded(golden("prelu_backward", dy, x, weight, digits=50)[1], expected)
        np.testing.assert_allclose(golden("prelu_backward", dy, x, weight)[1], np.float64(expected), rtol=1e-12)
        words = golden_decimals("prelu_backward", dy, x, weight, digits=30)[1]
        np.testing.assert_allclose(words.astype(float), np.float64(expected), rtol=1e-15)
    with pytest.raises(InputError, match="one element is needed, or 4"):
        golden("prelu", x, np.ones(3))


def test_terms_of_sums_are_not_rounded():
    small = 2.0**-52
    dy, x, weight = np.array([[1 + small], [-1]]), np.array([[-1 - small], [-1 - 2 * small]]), np.ones(1)
    assert golden("prelu_backward", dy, x, weight, digits=50)[1] == [-(2.0**-104)]
    assert golden_decimals("prelu_backward", dy, x, weight, digits=9)[1] == ["-4.93038066e-32"]


@pytest.mark.parametrize("dim", [-1, 1, 0])
def test_weights_of_rows(dim):
    """They multiply rows; their gradients are sums over them. Without one there is one result."""
    random = np.random.default_rng(2)
    x, weight = random.normal(size=(2, 4, 6)), random.normal(size=(2, 4, 6)[: dim % 3])
    y = golden("swiglu_group", x, clamp_limit=1.5, dim=dim)
    dy = random.normal(size=y.shape)
    behind = weight.reshape(*weight.shape, *[1] * (3 - weight.ndim))
    np.testing.assert_allclose(golden("swiglu_group", x, weight, clamp_limit=1.5, dim=dim), y * behind, rtol=1e-12)
    plain_dx = golden("swiglu_group_backward", dy, x, clamp_limit=1.5, dim=dim)
    for digits in (None, 30):
        dx, dweight = golden("swiglu_group_backward", dy, x, weight, y, clamp_limit=1.5, dim=dim, digits=digits)
        np.testing.assert_allclose(dx, plain_dx * behind, rtol=1e-11)
        np.testing.assert_allclose(dweight, (dy * y).sum(tuple(range(weight.ndim, 3))), rtol=1e-11)
    with pytest.raises(InputError, match=r"weight has shape \(7,\); \(.*\) is needed, one for each row"):
        golden("swiglu_group", x, np.ones(7), dim=dim)
