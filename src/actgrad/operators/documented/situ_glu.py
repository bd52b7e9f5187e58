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
    copysign,
    decay_and_rest,
    divide,
    divide_near_one,
    fma,
    scaled_exp,
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
    return p, fma(a_lo, b, fma(a, b_lo, fma(a, b, -p)))


def pair_times(a, a_lo, v):
    """(a + a_lo)·v"""
    p = a * v
    return p, fma(a_lo, v, fma(a, v, -p))


def rounded_product(a, a_lo, b, b_lo):
    """(a + a_lo)·(b + b_lo), rounded once; where it overflows, or is 0, a·b"""
    rest = fma(a, b_lo, a_lo * b)
    return fma(a, b, where(absolute(rest) < absolute(a * b), rest, -0.0))


def rounded_multiple(a, a_lo, v):
    """(a + a_lo)·v, rounded once; where it overflows, or is 0, a·v"""
    rest = a_lo * v
    return fma(a, v, where(absolute(rest) < absolute(a * v), rest, -0.0))


def excess_of(d, d_lo, r):
    """(d + d_lo)·r − 1, for r next to 1/d"""
    return fma(d_lo, r, fma(d, r, -1))


def quotient(a, a_lo, r, excess):
    """(a + a_lo)·r/(1 + excess)"""
    q = a * r
    return q, fma(-q, excess, fma(a_lo, r, fma(a, r, -q)))


def quotient_by_square(a, a_lo, r, s, excess):
    """(a + a_lo)·r·s/(1 + excess)²"""
    square = r * s
    q = a * square
    rounding = fma(r, s, -square)
    return q, fma(-2 * excess, q, fma(a_lo, square, fma(a, rounding, fma(a, square, -q))))


def one_plus(e, e_lo, unit):
    """1 + (e + e_lo)·unit, for 0 ≤ e·unit ≤ 1"""
    d = fma(e, unit, 1)
    return d, fma(e_lo, unit, fma(e, unit, 1 - d))


def one_plus_product(e, unit):
    """1 + e·unit, for 0 ≤ e·unit ≤ 1"""
    d = fma(e, unit, 1)
    return d, fma(e, unit, 1 - d)


# ---- limit·tanh(x/limit), for a limit of either sign; NaN for a limit that is 0, infinite or NaN.
# With e = e^(−2·|x/limit|) and w = |limit|/2·(1 − e), it is ±2·w/(1 + e), and 1 − tanh² is 4·e/(1 + e)². ----


def unit_of(limit):
    """A power of two, and 2 over it: times that, neither 1/limit nor 110·limit overflows"""
    small = absolute(limit) * 1.152921504606847e18
    large = absolute(limit) * (1 / 2.658455991569832e36)
    unit = where(small < 1, 18446744073709551616.0, where(large > 1, 1 / 256, 1.0))
    return unit, where(small < 1, 1 / 9223372036854775808.0, where(large > 1, 512.0, 2.0))


def bounded_pairs(x, limit):
    """limit·tanh(x/limit), and its derivative 1 − tanh²(x/limit)"""
    unit, two = unit_of(limit)
    e, e_lo, w, w_lo = decay_and_rest(absolute(x) * unit, absolute(limit) * (0.5 * unit))
    a, a_lo = one_plus(e, e_lo, 1 / 4294967296.0)
    r = divide_near_one(1, a)
    excess = excess_of(a, a_lo, r)
    b, b_lo = quotient(w, w_lo, r * copysign(two, x), excess)
    slope, slope_lo = quotient_by_square(e, e_lo, r, r * (1 / 1073741824.0), excess)
    return b, b_lo, slope, slope_lo


def over_square(b, limit):
    """b/limit², for |b| ≤ |limit|"""
    unit, _two = unit_of(limit)
    inverse = divide(1, absolute(limit) * unit)
    return (b * unit) * inverse * inverse * unit


def bounded_bend(x, limit):
    """−2·tanh(x/limit)·(1 − tanh²(x/limit))/limit"""
    b, b_lo, slope, slope_lo = bounded_pairs(x, limit)
    return -2 * joined(slope, slope_lo) * over_square(joined(b, b_lo), limit)


# ---- f(x) = beta·tanh(x/beta)·σ(x) ----


