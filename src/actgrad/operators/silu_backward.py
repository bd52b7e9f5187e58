# SPDX-License-Identifier: Apache-2.0
"""aclnnSiluBackward: the gradient of SiLU."""

from actgrad.activations import silu_derivative
from actgrad.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_of,
    broadcast_shape,
    rank,
    same_or_mixed_dtype,
    supported,
)
from actgrad.primitives import Bound


def silu_gradient(dy, x):
    """dy · SiLU'(x)"""
    return dy * silu_derivative(x)


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
        broadcast_shape("gradOutput", "self", "gradInput"),
    ),
    kernels=(
        Kernel(
            silu_gradient,
            inputs=("gradOutput", "self"),
            outputs=("gradInput",),
            bounds=(Bound(4.0),),
        ),
    ),
    math="gradInput = gradOutput · σ(x) · (1 + x·(1 − σ(x)))",
    notes=("A broadcast gradient is not reduced back to the shape of `self`.",),
    deviations=(
        "The document calls the parameter the gradient of the forward output; `self` is the forward input.",
        "The document asks for equal shapes and also for a broadcast relation: shapes are equal, and broadcast on "
        "Ascend950 only.",
        "The document gives rank 1 to 8; a scalar tensor (rank 0) is accepted too.",
    ),
)
