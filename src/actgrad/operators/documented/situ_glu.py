# SPDX-License-Identifier: Apache-2.0
"""aclnnSituGlu: f(a)·v of the two halves of its input with f(a) = beta·tanh(a/beta)·σ(a), v optionally bounded; and its
gradient.

A product of two such functions has the errors of both and that of its own rounding. So each is a pair, the value and
its error, up to the last operation (double-float arithmetic).
"""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    divide,
    exp,
    exp_pair,
    fma,
    times_exp,
    times_expm1,
    where,
)
from actgrad.operators.contract import (
    Flag,
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    Scalar,
    activated,
    dim_in_range,
    even_size,
    half_of,
    halved,
    like,
    plain,
    rank,
    same_dtype,
    same_shape,
    supported,
)

# ---- Pairs ----


def joined(a, a_lo):
    """The sum of a pair; where it overflows, or is 0, the value alone"""
    return where(absolute(a_lo) < absolute(a), a + a_lo, a)


def product_of_pairs(a, a_lo, b, b_lo):
    """(a + a_lo)·(b + b_lo)"""
    p = a * b
    return p, fma(a, b, -p) + fma(a, b_lo, a_lo * b)


def quotient_of_pairs(a, a_lo, b, b_lo):
    """(a + a_lo)/(b + b_lo)"""
    q = divide(a, b)
    return q, divide(fma(-q, b, a) + (a_lo - q * b_lo), b)


def times_pairs(g, a, a_lo, b, b_lo):
    """(g·(a + a_lo))·(b + b_lo), rounded once; b, which may be subnormal, is multiplied last"""
    p, p_lo = product_of_pairs(g, 0.0, a, a_lo)
    r, r_lo = product_of_pairs(p, p_lo, b, b_lo)
    return joined(r, r_lo)


def one_plus_exp(x):
    """1 + e^-|x|"""
    e, e_lo = exp_pair(-absolute(x))
    d = 1 + e
    return d, ((1 - d) + e) + e_lo


# ---- limit·tanh(x/limit), for a limit of either sign; NaN for a limit that is 0, infinite or NaN ----


def ratio_pair(x, limit):
    """|x/limit|; beyond 200 its low part counts for nothing"""
    u = absolute(divide(x, limit))
    size = absolute(limit)
    return u, where(u < 200, divide(fma(-u, size, absolute(x)), size), 0)


def tanh_complement(u, u_lo):
    """1 − tanh(u + u_lo) = 2·e/(1 + e) with e = e^(−2·(u + u_lo)), for u ≥ 0"""
    e, e_lo = exp_pair(-2 * u, -2 * u_lo)
    d = 1 + e
    c, c_lo = quotient_of_pairs(2 * e, 2 * e_lo, d, ((1 - d) + e) + e_lo)
    return c, c_lo


def tanh_of_complement(u, u_lo, c, c_lo):
    """tanh(u + u_lo), from what 1 lacks to it; next to 0 it is −m/(2 + m) with m = e^(−2·(u + u_lo)) − 1"""
    t = 1 - c
    t_lo = ((1 - t) - c) - c_lo
    m = times_expm1(1.0, -2 * u, -2 * u_lo)
    d = 2 + m
    q, q_lo = quotient_of_pairs(-m, 0.0, d, (2 - d) + m)
    return where(u < 0.35, q, t), where(u < 0.35, q_lo, t_lo)


def bounded_pair(x, limit):
    """limit·tanh(x/limit), which is x where the quotient may be subnormal"""
    one = divide(limit, limit)
    size = absolute(limit) * one
    u, u_lo = ratio_pair(x, limit)
    c, c_lo = tanh_complement(u, u_lo)
    t, t_lo = tanh_of_complement(u, u_lo, c, c_lo)
    b, b_lo = product_of_pairs(size, 0.0, t, t_lo)
    tiny = where(u < 1e-25, 1.0, 0.0)
    first = where(tiny > 0, absolute(x) * one, b)
    second = where(tiny > 0, 0, b_lo)
    return where(x < 0, -first, where(x > 0, first, x * one)), where(x < 0, -second, second)


