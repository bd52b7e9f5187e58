# SPDX-License-Identifier: Apache-2.0
"""Values: every operator against its definition, or its definition's derivative, at 50 digits."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from cases import CASES, Case
from mpmath import mp, mpf

import actgrad

Array = np.ndarray[Any, Any]

# Zeros of SiLU', of GELU', of the derivative of GELU's tanh form and of Mish'; of SituGLU's for a beta of 1.
ROOTS = [-1.2784645427610738, -0.7517915246935645, -0.7524613742080733, -1.1924312145154934]
ROOTS += [-0.881373587019543]
NEAR_A_ROOT = 0.25


def adversarial(dtype: type) -> Array:
    """Roots and corners with their neighbours; where exponentials round, underflow and overflow; the tiny and huge."""
    corners = np.array([*ROOTS, -3, 3, -1.5, 0, 1, -1, -4, 4], dtype)
    signed = [
        1e-40,
        1e-30,
        1e-10,
        0.5,
        2,
        5,
        9.4,
        10.77,
        13,
        13.5,
        14.2,
        17,
        22,
        40,
        60,
        87.5,
        88,
        89,
        100,
        103.9,
        110,
        1e10,
        1e30,
    ]
    return np.concatenate(
        [
            corners,
            np.nextafter(corners, dtype(9)),
            np.nextafter(corners, dtype(-9)),
            np.array(signed + [-s for s in signed], dtype),
        ]
    )


def random_points(dtype: type) -> Array:
    random = np.random.default_rng(7)
    narrow, wide = random.uniform(-12, 12, 150), random.uniform(-105, 105, 100)
    small = np.exp2(random.uniform(-60, 3, 100)) * random.choice([-1, 1], 100)
    return np.concatenate([narrow, wide, small]).astype(dtype)


def inside(case: Case, points: Array) -> Array:
    """Those between which the activation is finite."""
    low, high = case.kernel.of.domain if case.kernel.of else (-np.inf, np.inf)
    return points[(low < points) & (points < high)]


def run(case: Case, activated: Array, dy: Array, other: Array) -> tuple[list[Array], list[list[Array]]]:
    """Runs a case along one dimension; returns the results and the arguments of each element, halves apart."""
    halves = [activated, other] if case.activates_left else [other, activated]
    parts = {name: [other] for name in case.inputs}
    parts |= {"dy": [dy], case.activated: halves if case.splits else [activated]}
    with np.errstate(all="raise"):
        results = case([np.concatenate(parts[name]) for name in case.inputs], dim=0)
    whole = case.splits and case.halves.isdisjoint(case.outputs)
    streams = [half for result in results for half in (np.split(result, 2) if whole else [result])]
    return streams, [part for name in case.inputs for part in parts[name]]


def has_factors(case: Case) -> bool:
    """Whether results are proportional to other arguments: SituGLU's are not where it bounds them."""
    return (len(case.inputs) > 1 or case.splits) and case.options.get("linear_beta", 0) <= 0


DIFFERENCE_QUOTIENT = mpf("1e-100")  # what a definition's derivative may be off by

# Next to a root the derivative is a small difference of two numbers near 1/4, whose roundings remain.
ALLOWED_NEAR_A_ROOT = {np.float32: mpf(2) ** -26, np.float64: mpf(2) ** -53}
# SituGLU's derivative is one of sums of products there.
ALLOWED_OF_SUMS = {np.float32: mpf(2) ** -24, np.float64: mpf(2) ** -51}


