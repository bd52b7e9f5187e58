# SPDX-License-Identifier: Apache-2.0
"""aclnnLeakyReluBackward: the gradient of LeakyReLU."""

from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    F64,
    Flag,
    Input,
    Kernel,
    Operator,
    Output,
    Scalar,
    broadcast_of,
    broadcast_shape,
    castable,
    promotable,
    rank,
    real,
    slope_not_negative_for_result,
    supported,
)
from actgrad.operators.documented.leaky_relu import LEAKY_RELU
from actgrad.operators.formulas import gradient

ACTIVATION = LEAKY_RELU.kernels[0].of

LEAKY_RELU_BACKWARD = Operator(
    name="LeakyReluBackward",
    python="leaky_relu_backward",
    header="aclnn_leaky_relu_backward.h",
    summary="The gradient of LeakyReLU, from its input or, for slopes that are not negative, from its result.",
    source="the document of aclnnLeakyReluBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of LeakyReLU's output"),
        Input("self", "x", "the input of LeakyReLU, or its result"),
        Scalar("negativeSlope", "negative_slope", "the slope below 0", default=0.01),
        Flag("selfIsResult", "self_is_result", "whether `self` is the result of LeakyReLU", default=False),
        Output("out", "out", "the gradient of `self`", shape=broadcast_of("gradOutput", "self"), castable=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P", also=(F64,)),
    dtype_checks=(real("negativeSlope"),),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        broadcast_shape("gradOutput", "self", "out"),
        slope_not_negative_for_result("selfIsResult", "negativeSlope"),
        promotable("gradOutput", "self"),
        castable("gradOutput", "self", "out"),
    ),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "self"),
            outputs=("out",),
            bounds=(Bound(0.5),),
            scalars=("negativeSlope",),
            of=ACTIVATION,
        ),
    ),
    math="out = gradOutput                  where self > 0\nout = negativeSlope · gradOutput  where self ≤ 0",
    gradient="leaky_relu_double_backward",
    notes=(
        "Two dtypes meet in the wider one, FLOAT16 and BF16 in FLOAT. A broadcast gradient is not reduced back to the "
        "shape of `self`.",
    ),
)
