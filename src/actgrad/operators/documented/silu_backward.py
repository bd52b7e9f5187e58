# SPDX-License-Identifier: Apache-2.0
"""aclnnSiluBackward: the gradient of SiLU."""

from actgrad.arithmetic.activations import SILU
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_of,
    broadcast_shape_on_950,
    rank,
    same_or_mixed_dtype,
    supported,
)
from actgrad.operators.formulas import gradient

SILU_BACKWARD = Operator(
    name="SiluBackward",
    python="silu_backward",
    header="aclnn_silu_backward.h",
    summary="The gradient of SiLU, x·σ(x).",
    source="the document of aclnnSiluBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of SiLU's output"),
        Input("self", "x", "the input of SiLU"),
        Output("gradInput", "out", "the gradient of `self`", shape=broadcast_of("gradOutput", "self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    dtype_checks=(same_or_mixed_dtype("gradOutput", "self", "gradInput"),),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("gradInput", 0),
        broadcast_shape_on_950("gradOutput", "self", "gradInput"),
    ),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "self"),
            outputs=("gradInput",),
            of=SILU,
            bounds=(Bound(4.0),),
        ),
    ),
    math="gradInput = gradOutput · σ(x) · (1 + x·(1 − σ(x)))",
    gradient="silu_double_backward",
    notes=("A broadcast gradient is not reduced back to the shape of `self`.",),
    deviations=(
        "The document calls the parameter the gradient of the forward output; `self` is the forward input.",
        "The document asks for equal shapes and also for a broadcast relation: shapes are equal, and broadcast on "
        "Ascend950 only.",
        "The document gives rank 1 to 8; a scalar tensor (rank 0) is accepted too.",
    ),
)
