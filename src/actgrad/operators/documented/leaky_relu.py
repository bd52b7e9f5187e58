# SPDX-License-Identifier: Apache-2.0
"""aclnnLeakyRelu: x above 0, slope·x below; also in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import (
    F64,
    Flag,
    Scalar,
    broadcast_shape,
    castable,
    promotable,
    rank,
    scalar_dtype,
    slope_not_negative_for_result,
    supported,
)
from actgrad.operators.elementwise import element_wise, element_wise_gradient, in_place


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
    deviations=(
        "The document lists DOUBLE only for the Atlas training series and in place; here it is taken everywhere.",
    ),
)

INPLACE_LEAKY_RELU = in_place(LEAKY_RELU)

LEAKY_RELU_BACKWARD = element_wise_gradient(
    LEAKY_RELU,
    "The gradient of LeakyReLU, from its input or, for a slope ≥ 0, from its result.",
    *LEAKY_RELU.attributes,
    Flag("selfIsResult", "self_is_result", "whether `self` is the result of LeakyReLU", default=False),
    math="out = gradOutput                  where self > 0\nout = negativeSlope · gradOutput  where self ≤ 0",
    bounds=(Bound(0.5),),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P", also=(F64,)),
    dtype_checks=(scalar_dtype("negativeSlope"),),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        broadcast_shape("gradOutput", "self", "out"),
        slope_not_negative_for_result("selfIsResult", "negativeSlope"),
        promotable("gradOutput", "self"),
        castable("gradOutput", "self", "out"),
    ),
    out="out",
    cast=True,
    notes=("Different dtypes are promoted to the wider one; FLOAT16 with BF16, to FLOAT.",),
)
