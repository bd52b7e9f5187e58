# SPDX-License-Identifier: Apache-2.0
"""aclnnGeGluV3: v·GELU(a) of the two halves of its input, with a choice of the activated half."""

from actgrad.arithmetic.activations import GELU, GELU_TANH, gelu, gelu_tanh
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Choice,
    Flag,
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    activated,
    approximate_known,
    dim_in_range,
    half_of,
    halved,
    plain,
    rank,
    same_dtype,
    same_shape,
    supported,
)
from actgrad.operators.formulas import gated_with_activation

INPUTS = (activated("self"), plain("self"))
OUTPUTS = ("out", "outGelu")
ERF_BOUNDS = (Bound(4.0), GELU.bounds[gelu])
TANH_BOUNDS = (Bound(4.0), GELU_TANH.bounds[gelu_tanh])

GE_GLU_V3 = Operator(
    name="GeGluV3",
    python="geglu",
    header="aclnn_geglu.h",
    summary="GeGLU, v·GELU(a): a is the half of `self` that `activateLeft` selects, v the other.",
    source="the document of aclnnGeGluV3",
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
        Flag(
            "activateLeft",
            "activate_left",
            "whether the left half is activated rather than the right one",
            default=False,
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
    torch="geglu_with_gelu",
    gradient="geglu_backward",
)
