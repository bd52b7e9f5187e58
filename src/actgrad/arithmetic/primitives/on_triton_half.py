# SPDX-License-Identifier: Apache-2.0
"""The Triton primitives for results that are rounded to float16 or bfloat16. Needs Triton.

They take and give float32, as those of ``on_triton``, but rest on the hardware's own 2^x, 1/√x and 1/x, which are
exact to two last places of float32: the rounding that follows hides that (``HALF_PRECISION_ULP`` holds). A GPU that
reads two bytes for each operand has no time for more: about 35 instructions for each element of a gradient at full
bandwidth.
"""

import triton
import triton.language as tl

from actgrad.arithmetic.primitives.on_triton import (
    absolute,
    at_least,
    at_most,
    copysign,
    fma,
    hardware_reciprocal,
    is_for_nvidia,
    polynomial,
    where,
)

__all__ = [
    "absolute",
    "any_over_one_plus",
    "at_least",
    "at_most",
    "copysign",
    "decay_and_rest",
    "divide",
    "divide_near_one",
    "exp",
    "fma",
    "gelu_slope",
    "gelu_tail",
    "hyperbolic_tangent",
    "inverse_erf",
    "inverse_erf_slope",
    "logistic_slope",
    "over_one_plus",
    "product_times",
    "scaled_exp",
    "scaled_log1p_exp",
    "tanh_gelu_growth",
    "tanh_gelu_logit",
    "times_exp",
    "times_expm1",
    "times_gaussian",
    "times_growth",
    "times_logistic",
    "where",
]


@triton.jit
def divide(a, b):
    return a / b if isinstance(b, tl.tensor) else a * (1.0 / b)


@triton.jit
def product_times(a, b, c):
    return (a * b) * c


@triton.jit
def root_of_exp(x):
    """e^x = p²: its root p does not underflow where the power does. The hardware's 2^x takes less than 2^-126 for 0."""
    return tl.exp2(x * 0.72134752)


@triton.jit
def reciprocal(d):
    """1/d for d > 0 from 2^-100 to 2^100, exact for powers of two.

    (A division would cost more, as Triton's takes care of extreme numbers.)
    """
    r = hardware_reciprocal(d)
    if not is_for_nvidia():  # from 1/√d, which wants a Newton step
        r = tl.fma(r, tl.fma(-d, r, 1.0), r)
    return r


@triton.jit
def divide_near_one(a, d):
    return a * reciprocal(d)


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
def expm1_over(x):
    """(e^x - 1)/x for |x| < 0.4."""
    return polynomial(x, (0.00833331142, 0.0419442914, 0.166671425, 0.499988973, 0.999999881))


@triton.jit
def times_expm1(v, x, lo=0.0):
    p = root_of_exp(x)
    return tl.where(tl.abs(x) < 0.4, v * (x * expm1_over(x)), tl.fma(v * p, p, -v))


@triton.jit
def decay_and_rest(x, scale):
    y = -x * (1.0 / scale) * (scale / scale)
    p = root_of_exp(y) * 65536.0
    return p * p, 0.0, -times_expm1(scale, y), 0.0


@triton.jit
def over_one_plus(v, e):
    return v * reciprocal(1.0 + e)


any_over_one_plus = over_one_plus


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
def gelu_tail_parts(u):
    """p and v with gelu_tail(u) = (v·p)·p; u is no NaN, or the caller's sum is one anyway."""
    near = tl.minimum(u, 14.6)
    root = tl.rsqrt(near + 3.0)
    z = near * (root * root)
    coefficients = (0.089314118, -0.070877485, -0.330485195, 0.2384938, 1.06315601, -2.09007764, 1.49999535)
    return tl.exp2((near * -0.36067376) * near), z * polynomial(z, coefficients)


@triton.jit
def gelu_tail(u):
    p, v = gelu_tail_parts(u)
    return (v * p) * p


@triton.jit
def gelu_slope(u):
    root = tl.rsqrt(u + 3.0)
    c = tl.fma(u, root * root, -0.25)
    coefficients = (0.0313535482, -0.0371109955, -0.0948112831, 0.294568688, -0.367756724, 0.553421676)
    return times_gaussian((0.751791525 - u) * polynomial(c, coefficients), u)