def allowed_error(case: Case, truth: mpf, dtype: type, point: float) -> mpf:
    """The allowed error of an activation.

    float32: four units in the last place, the project's promise.
    float64: the same, and the rounding of an exponential's argument E: the result is of the size e^-E.
    """
    info = np.finfo(dtype)
    exponent = int(mp.floor(mp.log(abs(truth), 2))) if truth else info.minexp
    last_place = mpf(2) ** (max(exponent, info.minexp) - info.nmant)
    if dtype is np.float64 and truth:
        last_place *= 1 + abs(mp.log(abs(truth))) / 2
    near_root = any(abs(point - root) < NEAR_A_ROOT for root in ROOTS)
    allowed = ALLOWED_OF_SUMS if case.operator.python == "situ_glu_backward" else ALLOWED_NEAR_A_ROOT
    return 4 * last_place + DIFFERENCE_QUOTIENT + (allowed[dtype] if near_root else 0)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_activation(case: Case, dtype: type) -> None:
    """With gradients and gates of 1, what remains is the activation or its derivative."""
    points = inside(case, np.concatenate([adversarial(dtype), random_points(dtype)]))
    ones = np.ones_like(points)
    results, arguments = run(case, points, ones, ones)
    for i, point in enumerate(points):
        truths = case.exact(*(mpf(float(argument[i])) for argument in arguments))
        for result, truth in zip(results, truths, strict=True):
            assert result.dtype == dtype
            if abs(truth) > np.finfo(dtype).max:
                assert float(result[i]) == math.copysign(math.inf, truth)
                continue
            error = abs(mpf(float(result[i])) - truth)
            assert error <= allowed_error(case, truth, dtype, float(point)), (
                float(point),
                float(result[i]),
                float(truth),
            )


# Results of clamped or shifted halves are not proportional to them: test_clipped_swiglu.py tests these.
PRODUCTS = [
    case for case in CASES if (case.kernel.of or case.splits) and has_factors(case) and not case.operator.interleaves
]


@pytest.mark.parametrize("case", PRODUCTS, ids=str)
def test_products(case: Case) -> None:
    """Gradients and gates multiply the activation: two float32 roundings, and no other loss."""
    random = np.random.default_rng(3)
    points = random_points(np.float32)
    dy, other = (np.exp2(random.uniform(-8, 8, points.size)) * random.choice([-1, 1], points.size) for _ in range(2))
    dy, other = dy.astype(np.float32), other.astype(np.float32)
    ones = np.ones_like(points)
    units, _ = run(case, points, ones, ones)
    results, _ = run(case, points, dy, other)
    for i in range(points.size):
        factors = factors_of(case, float(dy[i]), float(other[i]))
        for unit, result, factor in zip(units, results, factors, strict=True):
            expected = float(unit[i]) * factor
            # Subnormal activations have an absolute rounding, which the factor scales.
            allowed = 2 * 2**-24 * abs(expected) + 2**-149 * max(1.0, abs(factor))
            assert abs(float(result[i]) - expected) <= allowed


def factors_of(case: Case, dy: float, other: float) -> list[float]:
    """The factors to which each result is proportional."""
    if not case.splits:
        return [dy]
    if "dy" not in case.inputs:
        return [other, 1.0][: len(case.outputs)]
    pair = [dy * other, dy * other if "gelu" in case.inputs else dy]
    return pair if case.activates_left else pair[::-1]


NAN, INF = math.nan, math.inf


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        # dy, x → dx: where the written formula has inf·0 it is NaN; a NaN always propagates.
        ("silu_backward", (1, INF), NAN),
        ("silu_backward", (1, -INF), NAN),
        ("silu_backward", (1, NAN), NAN),
        ("silu_backward", (NAN, 1), NAN),
        ("silu_backward", (INF, 0), INF),
        ("silu_backward", (0, 5), 0),
        *((name, (g, x), y) for name in ("hardswish_backward", "hardswish_backward_v2") for g, x, y in [
            (2, INF, 2),
            (2, -INF, 0),
            (-2, -INF, -0.0),
            (2, NAN, NAN),
            (NAN, 5, NAN),
            (NAN, -5, NAN),
            (INF, -5, NAN),
            (INF, 5, INF),
            (INF, 0, INF),
        ]),
        ("hardswish_backward", (2, -3), -1),
        ("hardswish_backward", (2, 3), 3),
        ("hardswish_backward_v2", (2, -3), 0),
        ("hardswish_backward_v2", (2, 3), 2),
        ("silu", (INF,), INF),
        ("silu", (-INF,), NAN),
        ("silu", (NAN,), NAN),
        ("silu", (-0.0,), -0.0),
        ("hardswish", (INF,), INF),
        ("hardswish", (-INF,), 0),
        ("hardswish", (NAN,), NAN),
        ("hardswish", (-3,), 0),
        ("hardswish", (3,), 3),
    ],
)  # fmt: skip
def test_special_values(dtype: type, name: str, arguments: tuple[float, ...], expected: float) -> None:
    # 40 elements: vector registers and the rest after them.
    arrays = [np.full(40, argument, dtype) for argument in arguments]
    result = getattr(actgrad, name)(*arrays)
    assert np.array_equal(result, np.full(40, expected, dtype), equal_nan=True)
    if expected == 0:
        assert (np.copysign(1, result) == math.copysign(1, expected)).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("alpha", [INF, -INF])
