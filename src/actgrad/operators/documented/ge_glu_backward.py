# SPDX-License-Identifier: Apache-2.0
"""aclnnGeGluBackward: the gradient of GeGLU whose right half is activated."""

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
    halved,
    left,
    like,
    rank,
    right,
    same_dtype,
    same_shape,
    supported,
    tanh_only_on_310p,
)
from actgrad.operators.documented.ge_glu_v3_backward import ERF_BOUNDS, TANH_BOUNDS
from actgrad.operators.formulas import gated_gradient_given

INPUTS = ("gradOutput", right("self"), left("self"), "gelu")
OUTPUTS = (right("gradInput"), left("gradInput"))

GE_GLU_BACKWARD = Operator(
    name="GeGluBackward",
    python="",
    header="aclnn_geglu_backward.h",
    summary="The gradient of GeGLU, v·GELU(a), where v and a are the left and the right half of `self` along `dim`.",
    source="the document of aclnnGeGluBackward, an older form of aclnnGeGluV3Backward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of GeGLU's output"),
        Input("self", "x", "the input of GeGLU: its two halves along `dim`"),
        Input("gelu", "gelu", "GELU(a), as the forward returned it"),
        Int("dim", "dim", "the dimension along which `self` is split", default=-1, splits=("self", "gradInput")),
        Choice(
            "approximate",
            "approximate",
            "the form of GELU, erf (none) or tanh",
            words={"none": 0, "tanh": 1},
            default="none",
        ),
        Output("gradInput", "out", "the gradient of `self`, in the same halves", shape=like("self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend310P"),
    dtype_checks=(same_dtype("gradOutput", "self", "gelu", "gradInput"),),
    shape_checks=(
        rank("self", 1),
        same_shape("gelu", "gradOutput"),
        same_shape("gradInput", "self"),
        dim_in_range("dim", "self"),
        *halved("gradOutput", "self"),
        approximate_known("approximate"),
        tanh_only_on_310p("approximate"),
    ),
    kernels=(
        Kernel(gated_gradient_given, INPUTS, OUTPUTS, ERF_BOUNDS, when={"approximate": 0}, of=GELU),
        Kernel(gated_gradient_given, INPUTS, OUTPUTS, TANH_BOUNDS, when={"approximate": 1}, of=GELU_TANH),
    ),
    math="d(v) = gradOutput · gelu\n"
    "d(a) = gradOutput · v · GELU'(a)\n"
    "erf:  GELU'(t) = Φ(t) + t·φ(t)\n"
    "tanh: GELU'(t) = 0.5·(1 + tanh z) + 0.5·t·(1 − tanh² z)·√(2/π)·(1 + 3·0.044715·t²),  z = √(2/π)·(t + 0.044715·t³)",
    notes=("`gelu` is used as passed.",),
)