@triton.jit
def inverse_erf(x):
    """x·N(v)/D(v) with v = (1 - x²)^(1/4), without a logarithm: ±∞ at ±1, as D(0) is 0, and NaN outside [-1, 1]."""
    v = tl.rsqrt(tl.rsqrt(tl.fma(-x, x, 1.0)))
    upper = polynomial(v, (0.505121946, 6.85672855, 3.40436006, 0.0185888689))
    lower = v * polynomial(v, (3.87171745, 2.68722391, 4.61041164, 1.0))
    root = tl.rsqrt(lower)
    return ((x * upper) * root) * root


@triton.jit
def inverse_erf_slope(x):
    t = tl.fma(-x, x, 1.0)
    v = tl.rsqrt(tl.rsqrt(t))
    upper = polynomial(v, (16.5622482, 19.1913013, 31.9640675, 8.61632347, 0.217069685))
    lower = polynomial(v, (4.20960474, 53.6322403, 27.5367336, 1.0))
    root = tl.rsqrt(lower * t)
    return (upper * root) * root


@triton.jit
def log1p_over_e(e):
    coefficients = (0.0145883253, -0.0678512231, 0.151027709, -0.236113444, 0.331404269, -0.499907464, 1.0)
    return polynomial(e, coefficients)


@triton.jit
def scaled_log1p_exp(x, lo=0.0):
    p = root_of_exp(x)
    return log1p_over_e(p * p), p, tl.zeros_like(p), p


@triton.jit
def tanh_over(square):
    """tanh(z)/z for |z| < 0.35, from z²."""
    return polynomial(square, (-0.0489582308, 0.132957995, -0.333324224, 0.99999994))


@triton.jit
def hyperbolic_tangent(x):
    near = x * tanh_over(x * x)
    e = exp(-2.0 * tl.abs(x))
    y = (1.0 - e) * reciprocal(1.0 + e)
    return tl.where(tl.abs(x) < 0.35, near, tl.where(x < 0, -y, y))


# ---- Formulas whose 16-bit results have an algebra of their own, as in ``cpu_16bit.h``: ``bind`` prefers these ----


@triton.jit
def hardswish(x):
    return tl.where(x <= -3, 0.0, x * tl.minimum((x + 3.0) * 0.16666667, 1.0))


@triton.jit
def gelu(x):
    """As declared; max(x, 0) is |x|/2 + x/2, which is NaN at -∞."""
    p, v = gelu_tail_parts(tl.abs(x))
    return tl.fma(v * -p, p, tl.fma(tl.abs(x), 0.5, 0.5 * x))


@triton.jit
def times_logistic(x, a):
    w = a * x
    p = root_of_exp(-tl.abs(w))
    fading = tl.where(w < 0, p, 1.0)
    return ((x * reciprocal(tl.fma(p, p, 1.0))) * fading) * fading


@triton.jit
def finite_logit(x, beta):
    """|β·x|, which is NaN if x is infinite, but not if only the product is."""
    return tl.fma(x, 0.0, at_most(tl.abs(beta * x), 1e30))


@triton.jit
def swish_derivative(x, beta):
    t = finite_logit(x, beta)
    tail = logistic_slope(t, -t)
    return tl.where(beta * x >= 0, 1.0 - tail, tail)


@triton.jit
def gate_beside_slope(x, alpha):
    p = root_of_exp(-finite_logit(x, alpha))
    fading = tl.where(alpha * x < 0, p, 1.0)
    return ((x * reciprocal(1.0 + p * p)) * fading) * fading


@triton.jit
def fast_gelu(x):
    return times_logistic(x, 1.702)


@triton.jit
def fast_gelu_derivative(x):
    return swish_derivative(x, 1.702)


