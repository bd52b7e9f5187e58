# SPDX-License-Identifier: Apache-2.0
"""aclnnGeGluV3Backward: the gradient of GeGLU, with a choice of the activated half."""

from actgrad.activations import gelu, gelu_derivative, gelu_tanh, gelu_tanh_derivative
from actgrad.contract import (
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
from actgrad.primitives import Bound, product_times


def geglu_erf_gradient(dy, v, a, gelu):
    """d(v) = dy · gelu, d(a) = dy · v · GELU'(a), with GELU through the normal distribution"""
    dv = dy * gelu
    da = product_times(dy, v, gelu_derivative(a))
    return dv, da


def geglu_tanh_gradient(dy, v, a, gelu):
    """d(v) = dy · gelu, d(a) = dy · v · GELU'(a), with GELU's tanh approximation"""
    dv = dy * gelu
    da = product_times(dy, v, gelu_tanh_derivative(a))
    return dv, da


def geglu_erf_gradient_recomputed(dy, v, a):
    """The same with GELU(a) computed here instead of passed"""
    dv = dy * gelu(a)
    da = product_times(dy, v, gelu_derivative(a))
    return dv, da


def geglu_tanh_gradient_recomputed(dy, v, a):
    """The same with GELU(a) computed here instead of passed"""
    dv = dy * gelu_tanh(a)
    da = product_times(dy, v, gelu_tanh_derivative(a))
    return dv, da


INPUTS = ("gradOutput", plain("self"), activated("self"))
OUTPUTS = (plain("gradInput"), activated("gradInput"))
PRODUCT = Bound(0.5)  # with GELU(a) as it was passed
ERF_SLOPE = Bound(4.0)
TANH_SLOPE = Bound(4.0, near_root=(-0.758, -0.743), absolute=2**-28)
ERF_BOUNDS = (PRODUCT, ERF_SLOPE)
TANH_BOUNDS = (PRODUCT, TANH_SLOPE)
ERF_BOUNDS_RECOMPUTED = (Bound(4.0), ERF_SLOPE)
TANH_BOUNDS_RECOMPUTED = (Bound(4.0), TANH_SLOPE)

GE_GLU_V3_BACKWARD = Operator(
    name="GeGluV3Backward",
    python="geglu_backward",
    header="aclnn_geglu_backward.h",
    summary="The gradient of GeGLU, v·GELU(a): a is the half of `self` that `activateLeft` chooses, v the other.",
    source="the document of aclnnGeGluV3Backward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of GeGLU's output"),
        Input("self", "x", "the input of GeGLU: its two halves along `dim`"),
        Input("gelu", "gelu", "GELU(a), as the forward returned it", stand_in="gradOutput"),
        Int("dim", "dim", "the dimension along which `self` is split", default=-1),
        Choice("approximate", "approximate", "GELU's form: erf or tanh", words={"none": 0, "tanh": 1}, default="none"),
        Flag("activateLeft", "activate_left", "whether the left half is activated, not the right one", default=False),
        Output("gradInput", "out", "the gradient of `self`: each half where its input was", shape=like("self")),
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
        Kernel(geglu_erf_gradient, (*INPUTS, "gelu"), OUTPUTS, ERF_BOUNDS, when={"approximate": 0}, given="gelu"),
        Kernel(geglu_tanh_gradient, (*INPUTS, "gelu"), OUTPUTS, TANH_BOUNDS, when={"approximate": 1}, given="gelu"),
        Kernel(
            geglu_erf_gradient_recomputed,
            INPUTS,
            OUTPUTS,
            ERF_BOUNDS_RECOMPUTED,
            when={"approximate": 0},
            omitted="gelu",
        ),
        Kernel(
            geglu_tanh_gradient_recomputed,
            INPUTS,
            OUTPUTS,
            TANH_BOUNDS_RECOMPUTED,
            when={"approximate": 1},
            omitted="gelu",
        ),
    ),
    math="d(v) = gradOutput · gelu\n"
    "d(a) = gradOutput · v · GELU'(a)\n"
    "erf:  GELU'(t) = Φ(t) + t·φ(t)\n"
    "tanh: GELU'(t) = 0.5·(1 + tanh z) + 0.5·t·(1 − tanh² z)·√(2/π)·(1 + 3·0.044715·t²),  z = √(2/π)·(t + 0.044715·t³)",
    notes=("`gelu` is used as it was passed; only the Python function may leave it out, and then it is recomputed.",),
    deviations=(
        "The document gives no formula; this one is the derivative of aclnnGeGluV3's forward.",
        "The document allows dim −1 and 0 for a scalar `self`; a scalar cannot be halved and is refused with 161002.",
        "Later documents withdraw Atlas training; it is supported with FLOAT16 and FLOAT, as the document says.",
    ),
)
