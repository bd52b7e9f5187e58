# SPDX-License-Identifier: Apache-2.0
"""aclnnSelu: s·x above 0, s·α·(e^x − 1) below, which keeps mean 0 and variance 1; also in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, fma, times_expm1, times_growth, where
from actgrad.operators.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    like,
    no_empty,
    same_dtype,
    same_shape,
    supported,
)
from actgrad.operators.elementwise import element_wise, in_place
from actgrad.operators.formulas import gradient


def selu(x):
    """s·x for x > 0, s·α·(e^x − 1) for x ≤ 0, with s = 1.0507009873554805 and s·α = 1.7580993408473769"""
    return where(x >= 0, 1.0507009873554805 * x, times_expm1(1.7580993408473769, x))


def selu_derivative(x):
    """s for x > 0, s·α·e^x for x ≤ 0"""
    return where(x > 0, 1.0507009873554805, times_growth(1.7580993408473769, x))


def selu_second_derivative(x):
    """0 for x > 0, s·α·e^x for x ≤ 0"""
    return where(x > 0, 0, selu_derivative(x))


SELU = element_wise(
    "Selu",
    "selu",
    "SELU: s·x above 0, s·α·(e^x − 1) below, with s = 1.0507009873554805 and s·α = 1.7580993408473769.",
    activation=Activation(
        *(selu, selu_derivative, selu_second_derivative),
        bounds={selu: Bound(3.0), selu_derivative: Bound(2.0)},
        points=(0.0,),
        torch="selu",
    ),
    math="out = s · self              where self > 0\nout = s·α · (e^self − 1)  where self ≤ 0",
    support=supported(bf16="Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    shape_checks=(same_shape("out", "self"),),
    deviations=("The document gives rank 1 to 8; here any rank is accepted.",),
)

INPLACE_SELU = in_place(SELU)


def selu_gradient_integral(y):
    """The integral of selu_derivative_of_result over the result"""
    return where(y > 0, 1.0507009873554805 * y, y * (fma(y, 0.5, 1.7580993175506592) + 2.3296717666099198e-08))


def selu_derivative_of_result(y):
    """s for y > 0, y + s·α for y ≤ 0; s·α = 1.7580993408473769 is in two parts, for y next to −s·α"""
    return where(y > 0, 1.0507009873554805, (y + 1.7580993175506592) + 2.3296717666099198e-08)


def selu_second_derivative_of_result(y):
    """0 for y > 0, 1 for y ≤ 0"""
    return where(y > 0, 0, 1)


SELU_BACKWARD = Operator(
    name="SeluBackward",
    python="selu_backward",
    header="aclnn_selu_backward.h",
    summary="The gradient of SELU, from its result.",
    source="the document of aclnnSeluBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of SELU's output"),
        Input("result", "output", "the result of SELU", result=True),
        Output("gradInput", "out", "the gradient of SELU's input", shape=like("result")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(same_dtype("gradOutput", "result", "gradInput"),),
    shape_checks=(same_shape("gradOutput", "result"), same_shape("gradInput", "result")),
    exclusions=(no_empty("result"),),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "result"),
            outputs=("gradInput",),
            bounds=(Bound(2.0),),
            of=Activation(
                *(selu_gradient_integral, selu_derivative_of_result, selu_second_derivative_of_result),
                bounds={selu_gradient_integral: Bound(2.5), selu_derivative_of_result: Bound(1.5)},
                points=(0.0, -1.7580993408473769),
                name="selu_of_result",
            ),
        ),
    ),
    math="gradInput = gradOutput · s               where result > 0\n"
    "gradInput = gradOutput · (result + s·α)  where result ≤ 0",
    gradient="selu_double_backward",
    deviations=(
        "The document prints the derivative with respect to SELU's input, without s, and puts 0 on the right branch. "
        "Here the tensor is SELU's result, both branches have the factor s, and 0 belongs to the left one.",
        "The document gives rank 1 to 8; here any rank is accepted.",
    ),
)
