# SPDX-License-Identifier: Apache-2.0
"""aclnnFastGelu: x·σ(1.702·x); and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    HALF_PRECISION_ULP,
    Bound,
    absolute,
    at_most,
    divide,
    divide_near_one,
    exp,
    fma,
    logistic_slope,
    over_one_plus,
    times_exp,
    where,
)
from actgrad.operators.contract import rank, same_dtype, same_format, same_shape, supported
from actgrad.operators.documented.swish import finite_magnitude, magnitude
from actgrad.operators.elementwise import element_wise, element_wise_gradient


def fast_gelu_logit(t):
    """1.702·t as a pair, the value and its rounding error; far out, where e^-1.702·t is 0, t does not count"""
    u = at_most(t, 1000)
    lacking = divide(23.0, 1048576000.0)  # what 1.702 lacks of the nearest float32
    w = fma(u, -lacking, u * 1.7020000219345093)
    return w, fma(u, -lacking, fma(u, 1.7020000219345093, -w))


def fast_gelu(x):
    """x·σ(w) with w = 1.702·x"""
    w, lo = fast_gelu_logit(absolute(x))
    e = exp(-w, -lo)
    return over_one_plus(where(x < 0, times_exp(x, -w, -lo), x), e)


def fast_gelu_derivative(x):
    """SiLU'(w) with w = 1.702·x; on the right it is 1 minus its mirror image"""
    w, lo = fast_gelu_logit(absolute(x))
    t = fma(x, 0, w)  # NaN for infinite x
    tail = logistic_slope(t, -t, lo, -lo)
    return where(x >= 0, 1 - tail, tail)


def fast_gelu_second_derivative(x):
    """1.702·SiLU''(w) with w = 1.702·x"""
    t = finite_magnitude(x, magnitude(divide(x * 851, 500)))
    e = exp(-t)
    d = 1 + e
    return 1.702 * times_exp(divide_near_one(2 - t * divide_near_one(1 - e, d), d * d), -t)


FAST_GELU = element_wise(
    "FastGelu",
    "fast_gelu",
    "FastGELU: x·σ(1.702·x).",
    activation=Activation(
        *(fast_gelu, fast_gelu_derivative, fast_gelu_second_derivative),
        bounds={fast_gelu: Bound(3.0), fast_gelu_derivative: Bound(3.5)},
        half_bounds={fast_gelu_derivative: Bound(HALF_PRECISION_ULP, near_root=(-0.77, -0.735), absolute=2**-26)},
        points=(-0.7511548, 1.4097293),
    ),
    math="out = self · σ(1.702 · self)",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B"),
    shape_checks=(same_shape("out", "self"), rank("self", 0), same_format("self", "out")),
)

FAST_GELU_BACKWARD = element_wise_gradient(
    FAST_GELU,
    "The gradient of FastGELU.",
    math="gradInput = gradOutput · s · (1 + w·(1 − s))\nw = 1.702 · self\ns = σ(w)",
    bounds=(Bound(4.0),),
    dtype_checks=(same_dtype("gradOutput", "self", "gradInput"),),
    shape_checks=(
        same_shape("gradOutput", "self"),
        same_shape("gradInput", "self"),
        rank("self", 0),
        same_format("gradOutput", "self", "gradInput"),
    ),
)
