# SPDX-License-Identifier: Apache-2.0
"""aclnnSigmoid: 1/(1 + e^-x); also in place, and its gradient, which takes the result."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    divide,
    divide_near_one,
    exp,
    fma,
    over_one_plus,
    times_expm1,
    where,
)
from actgrad.operators.contract import (
    F64,
    broadcast_shape,
    castable,
    promotable,
    rank,
    same_or_cast_dtype,
    same_shape,
    supported,
)
from actgrad.operators.elementwise import element_wise, element_wise_gradient, in_place


def sigmoid(x):
    """e/(1 + e) below 0 and 1/(1 + e) above, with e = e^-|x|"""
    e = exp(-absolute(x))
    return over_one_plus(where(x < 0, e, 1), e)


def sigmoid_derivative(x):
    """e/(1 + e)² with e = e^-|x|"""
    e = exp(-absolute(x))
    return divide_near_one(e, fma(e, 2 + e, 1))


def sigmoid_second_derivative(x):
    """∓e·(1 − e)/(1 + e)³ with e = e^-|x|"""
    e = exp(-absolute(x))
    d = 1 + e
    return where(x < 0, -1, 1) * divide_near_one(times_expm1(e, -absolute(x)), d * d * d)


def sigmoid_of_result(y):
    """y²/2 − y³/3, of which the derivative by x is a function of the result y"""
    return y * y * divide(1.5 - y, 3)


def sigmoid_of_result_derivative(y):
    """y·(1 − y)"""
    return y * (1 - y)


def sigmoid_of_result_second_derivative(y):
    """1 − 2·y"""
    return fma(y, -2, 1)


SIGMOID = element_wise(
    "Sigmoid",
    "sigmoid",
    "Sigmoid: 1/(1 + e^−x).",
    activation=Activation(
        *(sigmoid, sigmoid_derivative, sigmoid_second_derivative),
        bounds={sigmoid: Bound(2.75), sigmoid_derivative: Bound(3.0)},
        torch="sigmoid",
    ),
    math="out = 1 / (1 + e^(−self))",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P", also=(F64,)),
    dtype_checks=(same_or_cast_dtype("self", "out"),),
    shape_checks=(same_shape("out", "self"), rank("self", 0)),
    deviations=("The document of Sigmoid lacks DOUBLE, the one of InplaceSigmoid has it; both take it.",),
)

INPLACE_SIGMOID = in_place(SIGMOID)

SIGMOID_BACKWARD = element_wise_gradient(
    SIGMOID,
    "The gradient of Sigmoid, from its result.",
    math="gradInput = gradOutput · output · (1 − output)",
    bounds=(Bound(3.0),),
    dtype_checks=(),
    shape_checks=(
        *(rank(tensor, 0) for tensor in ("gradOutput", "output", "gradInput")),
        promotable("gradOutput", "output"),
        castable("gradOutput", "output", "gradInput"),
        broadcast_shape("gradOutput", "output", "gradInput"),
    ),
    result="output",
    activation=Activation(
        *(sigmoid_of_result, sigmoid_of_result_derivative, sigmoid_of_result_second_derivative),
        bounds={sigmoid_of_result: Bound(2.75), sigmoid_of_result_derivative: Bound(1.5)},
        points=(0.0, 0.5, 1.0, 1.5),
    ),
    deviations=("The document lists COMPLEX64 and COMPLEX128 too; here complex tensors are refused.",),
)
