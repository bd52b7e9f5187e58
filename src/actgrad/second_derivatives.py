# SPDX-License-Identifier: Apache-2.0
"""The second derivatives of the activations, in the formula language: what the gradient of a gradient needs.

SiLU'', GELU'' and tanh-GELU'' are even functions, so each is written in |x|.
"""

from actgrad.primitives import absolute, at_most, exp, fma, tanh_gelu_logit, times_exp, times_gaussian, where


def silu_second_derivative(x):
    """SiLU''(x) = σ'(x)·(2 + x·(1 − 2·σ(x))), and σ'(x) = e^-|x| / (1 + e^-|x|)²"""
    t = absolute(x)
    e = exp(-t)
    d = 1 + e
    return times_exp((2 - t * ((1 - e) / d)) / (d * d), -t)


def hardswish_second_derivative(x):
    """1/3 between −3 and 3, 0 elsewhere"""
    return where(x >= 3, 0, where(x <= -3, 0, fma(x, 0, 1 / 3)))  # 0·x keeps a NaN


def gelu_second_derivative(x):
    """φ(x)·(2 − x²)"""
    u = at_most(absolute(x), 40)  # φ(40) is 0 already
    return times_gaussian(0.3989422804014327 * fma(-u, u, 2), u)


def gelu_tanh_second_derivative(x):
    """σ'(w)·(2·w' + x·w'' + x·w'²·(1 − 2·σ(w))), with w as in tanh-GELU"""
    u = at_most(absolute(x), 22)  # e^-w(22) is 0 already
    w, w_lo = tanh_gelu_logit(u)
    e = exp(-w, -w_lo)
    d = 1 + e
    square = u * u
    slope = fma(square, 0.21406444881780074, 1.5957691216057308)  # w'
    bend = square * 0.4281288976356015  # x·w''
    return times_exp((fma(slope, 2, bend) - u * (slope * slope) * ((1 - e) / d)) / (d * d), -w, -w_lo)
