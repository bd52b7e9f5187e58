# SPDX-License-Identifier: Apache-2.0
"""aclnnFatreluMul: A·B where A is above a threshold, else 0·B, for the two halves of its input."""

from actgrad.arithmetic.primitives import Bound
from actgrad.operators.contract import (
    Element,
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    at_most_200000_rows_of_1024,
    dim_in_range,
    even_size,
    half_of,
    halved,
    left,
    one_element,
    rank_from_2,
    right,
    same_dtype,
    supported,
)
from actgrad.operators.documented.threshold import THRESHOLD_BACKWARD
from actgrad.operators.formulas import gated

FATRELU_MUL = Operator(
    name="FatreluMul",
    python="fatrelu_mul",
    header="aclnn_fatrelu_mul.h",
    summary="FatreluMul, f(A)·B of the halves A and B of `input`: f(A) is A above the threshold, else 0.",
    source="the document of aclnnFatreluMul",
    parameters=(
        Input("input", "x", "the input: A, then B, along the last dimension"),
        Input("threshold", "threshold", "the threshold that A must exceed: a tensor of one element", single=True),
        Int("dim", "dim", "the dimension that is split", default=-1, splits=("input",), only_python=True),
        Output("out", "out", "f(A)·B", shape=half_of("input"), const=True),
    ),
    support=supported(bf16="Ascend910_93 Ascend910B"),
    dtype_checks=(same_dtype("input", "threshold", "out"),),
    shape_checks=(
        rank_from_2("input"),
        one_element("threshold"),
        dim_in_range("dim", "input"),
        even_size("input"),
        *halved("out", "input"),
    ),
    kernels=(
        Kernel(
            gated,
            (left("input"), right("input")),
            ("out",),
            (Bound(0.5),),
            scalars=(Element("threshold"),),
            of=THRESHOLD_BACKWARD.kernels[0].of,
        ),
    ),
    math="out = A · B  where A > threshold\nout = 0 · B  elsewhere",
    gradient="fatrelu_mul_backward",
    exclusions=(at_most_200000_rows_of_1024("input"),),
    notes=("The last dimension is split. NaN in A gives NaN. The threshold is read in phase two.",),
    deviations=(
        "The document keeps an A equal to the threshold; here, as in PyTorch's threshold, it becomes 0.",
        "The document limits the last dimension to 1024 elements and the others to 200000 in all; here any size works.",
        "Empty and strided tensors are accepted.",
    ),
)
