# SPDX-License-Identifier: Apache-2.0
"""aclnnGelu, the tanh form, and aclnnGeluV2, which chooses the form; and their gradients."""

from actgrad.arithmetic.activations import GELU as ERF
from actgrad.arithmetic.activations import GELU_TANH as TANH
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Choice,
    Input,
    Kernel,
    Operator,
    Output,
    Word,
    approximate_known,
    broadcast_shape,
    castable,
    like,
    promotable,
    promoted_dtype,
    public_format,
    rank,
    same_dtype,
    same_shape,
    supported,
    word_known,
)
from actgrad.operators.elementwise import element_wise, element_wise_gradient

SUPPORT = supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P")
WORDS = {"none": 0, "tanh": 1}
ERF_SLOPE = Bound(4.0)
TANH_SLOPE = Bound(4.0, near_root=(-0.758, -0.743), absolute=2**-28)

GELU = element_wise(
    "Gelu",
    "",
    "GELU, in its tanh form: x·(1 + tanh(√(2/π)·(x + 0.044715·x³)))/2.",
    activation=TANH,
    math="out = self · (1 + tanh(√(2/π) · (self + 0.044715·self³))) / 2",
    support=SUPPORT,
    header="aclnn_gelu.h",
    dtype_checks=(same_dtype("self", "out"), public_format("self", "out")),
    gradient="",
    notes=("In Python: `gelu` with `approximate` tanh.",),
)

GELU_V2 = Operator(
    name="GeluV2",
    python="gelu",
    header="aclnn_gelu_v2.h",
    summary="GELU: x·Φ(x), or its tanh form.",
    source="the document of aclnnGeluV2",
    parameters=(
        Input("x", "x", "the input"),
        Choice("approximate", "approximate", "the form of GELU, erf (none) or tanh", words=WORDS, default="none"),
        Output("y", "out", "the result for `x`", shape=like("x")),
    ),
    support=SUPPORT,
    dtype_checks=(same_dtype("x", "y"),),
    shape_checks=(same_shape("y", "x"), rank("x", 0), approximate_known("approximate")),
    kernels=tuple(
        Kernel(of.function, ("x",), ("y",), when={"approximate": number}, of=of)
        for number, of in enumerate((ERF, TANH))
    ),
    math="y = x · Φ(x)                                     where approximate is 0 (none)\n"
    "y = x · (1 + tanh(√(2/π) · (x + 0.044715·x³))) / 2  where it is 1 (tanh)",
    gradient="gelu_backward",
    deviations=("The document does not define other values of `approximate` than 0 and 1; here they are refused.",),
)

GELU_BACKWARD = element_wise_gradient(
    GELU,
    "The gradient of GELU in its tanh form.",
    math="gradInput = gradOutput · GELU'(self), of the tanh form",
    bounds=(TANH_SLOPE,),
    dtype_checks=(promotable("gradOutput", "self"),),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        broadcast_shape("gradOutput", "self", "gradInput"),
        castable("gradOutput", "self", "gradInput"),
    ),
    cast=True,
    const=True,
    python="",
    torch="",
    notes=("In Python: `gelu_backward` with `approximate` tanh.",),
    deviations=(
        "The document prints the derivative of the erf form; here it is that of the tanh form, as in aclnnGelu.",
    ),
)

GELU_BACKWARD_V2 = element_wise_gradient(
    GELU_V2,
    "The gradient of GELU, x·Φ(x), or of its tanh form.",
    Word("approximate", "approximate", "the form of GELU, erf (none) or tanh", words=WORDS, default="none"),
    math="gradInput = gradOutput · (Φ(self) + self·φ(self))  where approximate is none\n"
    "gradInput = gradOutput · GELU'(self), of the tanh form  where it is tanh",
    bounds=(ERF_SLOPE, TANH_SLOPE),
    dtype_checks=(promotable("gradOutput", "self"), promoted_dtype("gradOutput", "self", "gradInput")),
    shape_checks=(broadcast_shape("gradOutput", "self", "gradInput"), word_known("approximate", WORDS)),
    name="GeluBackwardV2",
    header="aclnn_gelu_backward_v2.h",
)
