# SPDX-License-Identifier: Apache-2.0
"""aclnnLogSigmoidBackward: the gradient of LogSigmoid."""

from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import Input, Kernel, Operator, Output, like, rank, same_dtype, same_shape, supported
from actgrad.operators.documented.log_sigmoid import LOG_SIGMOID
from actgrad.operators.formulas import gradient

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
    shape_checks=(rank("self", 0), same_shape("gradOutput", "self"), same_shape("gradInput", "self")),
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
    deviations=("The document asks `buffer` for the shape and dtype of `self`; it is not looked at.",),
)
