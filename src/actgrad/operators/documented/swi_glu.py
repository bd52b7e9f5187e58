# SPDX-License-Identifier: Apache-2.0
"""aclnnSwiGlu: SiLU(A)·B of the two halves of x; and its gradient."""

from actgrad.arithmetic.activations import SILU
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    Product,
    dim_in_range,
    even_size,
    half_of,
    halved,
    left,
    like,
    no_empty,
    no_strided,
    public_format,
    rank,
    right,
    rows_of_64_bytes,
    same_dtype,
    same_shape,
    supported,
)
from actgrad.operators.formulas import gated, gated_gradient

SUPPORT = supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend310P")

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
    support=SUPPORT,
    dtype_checks=(same_dtype("x", "out"), public_format("x", "out")),
    shape_checks=(rank("x", 1), dim_in_range("dim", "x"), even_size("x"), *halved("out", "x")),
    kernels=(Kernel(gated, inputs=(left("x"), right("x")), outputs=("out",), of=SILU, bounds=(Bound(4.0),)),),
    math="out = A · σ(A) · B",
    gradient="swiglu_backward",
)

SWI_GLU_GRAD = Operator(
    name="SwiGluGrad",
    python="swiglu_backward",
    header="aclnn_swi_glu_grad.h",
    summary="The gradient of SwiGLU, SiLU(A)·B, where A and B are the first and the second half of `x` along `dim`.",
    source="the two documents of aclnnSwiGluGrad",
    parameters=(
        Input("yGrad", "dy", "the gradient of SwiGLU's output"),
        Input("x", "x", "the input of SwiGLU: A, then B, along `dim`"),
        Int("dim", "dim", "the dimension along which `x` is split", default=-1, splits=("x", "out")),
        Output("out", "out", "the gradient of `x`: outA, then outB, along `dim`", shape=like("x"), const=True),
    ),
    support=SUPPORT,
    dtype_checks=(
        same_dtype("yGrad", "x", "out"),
        public_format("yGrad", "x", "out"),
    ),
    shape_checks=(
        rank("x", 1),
        dim_in_range("dim", "x"),
        even_size("x"),
        *halved("yGrad", "x"),
        same_shape("out", "x"),
    ),
    kernels=(
        Kernel(
            gated_gradient,
            inputs=("yGrad", left("x"), right("x")),
            outputs=(left("out"), right("out")),
            of=SILU,
            bounds=(Bound(4.0), Bound(4.0)),
        ),
    ),
    math="outA = yGrad · B · σ(A) · (1 + A·(1 − σ(A)))\noutB = yGrad · A · σ(A)",
    gradient="swiglu_double_backward",
    exclusions=(
        no_strided("yGrad", "x", "out"),
        no_empty("yGrad", "x"),
        rows_of_64_bytes("x", on=Product.Ascend310P),
    ),
    deviations=(
        "The older document's formula has a misplaced bracket: at A = 0 it gives yGrad·B where the derivative is "
        "yGrad·B/2. Here it is the derivative.",
        "The documents exclude empty and strided tensors; here both are accepted.",
        "The documents require 64-byte alignment on Atlas inference; here it is not required.",
    ),
)