@triton.jit
def celu(x, alpha):
    """As declared, but next to 0 it is x·(e^p - 1)/p with p = x/alpha, which does not underflow."""
    unit = tl.where(tl.abs(alpha) < 8.673617379884035e-19, 18446744073709551616.0, 1.0)  # else 1/alpha may overflow
    p = (x * unit) * (1.0 / (alpha * unit))
    root = root_of_exp(p)
    far = tl.fma(alpha * root, root, -alpha)
    near = tl.where(alpha - alpha == 0, 0.4, 0.0)  # none if alpha is infinite: ∞·0
    return tl.where(x >= 0, x, tl.where(tl.abs(p) < near, x * expm1_over(p), far))


@triton.jit
def logsigmoid(x):
    p = root_of_exp(-tl.abs(x))
    return tl.fma(log1p_over_e(p * p) * -p, p, tl.where(x < 0, x, 0.0))


@triton.jit
def softplus(x, beta, threshold):
    """log(1 + e)/β with e = e^-|β·x|: a root of e, which may be small, comes with 1/β, which may be huge."""
    y = beta * x
    p = root_of_exp(-tl.abs(y))
    whole = tl.fma(log1p_over_e(p * p) * p, p * (1.0 / beta), tl.where(y > 0, x, 0.0))
    return tl.where(tl.fma(beta, x, -threshold) > 0, x, whole)


@triton.jit
def mish(x):
    """With E = e^x and n = E·(E + 2) it is x·n/(n + 2), which is x from 10 on."""
    e = exp(at_most(x, 10.0))
    n = e * (e + 2.0)
    return x * (n * reciprocal(n + 2.0))


@triton.jit
def mish_derivative(x):
    """E·(x + 1 + E·(x + 3/2 + E + E²/4))/h² with E = e^x and h = 1 + E + E²/2, which is 1 from 20 on."""
    y = tl.fma(x, 0.0, at_most(x, 20.0))  # NaN at infinity
    p = root_of_exp(y)
    e = p * p
    r = reciprocal(tl.fma(e, tl.fma(e, 0.5, 1.0), 1.0))
    above = tl.fma(e, tl.fma(e, tl.fma(e, 0.25, 1.0), y + 1.5), y + 1.0)
    return ((above * r) * (p * r)) * p


@triton.jit
def silu_bend(t):
    """SiLU''(t) for t ≥ 0; NaN if infinite."""
    p = root_of_exp(-t)
    e = p * p
    r = reciprocal(1.0 + e)
    root = p * r
    return (tl.fma(t * (e - 1.0), r, 2.0) * root) * root


@triton.jit
def silu_second_derivative(x):
    return silu_bend(tl.abs(x))


@triton.jit
def swish_second_derivative(x, beta):
    return beta * silu_bend(finite_logit(x, beta))


@triton.jit
def fast_gelu_second_derivative(x):
    return swish_second_derivative(x, 1.702)


@triton.jit
def gelu_tanh_second_derivative(x):
    u = tl.abs(x)
    w, _ = tanh_gelu_logit(u)
    p = root_of_exp(-w)
    e = p * p
    r = reciprocal(1.0 + e)
    root = p * r
    c = at_most(u, 14.0)
    square = c * c
    slope = tl.fma(square, 0.214064449, 1.59576912)
    sum = tl.fma(slope, 2.0, square * 0.428128898)
    return (tl.fma((c * slope) * (slope * (e - 1.0)), r, sum) * root) * root


@triton.jit
def mish_second_derivative(x):
    """4·E·(2·(1 + E) + x·(1 - 2·E + 4·E/δ))/δ², on the right in terms of 1/E and δ/E².

    The quotient is corrected by its remainder: 4/25 at 0 makes many ties.
    """
    t = tl.abs(x)
    p = root_of_exp(-t)
    e = p * p
    left = x < 0
    d = tl.where(left, tl.fma(e, e + 2.0, 2.0), tl.fma(e, tl.fma(e, 2.0, 2.0), 1.0))
    r = reciprocal(d)
    factor = tl.where(left, 1.0, e)
    bend = tl.fma((e * factor) * r, 4.0, tl.where(left, tl.fma(e, -2.0, 1.0), e - 2.0))
    sum = tl.fma(tl.maximum(tl.minimum(x, 120.0), -120.0), bend, tl.fma(e, 2.0, 2.0))
    square = r * r
    quotient = sum * square
    quotient = tl.fma(tl.fma(-quotient, d * d, sum), square, quotient)
    return (((4.0 * factor) * quotient) * p) * p


