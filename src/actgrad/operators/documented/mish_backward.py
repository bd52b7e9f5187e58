# SPDX-License-Identifier: Apache-2.0
"""aclnnMishBackward: the gradient of Mish."""

from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_of,
    broadcast_shape,
    castable,
    promotable,
    rank,
    supported,
)
from actgrad.operators.documented.mish import MISH
from actgrad.operators.formulas import gradient

MISH_BACKWARD = Operator(
    name="MishBackward",
    python="mish_backward",
    header="aclnn_mish_backward.h",
    summary="The gradient of Mish.",
    source="the document of aclnnMishBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of Mish's output"),
        Input("self", "x", "the input of Mish"),
        Output("gradInput", "out", "the gradient of `self`", shape=broadcast_of("gradOutput", "self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(promotable("gradOutput", "self"), castable("gradOutput", "self", "gradInput")),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("gradInput", 0),
        broadcast_shape("gradOutput", "self", "gradInput"),
    ),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "self"),
            outputs=("gradInput",),
            bounds=(Bound(4.0, near_root=(-1.45, -0.95), absolute=2**-25),),
            of=MISH.kernels[0].of,
        ),
    ),
    math="gradInput = gradOutput · (t + self · σ(self) · (1 − t²)) with t = tanh(log(1 + e^self))",
    gradient="mish_double_backward",
    notes=(
        "Two dtypes meet in the wider one, FLOAT16 and BF16 in FLOAT. A broadcast gradient is not reduced back to the "
        "shape of `self`.",
    ),
    deviations=("The document has no formula; this one is Mish's derivative.",),
)
