# SPDX-License-Identifier: Apache-2.0
"""Values printed by the documents' sample programs, and selecting gradients at corners, NaN and infinities."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import actgrad

NAN, INF = math.nan, math.inf
RISING = range(8)
MIXED = [1.3, 2.5, 6.7, -4, -1.4, -1.6, -8, -16.9]
TENTHS = np.arange(1, 9) / 10

# Function, tensors, attributes, what comes out.
WORKED: list[tuple[str, tuple[Any, ...], dict[str, Any], list[float]]] = [
    ("hardshrink", (TENTHS,), {"lambd": 0.5}, [0, 0, 0, 0, 0, 0.6, 0.7, 0.8]),
    ("softshrink", (TENTHS,), {"lambd": 0.5}, [0, 0, 0, 0, 0, 0.1, 0.2, 0.3]),
    *(
        ("gelu", (MIXED,), {"approximate": form}, values)
        for form, values in [
            ("tanh", [1.17393, 2.48492, 6.7, -7.02459e-5, -0.113292, -0.087863, 0, 0]),
            ("none", [1.17416, 2.48448, 6.7, -1.26685e-4, -0.113059, -0.0876789, 0, 0]),
        ]
    ),
    *(
        ("gelu_backward", ([1] * 8, RISING), {"approximate": form}, values)
        for form, values in [
            ("tanh", [0.5, 1.08296, 1.0861, 1.01158, 1.00034, 1, 1, 1]),
            ("none", [0.5, 1.08332, 1.08523, 1.01195, 1.0005, 1.00001, 1, 1]),
        ]
    ),
    ("sigmoid_backward", ([1] * 4, [1, 2, 3, 4]), {}, [0, -2, -6, -12]),
    ("swish", ([1, 2, 3],), {"beta": 1.1}, [0.75026, 1.8005, 2.89329]),
    ("swish_backward", ([1] * 3, [1, 2, 3]), {"beta": 1.1}, [0.956367, 1.09781, 1.07764]),
    ("fast_gelu", ([1],), {}, [0.845796]),
    ("fast_gelu_backward", ([1], [1]), {}, [1.06778]),
    ("hardsigmoid_backward", (RISING, RISING), {}, [0, 0.166667, 0.333333, 0, 0, 0, 0, 0]),
    (
        "hardtanh_backward",
        (RISING, [1, 1, 1, 2, 1, 2, 3, 3]),
        {"min_val": 1.2, "max_val": 2.4},
        [0, 0, 0, 3, 0, 5, 0, 0],
    ),
    ("hardtanh", ([-2, 0.5, 3],), {"min_val": -1.5, "max_val": 2.5}, [-1.5, 0.5, 2.5]),
    ("relu", ([-2, -0.0, 3],), {}, [0, 0, 3]),
    ("threshold", ([1, 1.9, 2, 3],), {"threshold": 1.9, "value": 7}, [7, 7, 2, 3]),
    ("shrink", ([-2, -0.5, 0, 0.5, 2],), {"lambd": 0.5, "bias": 0.25}, [-1.75, 0, 0, 0, 1.75]),
    ("heaviside", ([-1, -1, 0, 0, 0, 0, 5, 7], [-1, -1, 0, 1, 2, 3, 4, 5]), {}, [0, 0, 0, 1, 2, 3, 1, 1]),
    ("heaviside", ([NAN, -0.0, INF, -INF], [5, NAN, 5, 5]), {}, [0, NAN, 1, 0]),
    (
        "add_relu",
        (RISING, [1, 1, 1, 2, 2, 2, 3, 3]),
        {"alpha": 1.2},
        [1.2, 2.2, 3.2, 5.4, 6.4, 7.4, 9.6, 10.6],
    ),
    ("add_relu", ([-1, NAN, INF, 2], [1, 1, -INF, 3]), {"alpha": NAN}, [0, NAN, NAN, 5]),
    *(
        (
            name,
            (np.arange(16).reshape(1, 16),),
            {"alpha": 1.0, "limit": 7.0, "bias": 1.702, **mode},
            [*values, *[values[-1]] * 3],
        )
        for name, mode, values in [
            ("clipped_swiglu", {}, [0, 8.28302, 26.3258, 52.0829, 60.8585]),
            ("clipped_swiglu_v2", {"clamp_mode": 1}, [0, 5.28478, 19.6403, 41.8961, 49]),
        ]
    ),
    ("clipped_swiglu_backward", ([1] * 2, [1] * 4), {}, [2.13556, 0.845796] * 2),
    # Silu(1), Silu(2) and Silu(5) are 0.731059, 1.761594 and 4.966536; clamps at 5, weights 2 and -0.5.
    ("swiglu_group", ([[1, 2, 3, 4], [5, 6, 7, -8]],), {}, [2.193176, 7.046377, 34.765750, -47.881314]),
    ("swiglu_group", ([[1, 2, 3, 4], [5, 6, 7, -8]], [2, -0.5]), {}, [4.386351, 14.092753, -17.382875, 23.940657]),
    (
        "swiglu_group",
        ([[1, 2, 3, 4], [5, 6, 7, -8]], [2, -0.5]),
        {"clamp_limit": 5.0},
        [4.386351, 14.092753, -12.416339, 12.416339],
    ),
    ("gelu_mul", (np.arange(8).reshape(2, 4),), {}, [0, 2.52403, 23.9992, 35]),
    ("fatrelu_mul", ([[-1, 1, 2, 3, 4, 5, 6, 7]], [1]), {}, [0, 0, 12, 21]),
    (
        "erfinv",
        ([-1.5, -1, -0.9, -0.5, -0.0, 0.25, 0.99, 1, NAN],),
        {},
        [NAN, -INF, -1.16308715, -0.476936276, 0, 0.225312055, 1.82138637, INF, NAN],
    ),
    ("squared_relu", ([-3, -0.0, 0.5, 3],), {}, [0, 0, 0.25, 9]),
]


@pytest.mark.parametrize(("name", "tensors", "attributes", "expected"), WORKED)
def test_worked_values(name: str, tensors: tuple[Any, ...], attributes: dict[str, Any], expected: list[float]) -> None:
    arrays = [np.array(tensor, np.float32) for tensor in tensors]
    result = getattr(actgrad, name)(*arrays, **attributes)
    np.testing.assert_allclose(result.ravel(), expected, atol=5e-7, rtol=5e-6)


def test_worked_swiglu_group_gradient() -> None:
    """At the limit of 5 and beyond, nothing passes; the weight's gradients are 2·1 + 3·2 and -1·3 + 1·4."""
    dy, x = np.float32([[2, 3], [-1, 1]]), np.float32([[1, 2, 3, 4], [5, 3, 5, 2]])
    weight, y_origin = np.float32([2, -0.5]), np.float32([[1, 2], [3, 4]])
    dx, dweight = actgrad.swiglu_group_backward(dy, x, weight, y_origin, clamp_limit=5.0)
    # Silu'(1), Silu'(2) and Silu'(3) are 0.927671, 1.090784 and 1.088104.
    expected = [[11.132046, 26.178822, 2.924234, 10.569565], [0, -1.088104, 0, -1.428861]]
    np.testing.assert_allclose(dx, expected, rtol=5e-6)
    assert dweight.tolist() == [8, 1]


