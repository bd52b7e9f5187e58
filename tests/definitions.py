# SPDX-License-Identifier: Apache-2.0
"""The activations as they are defined, typed by hand, in mpmath at 50 digits; and their derivatives.

Nothing here is imported from actgrad: this is what it is judged by. A derivative is a difference quotient of the
definition, so that no formula is its own judge.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mpmath import mp, mpf

mp.dps = 50

Real = Callable[[mpf], mpf]


def silu(x: mpf) -> mpf:
    return x / (1 + mp.exp(-x))


def gelu(x: mpf) -> mpf:
    return x * mp.erfc(-x / mp.sqrt(2)) / 2


def gelu_tanh(x: mpf) -> mpf:
    # 1 + tanh z = 2/(1 + e^(-2z)), which keeps its digits where tanh z is close to -1
    z = mp.sqrt(2 / mp.pi) * (x + mpf("0.044715") * x**3)
    return x / (1 + mp.exp(-2 * z))


def hardswish_inside(x: mpf) -> mpf:
    return x * (x + 3) / 6


def hardswish(x: mpf) -> mpf:
    if x <= -3:
        return mpf(0)
    return x if x >= 3 else hardswish_inside(x)


def derivative(f: Real) -> Real:
    """The central difference of ``f``: with a step of 1e-60 its error is far below 50 digits."""

    @cache
    def slope(x: mpf) -> mpf:
        with mp.workdps(150):
            step = mpf("1e-60") * max(1, abs(x))
            return (f(x + step) - f(x - step)) / (2 * step)

    return slope


silu_derivative = derivative(silu)
gelu_derivative = derivative(gelu)
gelu_tanh_derivative = derivative(gelu_tanh)


def hardswish_derivative_closed(x: mpf) -> mpf:
    """At -3 and 3 the derivative of the inner piece."""
    if abs(x) <= 3:
        return derivative(hardswish_inside)(x)
    return mpf(1 if x > 3 else 0)


def hardswish_derivative_open(x: mpf) -> mpf:
    """At -3 and 3 the derivative of the outer pieces."""
    if abs(x) < 3:
        return derivative(hardswish_inside)(x)
    return mpf(1 if x >= 3 else 0)