def situ_pairs(x, beta):
    """f(x) = ±2·w/(a·b)·e^min(x, 0), and f'(x) = (4·e·b ± 2·w·a·e^-max(x, 0))/(a·b)²·e^min(x, 0)

    with w = |beta|/2·(1 − e), a = 1 + e and b = 1 + e^-|x|. Where x > 0 the sum in f' is 2^32 times that, as it may be
    small.
    """
    unit, two = unit_of(beta)
    e, e_lo, w, w_lo = decay_and_rest(absolute(x) * unit, absolute(beta) * (0.5 * unit))
    high, p = scaled_exp(-absolute(x))
    a, a_lo = one_plus(e, e_lo, 1 / 4294967296.0)
    b, b_lo = one_plus_product(high, p)
    d, d_lo = product_of_pairs(a, a_lo, b, b_lo)
    r = divide_near_one(1, d)
    excess = excess_of(d, d_lo, r)
    fading = where(x < 0, high, 1)
    # f
    q, q_lo = quotient(w, w_lo, r * (where(x < 0, p, 1) * copysign(two, x)), excess)
    f, f_lo = pair_times(q, q_lo, fading)
    # f'
    four = where(x < 0, 1 / 1073741824.0, 4.0)
    t, t_lo = product_of_pairs(b, b_lo, four * e, four * e_lo)
    other, other_lo = product_of_pairs(w, w_lo, a, a_lo)
    v, v_lo = pair_times(other, other_lo, where(x < 0, -two, (high * (two * 4294967296.0)) * p))
    s = t + v
    part = s - t
    s_lo = ((t - (s - part)) + (v - part)) + (t_lo + v_lo)
    y, y_lo = quotient_by_square(s, s_lo, r, r * where(x < 0, p, 1 / 4294967296.0), excess)
    slope, slope_lo = pair_times(y, y_lo, fading)
    return f, f_lo, slope, slope_lo


def situ_bend(x, beta):
    """s·((1 − t²)·(2·(1 − s) − 2·t/beta) + beta·t·(1 − s)·(1 − 2·s)) with t = tanh(x/beta) and s = σ(x)"""
    unit, two = unit_of(beta)
    e, e_lo, w, w_lo = decay_and_rest(absolute(x) * unit, absolute(beta) * (0.5 * unit))
    high, p = scaled_exp(-absolute(x))
    a, a_lo = one_plus(e, e_lo, 1 / 4294967296.0)
    b, b_lo = one_plus_product(high, p)
    d, d_lo = product_of_pairs(a, a_lo, b, b_lo)
    r = divide_near_one(1, d)
    excess = excess_of(d, d_lo, r)
    one_over_a, low = quotient(b, b_lo, r, excess)
    over_b, over_b_lo = quotient(a, a_lo, r, excess)
    one_over_b = over_b + over_b_lo
    t = fma(w, one_over_a, fma(w, low, w_lo * one_over_a)) * copysign(two, x)  # beta·t
    scaled = one_over_a * (1 / 1073741824.0)
    square = fma(scaled, one_over_a, scaled * (low + low))
    slope = fma(e, square, e_lo * square)
    other = high * p
    rest = where(x < 0, 1, other) * one_over_b  # 1 − s
    difference = where(x < 0, 1 - other, other - 1) * one_over_b  # 1 − 2·s
    bend = slope * (rest - over_square(t, beta))
    total = (bend + bend + t * (rest * difference)) * one_over_b
    return total * where(x < 0, p, 1) * where(x < 0, high, 1)


# ---- The two as functions of one variable, which are swept over all of float32 ----


def bounded_tanh(x, limit):
    """limit·tanh(x/limit)"""
    b, b_lo, _slope, _slope_lo = bounded_pairs(x, limit)
    return joined(b, b_lo)


def bounded_tanh_derivative(x, limit):
    """1 − tanh²(x/limit)"""
    _b, _b_lo, slope, slope_lo = bounded_pairs(x, limit)
    return joined(slope, slope_lo)


def situ(x, beta):
    """beta·tanh(x/beta)·σ(x)"""
    f, f_lo, _slope, _slope_lo = situ_pairs(x, beta)
    return joined(f, f_lo)


