# SPDX-License-Identifier: Apache-2.0
"""The activations and their derivatives, each written once, in the formula language.

Each is algebra over the primitives that keeps its digits: both halves of the line are written with e^-|x|, which never
overflows, and where the result dies away the small factor is multiplied in last, so that only the result can underflow.
At ±inf the value is the one of the textbook formula in IEEE arithmetic. ``BOUNDS`` says how exact float32 results are,
``HALF_BOUNDS`` float16 and bfloat16; sweeps over all inputs hold them.
"""

from types import MappingProxyType

from actgrad.primitives import (
    HALF_PRECISION_ULP,
    Bound,
    absolute,
    exp,
    logistic_slope,
    over_one_plus,
    scaled_gelu_slope,
    scaled_gelu_tail,
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
    return where(x < 0, tail, 1 - tail)


def silu_with_derivative(x):
    """SiLU(x) and SiLU'(x); the compiler shares the exponential"""
    return silu(x), silu_derivative(x)


def hardswish(x):
    """x·(x + 3)/6 between −3 and 3, x above, 0 below"""
    return where(x >= 3, x, where(x <= -3, 0, x * ((x + 3) / 6)))


def hardswish_derivative_closed(x):
    """x/3 + 1/2 from −3 to 3, both included; 1 above, 0 below"""
    return where(x > 3, 1, where(x < -3, 0, (x + 1.5) / 3))


def hardswish_derivative_open(x):
    """x/3 + 1/2 between −3 and 3; 1 from 3 on, 0 down from −3"""
    return where(x >= 3, 1, where(x <= -3, 0, (x + 1.5) / 3))


def gelu(x):
    """x·Φ(x), which is max(x, 0) − u·(1 − Φ(u)) with u = |x|"""
    u = absolute(x)
    tail, tail_lo = scaled_gelu_tail(u)
    return where(x > 20, x, where(x < 0, 0, x) - times_gaussian(tail, u, tail_lo))  # from 20 on 1 − Φ(u) is 0


def gelu_derivative(x):
    """Φ(x) + x·φ(x); on the right it is 1 minus its mirror image"""
    u = absolute(x)
    tail = times_gaussian(scaled_gelu_slope(u), u)
    return where(x < 0, tail, 1 - tail)


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
    return where(x < 0, tail, 1 - tail)


# Exact next to their roots, too, but for the tanh form.
BOUNDS = MappingProxyType(
    {
        "silu": Bound(3.0),
        "silu_derivative": Bound(3.25),
        "hardswish": Bound(2.0),
        "hardswish_derivative_closed": Bound(1.0),
        "hardswish_derivative_open": Bound(1.0),
        "gelu": Bound(3.0),
        "gelu_derivative": Bound(3.25),
        "gelu_tanh": Bound(3.0),
        "gelu_tanh_derivative": Bound(3.25, near_root=(-0.758, -0.743), absolute=2**-30),
    }
)

# In the last places of float16 and bfloat16, also on GPUs, whose own 2^x is off by two last places of float32.
HALF_BOUNDS = MappingProxyType(
    {name: Bound(HALF_PRECISION_ULP) for name in BOUNDS}
    | {
        "silu_derivative": Bound(HALF_PRECISION_ULP, near_root=(-1.3, -1.26), absolute=2**-26),
        "gelu_tanh_derivative": Bound(HALF_PRECISION_ULP, near_root=(-0.76, -0.745), absolute=2**-26),
    }
)
