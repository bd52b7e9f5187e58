# SPDX-License-Identifier: Apache-2.0
"""aclnnGeGlu and aclnnGeGluV3: v·GELU(a) of the two halves of its input; and their gradients.

The older form activates the right half; the newer one has a choice.
"""

from actgrad.arithmetic.activations import GELU, GELU_TANH
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Choice,
    Flag,
    Input,
    Int,
    Kernel,
    Operand,
    Operator,
    Output,
    activated,
    approximate_known,
    dim_in_range,
    half_of,
    halved,
    left,
    like,
    plain,
    rank,
    right,
    same_dtype,
    same_shape,
    supported,
    tanh_only_on_310p,
)
from actgrad.operators.formulas import gated_gradient, gated_gradient_given, gated_with_activation

SUPPORT = supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend310P")
APPROXIMATE = Choice(
    "approximate",
    "approximate",
    "the form of GELU, erf (none) or tanh",
    words={"none": 0, "tanh": 1},
    default="none",
)
ACTIVATE_LEFT = Flag(
    "activateLeft",
    "activate_left",
    "whether the left half is activated rather than the right one",
    default=False,
)

# ---- v·GELU(a) ----

INPUT = (
    Input("self", "x", "the input: its two halves along `dim`"),
    Int("dim", "dim", "the dimension along which `self` is split", default=-1, splits=("self",)),
)
OUTPUTS = (
    Output("out", "out", "GeGLU of `self`", shape=half_of("self")),
    Output("outGelu", "gelu", "GELU(a), which the gradient needs", shape=half_of("self")),
)
DTYPE_CHECKS = (same_dtype("self", "out", "outGelu"),)
SHAPE_CHECKS = (
    rank("self", 1),
    same_shape("outGelu", "out"),
    dim_in_range("dim", "self"),
    *halved("out", "self"),
    approximate_known("approximate"),
)
MATH = (
    "outGelu = GELU(a)\n"
    "out = v · GELU(a)\n"
    "erf:  GELU(t) = t·Φ(t)\n"
    "tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)"
)


def kernels(a: Operand, v: Operand) -> tuple[Kernel, ...]:
    """Those of both forms of GELU, by `approximate`."""
    return tuple(
        Kernel(
            gated_with_activation,
            (a, v),
            ("out", "outGelu"),
            (Bound(4.0), of.bounds[of.function]),
            when={"approximate": number},
            of=of,
        )
        for number, of in enumerate((GELU, GELU_TANH))
    )


GE_GLU = Operator(
    name="GeGlu",
    python="",
    header="aclnn_geglu.h",
    summary="GeGLU, v·GELU(a), where v and a are the left and the right half of `self` along `dim`.",
    source="the document of aclnnGeGlu, an older form of aclnnGeGluV3",
    parameters=(*INPUT, APPROXIMATE, *OUTPUTS),
    support=SUPPORT,
    dtype_checks=DTYPE_CHECKS,
    shape_checks=SHAPE_CHECKS,
    kernels=kernels(right("self"), left("self")),
    math=MATH,
)

GE_GLU_V3 = Operator(
    name="GeGluV3",
    python="geglu",
    header="aclnn_geglu.h",
    summary="GeGLU, v·GELU(a): a is the half of `self` that `activateLeft` selects, v the other.",
    source="the document of aclnnGeGluV3",
    parameters=(*INPUT, APPROXIMATE, ACTIVATE_LEFT, *OUTPUTS),
    support=SUPPORT,
    dtype_checks=DTYPE_CHECKS,
    shape_checks=SHAPE_CHECKS,
    kernels=kernels(activated("self"), plain("self")),
    math=MATH,
    torch="geglu_with_gelu",
    gradient="geglu_backward",
)

# ---- The gradients ----