def test_worked_situ_glu() -> None:
    result = actgrad.situ_glu(np.arange(64, dtype=np.float32).reshape(2, 32), beta=1, linear_beta=0, activate_left=True)
    np.testing.assert_allclose(result[0, :4], [0, 9.46509, 15.284, 18.0094], rtol=5e-6)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("bounds", [(0.0, 0.0), (NAN, 0.0), (INF, 0.0), (1.0, INF)])
def test_an_invalid_bound_gives_nan(dtype: type, bounds: tuple[float, float]) -> None:
    x = np.array([-2, 0, 3, 1, 2, 3], dtype)
    assert np.isnan(actgrad.situ_glu(x, -1, *bounds)).all()
    assert np.isnan(actgrad.situ_glu_backward(np.ones(3, dtype), x, -1, *bounds)).all()


@pytest.mark.parametrize("linear_beta", [-2.0, 0.0, NAN])
def test_situ_glu_bounds_the_other_half_only_above_0(linear_beta: float) -> None:
    x = np.array([1, 2, 30, 40], np.float32)
    assert np.array_equal(actgrad.situ_glu(x, -1, 2.0, linear_beta), actgrad.situ_glu(x, -1, 2.0))


# Function, dy, x, attributes, dx: a derivative that is 0 is chosen, not multiplied.
SELECTED = [
    *(
        (f"{name}_backward", g, x, {"lambd": 0.5}, y)
        for name in ("hardshrink", "softshrink")
        for g, x, y in [
            (2, 0.5, 0),
            (2, -0.5, 0),
            (2, np.nextafter(np.float32(0.5), np.float32(1)), 2),
            (2, -0.75, 2),
            (3, NAN, 3),
            (3, INF, 3),
            (3, -INF, 3),
            (INF, 0.25, 0),
            (NAN, 0.25, 0),
            (INF, -1, INF),
            (NAN, 1, NAN),
        ]
    ),
    *(
        ("threshold_backward", g, x, {"threshold": 1}, y)
        for g, x, y in [(2, 1, 0), (INF, 0, 0), (NAN, 0, 0), (2, 1.5, 2), (3, NAN, 3), (3, INF, 3), (NAN, 2, NAN)]
    ),
    *(
        ("hardtanh_backward", g, x, {"min_val": -1, "max_val": 2}, y)
        for g, x, y in [(3, -1, 0), (3, 2, 0), (3, 1.5, 3), (3, NAN, 3), (NAN, 3, 0), (INF, -INF, 0), (NAN, 1, NAN)]
    ),
    ("hardtanh_backward", 3, 1, {"min_val": 2, "max_val": 0}, 0),
    *(
        ("hardsigmoid_backward", g, x, {}, y)
        for g, x, y in [(6, 3, 0), (6, -3, 0), (6, 2.5, 1), (6, NAN, 0), (NAN, 4, 0), (INF, -4, 0), (-INF, 1, -INF)]
    ),
    ("hardshrink_backward", 2, 0, {"lambd": -1}, 0),
    ("hardshrink_backward", 2, 1e-30, {"lambd": -1}, 2),
]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize(("name", "dy", "x", "attributes", "expected"), SELECTED)
def test_gradients_that_select(
    dtype: type, name: str, dy: float, x: float, attributes: dict[str, float], expected: float
) -> None:
    # 40 elements: vector registers and the rest after them.
    result = getattr(actgrad, name)(np.full(40, dy, dtype), np.full(40, x, dtype), **attributes)
    np.testing.assert_array_equal(result, np.full(40, expected, dtype))


