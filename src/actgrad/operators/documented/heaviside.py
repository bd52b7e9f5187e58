# SPDX-License-Identifier: Apache-2.0
"""aclnnHeaviside: the step function, with its value at 0 from a second tensor."""

from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_of,
    broadcast_shape,
    rank,
    same_dtype,
    supported,
)


def heaviside(x, values):
    """values where x = 0; elsewhere 1 above it and 0 below it, and for NaN"""
    return where(x == 0, values, where(x > 0, 1.0, 0.0))


HEAVISIDE = Operator(
    name="Heaviside",
    python="heaviside",
    header="aclnn_heaviside.h",
    summary="Heaviside: 0 below 0, 1 above, and `values` at 0.",
    source="the document of aclnnHeaviside",
    parameters=(
        Input("input", "input", "the input"),
        Input("values", "values", "the result where `input` is 0"),
        Output("out", "out", "the result for `input`", shape=broadcast_of("input", "values")),
    ),
    support=supported(bf16="Ascend910_93 Ascend910B"),
    dtype_checks=(same_dtype("input", "values", "out"),),
    shape_checks=(rank("input", 0), rank("values", 0), broadcast_shape("input", "values", "out")),
    kernels=(Kernel(heaviside, ("input", "values"), ("out",), bounds=(Bound(0.0),)),),
    math="out = 0       where input < 0\nout = values  where input = 0\nout = 1       where input > 0",
    notes=("NaN in `input` gives 0, as in PyTorch. NaN in `values` is passed on.",),
    deviations=(
        "CANN compares only the number of elements of `out`; here its shape must match, as the document says.",
        "CANN has a kernel for Ascend950; the document lacks that product, so here it is 561003.",
    ),
)
