# SPDX-License-Identifier: Apache-2.0
"""aclnnSwigluGroup: SwiGLU of clamped halves times a weight for each row, for groups of rows; and its gradient."""

from actgrad.arithmetic.activations import silu, silu_derivative
from actgrad.arithmetic.primitives import Bound, absolute, at_most, fma, product_times, where
from actgrad.operators.contract import (
    F32,
    GroupIndex,
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    Scalar,
    above_zero_or_off,
    answering,
    dim_in_range,
    even_size,
    given_together,
    half_of,
    halved,
    index_dtype,
    index_shape,
    left,
    like,
    no_empty,
    no_strided,
    rank,
    rank_2_or_3,
    right,
    row_weight,
    row_weight_dtype,
    rows,
    same_dtype,
    same_shape,
    supported,
)
from actgrad.operators.documented.clipped_swiglu import ON_A_GPU, clamped


def at_most_limit(a, limit):
    """a clamped from above if there is a limit; NaN gives NaN"""
    return where(limit > 0, at_most(a, limit), a)


def within_limit(v, limit):
    """v clamped to ± the limit if there is one; NaN gives NaN"""
    return where(limit > 0, clamped(v, limit), v)


def swiglu_group(a, v, limit):
    """SiLU(a') · v' of the clamped a' and v'"""
    return silu(at_most_limit(a, limit)) * within_limit(v, limit)


def swiglu_group_weighted(a, v, weight, limit):
    """SiLU(a') · v' · weight"""
    return product_times(silu(at_most_limit(a, limit)), within_limit(v, limit), weight)


def swiglu_group_gradient(dy, a, v, limit):
    """The gradients of a and v; at the limits and beyond they are 0"""
    t = at_most_limit(a, limit)
    da = product_times(dy, within_limit(v, limit), silu_derivative(t))
    dv = dy * silu(t)
    inner_da = where(a >= limit, 0, da)
    inner_dv = where(absolute(v) >= limit, 0, dv)
    return where(limit > 0, inner_da, da), where(limit > 0, inner_dv, dv)


def weighted_slope(dy, weight, value, slope):
    """dy·weight·value·slope, with the rounding errors of the first two products"""
    first = dy * weight
    second = first * value
    lost = fma(fma(dy, weight, -first), value, fma(first, value, -second))
    correction = lost * slope
    # -0.0 keeps the sign of zero, and replaces a correction that is 0, infinite or NaN.
    return fma(second, slope, where(absolute(correction) < absolute(second * slope), correction, -0.0))


def swiglu_group_weighted_gradient(dy, a, v, weight, y, limit):
    """The same times the weight; and the terms of the weight's gradient, from the unweighted result y"""
    t = at_most_limit(a, limit)
    da = weighted_slope(dy, weight, within_limit(v, limit), silu_derivative(t))
    dv = product_times(dy, weight, silu(t))
    inner_da = where(a >= limit, 0, da)
    inner_dv = where(absolute(v) >= limit, 0, dv)
    dweight = dy * y
    return where(limit > 0, inner_da, da), where(limit > 0, inner_dv, dv), dweight


X = Input("x", "x", "the input: A, then B, along the last dimension")
WEIGHT = Input("weightOptional", "weight", "the factor of each row, in float32", dtype=F32, nullable=True)
GROUP_INDEX = GroupIndex(
    "groupIndexOptional", "group_index", "the number of rows of each group; rows beyond their sum become 0"
)


def dim(*split: str) -> Int:
    """The dimension, which the documents do not name."""
    meaning = "the dimension that is split; a row spans it and all dimensions after it"
    return Int("dim", "dim", meaning, default=-1, splits=split, only_python=True)


def clamp_limit(off: int, type: str) -> Scalar:
    """The limit, and what says that there is none."""
    meaning = f"the upper limit of A, and the limit of B in both directions; {off}: no clamping"
    return Scalar("clampLimit", "clamp_limit", meaning, default=float(off), type=type)


