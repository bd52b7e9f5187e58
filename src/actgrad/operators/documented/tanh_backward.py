# SPDX-License-Identifier: Apache-2.0
"""aclnnTanhBackward: the gradient of the hyperbolic tangent, from its result."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, divide, fma, where
from actgrad.operators.contract import (
    F64,
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_of,
    broadcast_shape,
    rank,
    same_dtype,
    supported,
)
from actgrad.operators.formulas import gradient


def tanh_gradient_integral(y):
    """What tanh_derivative_of_result is the derivative of, by the result: y·(3 − y²)/3"""
    square = y * y
    square_lo = where(absolute(y) < 4, fma(y, y, -square), 0)
    return y * divide((3 - square) - square_lo, 3)


def tanh_derivative_of_result(y):
    """1 − y²"""
    return fma(-y, y, 1)


def tanh_second_derivative_of_result(y):
    """−2·y"""
    return -2 * y


TANH_BACKWARD = Operator(
    name="TanhBackward",
    python="tanh_backward",
    header="aclnn_tanh_backward.h",
    summary="The gradient of the hyperbolic tangent, from its result.",
    source="the document of aclnnTanhBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of the output"),
        Input("output", "output", "the result of the hyperbolic tangent", result=True),
        Output("gradInput", "out", "the gradient of the input", shape=broadcast_of("gradOutput", "output")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P", also=(F64,)),
    dtype_checks=(same_dtype("gradOutput", "output", "gradInput"),),
    shape_checks=(
        rank("gradOutput", 0),
        rank("output", 0),
        broadcast_shape("gradOutput", "output", "gradInput"),
    ),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "output"),
            outputs=("gradInput",),
            bounds=(Bound(1.5),),
            of=Activation(
                *(tanh_gradient_integral, tanh_derivative_of_result, tanh_second_derivative_of_result),
                bounds={tanh_gradient_integral: Bound(3.0), tanh_derivative_of_result: Bound(0.5)},
                points=(1.0, -1.0),
                name="tanh_of_result",
            ),
        ),
    ),
    math="gradInput = gradOutput · (1 − output²)",
    gradient="tanh_double_backward",
    notes=("A broadcast gradient is not reduced back to the shape of `output`.",),
)
