# SPDX-License-Identifier: Apache-2.0
"""The activations and their first two derivatives, each written once, in the formula language.

Each is algebra over the primitives that keeps its digits: both halves of the line are written with e^-|x|, which never
overflows, and where the result dies away the small factor is multiplied in last, so that only the result can underflow.
At ±inf the value is the one of the textbook formula in IEEE arithmetic.
"""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    HALF_PRECISION_ULP,
    Bound,
    absolute,
    at_most,
    divide_near_one,
    exp,
    fma,
    gelu_slope,
    gelu_tail,
    logistic_slope,
    over_one_plus,
    tanh_gelu_growth,
    tanh_gelu_logit,
    times_exp,
    times_gaussian,
    where,
)


def silu(x):
    """x·σ(x)"""
    t = absolute(x)
    e = exp(-t)
    return over_one_plus(where(x < 0, times_exp(x, -t), x), e)


def silu_derivative(x):
    """SiLU'(x) = σ(x)·(1 + x·(1 − σ(x))); on the right it is 1 minus its mirror image"""
    t = absolute(x)
    tail = logistic_slope(t, -t)
    return where(x >= 0, 1 - tail, tail)


def gelu(x):
    """x·Φ(x), which is max(x, 0) − u·(1 − Φ(u)) with u = |x|"""
    return where(x < 0, 0 * x, x) - gelu_tail(absolute(x))  # 0·x: NaN at −∞


def gelu_derivative(x):
    """Φ(x) + x·φ(x); on the right it is 1 minus its mirror image"""
    tail = gelu_slope(absolute(x))
    return where(x >= 0, 1 - tail, tail)


def gelu_tanh(x):
    """x·σ(w) with w = 2·√(2/π)·(x + 0.044715·x³), which is x·(1 + tanh(w/2))/2"""
    w, w_lo = tanh_gelu_logit(absolute(x))
    e = exp(-w, -w_lo)
    return over_one_plus(where(x < 0, times_exp(x, -w, -w_lo), x), e)


def gelu_tanh_derivative(x):
    """σ(w)·(1 + q·(1 − σ(w))) with q = x·w'(x); on the right it is 1 minus its mirror image"""
    u = absolute(x)
    w, w_lo = tanh_gelu_logit(u)
    q, q_lo = tanh_gelu_growth(u)
    tail = logistic_slope(q, -w, q_lo, -w_lo)
    return where(x >= 0, 1 - tail, tail)


# ---- Second derivatives. SiLU'', GELU'' and tanh-GELU'' are even functions, so each is written in |x|. ----


def silu_second_derivative(x):
    """SiLU''(x) = σ'(x)·(2 + x·(1 − 2·σ(x))), and σ'(x) = e^-|x| / (1 + e^-|x|)²"""
    t = absolute(x)
    e = exp(-t)
    d = 1 + e
    return times_exp(divide_near_one(2 - t * divide_near_one(1 - e, d), d * d), -t)


def gelu_second_derivative(x):
    """φ(x)·(2 − x²)"""
    u = at_most(absolute(x), 40)  # φ(40) underflows to 0
    return times_gaussian(0.3989422804014327 * fma(-u, u, 2), u)


def gelu_tanh_second_derivative(x):
    """σ'(w)·(2·w' + x·w'' + x·w'²·(1 − 2·σ(w))), with w as in tanh-GELU"""
    u = at_most(absolute(x), 22)  # e^-w(22) underflows to 0
    w, w_lo = tanh_gelu_logit(u)
    e = exp(-w, -w_lo)
    d = 1 + e
    square = u * u
    slope = fma(square, 0.21406444881780074, 1.5957691216057308)  # w'
    bend = square * 0.4281288976356015  # x·w''
    return times_exp(
        divide_near_one(fma(slope, 2, bend) - u * (slope * slope) * divide_near_one(1 - e, d), d * d), -w, -w_lo
    )


# ---- Their properties. Bounds hold near the roots too, except for the tanh form's. ----

SILU = Activation(
    silu,
    silu_derivative,
    silu_second_derivative,
    bounds={silu: Bound(3.0), silu_derivative: Bound(3.25)},
    half_bounds={silu_derivative: Bound(HALF_PRECISION_ULP, near_root=(-1.3, -1.26), absolute=2**-26)},
    points=(-1.2784645427610738, 2.399357280515468),
    torch="silu",
)
GELU = Activation(
    gelu,
    gelu_derivative,
    gelu_second_derivative,
    bounds={gelu: Bound(3.0), gelu_derivative: Bound(3.25)},
    half_bounds={gelu_derivative: Bound(HALF_PRECISION_ULP, near_root=(-0.76, -0.745), absolute=2**-26)},
    points=(-0.7517915246935645, -(2**0.5), 2**0.5, 14.5),
    torch="gelu",
)
GELU_TANH = Activation(
    gelu_tanh,
    gelu_tanh_derivative,
    gelu_tanh_second_derivative,
    bounds={
        gelu_tanh: Bound(3.0),
        gelu_tanh_derivative: Bound(3.25, near_root=(-0.758, -0.743), absolute=2**-30),
    },
    half_bounds={gelu_tanh_derivative: Bound(HALF_PRECISION_ULP, near_root=(-0.76, -0.745), absolute=2**-26)},
    points=(-0.752461422071016, -1.418504008790828, 1.418504008790828),
    torch="gelu",
    torch_options={"approximate": "tanh"},
)

ACTIVATIONS = tuple(value for value in list(globals().values()) if isinstance(value, Activation))