def situ_derivative(x, beta):
    """σ(x)·((1 − t²) + beta·t·(1 − σ(x))) with t = tanh(x/beta)"""
    _f, _f_lo, slope, slope_lo = situ_pairs(x, beta)
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
    f, f_lo, _slope, _slope_lo = situ_pairs(a, beta)
    return rounded_multiple(f, f_lo, v)


def situ_glu_gradient(dy, a, v, beta):
    """d(a) = dy · v · f'(a), d(v) = dy · f(a)"""
    f, f_lo, slope, slope_lo = situ_pairs(a, beta)
    p = dy * v
    return rounded_product(p, fma(dy, v, -p), slope, slope_lo), rounded_multiple(f, f_lo, dy)


def situ_glu_second_gradient(dda, ddv, dy, a, v, beta):
    """The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)"""
    f, f_lo, slope_first, slope_lo = situ_pairs(a, beta)
    slope = joined(slope_first, slope_lo)
    ddy = dda * v * slope + ddv * joined(f, f_lo)
    da = dy * (dda * v * situ_bend(a, beta) + ddv * slope)
    dv = dy * dda * slope
    return ddy, da, dv


# ---- f(a)·h(v) with h(v) = linear_beta·tanh(v/linear_beta), for linear_beta > 0 ----


def bounded_situ_glu(a, v, beta, linear_beta):
    """f(a) · h(v), by one division"""
    unit, two = unit_of(beta)
    e, _e_lo, w, w_lo = decay_and_rest(absolute(a) * unit, absolute(beta) * (0.5 * unit))
    high, p = scaled_exp(-absolute(a))
    unit_of_v, two_of_v = unit_of(linear_beta)
    e_of_v, _e_lo_of_v, w_of_v, _w_lo_of_v = decay_and_rest(
        absolute(v) * unit_of_v, absolute(linear_beta) * (0.5 * unit_of_v)
    )
    b, b_lo = one_plus_product(high, p)
    c, c_lo = one_plus_product(e, 1 / 4294967296.0)
    bc, bc_lo = product_of_pairs(b, b_lo, c, c_lo)
    c_of_v, c_lo_of_v = one_plus_product(e_of_v, 1 / 4294967296.0)
    d, d_lo = product_of_pairs(bc, bc_lo, c_of_v, c_lo_of_v)
    r = divide_near_one(1, d)
    power = where(a < 0, p, 1) * copysign(two, a)
    q, q_lo = quotient(w, w_lo, r * power, excess_of(d, d_lo, r))
    f, f_lo = pair_times(q, q_lo, where(a < 0, high, 1))
    return rounded_multiple(f, f_lo, w_of_v * copysign(two_of_v, v))


def bounded_situ_glu_gradient(dy, a, v, beta, linear_beta):
    """d(a) = dy · h(v) · f'(a), d(v) = dy · f(a) · h'(v)"""
    f, f_lo, f_slope, f_slope_lo = situ_pairs(a, beta)
    h, h_lo, h_slope, h_slope_lo = bounded_pairs(v, linear_beta)
    p, p_lo = pair_times(h, h_lo, dy)
    q, q_lo = pair_times(f, f_lo, dy)
    # What may be subnormal is multiplied last.
    return rounded_product(p, p_lo, f_slope, f_slope_lo), rounded_product(q, q_lo, h_slope, h_slope_lo)


def bounded_situ_glu_second_gradient(dda, ddv, dy, a, v, beta, linear_beta):
    """The gradients of dy, a and v, given those of d(a) = dy · h(v) · f'(a) and d(v) = dy · f(a) · h'(v)"""
    f_first, f_lo, f_slope_first, f_slope_lo = situ_pairs(a, beta)
    f = joined(f_first, f_lo)
    f_slope = joined(f_slope_first, f_slope_lo)
    h_first, h_lo, h_slope_first, h_slope_lo = bounded_pairs(v, linear_beta)
    h = joined(h_first, h_lo)
    h_slope = joined(h_slope_first, h_slope_lo)
    ddy = dda * h * f_slope + ddv * f * h_slope
    # d(v) first: else the code for a GPU runs out of registers.
    dv = dy * (dda * h_slope * f_slope + ddv * f * bounded_bend(v, linear_beta))
    da = dy * (dda * h * situ_bend(a, beta) + ddv * f_slope * h_slope)
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
