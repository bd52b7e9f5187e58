# SPDX-License-Identifier: Apache-2.0
"""aclnnGeluMul: GELU(A)·B of the two halves of its input."""

from actgrad.arithmetic.activations import GELU, GELU_TANH
from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    Word,
    at_most_200000_rows_of_1024,
    dim_in_range,
    even_size,
    half_of,
    halved,
    left,
    rank_from_2,
    right,
    same_dtype,
    supported,
    word_known,
)
from actgrad.operators.formulas import gated

WORDS = {"none": 0, "tanh": 1}

GELU_MUL = Operator(
    name="GeluMul",
    python="gelu_mul",
    header="aclnn_gelu_mul.h",
    summary="GeluMul, GELU(A)·B, where A and B are the first and the second half of `input`.",
    source="the document of aclnnGeluMul",
    parameters=(
        Input("input", "x", "the input: A, then B, along the last dimension"),
        Int("dim", "dim", "the dimension that is split", default=-1, splits=("input",), only_python=True),
        Word(
            "approximateOptional",
            "approximate",
            "the form of GELU, erf (none) or tanh",
            words=WORDS,
            default="none",
            nullable=True,
        ),
        Output("out", "out", "GELU(A)·B", shape=half_of("input"), const=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B"),
    dtype_checks=(same_dtype("input", "out"),),
    shape_checks=(
        rank_from_2("input"),
        dim_in_range("dim", "input"),
        even_size("input"),
        *halved("out", "input"),
        word_known("approximateOptional", WORDS),
    ),
    kernels=tuple(
        Kernel(
            gated,
            (left("input"), right("input")),
            ("out",),
            (Bound(4.0),),
            when={"approximateOptional": number},
            of=of,
        )
        for number, of in enumerate((GELU, GELU_TANH))
    ),
    math="out = GELU(A) · B\nnone: GELU(t) = t·Φ(t)\ntanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)",
    gradient="gelu_mul_backward",
    exclusions=(at_most_200000_rows_of_1024("input"),),
    notes=("The last dimension is split. A null `approximateOptional` means none.",),
    deviations=(
        "The document limits the last dimension to 1024 elements and the others to 200000 in all; here any size works.",
        "Empty and strided tensors are accepted.",
    ),
)
