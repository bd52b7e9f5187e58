# SPDX-License-Identifier: Apache-2.0
"""aclnnGlu: A·σ(B) of the two halves of its input; and its gradient."""

from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    F64,
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    dim_in_range,
    even_size,
    half_of,
    halved,
    left,
    like,
    rank,
    right,
    same_dtype,
    same_or_cast_dtype,
    same_shape,
    supported,
)
from actgrad.operators.documented.sigmoid import SIGMOID
from actgrad.operators.formulas import gated, gated_gradient

ACTIVATION = SIGMOID.kernels[0].of
SUPPORT = supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P", also=(F64,))

GLU = Operator(
    name="Glu",
    python="glu",
    header="aclnn_glu.h",
    summary="GLU, A·σ(B), where A and B are the first and the second half of `self` along `dim`.",
    source="the document of aclnnGlu",
    parameters=(
        Input("self", "x", "the input: A, then B, along `dim`"),
        Int("dim", "dim", "the dimension along which `self` is split", default=-1, splits=("self",)),
        Output("out", "out", "GLU of `self`", shape=half_of("self"), const=True),
    ),
    support=SUPPORT,
    dtype_checks=(same_or_cast_dtype("self", "out"),),
    shape_checks=(rank("self", 1), dim_in_range("dim", "self"), even_size("self"), *halved("out", "self")),
    kernels=(Kernel(gated, (right("self"), left("self")), ("out",), (Bound(4.0),), of=ACTIVATION),),
    math="out = A · σ(B)",
    gradient="glu_backward",
)

GLU_BACKWARD = Operator(
    name="GluBackward",
    python="glu_backward",
    header="aclnn_glu_backward.h",
    summary="The gradient of GLU, A·σ(B), where A and B are the first and the second half of `self` along `dim`.",
    source="the document of aclnnGluBackward",
    parameters=(
        Input("gradOut", "dy", "the gradient of GLU's output"),
        Input("self", "x", "the input of GLU: A, then B, along `dim`"),
        Int("dim", "dim", "the dimension along which `self` is split", default=-1, splits=("self", "out")),
        Output("out", "out", "the gradient of `self`: outA, then outB, along `dim`", shape=like("self"), const=True),
    ),
    support=SUPPORT,
    dtype_checks=(same_dtype("gradOut", "self", "out"),),
    shape_checks=(
        rank("self", 1),
        dim_in_range("dim", "self"),
        even_size("self"),
        *halved("gradOut", "self"),
        same_shape("out", "self"),
    ),
    kernels=(
        Kernel(
            gated_gradient,
            ("gradOut", right("self"), left("self")),
            (right("out"), left("out")),
            (Bound(4.0), Bound(4.0)),
            of=ACTIVATION,
        ),
    ),
    math="outA = gradOut · σ(B)\noutB = gradOut · A · σ(B) · (1 − σ(B))",
    gradient="glu_double_backward",
)
