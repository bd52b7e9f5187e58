# SPDX-License-Identifier: Apache-2.0
"""aclnnSwigluGroup: SwiGLU of clamped halves, times a weight for each row, of the rows of groups; and its gradient."""

from actgrad.arithmetic.activations import silu, silu_derivative
from actgrad.arithmetic.primitives import Bound, absolute, fma, product_times, where
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
    """a, at most the limit if there is one; a NaN stays"""
    return where(limit > 0, where(a > limit, limit, a), a)


def within_limit(v, limit):
    """v within ± the limit if there is one; a NaN stays"""
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


def swiglu_group_weighted_gradient(dy, a, v, weight, y, limit):
    """The same times the weight; and what is added up to the weight's gradient, of the unweighted result y"""
    t = at_most_limit(a, limit)
    value = within_limit(v, limit)
    product = dy * weight
    lost = fma(dy, weight, -product) * value  # what the product's rounding took
    slope = silu_derivative(t)
    rounded = product_times(product, value, slope)
    da = where(absolute(rounded) < 1e38, fma(lost, slope, rounded), rounded)
    dv = product_times(dy, weight, silu(t))
    inner_da = where(a >= limit, 0, da)
    inner_dv = where(absolute(v) >= limit, 0, dv)
    dweight = dy * y
    return where(limit > 0, inner_da, da), where(limit > 0, inner_dv, dv), dweight


X = Input("x", "x", "the input: A, then B, along the last dimension")
WEIGHT = Input(
    "weightOptional", "weight", "what each row is multiplied by: one float32 for each", dtype=F32, nullable=True
)
GROUP_INDEX = GroupIndex(
    "groupIndexOptional", "group_index", "how many rows each group has: rows beyond their sum become 0"
)


def dim(*split: str) -> Int:
    """The dimension, which the documents do not name."""
    meaning = "the dimension that is split; it and those behind it are one row, those before it count the rows"
    return Int("dim", "dim", meaning, default=-1, splits=split, only_python=True)


def clamp_limit(off: int, type: str) -> Scalar:
    """The limit, and what says that there is none."""
    meaning = f"A is at most this, and B within ± this; {off}: nothing is clamped"
    return Scalar("clampLimit", "clamp_limit", meaning, default=float(off), type=type)


SWIGLU_GROUP = Operator(
    name="SwigluGroup",
    python="swiglu_group",
    torch="",
    header="aclnn_swiglu_group.h",
    summary="SwiGLU of clamped halves, times a weight for each row, of the rows of groups.",
    source="the document of aclnnSwigluGroup",
    parameters=(
        X,
        WEIGHT,
        GROUP_INDEX,
        clamp_limit(-1, "double"),
        dim("x"),
        Output("out", "out", "the unit of `x`", shape=half_of("x"), const=True),
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
        above_zero_or_off("clampLimit", -1),
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
        "The last dimension is split. Without a weight it counts as 1. A weighted result is rounded once.",
        ON_A_GPU,
    ),
    deviations=(
        "The document does not say what rows beyond the sum of the group index become: 0.",
        "The document excludes empty and strided tensors; both are accepted.",
        "The weights may have any sizes, as long as there is one for each row, and one stride leads through them or "
        "they have those of the rows.",
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
        Input("gradY", "dy", "the gradient of the unit's output"),
        Input("x", "x", "the input of the unit: A, then B, along the last dimension"),
        WEIGHT,
        Input("yOriginOptional", "y_origin", "the unit's result without the weight", nullable=True),
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
        above_zero_or_off("clampLimit", 0),
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
    math="s = σ(A')\n"
    "dA = gradY · weight · B' · s · (1 + A' · (1 − s))  where A < clampLimit, else 0\n"
    "dB = gradY · weight · A' · s                       where −clampLimit < B < clampLimit, else 0\n"
    "gradWeightOut = Σ gradY · yOrigin                  over each row",
    notes=(
        "The last dimension is split. Without a weight it counts as 1; with one, `yOriginOptional` and "
        "`gradWeightOutOptional` are needed too.",
        "At the limits the gradient is 0, and that of PyTorch's clamp is not; ClippedSwigluGrad has the latter.",
        "`gradWeightOutOptional` is the sum over every row, in a group or not. It is exact, and rounded once: it has "
        "the same bits in whatever order the terms come, which are float32 beside tensors of 16 bits. Its bound is "
        "that of each term.",
        ON_A_GPU,
    ),
    deviations=(
        "Rows beyond the sum of the group index become 0 in `gradXOut`.",
        "Empty and strided tensors are accepted.",
        "Where nothing is added up, as in rows of no elements, `gradWeightOutOptional` is 0.",
    ),
)
