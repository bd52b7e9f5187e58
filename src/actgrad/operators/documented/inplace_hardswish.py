# SPDX-License-Identifier: Apache-2.0
"""aclnnInplaceHardswish: Hardswish onto its input."""

from actgrad.arithmetic.activations import HARDSWISH, hardswish
from actgrad.operators.contract import InputOutput, Kernel, Operator, supported

INPLACE_HARDSWISH = Operator(
    name="InplaceHardswish",
    python="",
    header="aclnn_hardswish.h",
    summary="Hardswish, written onto its input.",
    source="the document of aclnnInplaceHardswish, which aclnnHardswishBackward's names as its forward",
    parameters=(InputOutput("self", "x", "the input, overwritten with the result"),),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    dtype_checks=(),
    shape_checks=(),
    kernels=(Kernel(hardswish, inputs=("self",), outputs=("self",), of=HARDSWISH),),
    math="self = 0              where self ≤ −3\n"
    "self = self·(self + 3)/6  where −3 < self < 3\n"
    "self = self           where self ≥ 3",
    notes=("The parameter is `const aclTensor*` in the documents, though it is written.",),
)