@pytest.mark.parametrize("beta", [sign * 2.0**power * 1.375 for sign in (-1, 1) for power in range(-66, 66, 11)])
def test_swish_at_many_settings(beta: float) -> None:
    """Within 4 ULP of float64's, also where x is huge or tiny; a negative β mirrors x."""
    random = np.random.default_rng(17)
    logits = np.concatenate(
        [random.uniform(-200, 200, 3000), random.choice([-1, 1], 3000) * np.exp2(-random.uniform(0, 40, 3000))]
    )
    x = (logits / beta).astype(np.float32)
    ones = np.ones_like(x)
    for name, arrays in (("swish", (x,)), ("swish_backward", (ones, x))):
        function = getattr(actgrad, name)
        result = function(*arrays, beta=beta)
        exact = function(*(array.astype(np.float64) for array in arrays), beta=beta)
        last_place = np.exp2(np.maximum(np.floor(np.log2(np.abs(exact))), -126) - 23)
        assert (np.abs(result - exact) <= 4 * last_place).all()
    assert np.array_equal(actgrad.swish(x, -beta), -actgrad.swish(-x, beta))


@pytest.mark.parametrize("linear_beta", [0, 0.3, 25, 3e38])
@pytest.mark.parametrize("beta", [1, -1.5, 4, 0.25, 1e-3, 1e30, 1e-36, -3e38, 2.0**60, 2.0**-61])
def test_situ_glu_at_many_settings(beta: float, linear_beta: float) -> None:
    """Within 4 ULP of float64's; next to a root of the derivative within 2^-24 of the factors."""
    random = np.random.default_rng(23)
    near, tails = random.uniform(-15, 8, 20_000), random.uniform(-80, 80, 20_000)
    small = np.exp2(random.uniform(-30, 2, 20_000)) * random.choice([-1, 1], 20_000)
    a = np.concatenate([near, tails, small]).astype(np.float32)
    v = random.permutation(a)
    dy = random.uniform(1, 2, a.size).astype(np.float32)
    x = np.concatenate([a, v])
    options = {"beta": float(np.float32(beta)), "linear_beta": float(np.float32(linear_beta))}
    for name, arrays in (("situ_glu", (x,)), ("situ_glu_backward", (dy, x))):
        function = getattr(actgrad, name)
        with np.errstate(all="ignore"):
            result = function(*arrays, **options)
            exact = function(*(array.astype(np.float64) for array in arrays), **options)
            last_place = np.exp2(np.maximum(np.floor(np.log2(np.abs(exact))), -126) - 23)
        allowed = 4 * last_place
        if name == "situ_glu":
            allowed += 2.0**-149 * np.abs(v)  # a's factor may be subnormal
        else:
            bound = np.maximum(np.abs(v), 1) if not linear_beta else np.minimum(np.maximum(np.abs(v), 1), 25)
            near_root = (a > -1.5) & (a < 0)
            allowed[: a.size] += np.where(near_root, dy * bound * 2.0**-24, 2.0**-149 * np.abs(v) * dy)
            allowed[a.size :] += 2.0**-149 * np.maximum(np.abs(a), 1) * dy
        assert (np.abs(result - exact) <= allowed).all()
