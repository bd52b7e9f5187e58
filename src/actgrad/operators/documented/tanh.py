# SPDX-License-Identifier: Apache-2.0
"""aclnnTanh: the hyperbolic tangent; also in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    divide,
    divide_near_one,
    exp,
    fma,
    hyperbolic_tangent,
    times_exp,
    where,
)
from actgrad.operators.contract import (
    BOOL,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_of,
    broadcast_shape,
    castable_float,
    public_format,
    rank,
    same_dtype,
    same_format,
    same_shape,
    supported,
)
from actgrad.operators.elementwise import element_wise, in_place
from actgrad.operators.formulas import gradient


def tanh(x):
    """tanh(x)"""
    return hyperbolic_tangent(x)


def tanh_derivative(x):
    """4·e/(1 + e)² with e = e^(−2·|x|)"""
    u = -2 * absolute(x)
    e = exp(u)
    return times_exp(divide_near_one(4, fma(e, 2 + e, 1)), u)


def tanh_second_derivative(x):
    """−2·tanh(x)·tanh'(x)"""
    return -2 * tanh(x) * tanh_derivative(x)


FLOATS = supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910")

TANH = element_wise(
    "Tanh",
    "tanh",
    "Tanh, the hyperbolic tangent.",
    activation=Activation(
        *(tanh, tanh_derivative, tanh_second_derivative),
        bounds={tanh: Bound(0.55), tanh_derivative: Bound(4.0)},
        points=(0.0, 0.17328679, 9.0),
        torch="tanh",
    ),
    math="out = (e^self − e^−self) / (e^self + e^−self)",
    support=supported(
        bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(I8, U8, I16, I32, I64, BOOL)
    ),
    floats=True,
    dtype_checks=(castable_float("self", "out"),),
    shape_checks=(
        same_shape("out", "self"),
        rank("self", 0),
        public_format("self"),
        public_format("out"),
        same_format("self", "out"),
    ),
    notes=("Integers and bools are converted to float32.",),
)

INPLACE_TANH = in_place(TANH, support=FLOATS)


def tanh_gradient_integral(y):
    """The integral of tanh_derivative_of_result over the result: y·(3 − y²)/3"""
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
    notes=("A broadcast result is not summed to the shape of `output`.",),
)