def test_elu_gradient_of_an_infinite_alpha(dtype: type, alpha: float) -> None:
    """alpha·e^x is infinite, however small the power is."""
    x = np.array([-200, -90, -5, -0.001, -0.0, 1], dtype)
    dx = actgrad.elu_backward(np.ones_like(x), x, alpha)
    assert dx.tolist() == [alpha] * 5 + [1]
    assert actgrad.elu_backward(np.ones_like(x), x, 1.0, 1.0, -INF)[:4].tolist() == [-INF] * 4


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("alpha", [INF, -INF])
def test_celu_of_an_infinite_alpha(dtype: type, alpha: float) -> None:
    """alpha·(e^(x/alpha) − 1) is ∞·0 for x < 0; at 0 PyTorch keeps x."""
    y = actgrad.celu(np.array([-INF, -5, -0.01, -0.0, 0, 2, INF] * 6, dtype), alpha)
    assert np.array_equal(y, np.array([NAN, NAN, NAN, 0, 0, 2, INF] * 6, dtype), equal_nan=True)
    assert np.signbit(y[3:5]).tolist() == [True, False]


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("beta", [0.0, -0.0])
def test_softplus_of_beta_0(dtype: type, beta: float) -> None:
    """log(2)/0, as in PyTorch; 0·∞ is no number."""
    y = actgrad.softplus(np.array([-5, -0.0, 0, 3, INF, -INF] * 7, dtype), beta)
    expected = [*[math.copysign(INF, beta)] * 4, NAN, NAN]
    assert np.array_equal(y, np.array(expected * 7, dtype), equal_nan=True)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16])
def test_softplus_of_a_beta_whose_reciprocal_is_infinite(dtype: type) -> None:
    """log(1 + e^−∞)/beta is 0, and log(2)/beta overflows only if the quotient does."""
    tiny = np.finfo(np.float64 if dtype is np.float64 else np.float32).tiny
    beta = 0.2 * float(tiny)  # subnormal
    y = actgrad.softplus(np.array([-INF, -1, 0, 1] * 10, dtype), beta)
    exact = float(mp.log(2) / mpf(beta)) if dtype is not np.float16 else INF
    assert y[::4].tolist() == [0] * 10
    relative = {np.float32: 2**-22, np.float64: 2**-51}.get(dtype, 2**-8)
    assert all(value == exact or abs(value / exact - 1) <= relative for value in y[1::4].astype(np.float64))
    assert np.isinf(actgrad.softplus(np.zeros(20, dtype), beta / 10)).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("sign", [1, -1])
def test_elu_at_0_where_a_product_of_scalars_overflows(dtype: type, sign: int) -> None:
    """alpha·scale·(e^(input_scale·x) − 1) is 0 at 0 as long as each factor is finite."""
    size = 2.0**600 if dtype is np.float64 else 2.0**70
    x = np.array([0, -0.0, -1 / 2**13, 2] * 10, dtype)
    y = actgrad.elu(x, size, 1.0, sign * size)
    assert y[:4].tolist() == [0, 0, -size if sign > 0 and dtype is not np.float16 else -sign * INF, 2]
    assert np.signbit(y[:2]).tolist() == ([False, True] if sign > 0 else [True, False])
    assert np.isnan(actgrad.elu(x, INF, 1.0, 2.0)[:2]).all()
    assert np.isnan(actgrad.elu(x, 2.0, 1.0, INF)[:2]).all()


