# SPDX-License-Identifier: Apache-2.0
"""aclnnHardswishBackward: the gradient of Hardswish, with the closed interval [−3, 3]."""

from actgrad.arithmetic.activations import HARDSWISH_CLOSED
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import Input, Kernel, Operator, Output, like, rank, same_dtype, same_shape, supported
from actgrad.operators.formulas import gradient

HARDSWISH_BACKWARD = Operator(
    name="HardswishBackward",
    python="hardswish_backward",
    header="aclnn_hardswish_backward.h",
    summary="The gradient of Hardswish, with the slopes −0.5 at −3 and 1.5 at 3 (the closed form).",
    source="the document of aclnnHardswishBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of Hardswish's output"),
        Input("self", "x", "the input of Hardswish"),
        Output("out", "out", "the gradient of `self`", shape=like("self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    dtype_checks=(same_dtype("gradOutput", "self", "out"),),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("out", 0),
        same_shape("gradOutput", "self"),
        same_shape("out", "self"),
    ),
    kernels=(
        Kernel(gradient, inputs=("gradOutput", "self"), outputs=("out",), of=HARDSWISH_CLOSED, bounds=(Bound(2.0),)),
    ),
    math="out = gradOutput · 0              where self < −3\n"
    "out = gradOutput · (self/3 + 0.5)  where −3 ≤ self ≤ 3\n"
    "out = gradOutput · 1              where self > 3",
    torch="",
    notes=(
        "Outside the interval the derivative is multiplied: an infinite or NaN gradient times the derivative 0 is NaN.",
        "At ±3 this is not PyTorch's gradient; that is HardswishBackwardV2, the open form.",
    ),
    deviations=(
        "The document lists integer, bool and double dtypes for `self`; since all three dtypes must match and the "
        "output is floating, only floating dtypes are accepted.",
        "The document's null check omits `out`; a null `out` is 161001 too.",
        "The document describes `self` as softplus's input and names `gradInput`: slips of another page.",
    ),
)
