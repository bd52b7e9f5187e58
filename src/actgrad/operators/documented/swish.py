# SPDX-License-Identifier: Apache-2.0
"""aclnnSwish: x·σ(β·x); and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    HALF_PRECISION_ULP,
    Bound,
    absolute,
    divide,
    exp,
    fma,
    logistic_slope,
    over_one_plus,
    times_exp,
    where,
)
from actgrad.operators.contract import Scalar, rank, real, same_dtype, same_shape, supported
from actgrad.operators.elementwise import element_wise, element_wise_gradient


def logit_low_part(x, beta, w):
    """What β·x has beyond w, its rounding; 0 where e^-|w| is 0 anyway, also for infinite w"""
    return where(absolute(w) < 1000, fma(beta, x, -w), 0)


def finite_magnitude(x, w):
    """|w|, which is finite if x is, and not if x is infinite: then it is NaN"""
    t = absolute(w)
    return fma(x, 0, where(t > 1e30, 1e30, t))


def swish(x, beta):
    """x·σ(w) with w = β·x; a huge x is scaled, and far out e^w is the square of e^(w/2), which does not underflow"""
    w = beta * x
    lo = logit_low_part(x, beta, w)
    t = absolute(w)
    u = absolute(x)
    v = where(u > 1e18, x * 5.421010862427522e-20, x)  # 2^-64
    part = where(t > 80, 0.5, 1.0)
    near = part * where(w < 0, lo, -lo)
    e = exp(-part * t, near)
    result = over_one_plus(where(w < 0, times_exp(v, -part * t, near), v), where(t > 80, e * e, e))
    unscaled = where(u > 1e18, result * 18446744073709551616.0, result)
    return where(w < 0, where(t > 80, unscaled * e, unscaled), unscaled)


def swish_derivative(x, beta):
    """SiLU'(w) with w = β·x; on the right it is 1 minus its mirror image"""
    w = beta * x
    lo = logit_low_part(x, beta, w)
    t = finite_magnitude(x, w)
    side = where(w < 0, -lo, lo)
    tail = logistic_slope(t, -t, side, -side)
    return where(w < 0, tail, 1 - tail)


def swish_second_derivative(x, beta):
    """β·SiLU''(w) with w = β·x"""
    t = finite_magnitude(x, beta * x)
    e = exp(-t)
    d = 1 + e
    return beta * times_exp(divide(2 - t * divide(1 - e, d), d * d), -t)


BETA = Scalar("betaOptional", "beta", "the steepness β", default=1.0, nullable=True)

SWISH = element_wise(
    "Swish",
    "swish",
    "Swish: x·σ(β·x).",
    BETA,
    activation=Activation(
        *(swish, swish_derivative, swish_second_derivative),
        bounds={swish: Bound(3.0), swish_derivative: Bound(3.25)},
        half_bounds={swish_derivative: Bound(HALF_PRECISION_ULP, near_root=(-1.3, -0.84), absolute=2**-26)},
        points=(-1.2784645427610738, 2.399357280515468),
        settings=({"beta": 1.0}, {"beta": 1.5}),
    ),
    math="out = self · σ(betaOptional · self)",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(same_dtype("self", "out"), real("betaOptional")),
)

SWISH_BACKWARD = element_wise_gradient(
    SWISH,
    "The gradient of Swish.",
    math="gradInput = gradOutput · s · (1 + w·(1 − s))\nw = betaOptional · self\ns = σ(w)",
    bounds=(Bound(4.0),),
    dtype_checks=(real("betaOptional"), same_dtype("gradOutput", "self", "gradInput")),
    shape_checks=(
        *(rank(tensor, 0) for tensor in ("gradOutput", "self", "gradInput")),
        same_shape("gradOutput", "self"),
        same_shape("gradInput", "self"),
    ),
)
