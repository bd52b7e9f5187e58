# SPDX-License-Identifier: Apache-2.0
"""aclnnLogSigmoid: log σ(x) = min(x, 0) − log(1 + e^-|x|); also with an unused buffer, and its gradient."""

from dataclasses import replace

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    divide_near_one,
    exp,
    fma,
    over_one_plus,
    scaled_log1p_exp,
    where,
)
from actgrad.operators.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape, supported
from actgrad.operators.elementwise import element_wise
from actgrad.operators.formulas import gradient


def logsigmoid(x):
    """log σ(x) = min(x, 0) − log(1 + e^-|x|)"""
    a, b, c, p = scaled_log1p_exp(-absolute(x))
    return fma(-a, b * p, fma(-c, p, where(x < 0, x, 0)))


def logsigmoid_derivative(x):
    """σ(−x)"""
    e = exp(-absolute(x))
    return over_one_plus(where(x > 0, e, 1), e)


def logsigmoid_second_derivative(x):
    """−σ(x)·σ(−x)"""
    e = exp(-absolute(x))
    d = 1 + e
    return -divide_near_one(e, d * d)


LOG_SIGMOID = element_wise(
    "LogSigmoid",
    "logsigmoid",
    "LogSigmoid, log σ(x).",
    activation=Activation(
        *(logsigmoid, logsigmoid_derivative, logsigmoid_second_derivative),
        bounds={logsigmoid: Bound(1.3), logsigmoid_derivative: Bound(3.0)},
        torch="logsigmoid",
    ),
    math="out = min(self, 0) − log(1 + e^−|self|)",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    shape_checks=(same_shape("out", "self"),),
    deviations=("The document gives rank 1 to 8; here any rank is accepted.",),
)

LOG_SIGMOID_FORWARD = replace(
    LOG_SIGMOID,
    name="LogSigmoidForward",
    python="",
    summary="LogSigmoid, log σ(x), with a buffer that is neither read nor written.",
    source="the document of aclnnLogSigmoidForward",
    parameters=(
        *LOG_SIGMOID.parameters,
        Output("buffer", "buffer", "neither read nor written; may be null", shape=like("self"), untouched=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    kernels=(Kernel(logsigmoid, ("self",), ("out",), of=LOG_SIGMOID.kernels[0].of),),
    gradient="",
)

LOG_SIGMOID_BACKWARD = Operator(
    name="LogSigmoidBackward",
    python="logsigmoid_backward",
    header="aclnn_logsigmoid_backward.h",
    summary="The gradient of LogSigmoid.",
    source="the document of aclnnLogSigmoidBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of LogSigmoid's output"),
        Input("self", "x", "the input of LogSigmoid"),
        Input("buffer", "buffer", "not read; of any shape and dtype", ignored=True),
        Output("gradInput", "out", "the gradient of `self`", shape=like("self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(same_dtype("gradOutput", "self", "gradInput"),),
    shape_checks=(same_shape("gradOutput", "self"), same_shape("gradInput", "self")),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "self"),
            outputs=("gradInput",),
            bounds=(Bound(3.5),),
            of=LOG_SIGMOID.kernels[0].of,
        ),
    ),
    math="gradInput = gradOutput · σ(−self)",
    gradient="logsigmoid_double_backward",
    deviations=(
        "The document requires `buffer` to have the shape and dtype of `self`; here it is ignored.",
        "The document gives rank 1 to 8; here any rank is accepted.",
    ),
)
