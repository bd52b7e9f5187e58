# SPDX-License-Identifier: Apache-2.0
"""aclnnHardswish: x·relu6(x + 3)/6."""

from actgrad.arithmetic.activations import HARDSWISH as ACTIVATION
from actgrad.arithmetic.activations import hardswish
from actgrad.operators.contract import Input, Kernel, Operator, Output, like, same_or_cast_dtype, same_shape, supported

HARDSWISH = Operator(
    name="Hardswish",
    python="hardswish",
    header="aclnn_hardswish.h",
    summary="Hardswish: x·(x + 3)/6 between −3 and 3, x above, 0 below.",
    source="the document of aclnnHardswish, which aclnnHardswishBackward's names as its forward",
    parameters=(
        Input("self", "x", "the input"),
        Output("out", "out", "Hardswish of `self`", shape=like("self"), const=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    dtype_checks=(same_or_cast_dtype("self", "out"),),
    shape_checks=(same_shape("out", "self"),),
    kernels=(Kernel(hardswish, inputs=("self",), outputs=("out",), of=ACTIVATION),),
    math="out = 0              where self ≤ −3\n"
    "out = self·(self + 3)/6  where −3 < self < 3\n"
    "out = self           where self ≥ 3",
    gradient="hardswish_backward",
    notes=("When `out` has another dtype, the result is rounded to the dtype of `self` first and cast then.",),
)
