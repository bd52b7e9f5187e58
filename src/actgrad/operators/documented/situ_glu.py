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
    divide_near_one,
    exp,
    exp_and_rest,
    fma,
    scaled_exp,
    times_exp,
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


def pair_times(a, a_lo, v):
    """(a + a_lo)·v"""
    p = a * v
    return p, fma(a, v, -p) + a_lo * v


def times_pairs(g, a, a_lo, b, b_lo):
    """(g·(a + a_lo))·(b + b_lo), rounded once; b, which may be subnormal, is multiplied last"""
    p, p_lo = pair_times(a, a_lo, g)
    r, r_lo = product_of_pairs(p, p_lo, b, b_lo)
    return joined(r, r_lo)


def quotient_of_pairs(a, a_lo, d, d_lo, r):
    """(a + a_lo)/(d + d_lo), with r = 1/d"""
    q = a * r
    return q, (fma(-q, d, a) + fma(-q, d_lo, a_lo)) * r


def two_minus(n, n_lo):
    """2 − (n + n_lo), for 0 ≤ n ≤ 1"""
    a = 2 - n
    return a, ((2 - a) - n) - n_lo


def one_plus(e):
    """1 + e, for 0 ≤ e ≤ 1"""
    d = 1 + e
    return d, (1 - d) + e


# ---- limit·tanh(x/limit), for a limit of either sign; NaN for a limit that is 0, infinite or NaN.
# With e = e^(−2·|x/limit|) and n = 1 − e, tanh|x/limit| is n/(2 − n), and 1 − tanh² is 4·e/(2 − n)². ----


def tanh_parts(x, limit):
    """2^32·e and n"""
    unit = where(  # keeps −2/size and its low part normal
        absolute(limit) > 1.152921504606847e18,
        1 / 1.8446744073709552e19,
        where(absolute(limit) < 1 / 1.152921504606847e18, 1.8446744073709552e19, 1.0),
    )
    size = absolute(limit) * unit
    k = divide(-2 * divide(limit, limit), size)  # NaN where the result is
    k_lo = divide(fma(-k, size, -2), size)
    u = absolute(x) * unit
    y = u * k
    y_lo = where(y > -400, fma(u, k_lo, fma(u, k, -y)), 0)
    e, e_lo, n, n_lo = exp_and_rest(y, y_lo)
    return e, e_lo, n, n_lo


def signed_numerator(x, limit, n, n_lo):
    """limit·n with the sign of x: 2·x where n may be subnormal"""
    size = where(x < 0, -absolute(limit), absolute(limit))
    w = size * n
    w_lo = fma(size, n_lo, fma(size, n, -w))
    return where(n < 1e-25, 2 * x, w), where(n < 1e-25, 0, w_lo)


def bounded_pairs(x, limit):
    """limit·tanh(x/limit), and its derivative 1 − tanh²(x/limit)"""
    e, e_lo, n, n_lo = tanh_parts(x, limit)
    w, w_lo = signed_numerator(x, limit, n, n_lo)
    a, a_lo = two_minus(n, n_lo)
    r = divide_near_one(1, a)
    b, b_lo = quotient_of_pairs(w, w_lo, a, a_lo, r)
    root, root_lo = quotient_of_pairs(e, e_lo, a, a_lo, r)
    s, s_lo = quotient_of_pairs(root, root_lo, a, a_lo, r)
    return b, b_lo, s * (1 / 1073741824.0), s_lo * (1 / 1073741824.0)


def bounded_bend(x, limit):
    """−2·tanh(x/limit)·(1 − tanh²(x/limit))/limit"""
    b, b_lo, slope, slope_lo = bounded_pairs(x, limit)
    return -2 * joined(slope, slope_lo) * divide(divide(joined(b, b_lo), limit), limit)


# ---- f(x) = beta·tanh(x/beta)·σ(x) ----