SWIGLU_GROUP = Operator(
    name="SwigluGroup",
    python="swiglu_group",
    torch="",
    header="aclnn_swiglu_group.h",
    summary="SwiGLU of clamped halves times a weight for each row, for groups of rows.",
    source="the document of aclnnSwigluGroup",
    parameters=(
        X,
        WEIGHT,
        GROUP_INDEX,
        clamp_limit(-1, "double"),
        dim("x"),
        Output("out", "out", "the result for `x`", shape=half_of("x"), const=True),
    ),
    support=supported(bf16="Ascend950"),
    dtype_checks=(
        same_dtype("x", "out"),
        row_weight_dtype("weightOptional", "x"),
        index_dtype("groupIndexOptional"),
    ),
    shape_checks=answering(
        561002,
        rank("x", 1),
        dim_in_range("dim", "x"),
        even_size("x"),
        *halved("out", "x"),
        row_weight("weightOptional", "x"),
        index_shape("groupIndexOptional"),
        above_zero_or_off("clampLimit", -1, "x"),
    ),
    kernels=(
        Kernel(
            swiglu_group,
            (left("x"), right("x")),
            ("out",),
            (Bound(4.0),),
            scalars=("clampLimit",),
            omitted="weightOptional",
        ),
        Kernel(
            swiglu_group_weighted,
            (left("x"), right("x"), rows("weightOptional")),
            ("out",),
            (Bound(4.0),),
            scalars=("clampLimit",),
            given="weightOptional",
        ),
    ),
    exclusions=(no_strided("x", "out"), no_empty("x")),
    math="A' = min(A, clampLimit)\nB' = clamp(B, −clampLimit, clampLimit)\nout = A' · σ(A') · B' · weight",
    notes=(
        "The last dimension is split. An omitted weight counts as 1. A weighted result is rounded once.",
        ON_A_GPU,
    ),
    deviations=(
        "The document does not define rows beyond the sum of the group index; here they become 0.",
        "The document excludes empty and strided tensors; here both are accepted.",
        "The document does not define the shape of the weight; here it is that of the rows, or any other with one "
        "element for each row and a single stride.",
    ),
)

SWIGLU_GROUP_GRAD = Operator(
    name="SwigluGroupGrad",
    python="swiglu_group_backward",
    torch="",
    header="aclnn_swiglu_group_grad.h",
    summary="The gradients of SwigluGroup's input and weight.",
    source="the document of aclnnSwigluGroupGrad",
    parameters=(
        Input("gradY", "dy", "the gradient of SwigluGroup's output"),
        Input("x", "x", "the input of SwigluGroup: A, then B, along the last dimension"),
        WEIGHT,
        Input("yOriginOptional", "y_origin", "the result of SwigluGroup without the weight", nullable=True),
        GROUP_INDEX,
        clamp_limit(0, "float"),
        dim("x", "gradXOut"),
        Output("gradXOut", "dx", "the gradient of `x`", shape=like("x")),
        Output(
            "gradWeightOutOptional",
            "dweight",
            "the gradient of the weight",
            shape=like("weightOptional"),
            dtype=F32,
            given_with="weightOptional",
        ),
    ),
    support=supported(bf16="Ascend950"),
    dtype_checks=(
        given_together("weightOptional", "yOriginOptional", "gradWeightOutOptional"),
        same_dtype("gradY", "x", "yOriginOptional", "gradXOut"),
        row_weight_dtype("weightOptional", "x"),
        row_weight_dtype("gradWeightOutOptional", "x"),
        index_dtype("groupIndexOptional"),
    ),
    shape_checks=(
        rank_2_or_3("x"),
        dim_in_range("dim", "x"),
        even_size("x"),
        *halved("gradY", "x"),
        same_shape("yOriginOptional", "gradY"),
        same_shape("gradXOut", "x"),
        row_weight("weightOptional", "x"),
        row_weight("gradWeightOutOptional", "x"),
        index_shape("groupIndexOptional"),
        above_zero_or_off("clampLimit", 0, "x"),
    ),
    kernels=(
        Kernel(
            swiglu_group_gradient,
            ("gradY", left("x"), right("x")),
            (left("gradXOut"), right("gradXOut")),
            (Bound(4.0), Bound(4.0)),
            scalars=("clampLimit",),
            omitted="weightOptional",
        ),
        Kernel(
            swiglu_group_weighted_gradient,
            ("gradY", left("x"), right("x"), rows("weightOptional"), "yOriginOptional"),
            (left("gradXOut"), right("gradXOut"), rows("gradWeightOutOptional")),
            (Bound(4.0), Bound(4.0), Bound(0.5)),
            scalars=("clampLimit",),
            given="weightOptional",
            sums=1,
        ),
    ),
    exclusions=(no_strided("gradY", "x", "gradXOut"), no_empty("gradY", "x")),
    math="s = σ(A')\n"
    "dA = gradY · weight · B' · s · (1 + A' · (1 − s))  where A < clampLimit, else 0\n"
    "dB = gradY · weight · A' · s                       where −clampLimit < B < clampLimit, else 0\n"
    "gradWeightOut = Σ gradY · yOrigin                  over each row",
    notes=(
        "The last dimension is split. An omitted weight counts as 1; with a weight, `yOriginOptional` and "
        "`gradWeightOutOptional` are needed too.",
        "At the limits the gradient is 0; in PyTorch's clamp and in ClippedSwigluGrad it passes there.",
        "`gradWeightOutOptional` has a sum for every row, in a group or not. Each is exact and rounded once, so its "
        "bits do not depend on the order of the terms. For 16-bit dtypes the terms are float32. The bound holds for "
        "each term.",
        ON_A_GPU,
    ),
    deviations=(
        "The document does not define rows beyond the sum of the group index; in `gradXOut` they become 0.",
        "Empty and strided tensors are accepted.",
        "A sum without terms, as for rows without elements, is 0.",
    ),
)