GRADIENT_INPUTS = (
    Input("gradOutput", "dy", "the gradient of GeGLU's output"),
    Input("self", "x", "the input of GeGLU: its two halves along `dim`"),
)
GRADIENT_DIM = Int("dim", "dim", "the dimension along which `self` is split", default=-1, splits=("self", "gradInput"))
GRADIENT = Output("gradInput", "out", "the gradient of `self`, in the same halves", shape=like("self"))
GRADIENT_DTYPE_CHECKS = (same_dtype("gradOutput", "self", "gelu", "gradInput"),)
GRADIENT_SHAPE_CHECKS = (
    rank("self", 1),
    same_shape("gelu", "gradOutput"),
    same_shape("gradInput", "self"),
    dim_in_range("dim", "self"),
    *halved("gradOutput", "self"),
    approximate_known("approximate"),
    tanh_only_on_310p("approximate"),
)
GRADIENT_MATH = (
    "d(v) = gradOutput · gelu\n"
    "d(a) = gradOutput · v · GELU'(a)\n"
    "erf:  GELU'(t) = Φ(t) + t·φ(t)\n"
    "tanh: GELU'(t) = 0.5·(1 + tanh z) + 0.5·t·(1 − tanh² z)·√(2/π)·(1 + 3·0.044715·t²),  z = √(2/π)·(t + 0.044715·t³)"
)
GIVEN = Bound(0.5)  # of the product with GELU(a) as it was passed
SLOPES = ((GELU, Bound(4.0)), (GELU_TANH, Bound(4.0, near_root=(-0.758, -0.743), absolute=2**-28)))

GE_GLU_BACKWARD = Operator(
    name="GeGluBackward",
    python="",
    header="aclnn_geglu_backward.h",
    summary="The gradient of GeGLU, v·GELU(a), where v and a are the left and the right half of `self` along `dim`.",
    source="the document of aclnnGeGluBackward, an older form of aclnnGeGluV3Backward",
    parameters=(
        *GRADIENT_INPUTS,
        Input("gelu", "gelu", "GELU(a), as the forward returned it"),
        GRADIENT_DIM,
        APPROXIMATE,
        GRADIENT,
    ),
    support=SUPPORT,
    dtype_checks=GRADIENT_DTYPE_CHECKS,
    shape_checks=GRADIENT_SHAPE_CHECKS,
    kernels=tuple(
        Kernel(
            gated_gradient_given,
            ("gradOutput", right("self"), left("self"), "gelu"),
            (right("gradInput"), left("gradInput")),
            (slope, GIVEN),
            when={"approximate": number},
            of=of,
        )
        for number, (of, slope) in enumerate(SLOPES)
    ),
    math=GRADIENT_MATH,
    notes=("`gelu` is used as passed.",),
)

INPUTS = ("gradOutput", activated("self"), plain("self"))
HALVES = (activated("gradInput"), plain("gradInput"))

GE_GLU_V3_BACKWARD = Operator(
    name="GeGluV3Backward",
    python="geglu_backward",
    header="aclnn_geglu_backward.h",
    summary="The gradient of GeGLU, v·GELU(a): a is the half of `self` that `activateLeft` selects, v the other.",
    source="the document of aclnnGeGluV3Backward",
    parameters=(
        *GRADIENT_INPUTS,
        Input("gelu", "gelu", "GELU(a), as the forward returned it", stand_in="gradOutput"),
        GRADIENT_DIM,
        APPROXIMATE,
        ACTIVATE_LEFT,
        GRADIENT,
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=GRADIENT_DTYPE_CHECKS,
    shape_checks=GRADIENT_SHAPE_CHECKS,
    kernels=(
        *(
            Kernel(
                gated_gradient_given,
                (*INPUTS, "gelu"),
                HALVES,
                (slope, GIVEN),
                when={"approximate": number},
                given="gelu",
                of=of,
            )
            for number, (of, slope) in enumerate(SLOPES)
        ),
        *(
            Kernel(
                gated_gradient,
                INPUTS,
                HALVES,
                (slope, Bound(4.0)),
                when={"approximate": number},
                omitted="gelu",
                of=of,
            )
            for number, (of, slope) in enumerate(SLOPES)
        ),
    ),
    math=GRADIENT_MATH,
    gradient="geglu_double_backward",
    notes=("`gelu` is used as passed. Only the Python function may omit it; it is then recomputed.",),
    deviations=(
        "The document gives no formula; here it is the derivative of aclnnGeGluV3.",
        "The document allows dim −1 and 0 for a scalar `self`; it cannot be halved, so here it is 161002.",
        "Later documents withdraw Atlas training; here it takes FLOAT16 and FLOAT, as this document says.",
    ),
)
