# SPDX-License-Identifier: Apache-2.0
"""aclnnSwish: x·σ(β·x); and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    HALF_PRECISION_ULP,
    Bound,
    absolute,
    at_most,
    divide_near_one,
    exp,
    fma,
    logistic_slope,
    times_exp,
    times_logistic,
    where,
)
from actgrad.operators.contract import Scalar, rank, real, same_dtype, same_shape, supported
from actgrad.operators.elementwise import element_wise, element_wise_gradient


def logit_low_part(x, beta, t):
    """What |β·x| has beyond t, its rounding; 0 where e^-t is 0 anyway, also for infinite t"""
    return where(t < 1000, fma(absolute(beta), absolute(x), -t), 0)


def magnitude(w):
    """|w|, but at most 1e30, where e^-|w| has long been 0"""
    return at_most(absolute(w), 1e30)


def finite_magnitude(x, t):
    """t, and NaN for infinite x"""
    return fma(x, 0, t)


def swish(x, beta):
    """x·σ(β·x)"""
    return times_logistic(x, beta)


def swish_derivative(x, beta):
    """SiLU'(w) with w = β·x; on the right it is 1 minus its mirror image"""
    w = beta * x
    lo = logit_low_part(x, beta, absolute(w))
    t = magnitude(w)
    tail = logistic_slope(finite_magnitude(x, t), -t, lo, -lo)
    return where(w >= 0, 1 - tail, tail)


def swish_second_derivative(x, beta):
    """β·SiLU''(w) with w = β·x"""
    t = finite_magnitude(x, magnitude(beta * x))
    e = exp(-t)
    d = 1 + e
    return beta * times_exp(divide_near_one(2 - t * divide_near_one(1 - e, d), d * d), -t)


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
