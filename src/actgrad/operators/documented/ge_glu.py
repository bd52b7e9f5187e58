# SPDX-License-Identifier: Apache-2.0
"""aclnnGeGlu: v·GELU(a), where a is the right half of its input."""

from actgrad.arithmetic.activations import GELU, GELU_TANH
from actgrad.operators.contract import (
    Choice,
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    approximate_known,
    dim_in_range,
    half_of,
    halved,
    left,
    rank,
    right,
    same_dtype,
    same_shape,
    supported,
)
from actgrad.operators.documented.ge_glu_v3 import ERF_BOUNDS, TANH_BOUNDS
from actgrad.operators.formulas import gated_with_activation

INPUTS = (right("self"), left("self"))
OUTPUTS = ("out", "outGelu")

GE_GLU = Operator(
    name="GeGlu",
    python="",
    header="aclnn_geglu.h",
    summary="GeGLU, v·GELU(a), where v and a are the left and the right half of `self` along `dim`.",
    source="the document of aclnnGeGlu, an older form of aclnnGeGluV3",
    parameters=(
        Input("self", "x", "the input: its two halves along `dim`"),
        Int("dim", "dim", "the dimension along which `self` is split", default=-1, splits=("self",)),
        Choice(
            "approximate",
            "approximate",
            "the form of GELU, erf (none) or tanh",
            words={"none": 0, "tanh": 1},
            default="none",
        ),
        Output("out", "out", "GeGLU of `self`", shape=half_of("self")),
        Output("outGelu", "gelu", "GELU(a), which the gradient needs", shape=half_of("self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend310P"),
    dtype_checks=(same_dtype("self", "out", "outGelu"),),
    shape_checks=(
        rank("self", 1),
        same_shape("outGelu", "out"),
        dim_in_range("dim", "self"),
        *halved("out", "self"),
        approximate_known("approximate"),
    ),
    kernels=(
        Kernel(gated_with_activation, INPUTS, OUTPUTS, ERF_BOUNDS, when={"approximate": 0}, of=GELU),
        Kernel(gated_with_activation, INPUTS, OUTPUTS, TANH_BOUNDS, when={"approximate": 1}, of=GELU_TANH),
    ),
    math="outGelu = GELU(a)\n"
    "out = v · GELU(a)\n"
    "erf:  GELU(t) = t·Φ(t)\n"
    "tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)",
)
