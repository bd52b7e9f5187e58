# SPDX-License-Identifier: Apache-2.0
"""The gradient of PReLU's gradients."""

from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    channel_gradient,
    channel_weight,
    channels,
    flat,
    like,
    same_dtype,
    same_shape,
)
from actgrad.operators.documented.prelu import PRELU_BACKWARD, WEIGHT


def prelu_second_gradient(ddx, ddweight, dy, x, weight):
    """d(dy), d(x), and the terms of d(weight), for dx = dy or weight·dy and dweight = Σ dy·x"""
    ddy = where(x > 0, ddx, weight * ddx + ddweight * x)
    dx = where(x > 0, 0, ddweight * dy)
    dweight = where(x > 0, 0, ddx * dy)
    return ddy, dx, dweight


PRELU_DOUBLE_BACKWARD = Operator(
    name="PreluDoubleBackward",
    python="prelu_double_backward",
    header="",
    summary="The gradient of PReLU's gradients.",
    source="the derivative of aclnnPreluBackward",
    parameters=(
        Input("ddx", "ddx", "the gradient of the gradient of `x`"),
        Input("ddweight", "ddweight", "the gradient of the gradient of `weight`"),
        Input("dy", "dy", "the gradient of PReLU's output"),
        Input("x", "x", "the input of PReLU"),
        WEIGHT,
        Output("ddy", "ddy", "the gradient of `dy`", shape=like("x")),
        Output("dx", "dx", "the gradient of `x`", shape=like("x")),
        Output("dweight", "dweight", "the gradient of `weight`", shape=flat("weight")),
    ),
    support=PRELU_BACKWARD.support,
    dtype_checks=(same_dtype("ddx", "ddweight", "dy", "x", "weight", "ddy", "dx", "dweight"),),
    shape_checks=(
        *(same_shape(tensor, "x") for tensor in ("ddx", "dy", "ddy", "dx")),
        channel_weight("weight", "x"),
        channel_gradient("ddweight", "weight"),
        channel_gradient("dweight", "weight"),
    ),
    kernels=(
        Kernel(
            prelu_second_gradient,
            ("ddx", channels("ddweight"), "dy", "x", channels("weight")),
            ("ddy", "dx", channels("dweight")),
            bounds=(Bound(1.5), Bound(0.5), Bound(0.5)),
            sums=1,
        ),
    ),
    math="ddy = ddx                         where x > 0\n"
    "ddy = weight · ddx + ddweight · x  where x ≤ 0\n"
    "dx = ddweight · dy                where x ≤ 0, else 0\n"
    "dweight = Σ ddx · dy over the places of a channel where x ≤ 0",
)

OPERATORS = (PRELU_DOUBLE_BACKWARD,)
