# SPDX-License-Identifier: Apache-2.0
"""aclnnAddRelu: ReLU of x + alpha·other, also in place. Its gradient, from the result, is internal."""

from actgrad.arithmetic.primitives import Bound, fma, where
from actgrad.operators.contract import (
    I8,
    I16,
    I32,
    I64,
    U8,
    Constants,
    Input,
    InputOutput,
    Kernel,
    Operator,
    Output,
    Scalar,
    SignUnit,
    broadcast_of,
    broadcast_shape,
    castable,
    promotable,
    rank,
    real,
    supported,
    whole_beside_integers,
)


def add_relu(x, other, alpha, unit):
    """max(x + alpha·other, 0), where the sum of integers may wrap around"""
    total = fma(alpha, other, x)
    return where(total * unit < 0, 0, total)


def factor(alpha):
    """alpha, but 1 for NaN"""
    return where(alpha == alpha, alpha, 1)


ALPHA = Scalar("alpha", "alpha", "the factor of `other`", default=1.0, const=False)
OTHER = Input("other", "other", "the second tensor, which is multiplied by `alpha`")
SCALARS = (Constants(factor, ("alpha",)),)

ADD_RELU = Operator(
    name="AddRelu",
    python="add_relu",
    header="aclnn_add_relu.h",
    summary="AddReLU: ReLU of x + alpha·other.",
    source="the document of aclnnAddRelu",
    parameters=(
        Input("self", "x", "the first tensor"),
        OTHER,
        ALPHA,
        Output("out", "out", "the result", shape=broadcast_of("self", "other"), castable=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(I8, U8, I16, I32, I64)),
    dtype_checks=(
        real("alpha"),
        promotable("self", "other"),
        whole_beside_integers("self", "other", "alpha"),
        castable("self", "other", "out"),
    ),
    shape_checks=(rank("self", 0), rank("other", 0), rank("out", 0), broadcast_shape("self", "other", "out")),
    kernels=(
        Kernel(
            add_relu,
            ("self", "other"),
            ("out",),
            bounds=(Bound(0.5),),
            scalars=(*SCALARS, SignUnit("out")),
            exact_integers=True,
            rounds_once=True,
        ),
    ),
    math="out = max(self + alpha · other, 0)",
    gradient="add_relu_backward",
    notes=(
        "NaN inputs give NaN. A NaN `alpha` counts as 1.",
        "The product is not rounded; the sum is rounded once, to the dtype of `out`.",
        "A sum of integers that is out of range of the dtype of `out` wraps around, and ReLU applies to what it is "
        "then; for UINT8, to the exact sum.",
    ),
    deviations=(
        "CANN applies no ReLU to UINT8. Here a negative sum, possible with a negative `alpha`, gives 0 there too.",
    ),
)

INPLACE_ADD_RELU = Operator(
    name="InplaceAddRelu",
    python="",
    header="aclnn_add_relu.h",
    summary="AddReLU in place: the result overwrites the first tensor.",
    source="the document of aclnnInplaceAddRelu",
    parameters=(
        InputOutput("selfRef", "x", "the first tensor, overwritten with the result", const=False),
        OTHER,
        ALPHA,
    ),
    support=ADD_RELU.support,
    dtype_checks=(
        real("alpha"),
        promotable("selfRef", "other"),
        whole_beside_integers("selfRef", "other", "alpha"),
        castable("selfRef", "other", "selfRef"),
    ),
    shape_checks=(rank("selfRef", 0), rank("other", 0), broadcast_shape("selfRef", "other", "selfRef")),
    kernels=(
        Kernel(
            add_relu,
            ("selfRef", "other"),
            ("selfRef",),
            bounds=(Bound(0.5),),
            scalars=(*SCALARS, SignUnit("selfRef")),
            exact_integers=True,
            rounds_once=True,
        ),
    ),
    math="selfRef = max(selfRef + alpha · other, 0)",
    notes=("`other` is broadcast to the shape of `selfRef`.",),
)
