# SPDX-License-Identifier: Apache-2.0
"""The Triton primitives for results that are rounded to float16 or bfloat16. Needs Triton.

They take and give float32, as those of ``on_triton``, but rest on the hardware's own 2^x and division, which are exact
to two last places of float32: the rounding that follows hides that (``HALF_PRECISION_ULP`` holds). A GPU that reads
two bytes for each operand has no time for more: about 40 instructions an element at full bandwidth.
"""

import triton
import triton.language as tl

from actgrad.arithmetic.primitives.on_triton import (
    UNSCALE,
    absolute,
    at_least,
    at_most,
    fma,
    polynomial,
    power_and_rest,
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
def root_of_exp(x):
    """e^x = p²: its root p does not underflow where the power does. The hardware's 2^x takes less than 2^-126 for 0."""
    return tl.exp2(x * 0.72134752)


@triton.jit
def reciprocal(d):
    """1/d for d > 0 that is not subnormal, by the hardware's 1/√d and a Newton step, exact for powers of two.

    (A division would cost more, as Triton's takes care of extreme numbers.)
    """
    root = tl.rsqrt(d)
    r = root * root
    return tl.fma(r, tl.fma(-d, r, 1.0), r)


@triton.jit
def exp(x, lo=0.0):
    p = root_of_exp(x)
    return p * p


@triton.jit
def scaled_exp(x):
    p = root_of_exp(x)
    return p, p


@triton.jit
def times_exp(v, x, lo=0.0):
    p = root_of_exp(x)
    return (v * p) * p


@triton.jit
def times_growth(v, x, lo=0.0):
    return times_exp(v, x)


@triton.jit
def times_expm1(v, x, lo=0.0):
    p = root_of_exp(x)
    near = x * polynomial(x, (0.00833331142, 0.0419442914, 0.166671425, 0.499988973, 0.999999881))
    return tl.where(tl.abs(x) < 0.4, v * near, tl.fma(v * p, p, -v))


@triton.jit
def exp_and_rest(x, lo=0.0):
    p = root_of_exp(x) * 65536.0
    return p * p, 0.0, -times_expm1(1.0, x), 0.0


@triton.jit
def over_one_plus(v, e):
    return v * reciprocal(1.0 + e)


@triton.jit
def logistic_slope(q, x, q_lo=0.0, lo=0.0):
    p = root_of_exp(x)
    e = p * p
    root = p * reciprocal(1.0 + e)  # its square is the slope e/(1 + e)² of the logistic function
    return ((((1.0 - q) + e) - q_lo) * root) * root


@triton.jit
def tanh_gelu_logit(u):
    c = at_most(u, 14.0)  # the root of e^-w(14) is 0
    return c * tl.fma(c * c, 0.0713548163, 1.59576912), 0.0


@triton.jit
def tanh_gelu_growth(u):
    c = at_most(u, 14.0)
    slope = tl.fma(c * c, 0.214064449, 1.59576912)
    q = tl.fma(c, slope, u - c)
    return q, tl.fma(c, slope, -q)


@triton.jit
def times_gaussian(v, u):
    return times_exp(v, -0.5 * (u * u))


@triton.jit
def gelu_tail(u):
    near = at_most(u, 14.6)
    root = tl.rsqrt(near + 3.0)
    z = near * (root * root)
    coefficients = (0.089314118, 0.0630936921, -0.335350066, -0.10837917, 1.11225307, -1.53529847, 1.04631126)
    return times_gaussian(z * polynomial(z - 0.25, coefficients), near)


@triton.jit
def gelu_slope(u):
    root = tl.rsqrt(u + 3.0)
    c = tl.fma(u, root * root, -0.25)
    coefficients = (0.0313535482, -0.0371109955, -0.0948112831, 0.294568688, -0.367756724, 0.553421676)
    return times_gaussian((0.751791525 - u) * polynomial(c, coefficients), u)


@triton.jit
def inverse_erf_parts(x):
    t = tl.fma(-x, x, 1.0)
    n, c = power_and_rest(tl.where(t > 0, t, 1.0))
    p = polynomial(c, (-0.14106442, 0.220707402, -0.254588336, 0.332623601, -0.499875069))
    return t, tl.fma(n, -0.693147182, -tl.fma(c * c, p, c))


@triton.jit
def inverse_erf(x):
    t, w = inverse_erf_parts(x)
    upper = polynomial(w, (0.00457781134, 0.0490218811, 0.29134053, 0.886225402))
    lower = polynomial(w, (0.000273776735, 0.0248856433, 0.0669068992, 1.0))
    y = x * upper * reciprocal(lower)
    return tl.where(t > 0, y, tl.where(t < 0, float("nan"), x * float("inf")))


@triton.jit
def inverse_erf_slope(x):
    t, w = inverse_erf_parts(x)
    upper = polynomial(w, (0.000301240012, 0.0220553577, 0.0841531307, 0.886227667))
    lower = polynomial(w, (0.00426549697, 0.0496983081, 0.309576094, 1.0))
    return tl.where(t < 0, float("nan"), upper / (lower * t))


@triton.jit
def log1p_over_e(e):
    coefficients = (0.0145883253, -0.0678512231, 0.151027709, -0.236113444, 0.331404269, -0.499907464, 1.0)
    return polynomial(e, coefficients)


@triton.jit
def log1p_exp(x, lo=0.0):
    p = root_of_exp(x)
    return (log1p_over_e(p * p) * p) * p, 0.0


@triton.jit
def hyperbolic_tangent(x):
    square = x * x
    near = x * polynomial(square, (-0.0489582308, 0.132957995, -0.333324224, 0.99999994))
    e = exp(-2.0 * tl.abs(x))
    y = (1.0 - e) * reciprocal(1.0 + e)
    return tl.where(tl.abs(x) < 0.35, near, tl.where(x < 0, -y, y))


# ---- Formulas whose 16-bit results have an algebra of their own, as in ``cpu_16bit.h``: ``bind`` prefers these ----


@triton.jit
def logsigmoid(x):
    p = root_of_exp(-tl.abs(x))
    return at_most(x, 0.0) - (log1p_over_e(p * p) * p) * p


@triton.jit
def softplus(x, beta, threshold):
    """log(1 + e)/β with e = e^-|β·x|: the factors of e, which may be small, come after 1/β, which may be huge."""
    y = beta * x
    p = root_of_exp(-tl.abs(y))
    one_over_beta = 1.0 / beta
    huge = tl.abs(one_over_beta) > 18446744073709551616.0
    factor = tl.where(huge, one_over_beta * UNSCALE, one_over_beta)
    tail = ((log1p_over_e(p * p) * factor) * p) * p * tl.where(huge, 1.0 / UNSCALE, 1.0)
    return tl.where(tl.fma(beta, x, -threshold) > 0, x, tl.where(y > 0, x, 0.0) + tail)


@triton.jit
def mish(x):
    """With E = e^x and n = E·(E + 2) it is x·n/(n + 2), which is x from 10 on."""
    e = exp(at_most(x, 10.0))
    n = e * (e + 2.0)
    return x * (n * reciprocal(n + 2.0))


@triton.jit
def mish_derivative(x):
    """As declared, but for the quotient: its denominators are at least 1/4."""
    e = exp(-tl.abs(x))
    h = tl.fma(e, e + 1.0, 0.5)
    above = (e * e) * tl.fma(x, 1.0 + e, -h)
    p = tl.fma(e, tl.fma(e, tl.fma(e, 0.25, 1.0), 2.0), 1.0)
    below = tl.fma(-(x + 1.0), p, tl.fma(e, tl.fma(e, 0.25, 1.0), 0.5))
    quotient = tl.where(x < 0, below, above) * reciprocal(tl.where(x < 0, tl.fma(e, p + 1.0, 1.0), h * h))
    return tl.where(x < 0, tl.fma(e, quotient, x + 1.0) * e, 1.0 + quotient)


# ---- Pairs, of a number and what its rounding lost: 16 bits need none of the second. ----


@triton.jit
def joined(a, a_lo):
    return a


@triton.jit
def product_of_pairs(a, a_lo, b, b_lo):
    return a * b, 0.0


@triton.jit
def pair_times(a, a_lo, v):
    return a * v, 0.0


@triton.jit
def quotient_of_pairs(a, a_lo, d, d_lo, r):
    return a * r, 0.0