def test_elu_next_to_0_where_a_product_of_scalars_overflows() -> None:
    x = np.float32([-1e-38, -1e-30, -1e-22, -1e-45])
    exact = [1e20 * math.expm1(1e20 * float(v)) for v in x]
    np.testing.assert_allclose(actgrad.elu(x, 1e20, 1.0, 1e20), exact, rtol=2e-7)


@pytest.mark.parametrize("alpha", [1e-60, -1e-60, 5e-324])
def test_float64_has_alphas_below_the_range_of_float32(alpha: float) -> None:
    x = np.array([-0.0, 1, -1, *(alpha * f for f in (-1000, -3, -0.5, -0.001))])
    x = np.where(x > 0, -x, x) if alpha > 0 else x
    with mp.workdps(60):
        exact = [float(v if v >= 0 else mpf(alpha) * mp.expm1(mpf(v) / mpf(alpha))) for v in map(float, x)]
    np.testing.assert_allclose(actgrad.celu(x, alpha), exact, rtol=1e-14, atol=5e-324)


def test_numbers_are_checked_as_kernels_see_them() -> None:
    """A float64 is narrowed to the float32 of 16- and 32-bit tensors; −1e-60 is then −0."""
    x = np.array([-2, 0.5, 3], np.float32)
    assert actgrad.softshrink(x, -1e-60).tolist() == [-2, 0.5, 3]
    assert actgrad.shrink(x, -1e-60).tolist() == [-2, 0.5, 3]
    wide = x.astype(np.float64)
    with pytest.raises(actgrad.AclnnError, match="lambd is -1e-60; it must not be negative"):
        actgrad.softshrink(wide, -1e-60)
    with pytest.raises(actgrad.AclnnError, match="alpha is 1e-60; a number other than 0 in float32 is needed"):
        actgrad.celu(x, 1e-60)
    assert actgrad.celu(-wide, 1e-60)[2] == -1e-60
    with pytest.raises(actgrad.AclnnError, match="limit is 1e-60; a number above 0 in float32 is needed"):
        actgrad.clipped_swiglu(x[:2], limit=1e-60)
    assert actgrad.clipped_swiglu(wide[1:], limit=1e-60, bias=0.0)[0] == pytest.approx(0.5e-120)
    assert actgrad.swiglu_group(wide[1:], clamp_limit=1e-60)[0] == pytest.approx(0.5e-120)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("infinite", [INF, -INF, NAN])
def test_special_values_of_gated_units(dtype: type, infinite: float) -> None:
    x = np.array([infinite, 1], dtype)
    dy = np.ones(1, dtype)
    da, db = actgrad.swiglu_backward(dy, x)
    assert np.isnan(da)
    assert db == INF if infinite == INF else np.isnan(db)
    for form in ("none", "tanh"):
        da, dv = actgrad.geglu_backward(dy, x, dy, approximate=form, activate_left=True)
        assert np.isnan(da)
        assert dv == 1  # gelu as it was passed


def test_gelu_is_used_as_passed() -> None:
    dy, x = np.array([2.0], np.float32), np.array([5.0, 1.0], np.float32)
    assert actgrad.geglu_backward(dy, x, np.array([100.0], np.float32))[0] == 200
    recomputed = actgrad.geglu_backward(dy, x)
    _, gelu = actgrad.geglu(x)
    assert np.array_equal(recomputed, actgrad.geglu_backward(dy, x, gelu))


# The worked values: what the sample programs of the documents print.


def test_worked_hardswish_backward() -> None:
    x = np.arange(8, dtype=np.float32).reshape(4, 2)
    expected = [0, 0.833333, 2.333333, 4.5, 4, 5, 6, 7]
    np.testing.assert_allclose(actgrad.hardswish_backward(x, x).ravel(), expected, atol=5e-7, rtol=0)