def bounded_slope_pair(x, limit):
    """1 − tanh²(x/limit) = c·(2 − c) with c = 1 − tanh|x/limit|; far out 4·e/(1 + e)² with e = e^(−2·|x/limit|)"""
    one = divide(limit, limit)
    u, u_lo = ratio_pair(x, limit)
    c, c_lo = tanh_complement(u, u_lo)
    rest = 2 - c
    slope, slope_lo = product_of_pairs(c, c_lo, rest * one, ((2 - rest) - c) - c_lo)
    d = 1 + exp(-2 * u)
    tail = times_exp(divide(4 * one, d * d), -2 * u, -2 * u_lo)
    return where(u > 30, tail, slope), where(u > 30, 0, slope_lo)


def bounded_bend(x, limit):
    """−2·tanh(x/limit)·(1 − tanh²(x/limit))/limit"""
    b, b_lo = bounded_pair(x, limit)
    slope, slope_lo = bounded_slope_pair(x, limit)
    return -2 * joined(slope, slope_lo) * divide(divide(joined(b, b_lo), limit), limit)


# ---- f(x) = beta·tanh(x/beta)·σ(x) ----


def times_fading_exp(q, q_lo, x):
    """q·e^x for x < 0, and q above; far out only the product can underflow"""
    e, e_lo = exp_pair(-absolute(x))
    p, p_lo = product_of_pairs(q, q_lo, e, e_lo)
    first = where(x < -60, times_exp(q, -absolute(x)), p)
    second = where(x < -60, 0, p_lo)
    return where(x < 0, first, q), where(x < 0, second, q_lo)


def situ_quotient(x, beta):
    """beta·tanh(x/beta)/(1 + e^-|x|)"""
    b, b_lo = bounded_pair(x, beta)
    d, d_lo = one_plus_exp(x)
    q, q_lo = quotient_of_pairs(b, b_lo, d, d_lo)
    return q, q_lo


def situ_pair(x, beta):
    """beta·tanh(x/beta)·σ(x)"""
    q, q_lo = situ_quotient(x, beta)
    f, f_lo = times_fading_exp(q, q_lo, x)
    return f, f_lo


def situ_slope_pair(x, beta):
    """σ(x)·((1 − t²) + beta·t·(1 − σ(x))) with t = tanh(x/beta)"""
    a, a_lo = bounded_slope_pair(x, beta)
    q, q_lo = situ_quotient(x, beta)
    e, e_lo = exp_pair(-absolute(x))
    r, r_lo = product_of_pairs(q, q_lo, where(x < 0, 1, e), where(x < 0, 0, e_lo))
    s = a + r
    part = s - a
    s_lo = ((a - (s - part)) + (r - part)) + (a_lo + r_lo)
    d, d_lo = one_plus_exp(x)
    y, y_lo = quotient_of_pairs(s, s_lo, d, d_lo)
    slope, slope_lo = times_fading_exp(y, y_lo, x)
    return slope, slope_lo


def situ_bend(x, beta):
    """s·((1 − t²)·(2·(1 − s) − 2·t/beta) + beta·t·(1 − s)·(1 − 2·s)) with t = tanh(x/beta) and s = σ(x)"""
    b_first, b_lo = bounded_pair(x, beta)
    b = joined(b_first, b_lo)
    slope_first, slope_lo = bounded_slope_pair(x, beta)
    slope = joined(slope_first, slope_lo)
    e = exp(-absolute(x))
    d = 1 + e
    rest = divide(where(x < 0, 1, e), d)  # 1 − s
    difference = divide(where(x < 0, 1 - e, e - 1), d)  # 1 − 2·s
    bend = slope * (rest - divide(divide(b, beta), beta))
    total = divide(bend + bend + b * (rest * difference), d)
    return where(x < 0, times_exp(total, -absolute(x)), total)


# ---- The two as functions of one variable, which are swept over all of float32 ----


def bounded_tanh(x, limit):
    """limit·tanh(x/limit)"""
    b, b_lo = bounded_pair(x, limit)
    return joined(b, b_lo)


def bounded_tanh_derivative(x, limit):
    """1 − tanh²(x/limit)"""
    slope, slope_lo = bounded_slope_pair(x, limit)
    return joined(slope, slope_lo)


def situ(x, beta):
    """beta·tanh(x/beta)·σ(x)"""
    f, f_lo = situ_pair(x, beta)
    return joined(f, f_lo)


def situ_derivative(x, beta):
    """σ(x)·((1 − t²) + beta·t·(1 − σ(x))) with t = tanh(x/beta)"""
    slope, slope_lo = situ_slope_pair(x, beta)
    return joined(slope, slope_lo)


