# SPDX-License-Identifier: Apache-2.0
"""Formulas that many operators share, over functions that each kernel names.

A kernel says what ``activation``, ``derivative`` and ``second_derivative`` stand for. ``attributes``, the last argument
of each formula, is a tuple: the arguments of these functions after the first one. (Triton compiles no parameter
``*attributes`` before 3.8, and PyTorch 2.13 asks for 3.7.) The printer writes one C++ function for each kernel, with
the functions' own names; ``actgrad.arithmetic.bind`` does the same for Python.
"""

from typing import Any

from actgrad.arithmetic.activation import Activation, Formula
from actgrad.arithmetic.primitives import product_times, where

# ---- What a kernel replaces. They are never called. ----


def activation(x: Any, *attributes: Any) -> Any:
    """f(x)"""


def derivative(x: Any, *attributes: Any) -> Any:
    """f'(x)"""


def second_derivative(x: Any, *attributes: Any) -> Any:
    """f''(x)"""


# ---- Element-wise activations ----


def gradient(dy, x, attributes):
    """dy · f'(x)"""
    return dy * derivative(x, *attributes)


def second_gradient(ddx, dy, x, attributes):
    """d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)"""
    ddy = ddx * derivative(x, *attributes)
    dx = ddx * dy * second_derivative(x, *attributes)
    return ddy, dx


def selected_gradient(dy, x, attributes):
    """dy · f'(x), and 0 where f'(x) is 0, whatever dy is"""
    slope = derivative(x, *attributes)
    return where(slope == 0, 0, dy * slope)


def selected_second_gradient(ddx, dy, x, attributes):
    """d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x), and 0 where the last factor is 0"""
    slope = derivative(x, *attributes)
    bend = second_derivative(x, *attributes)
    ddy = where(slope == 0, 0, ddx * slope)
    dx = where(bend == 0, 0, ddx * dy * bend)
    return ddy, dx


def gradient_formula(of: Activation) -> Formula:
    """The formula of an activation's gradient; piecewise activations select a piece instead of multiplying."""
    return selected_gradient if of.selects else gradient


def second_gradient_formula(of: Activation) -> Formula:
    """The same for the gradient's gradient."""
    return selected_second_gradient if of.selects else second_gradient


# ---- Gated units, f(a)·v: a is activated, v is not ----


def gated(a, v, attributes):
    """f(a) · v"""
    return activation(a, *attributes) * v


def gated_with_activation(a, v, attributes):
    """f(a) · v and f(a)"""
    result = activation(a, *attributes)
    return result * v, result


def gated_gradient(dy, a, v, attributes):
    """d(a) = dy · v · f'(a), d(v) = dy · f(a)"""
    da = product_times(dy, v, derivative(a, *attributes))
    dv = dy * activation(a, *attributes)
    return da, dv


def selected_gated_gradient(dy, a, v, attributes):
    """d(a) = dy · v · f'(a), and 0 where f'(a) is 0, whatever the other factors are; d(v) = dy · f(a)"""
    slope = derivative(a, *attributes)
    da = where(slope == 0, 0, product_times(dy, v, slope))
    dv = dy * activation(a, *attributes)
    return da, dv


def gated_gradient_given(dy, a, v, result, attributes):
    """d(a) = dy · v · f'(a), d(v) = dy · result, with f(a) as passed"""
    da = product_times(dy, v, derivative(a, *attributes))
    dv = dy * result
    return da, dv


def gated_second_gradient(dda, ddv, dy, a, v, attributes):
    """The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)"""
    slope = derivative(a, *attributes)
    ddy = dda * v * slope + ddv * activation(a, *attributes)
    da = dy * (dda * v * second_derivative(a, *attributes) + ddv * slope)
    dv = dy * dda * slope
    return ddy, da, dv


def selected_gated_second_gradient(dda, ddv, dy, a, v, attributes):
    """The same if that gradient selects: a term whose factor f'(a) or f''(a) is 0 is 0"""
    slope = derivative(a, *attributes)
    bend = second_derivative(a, *attributes)
    ddy = where(slope == 0, 0, dda * v * slope) + ddv * activation(a, *attributes)
    da = where(bend == 0, 0, dy * dda * v * bend) + where(slope == 0, 0, dy * ddv * slope)
    dv = where(slope == 0, 0, dy * dda * slope)
    return ddy, da, dv


def gated_gradient_formula(of: Activation) -> Formula:
    """The formula of the gradient of a gated unit."""
    return selected_gated_gradient if of.selects else gated_gradient


def gated_second_gradient_formula(of: Activation) -> Formula:
    """The same for the gradient's gradient."""
    return selected_gated_second_gradient if of.selects else gated_second_gradient
