# SPDX-License-Identifier: Apache-2.0
"""The primitives on NumPy arrays of float64: relative errors are a few 1e-15. Needs SciPy."""

from typing import Any

import numpy as np
from scipy.special import erfcx, erfinv

SQRT_HALF = np.sqrt(0.5)
SQRT_TWO_PI = np.sqrt(2 * np.pi)
SQRT_EIGHT_OVER_PI = np.sqrt(8 / np.pi)

absolute = np.abs
at_most = np.minimum
at_least = np.maximum
copysign = np.copysign
where = np.where
divide = divide_near_one = np.divide


def fma(a: Any, b: Any, c: Any) -> Any:
    return a * b + c


def product_times(a: Any, b: Any, c: Any) -> Any:
    return (a * b) * c


def exp(x: Any, lo: Any = 0.0) -> Any:
    with np.errstate(under="ignore"):
        return np.exp(x) * (1 + lo)


def scaled_exp(x: Any) -> Any:
    return exp(x), 1.0


def decay_and_rest(x: Any, scale: Any) -> Any:
    y = -x / scale * (scale / scale)
    rest = np.where(y > -1e-20, x * (scale / scale), -times_expm1(scale, y))  # next to 0 y may underflow
    return exp(y) * 2.0**32, 0.0, rest, 0.0


def times_exp(v: Any, x: Any, lo: Any = 0.0) -> Any:
    return v * exp(x, lo)


def times_growth(v: Any, x: Any, lo: Any = 0.0) -> Any:
    with np.errstate(over="ignore"):
        return v * exp(x, lo)


def times_expm1(v: Any, x: Any, lo: Any = 0.0) -> Any:
    with np.errstate(over="ignore"):
        e = np.expm1(x)
    return v * np.where(lo == 0, e, e * (1 + lo) + lo)


def scaled_log1p_exp(x: Any, lo: Any = 0.0) -> Any:
    y = np.log1p(exp(x, lo))
    return y, 1.0, 2.0**-200 * y, 1.0  # too small to count, and not 0, as it may be multiplied by an infinity


hyperbolic_tangent = np.tanh


def logistic_slope(q: Any, x: Any, q_lo: Any = 0.0, lo: Any = 0.0) -> Any:
    e = exp(x, lo)
    return (((1 - q) + e) - q_lo) * e / ((1 + e) * (1 + e))


def over_one_plus(v: Any, e: Any) -> Any:
    return v / (1 + e)


any_over_one_plus = over_one_plus


def times_logistic(x: Any, a: Any) -> Any:
    w = a * x
    root = exp(-0.5 * absolute(w))
    y = x / (1 + root * root)
    return np.where(w < 0, (y * root) * root, y)


def times_gaussian(v: Any, u: Any) -> Any:
    # e^(-u²/2) is 0 from 39 on. The upper half of u's digits squares exactly, which leaves a small correction.
    u = np.minimum(u, 39.0)
    upper = np.asarray(u, np.float32).astype(np.float64)
    return v * (np.exp(-0.5 * upper * upper) * np.exp(-0.5 * (u - upper) * (u + upper)))


def gelu_tail(u: Any) -> Any:
    c = np.minimum(u, 39.0)
    return times_gaussian(c * (0.5 * erfcx(c * SQRT_HALF)), c)


def gelu_slope(u: Any) -> Any:
    return times_gaussian(0.5 * erfcx(u * SQRT_HALF) - u / SQRT_TWO_PI, u)


def tanh_gelu_logit(u: Any) -> Any:
    u = np.minimum(u, 22.0)  # e^-w(22) underflows to 0
    return SQRT_EIGHT_OVER_PI * (u + 0.044715 * (u * u * u)), 0.0


def tanh_gelu_growth(u: Any) -> Any:
    c = np.minimum(u, 22.0)
    return SQRT_EIGHT_OVER_PI * (c + 0.134145 * (c * c * c)) + (u - c), 0.0


def inverse_erf(x: Any) -> Any:
    return np.where(x == 0, x, erfinv(x))  # SciPy loses the sign of a zero


def inverse_erf_slope(x: Any) -> Any:
    # e^(y²) is erfcx(y)/erfc(y), and erfc(y) is 1 - x.
    u = np.abs(x)
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.sqrt(np.pi) / 2 * np.where(u == 1, np.inf, erfcx(erfinv(u)) / (1 - u))