BOUNDED_TANH = Activation(
    function=bounded_tanh,
    derivative=bounded_tanh_derivative,
    second_derivative=bounded_bend,
    bounds={bounded_tanh: Bound(2.5), bounded_tanh_derivative: Bound(1.5)},
    points=(0.0, 0.35, 0.5493061, 9.0, 30.0, 44.0, 52.0, 200.0),
    settings=tuple({"limit": limit} for limit in (1.0, 7.0, 0.25, -2.0)),
)
SITU = Activation(
    function=situ,
    derivative=situ_derivative,
    second_derivative=situ_bend,
    bounds={situ: Bound(2.5), situ_derivative: Bound(2.0, near_root=(-1.5, -0.25), absolute=2**-24)},
    half_bounds={situ_derivative: Bound(0.6)},
    points=(0.0, 0.35, 9.0, 30.0, 44.0, -60.0, -88.0, -103.9, 200.0),
    settings=tuple({"beta": beta} for beta in (1.0, 0.25, -2.0)),  # of others the root is elsewhere: see SLOPE
)


# ---- f(a)·v ----


def situ_glu(a, v, beta):
    """f(a) · v"""
    f, f_lo = situ_pair(a, beta)
    p, p_lo = product_of_pairs(f, f_lo, v, 0.0)
    return joined(p, p_lo)


def situ_glu_gradient(dy, a, v, beta):
    """d(a) = dy · v · f'(a), d(v) = dy · f(a)"""
    f, f_lo = situ_pair(a, beta)
    slope, slope_lo = situ_slope_pair(a, beta)
    p, p_lo = product_of_pairs(dy, 0.0, f, f_lo)
    return times_pairs(dy, v, 0.0, slope, slope_lo), joined(p, p_lo)


def situ_glu_second_gradient(dda, ddv, dy, a, v, beta):
    """The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)"""
    f, f_lo = situ_pair(a, beta)
    slope_first, slope_lo = situ_slope_pair(a, beta)
    slope = joined(slope_first, slope_lo)
    ddy = dda * v * slope + ddv * joined(f, f_lo)
    da = dy * (dda * v * situ_bend(a, beta) + ddv * slope)
    dv = dy * dda * slope
    return ddy, da, dv


# ---- f(a)·h(v) with h(v) = linear_beta·tanh(v/linear_beta), for linear_beta > 0 ----


def bounded_situ_glu(a, v, beta, linear_beta):
    """f(a) · h(v)"""
    f, f_lo = situ_pair(a, beta)
    h, h_lo = bounded_pair(v, linear_beta)
    p, p_lo = product_of_pairs(f, f_lo, h, h_lo)
    return joined(p, p_lo)


def bounded_situ_glu_gradient(dy, a, v, beta, linear_beta):
    """d(a) = dy · h(v) · f'(a), d(v) = dy · f(a) · h'(v)"""
    f, f_lo = situ_pair(a, beta)
    h, h_lo = bounded_pair(v, linear_beta)
    f_slope, f_slope_lo = situ_slope_pair(a, beta)
    h_slope, h_slope_lo = bounded_slope_pair(v, linear_beta)
    return times_pairs(dy, h, h_lo, f_slope, f_slope_lo), times_pairs(dy, f, f_lo, h_slope, h_slope_lo)


def bounded_situ_glu_second_gradient(dda, ddv, dy, a, v, beta, linear_beta):
    """The gradients of dy, a and v, given those of d(a) = dy · h(v) · f'(a) and d(v) = dy · f(a) · h'(v)"""
    f_first, f_lo = situ_pair(a, beta)
    f = joined(f_first, f_lo)
    f_slope_first, f_slope_lo = situ_slope_pair(a, beta)
    f_slope = joined(f_slope_first, f_slope_lo)
    h_first, h_lo = bounded_pair(v, linear_beta)
    h = joined(h_first, h_lo)
    h_slope_first, h_slope_lo = bounded_slope_pair(v, linear_beta)
    h_slope = joined(h_slope_first, h_slope_lo)
    ddy = dda * h * f_slope + ddv * f * h_slope
    da = dy * (dda * h * situ_bend(a, beta) + ddv * f_slope * h_slope)
    dv = dy * (dda * h_slope * f_slope + ddv * f * bounded_bend(v, linear_beta))
    return ddy, da, dv


