# SPDX-License-Identifier: Apache-2.0
"""The Triton primitives for results that are rounded to float16 or bfloat16. Needs Triton.

They take and give float32, as those of ``on_triton``, but rest on the hardware's own 2^x and division, which are exact
to two last places of float32: the rounding that follows hides that (``HALF_PRECISION_ULP`` holds). A GPU that reads
two bytes for each operand has no time for more: about 40 instructions an element at full bandwidth.
"""

import triton
import triton.language as tl

from actgrad.arithmetic.primitives.on_triton import (
    absolute,
    at_least,
    at_most,
    exp_and_rest,
    fma,
    gaussian_exponent,
    inverse_erf_parts,
    inverse_erf_quotient,
    inverse_erf_slope_quotient,
    polynomial,
    tanh_gelu_growth,
    tanh_gelu_logit,
    times_expm1,
    times_growth,
    where,
)

__all__ = [
    "absolute",
    "at_least",
    "at_most",
    "divide",
    "exp",
    "exp_and_rest",
    "fma",
    "gelu_slope",
    "gelu_tail",
    "hyperbolic_tangent",
    "inverse_erf",
    "inverse_erf_slope",
    "log1p_exp",
    "logistic_slope",
    "over_one_plus",
    "product_times",
    "scaled_exp",
    "tanh_gelu_growth",
    "tanh_gelu_logit",
    "times_exp",
    "times_expm1",
    "times_gaussian",
    "times_growth",
    "where",
]


@triton.jit
def divide(a, b):
    return a / b


@triton.jit
def product_times(a, b, c):
    return (a * b) * c


@triton.jit
def root_of_exp(x, lo):
    """e^(x + lo) = p²·(1 + rest): its root p does not underflow where the power does. Far out both are 0."""
    y = x * 1.44269504
    rest = tl.fma(x, 1.44269504, -y) * 0.693147182 + lo  # the rounding error of y
    far = x < -174.0
    return tl.where(far, 0.0, tl.exp2(0.5 * y)), tl.where(far, 0.0, rest)


@triton.jit
def exp(x, lo=0.0):
    p, rest = root_of_exp(x, lo)
    square = p * p
    return tl.fma(square, rest, square)


@triton.jit
def scaled_exp(x):
    p, rest = root_of_exp(x, 0.0)
    return tl.fma(p, rest, p), p


@triton.jit
def times_exp(v, x, lo=0.0):
    p, rest = root_of_exp(x, lo)
    product = v * p
    return tl.fma(product, rest, product) * p


@triton.jit
def over_one_plus(v, e):
    return v / (1.0 + e)


@triton.jit
def logistic_slope(q, x, q_lo=0.0, lo=0.0):
    e = exp(x, lo)
    return times_exp(((1.0 - q) + e) - q_lo, x, lo) / tl.fma(e, 2.0 + e, 1.0)


@triton.jit
def times_gaussian(v, u):
    x, lo = gaussian_exponent(u)
    return times_exp(v, x, lo)


@triton.jit
def gelu_tail(u):
    near = at_most(u, 14.6)
    z = near / (near + 3.0)
    coefficients = (0.089314118, 0.0630936921, -0.335350066, -0.10837917, 1.11225307, -1.53529847, 1.04631126)
    return times_gaussian(z * polynomial(z - 0.25, coefficients), near)


@triton.jit
def gelu_slope(u):
    c = u / (u + 3.0) - 0.25
    coefficients = (0.0313535482, -0.0371109955, -0.0948112831, 0.294568688, -0.367756724, 0.553421676)
    return times_gaussian((0.751791525 - u) * polynomial(c, coefficients), u)


@triton.jit
def inverse_erf(x):
    t, w = inverse_erf_parts(x)
    numerator, denominator = inverse_erf_quotient(w)
    y = tl.fma(x, 0.886226892, x * numerator / denominator)
    return tl.where(t > 0, y, tl.where(t < 0, float("nan"), x * float("inf")))


@triton.jit
def inverse_erf_slope(x):
    t, w = inverse_erf_parts(x)
    numerator, denominator = inverse_erf_slope_quotient(w)
    return tl.where(t < 0, float("nan"), 1.0 / (t * (1.12837911 + numerator / denominator)))


@triton.jit
def log1p_exp(x, lo=0.0):
    coefficients = (0.0145883253, -0.0678512231, 0.151027709, -0.236113444, 0.331404269, -0.499907464, 1.0)
    return times_exp(polynomial(exp(x, lo), coefficients), x, lo), 0.0


@triton.jit
def hyperbolic_tangent(x):
    m = times_expm1(1.0, -2.0 * tl.abs(x))
    y = m / (2.0 + m)
    return tl.where(x < 0, y, tl.where(x > 0, -y, x))