def test_worked_silu_backward() -> None:
    x = np.arange(1, 7, dtype=np.float32).reshape(2, 3)
    expected = [0.927671, 1.090784, 1.088104, 1.052665, 1.026547, 1.012326]
    np.testing.assert_allclose(actgrad.silu_backward(np.ones_like(x), x).ravel(), expected, atol=5e-7, rtol=0)


@pytest.mark.parametrize(("form", "slope"), [("tanh", -0.331856), ("none", -0.333262)])
def test_worked_geglu_backward(form: Any, slope: float) -> None:
    dy = np.array([[-2], [-1]], np.float32)
    x = np.array([[-2, -1], [0, 1]], np.float32)
    result = actgrad.geglu_backward(dy, x, dy, approximate=form)
    np.testing.assert_allclose(result, [[4, slope], [1, 0]], atol=5e-7, rtol=0)
    assert np.signbit(result[1, 1])


def test_worked_swiglu_backward() -> None:
    dy = np.arange(-2, 30, dtype=np.float32).reshape(2, 16)
    x = np.arange(-2, 62, dtype=np.float32).reshape(2, 32)
    result = actgrad.swiglu_backward(dy, x)
    np.testing.assert_allclose(result[0, :5], [2.541959, -1.084942, 0, 15.770399, 39.268234], atol=5e-6, rtol=0)
    np.testing.assert_allclose(result[0, 16:21], [0.476812, 0.268941, 0, 0.731059, 3.523188], atol=5e-7, rtol=0)
    assert result[1, 0] == 644
    assert result[1, 16] == 420


def test_worked_geglu() -> None:
    out, gelu = actgrad.geglu(np.array([[0, 1], [2, 3]], np.float32), approximate="tanh")
    np.testing.assert_allclose(out, [[0], [5.992725]], atol=5e-7, rtol=0)
    np.testing.assert_allclose(gelu, [[0.841192], [2.996363]], atol=5e-7, rtol=0)


@pytest.mark.parametrize(
    ("name", "arguments", "options", "expected"),
    [
        ("celu", ([-2, -1, 0, 1],), {"alpha": 1}, [-0.864665, -0.632121, 0, 1]),
        ("elu", ([-2, -1, 0, 1],), {"alpha": 1, "scale": 1, "input_scale": 1}, [-0.864665, -0.632121, 0, 1]),
        ("elu_backward", ([-2, -1, 0, 1],) * 2, {"is_result": True}, [2, 0, 0, 1]),
        ("logsigmoid", ([1, 2, 3],), {}, [-0.313262, -0.126928, -0.0485874]),
        ("logsigmoid_backward", ([1] * 4, [1, 2, 3, 4]), {}, [0.268941, 0.119203, 0.0474259, 0.0179862]),
        ("mish", ([1, 2, 3],), {}, [0.865098, 1.94396, 2.98654]),
        (
            "mish_backward",
            (list(range(8)), [1, 1, 1, 2, 2, 2, 3, 3]),
            {},
            [0, 1.04904, 2.09807, 3.20795, 4.27727, 5.34659, 6.12664, 7.14775],
        ),
        ("selu", ([0, 2, 3, 4],), {}, [0, 2.1014, 3.1521, 4.2028]),
        ("selu_backward", ([1, 1, 1], [0, 1, 2]), {}, [1.7581, 1.0507, 1.0507]),
        (
            "softplus",
            (list(range(8)),),
            {"beta": 1, "threshold": 5},
            [0.693147, 1.31326, 2.12693, 3.04859, 4.01815, 5.00672, 6, 7],
        ),
        (
            "softplus_backward",
            ([0.1, 0.2, 0.8],) * 2,
            {"beta": 1.1, "threshold": 1.2},
            [0.0527472, 0.110956, 0.565458],
        ),
    ],
)
def test_worked_element_wise(
    name: str, arguments: tuple[list[float], ...], options: dict[str, Any], expected: list[float]
) -> None:
    result = getattr(actgrad, name)(*(np.array(argument, np.float32) for argument in arguments), **options)
    np.testing.assert_allclose(result, expected, rtol=1e-5, atol=0)