SUPPORT = supported(bf16="Ascend950 Ascend910_93 Ascend910B")
SCALARS = (
    Scalar("beta", "beta", "the bound of f's tanh factor, of either sign; 0 gives NaN", default=1.0, type="double"),
    Scalar("linearBeta", "linear_beta", "the bound of v; no bound if it is not above 0", default=0.0, type="double"),
)
ACTIVATE_LEFT = Flag(
    "activateLeft", "activate_left", "whether a is the left half rather than the right one", default=True
)
SLOPE = Bound(
    4.0, near_root=(-2.5, 0.0), absolute=2**-24
)  # the root is next to 0 for a small beta, at -1.28 for a large one

SITU_GLU = Operator(
    name="SituGlu",
    python="situ_glu",
    header="aclnn_situ_glu.h",
    summary="SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a): a is the half of `x` that `activateLeft` selects.",
    source="the document of aclnnSituGlu",
    parameters=(
        Input("x", "x", "the input: its two halves along `dim`"),
        Int("dim", "dim", "the dimension along which `x` is split", default=-1, splits=("x",)),
        *SCALARS,
        ACTIVATE_LEFT,
        Output("out", "out", "SituGLU of `x`", shape=half_of("x"), const=True),
    ),
    support=SUPPORT,
    dtype_checks=(same_dtype("x", "out"),),
    shape_checks=(rank("x", 1), dim_in_range("dim", "x"), even_size("x"), *halved("out", "x")),
    kernels=(
        Kernel(
            situ_glu,
            (activated("x"), plain("x")),
            ("out",),
            (Bound(3.0),),
            scalars=("beta",),
            when={"linearBeta": 0},
            derivatives=(situ_glu_gradient, situ_glu_second_gradient),
            factors=(SITU,),
        ),
        Kernel(
            bounded_situ_glu,
            (activated("x"), plain("x")),
            ("out",),
            (Bound(4.0),),
            scalars=("beta", "linearBeta"),
            when={"linearBeta": 1},
            derivatives=(bounded_situ_glu_gradient, bounded_situ_glu_second_gradient),
            factors=(SITU, BOUNDED_TANH),
        ),
    ),
    math="out = beta · tanh(a/beta) · σ(a) · h(v)\n"
    "h(v) = linearBeta · tanh(v/linearBeta)  where linearBeta > 0\n"
    "h(v) = v                                elsewhere",
    gradient="situ_glu_backward",
)

SITU_GLU_GRAD = Operator(
    name="SituGluGrad",
    python="situ_glu_backward",
    header="aclnn_situ_glu_grad.h",
    summary="The gradient of SituGLU, f(a)·v with f(a) = beta·tanh(a/beta)·σ(a).",
    source="the document of aclnnSituGluGrad",
    parameters=(
        Input("gradY", "dy", "the gradient of SituGLU's output"),
        Input("x", "x", "the input of SituGLU: its two halves along `dim`"),
        Int("dim", "dim", "the dimension along which `x` is split", default=-1, splits=("x", "out")),
        *SCALARS,
        ACTIVATE_LEFT,
        Output("out", "out", "the gradient of `x`, in the same halves", shape=like("x"), const=True),
    ),
    support=SUPPORT,
    dtype_checks=(same_dtype("gradY", "x", "out"),),
    shape_checks=(
        rank("x", 1),
        dim_in_range("dim", "x"),
        even_size("x"),
        *halved("gradY", "x"),
        same_shape("out", "x"),
    ),
    kernels=(
        Kernel(
            situ_glu_gradient,
            ("gradY", activated("x"), plain("x")),
            (activated("out"), plain("out")),
            (SLOPE, Bound(4.0)),
            scalars=("beta",),
            when={"linearBeta": 0},
        ),
        Kernel(
            bounded_situ_glu_gradient,
            ("gradY", activated("x"), plain("x")),
            (activated("out"), plain("out")),
            (SLOPE, Bound(4.0)),
            scalars=("beta", "linearBeta"),
            when={"linearBeta": 1},
        ),
    ),
    math="d(a) = gradY · h(v) · s · ((1 − t²) + beta · t · (1 − s))\n"
    "d(v) = gradY · beta · t · s · h'(v)\n"
    "s = σ(a),  t = tanh(a/beta)\n"
    "h(v) = linearBeta · tanh(v/linearBeta)  where linearBeta > 0\n"
    "h(v) = v                                elsewhere",
    gradient="situ_glu_double_backward",
)
