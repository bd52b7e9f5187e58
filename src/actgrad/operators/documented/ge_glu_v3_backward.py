# SPDX-License-Identifier: Apache-2.0
"""aclnnGeGluV3Backward: the gradient of GeGLU, with a choice of the activated half."""

from actgrad.arithmetic.activations import GELU, GELU_TANH
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
    halved,
    like,
    plain,
    rank,
    same_dtype,
    same_shape,
    supported,
    tanh_only_on_310p,
)
from actgrad.operators.formulas import gated_gradient, gated_gradient_given

INPUTS = ("gradOutput", activated("self"), plain("self"))
OUTPUTS = (activated("gradInput"), plain("gradInput"))
PRODUCT = Bound(0.5)  # with GELU(a) as it was passed
ERF_SLOPE = Bound(4.0)
TANH_SLOPE = Bound(4.0, near_root=(-0.758, -0.743), absolute=2**-28)
ERF_BOUNDS = (ERF_SLOPE, PRODUCT)
TANH_BOUNDS = (TANH_SLOPE, PRODUCT)
ERF_BOUNDS_RECOMPUTED = (ERF_SLOPE, Bound(4.0))
TANH_BOUNDS_RECOMPUTED = (TANH_SLOPE, Bound(4.0))

GE_GLU_V3_BACKWARD = Operator(
    name="GeGluV3Backward",
    python="geglu_backward",
    header="aclnn_geglu_backward.h",
    summary="The gradient of GeGLU, v·GELU(a): a is the half of `self` that `activateLeft` selects, v the other.",
    source="the document of aclnnGeGluV3Backward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of GeGLU's output"),
        Input("self", "x", "the input of GeGLU: its two halves along `dim`"),
        Input("gelu", "gelu", "GELU(a), as the forward returned it", stand_in="gradOutput"),
        Int("dim", "dim", "the dimension along which `self` is split", default=-1, splits=("self", "gradInput")),
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
        Output("gradInput", "out", "the gradient of `self`, in the same halves", shape=like("self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
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
        Kernel(
            gated_gradient_given,
            (*INPUTS, "gelu"),
            OUTPUTS,
            ERF_BOUNDS,
            when={"approximate": 0},
            given="gelu",
            of=GELU,
        ),
        Kernel(
            gated_gradient_given,
            (*INPUTS, "gelu"),
            OUTPUTS,
            TANH_BOUNDS,
            when={"approximate": 1},
            given="gelu",
            of=GELU_TANH,
        ),
        Kernel(
            gated_gradient,
            INPUTS,
            OUTPUTS,
            ERF_BOUNDS_RECOMPUTED,
            when={"approximate": 0},
            omitted="gelu",
            of=GELU,
        ),
        Kernel(
            gated_gradient,
            INPUTS,
            OUTPUTS,
            TANH_BOUNDS_RECOMPUTED,
            when={"approximate": 1},
            omitted="gelu",
            of=GELU_TANH,
        ),
    ),
    math="d(v) = gradOutput · gelu\n"
    "d(a) = gradOutput · v · GELU'(a)\n"
    "erf:  GELU'(t) = Φ(t) + t·φ(t)\n"
    "tanh: GELU'(t) = 0.5·(1 + tanh z) + 0.5·t·(1 − tanh² z)·√(2/π)·(1 + 3·0.044715·t²),  z = √(2/π)·(t + 0.044715·t³)",
    gradient="geglu_double_backward",
    notes=("`gelu` is used as passed. Only the Python function may omit it; it is then recomputed.",),
    deviations=(
        "The document gives no formula; here it is the derivative of aclnnGeGluV3.",
        "The document allows dim −1 and 0 for a scalar `self`; it cannot be halved, so here it is 161002.",
        "Later documents withdraw Atlas training; here it takes FLOAT16 and FLOAT, as this document says.",
    ),
)
