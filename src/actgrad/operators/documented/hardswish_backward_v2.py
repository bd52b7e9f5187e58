# SPDX-License-Identifier: Apache-2.0
"""aclnnHardswishBackwardV2: the gradient of Hardswish, with the open interval (−3, 3)."""

from actgrad.arithmetic.activations import HARDSWISH
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import Input, Kernel, Operator, Output, like, rank, same_dtype, same_shape, supported
from actgrad.operators.formulas import gradient

HARDSWISH_BACKWARD_V2 = Operator(
    name="HardswishBackwardV2",
    python="hardswish_backward_v2",
    header="aclnn_hardswish_backward_v2.h",
    summary="The gradient of Hardswish, with the slopes 0 at −3 and 1 at 3 (the open form, PyTorch's since 2.7).",
    source="the document of aclnnHardswishBackwardV2, a sibling of aclnnHardswishBackward's",
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
    kernels=(Kernel(gradient, inputs=("gradOutput", "self"), outputs=("out",), of=HARDSWISH, bounds=(Bound(2.0),)),),
    math="out = gradOutput · 0              where self ≤ −3\n"
    "out = gradOutput · (self/3 + 0.5)  where −3 < self < 3\n"
    "out = gradOutput · 1              where self ≥ 3",
    torch="hardswish_backward",
    gradient="hardswish_double_backward",
    notes=(
        "Outside the interval the derivative is multiplied: an infinite or NaN gradient times the derivative 0 is NaN.",
    ),
)
