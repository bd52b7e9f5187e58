# SPDX-License-Identifier: Apache-2.0
"""The activations and their derivatives, each written once, in the formula language.

Each is algebra over the primitives that keeps its digits: both halves of the line are written with e^-|x|, which never
overflows, and where the result dies away the small factor is multiplied in last, so that only the result can underflow.
At ±inf the value is the one of the textbook formula in IEEE arithmetic.
"""

from actgrad.primitives import (
    absolute,
    exp,
    fma,
    mills_ratio,
    tanh_gelu_logit,
    tanh_gelu_slope,
    times_exp,
    times_normal_pdf,
    where,
)


def silu(x):
    """x·σ(x)"""
    t = absolute(x)
    e = exp(-t)
    return where(x < 0, times_exp(x, -t), x) / (1 + e)


def silu_derivative(x):
    """SiLU'(x) = σ(x)·(1 + x·(1 − σ(x)))"""
    t = absolute(x)
    e = exp(-t)
    d = 1 + e
    return where(x < 0, times_exp((1 - t) + e, -t), fma(t, e, d)) / (d * d)


def silu_with_derivative(x):
    """SiLU(x) and SiLU'(x), with one exponential and one division."""
    t = absolute(x)
    e = exp(-t)
    d = 1 + e
    r = 1 / d
    value = where(x < 0, times_exp(x, -t), x) * r
    derivative = where(x < 0, times_exp((1 - t) + e, -t), fma(t, e, d)) * (r * r)
    return value, derivative


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
    """x·Φ(x)"""
    u = absolute(x)
    m = mills_ratio(u)
    p = times_normal_pdf(where(x < 0, x * m, m), u)  # x·Φ(x) on the left, 1 − Φ(x) on the right
    return where(x < 0, p, x * (1 - p))


def gelu_derivative(x):
    """Φ(x) + x·φ(x); on the right it is 1 minus its mirror image"""
    u = absolute(x)
    tail = times_normal_pdf(mills_ratio(u) - u, u)
    return where(x < 0, tail, 1 - tail)


def gelu_tanh(x):
    """x·σ(2z) with z = √(2/π)·(x + 0.044715·x³), which is x·(1 + tanh z)/2"""
    w, w_lo = tanh_gelu_logit(absolute(x))
    e = exp(-w, -w_lo)
    return where(x < 0, times_exp(x, -w, -w_lo), x) / (1 + e)


def gelu_tanh_derivative(x):
    """The derivative of x·σ(2z): σ(2z)·(1 + q·(1 − σ(2z))) with q = x·(2z)'"""
    u = absolute(x)
    w, w_lo = tanh_gelu_logit(u)
    q = tanh_gelu_slope(u)
    e = exp(-w, -w_lo)
    d = 1 + e
    return where(x < 0, times_exp((1 - q) + e, -w, -w_lo), fma(q, e, d)) / (d * d)