def situ_pairs(x, beta):
    """f(x) = w/(a·b)·e^min(x, 0), and f'(x) = (4·e·b + w·a·e^-max(x, 0))/(a·b)²·e^min(x, 0)

    with b = 1 + e^-|x|, w = beta·n with the sign of x, and a = 2 − n. Where x > 0 the sum in f' is 2^32 times that, as
    it may be small.
    """
    e, e_lo, n, n_lo = tanh_parts(x, beta)
    w, w_lo = signed_numerator(x, beta, n, n_lo)
    high, p = scaled_exp(-absolute(x))
    a, a_lo = two_minus(n, n_lo)
    b, b_lo = one_plus(high * p)
    d, d_lo = product_of_pairs(a, a_lo, b, b_lo)
    r = divide_near_one(1, d)
    # f
    q, q_lo = quotient_of_pairs(w, w_lo, d, d_lo, r)
    power = where(x < 0, p, 1)
    fading = where(x < 0, high, 1)
    f, f_lo = pair_times(q * power, q_lo * power, fading)
    # f'
    four = where(x < 0, 1 / 1073741824.0, 4.0)
    t, t_lo = product_of_pairs(four * e, four * e_lo, b, b_lo)
    other, other_lo = product_of_pairs(w, w_lo, a, a_lo)
    factor = where(x < 0, 1, (high * 4294967296.0) * p)
    v, v_lo = pair_times(other, other_lo, factor)
    s = t + v
    part = s - t
    s_lo = ((t - (s - part)) + (v - part)) + (t_lo + v_lo)
    root, root_lo = quotient_of_pairs(s, s_lo, d, d_lo, r)
    y, y_lo = quotient_of_pairs(root, root_lo, d, d_lo, r)
    power_of_slope = where(x < 0, p, 1 / 4294967296.0)
    slope, slope_lo = pair_times(y * power_of_slope, y_lo * power_of_slope, fading)
    return f, f_lo, slope, slope_lo


def situ_bend(x, beta):
    """s·((1 − t²)·(2·(1 − s) − 2·t/beta) + beta·t·(1 − s)·(1 − 2·s)) with t = tanh(x/beta) and s = σ(x)"""
    b_first, b_lo, slope_first, slope_lo = bounded_pairs(x, beta)
    b = joined(b_first, b_lo)
    slope = joined(slope_first, slope_lo)
    e = exp(-absolute(x))
    r = divide_near_one(1, 1 + e)
    rest = where(x < 0, 1, e) * r  # 1 − s
    difference = where(x < 0, 1 - e, e - 1) * r  # 1 − 2·s
    bend = slope * (rest - divide(divide(b, beta), beta))
    total = (bend + bend + b * (rest * difference)) * r
    return where(x < 0, times_exp(total, -absolute(x)), total)


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
    p, p_lo = pair_times(f, f_lo, v)
    return joined(p, p_lo)


def situ_glu_gradient(dy, a, v, beta):
    """d(a) = dy · v · f'(a), d(v) = dy · f(a)"""
    f, f_lo, slope, slope_lo = situ_pairs(a, beta)
    g, g_lo = pair_times(f, f_lo, dy)
    p = dy * v
    r, r_lo = product_of_pairs(p, fma(dy, v, -p), slope, slope_lo)
    return joined(r, r_lo), joined(g, g_lo)


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
    """f(a) · h(v)"""
    f, f_lo, _f_slope, _f_slope_lo = situ_pairs(a, beta)
    h, h_lo, _h_slope, _h_slope_lo = bounded_pairs(v, linear_beta)
    p, p_lo = product_of_pairs(f, f_lo, h, h_lo)
    return joined(p, p_lo)


def bounded_situ_glu_gradient(dy, a, v, beta, linear_beta):
    """d(a) = dy · h(v) · f'(a), d(v) = dy · f(a) · h'(v)"""
    f, f_lo, f_slope, f_slope_lo = situ_pairs(a, beta)
    h, h_lo, h_slope, h_slope_lo = bounded_pairs(v, linear_beta)
    return times_pairs(dy, h, h_lo, f_slope, f_slope_lo), times_pairs(dy, f, f_lo, h_slope, h_slope_lo)


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
