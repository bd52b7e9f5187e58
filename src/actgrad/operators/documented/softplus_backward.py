# SPDX-License-Identifier: Apache-2.0
"""aclnnSoftplusBackward: the gradient of Softplus."""

from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    F64,
    Input,
    Kernel,
    Operator,
    Output,
    Scalar,
    broadcast_of,
    castable,
    promotable,
    rank,
    real,
    same_shape,
    supported,
)
from actgrad.operators.documented.softplus import SOFTPLUS
from actgrad.operators.formulas import gradient

SOFTPLUS_BACKWARD = Operator(
    name="SoftplusBackward",
    python="softplus_backward",
    header="aclnn_softplus_backward.h",
    summary="The gradient of Softplus.",
    source="the document of aclnnSoftplusBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of Softplus's output"),
        Input("self", "x", "the input of Softplus"),
        Scalar("beta", "beta", "Softplus's", default=1.0),
        Scalar("threshold", "threshold", "Softplus's", default=20.0),
        Output("gradInput", "out", "the gradient of `self`", shape=broadcast_of("gradOutput", "self"), castable=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(F64,)),
    dtype_checks=(
        real("beta", "threshold"),
        promotable("gradOutput", "self"),
        castable("gradOutput", "self", "gradInput"),
    ),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("gradInput", 0),
        same_shape("gradOutput", "self"),
        same_shape("gradInput", "self"),
    ),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "self"),
            outputs=("gradInput",),
            bounds=(Bound(3.5),),
            scalars=("beta", "threshold"),
            of=SOFTPLUS.kernels[0].of,
        ),
    ),
    math="gradInput = gradOutput                      where beta · self > threshold\n"
    "gradInput = gradOutput · σ(beta · self)  where beta · self ≤ threshold",
    gradient="softplus_double_backward",
    notes=("Two dtypes meet in the wider one, FLOAT16 and BF16 in FLOAT.",),
)
