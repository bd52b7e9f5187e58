# SPDX-License-Identifier: Apache-2.0
"""aclnnSwiGlu: SiLU(A)·B of the two halves of x."""

from actgrad.arithmetic.activations import SILU
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
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
    public_format,
    rank,
    right,
    same_dtype,
    supported,
)
from actgrad.operators.formulas import gated

SWI_GLU = Operator(
    name="SwiGlu",
    python="swiglu",
    header="aclnn_swi_glu.h",
    summary="SwiGLU, SiLU(A)·B, where A and B are the first and the second half of `x` along `dim`.",
    source="the document of aclnnSwiGlu",
    parameters=(
        Input("x", "x", "the input: A, then B, along `dim`"),
        Int("dim", "dim", "the dimension along which `x` is split", default=-1, splits=("x",)),
        Output("out", "out", "SwiGLU of `x`", shape=half_of("x"), const=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend310P"),
    dtype_checks=(same_dtype("x", "out"), public_format("x", "out")),
    shape_checks=(rank("x", 1), dim_in_range("dim", "x"), even_size("x"), *halved("out", "x")),
    kernels=(Kernel(gated, inputs=(left("x"), right("x")), outputs=("out",), of=SILU, bounds=(Bound(4.0),)),),
    math="out = A · σ(A) · B",
    gradient="swiglu_backward",
)
