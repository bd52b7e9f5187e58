# SPDX-License-Identifier: Apache-2.0
"""The primitives as their definitions, on mpmath numbers, in the working precision. Needs mpmath."""

from statistics import NormalDist
from typing import Any

import mpmath as mp


def absolute(x: Any) -> Any:
    return abs(x)


def at_most(a: Any, bound: Any) -> Any:
    return mp.mpf(bound if bound < a else a)


def at_least(a: Any, bound: Any) -> Any:
    return mp.mpf(bound if a < bound else a)


def copysign(a: Any, b: Any) -> Any:
    return -abs(a) if b < 0 else abs(a)


def where(condition: Any, a: Any, b: Any) -> Any:
    return mp.mpf(a if condition else b)


def fma(a: Any, b: Any, c: Any) -> Any:
    return a * b + c


def divide(a: Any, b: Any) -> Any:
    return mp.mpf(a) / b


divide_near_one = divide


def product_times(a: Any, b: Any, c: Any) -> Any:
    return a * b * c


def exp(x: Any, lo: Any = 0) -> Any:
    return mp.exp(x + lo)


def scaled_exp(x: Any) -> Any:
    return mp.exp(x), mp.mpf(1)


def decay_and_rest(x: Any, scale: Any) -> Any:
    return mp.exp(-x / scale) * 2**32, mp.mpf(0), -scale * mp.expm1(-x / scale), mp.mpf(0)


def times_exp(v: Any, x: Any, lo: Any = 0) -> Any:
    return v * mp.exp(x + lo)


def times_growth(v: Any, x: Any, lo: Any = 0) -> Any:
    return v * mp.exp(x + lo)


def times_expm1(v: Any, x: Any, lo: Any = 0) -> Any:
    return v * mp.expm1(x + lo)


def scaled_log1p_exp(x: Any, lo: Any = 0) -> Any:
    return mp.log1p(mp.exp(x + lo)), mp.mpf(1), mp.mpf(0), mp.mpf(1)


def hyperbolic_tangent(x: Any) -> Any:
    return mp.tanh(x)


def logistic_slope(q: Any, x: Any, q_lo: Any = 0, lo: Any = 0) -> Any:
    e = mp.exp(x + lo)
    return e * (1 + e - q - q_lo) / (1 + e) ** 2


def over_one_plus(v: Any, e: Any) -> Any:
    return v / (1 + e)


any_over_one_plus = over_one_plus


def times_logistic(x: Any, a: Any) -> Any:
    return x / (1 + mp.exp(-a * x))


def times_gaussian(v: Any, u: Any) -> Any:
    return v * mp.exp(-u * u / 2)


def gelu_tail(u: Any) -> Any:
    return mp.mpf(0) if u == mp.inf else u * mp.erfc(u / mp.sqrt(2)) / 2


def gelu_slope(u: Any) -> Any:
    return mp.erfc(u / mp.sqrt(2)) / 2 - times_gaussian(u / mp.sqrt(2 * mp.pi), u)


def tanh_gelu_logit(u: Any) -> Any:
    return mp.sqrt(8 / mp.pi) * (u + mp.mpf("0.044715") * u**3), mp.mpf(0)


def tanh_gelu_growth(u: Any) -> Any:
    return mp.sqrt(8 / mp.pi) * (u + mp.mpf("0.134145") * u**3), mp.mpf(0)


def fast_gelu_logit(t: Any) -> Any:
    return mp.mpf("1.702") * t, mp.mpf(0)  # however large t is: e^-1702 is not 0 here


def elu_line(input_scale: Any) -> Any:
    return mp.mpf(0)  # every digit is seen here, and nothing underflows


def celu_line(alpha: Any) -> Any:
    return mp.mpf(0)


def inverse_erf(x: Any) -> Any:
    # Steps of the series of erf⁻¹ around an approximation, to its fourth order: mp.erfinv takes six times as long.
    if not 0 < abs(x) < 1:
        return x * mp.inf if abs(x) == 1 else mp.mpf(x) if x == 0 else mp.nan
    with mp.extraprec(10):
        a = abs(mp.mpf(x))
        y = _near_inverse_erf(a)
        left_out = mp.inf
        while left_out > mp.eps:
            difference = mp.erfc(y) - (1 - a) if a > 0.5 else a - mp.erf(y)  # the one in which no digits cancel
            square = y * y
            t = mp.sqrt(mp.pi) / 2 * mp.exp(square) * difference
            left_out = (2 * abs(t) * (1 + y) ** 2 / y) ** 5  # above the fifth term over y
            y += t * (1 + t * (y + t * ((1 + 4 * square) / 3 + t * y * (7 + 12 * square) / 6)))
    return +y if x > 0 else -y


def _near_inverse_erf(a: Any) -> Any:
    if a < 1e-3:
        y = a * mp.sqrt(mp.pi) / 2
        return y + y**3 / 3
    return -mp.mpf(NormalDist().inv_cdf(max(float((1 - a) / 2), 5e-324))) / mp.sqrt(2)


def inverse_erf_slope(x: Any) -> Any:
    return mp.sqrt(mp.pi) / 2 * mp.exp(inverse_erf(x) ** 2)
