# SPDX-License-Identifier: Apache-2.0
"""The gradient of AddRelu, which takes its result, and the second gradient."""

from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape
from actgrad.operators.documented.add_relu import ADD_RELU, ALPHA, SCALARS


def add_relu_gradient(dy, result, alpha):
    """dy and alpha·dy where the result is not 0"""
    dx = where(result == 0, 0, dy)
    return dx, alpha * dx


def add_relu_second_gradient(ddx, ddother, result, alpha):
    """d(dy) = ddx + alpha·ddother where the result is not 0"""
    return where(result == 0, 0, ddx + alpha * ddother)


RESULT = Input("output", "output", "the result of AddReLU", result=True)

ADD_RELU_BACKWARD = Operator(
    name="AddReluBackward",
    python="add_relu_backward",
    header="",
    summary="The gradient of AddReLU.",
    source="the derivative of aclnnAddRelu",
    parameters=(
        Input("dy", "dy", "the gradient of AddReLU's output"),
        RESULT,
        ALPHA,
        Output("dx", "dx", "the gradient of the first tensor", shape=like("output")),
        Output("dother", "dother", "the gradient of the second tensor", shape=like("output")),
    ),
    support=ADD_RELU.support,
    dtype_checks=(same_dtype("dy", "output", "dx", "dother"),),
    shape_checks=(same_shape("dy", "output"), same_shape("dx", "output"), same_shape("dother", "output")),
    kernels=(
        Kernel(add_relu_gradient, ("dy", "output"), ("dx", "dother"), bounds=(Bound(0.0), Bound(0.5)), scalars=SCALARS),
    ),
    math="dx = dy where output is not 0\ndother = alpha · dx",
    gradient="add_relu_double_backward",
)

ADD_RELU_DOUBLE_BACKWARD = Operator(
    name="AddReluDoubleBackward",
    python="add_relu_double_backward",
    header="",
    summary="The gradient of AddReLU's gradient.",
    source="the derivative of aclnnAddRelu's gradient",
    parameters=(
        Input("ddx", "ddx", "the gradient of the first tensor's gradient"),
        Input("ddother", "ddother", "the gradient of the second tensor's gradient"),
        RESULT,
        ALPHA,
        Output("ddy", "ddy", "the gradient of `dy`", shape=like("output")),
    ),
    support=ADD_RELU.support,
    dtype_checks=(same_dtype("ddx", "ddother", "output", "ddy"),),
    shape_checks=(same_shape("ddx", "output"), same_shape("ddother", "output"), same_shape("ddy", "output")),
    kernels=(
        Kernel(add_relu_second_gradient, ("ddx", "ddother", "output"), ("ddy",), bounds=(Bound(1.5),), scalars=SCALARS),
    ),
    math="ddy = ddx + alpha · ddother where output is not 0",
)

OPERATORS = (ADD_RELU_BACKWARD, ADD_RELU_DOUBLE_BACKWARD)
