# SPDX-License-Identifier: Apache-2.0
"""aclnnLeakyRelu: x above 0, slope·x below."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import F64, Scalar, supported
from actgrad.operators.elementwise import element_wise


def leaky_relu(x, slope):
    """x for x > 0, slope·x for x ≤ 0"""
    return where(x > 0, x, slope * x)


def leaky_relu_derivative(x, slope):
    """1 for x > 0, the slope for x ≤ 0"""
    return where(x > 0, 1, slope)


def leaky_relu_second_derivative(x, slope):
    """0"""
    return 0


LEAKY_RELU = element_wise(
    "LeakyRelu",
    "leaky_relu",
    "LeakyReLU: x above 0, slope·x below.",
    Scalar("negativeSlope", "negative_slope", "the slope below 0, of any sign and size", default=0.01),
    activation=Activation(
        *(leaky_relu, leaky_relu_derivative, leaky_relu_second_derivative),
        bounds={leaky_relu: Bound(0.5), leaky_relu_derivative: Bound(0.0)},
        points=(0.0,),
        settings=({"slope": 0.01}, {"slope": -0.2}, {"slope": 1.5}),
        torch="leaky_relu",
    ),
    math="out = self                 where self > 0\nout = negativeSlope · self  where self ≤ 0",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(F64,)),
    cast=True,
)