# ---- SituGLU, with pairs as below ----


@triton.jit
def scaled_reciprocal(limit):
    """A power of two, and 1/|limit| over it, which neither overflows nor is subnormal; NaN if limit is infinite."""
    size = tl.abs(limit)
    large = 18446744073709551616.0
    unit = tl.where(size > 1.152921504606847e18, 1.0 / large, tl.where(size < 8.673617379884035e-19, large, 1.0))
    return unit, (limit / limit) / (size * unit)


@triton.jit
def bounded_parts(x, limit):
    """z = |x/limit|, e^-z, 1 + e^-2z, and limit·tanh(x/limit) times that sum."""
    unit, one_over_size = scaled_reciprocal(limit)
    z = (tl.abs(x) * unit) * one_over_size
    p = tl.exp2(z * -1.44269504)
    sum = tl.fma(p, p, 1.0)
    far = tl.fma(-p, p, 1.0) * tl.abs(limit)
    return z, p, sum, tl.where(z < 0.35, (x * tanh_over(z * z)) * sum, tl.where(x < 0, -far, far))


@triton.jit
def bounded_pairs(x, limit):
    _, p, sum, w = bounded_parts(x, limit)
    r = reciprocal(sum)
    root = p * r
    return w * r, 0.0, (4.0 * root) * root, 0.0


@triton.jit
def situ_pairs(x, beta):
    _, p, a, w = bounded_parts(x, beta)
    q = root_of_exp(-tl.abs(x))
    other = q * q
    b = 1.0 + other
    r = reciprocal(a * b)
    left = x < 0
    fading = tl.where(left, q, 1.0)
    s = tl.fma(w * a, tl.where(left, 1.0, other), ((4.0 * b) * p) * p)
    root = r * fading
    return ((w * r) * fading) * fading, 0.0, (s * root) * root, 0.0


@triton.jit
def bounded_situ_glu(a, v, beta, linear_beta):
    _, _, c, w = bounded_parts(a, beta)
    _, _, c_of_v, w_of_v = bounded_parts(v, linear_beta)
    q = root_of_exp(-tl.abs(a))
    fading = tl.where(a < 0, q, 1.0)
    return (((w * reciprocal((c * tl.fma(q, q, 1.0)) * c_of_v)) * fading) * fading) * w_of_v


@triton.jit
def tanh_over_limit(x, limit):
    """tanh(x/limit)/limit: that of |x/limit|, over |limit|, with the sign of x."""
    z, p, sum, _ = bounded_parts(x, limit)
    t = tl.where(z < 0.35, z * tanh_over(z * z), tl.fma(-p, p, 1.0) * reciprocal(sum))
    unit, one_over_size = scaled_reciprocal(limit)
    return (tl.where(x < 0, -t, t) * one_over_size) * unit


@triton.jit
def situ_bend(x, beta):
    b, _, slope, _ = bounded_pairs(x, beta)
    q = root_of_exp(-tl.abs(x))
    e = q * q
    r = reciprocal(1.0 + e)
    left = x < 0
    rest = tl.where(left, 1.0, e) * r
    difference = tl.where(left, 1.0 - e, e - 1.0) * r
    bend = slope * (rest - tanh_over_limit(x, beta))
    total = (bend + bend + b * (rest * difference)) * r
    fading = tl.where(left, q, 1.0)
    return (total * fading) * fading


@triton.jit
def bounded_bend(x, limit):
    _, _, slope, _ = bounded_pairs(x, limit)
    return -2.0 * slope * tanh_over_limit(x, limit)


# ---- Pairs, of a number and what its rounding lost: 16 bits need none of the second. ----


@triton.jit
def joined(a, a_lo):
    return a


@triton.jit
def pair_times(a, a_lo, v):
    return a * v, 0.0


@triton.jit
def rounded_product(a, a_lo, b, b_lo):
    return a * b


@triton.jit
def rounded_multiple(a, a_lo, v):
    return a * v
