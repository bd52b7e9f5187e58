# SPDX-License-Identifier: Apache-2.0
"""aclnnClippedSwiglu and aclnnClippedSwigluV2: SwiGLU of clamped halves, which may be interleaved, and its gradient."""

from actgrad.arithmetic.activations import silu
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    any_over_one_plus,
    at_least,
    at_most,
    exp,
    product_times,
    times_exp,
    times_logistic,
    where,
)
from actgrad.operators.contract import (
    Flag,
    GroupIndex,
    Input,
    Int,
    Kernel,
    Operator,
    Output,
    Product,
    Scalar,
    above_zero,
    answering,
    clamp_mode_known,
    dim_in_range,
    even_size,
    half_of,
    halved,
    index_dtype,
    index_shape,
    left,
    like,
    merged_if_interleaved,
    no_empty,
    rank,
    right,
    same_dtype,
    same_shape,
    supported,
)
from actgrad.operators.documented.swish import (
    logit_low_part,
    magnitude,
    swish_derivative,
    swish_second_derivative,
)


def gate(x, alpha):
    """x·σ(alpha·x)"""
    return times_logistic(x, alpha)


def gate_beside_slope(x, alpha):
    """The same for |x| below 2^90, from the e^-|w| of the derivative; w = alpha·x"""
    w = alpha * x
    lo = logit_low_part(x, alpha, absolute(w))
    t = magnitude(w)
    return any_over_one_plus(where(w < 0, times_exp(x, -t, -lo), x), exp(-t, -lo))


def gate_derivative(x, alpha):
    """SiLU'(w) with w = alpha·x"""
    return swish_derivative(x, alpha)


def clamped(v, limit):
    """v clamped to [−limit, limit]; NaN gives NaN"""
    return at_least(at_most(v, limit), -limit)


def clipped_swiglu(a, v, limit, bias, alpha):
    """a'·σ(alpha·a') · (v' + bias) of the clamped a' and v'"""
    return gate(at_most(a, limit), alpha) * (clamped(v, limit) + bias)


def swiglu_clipped(a, v, limit):
    """SiLU(a) · v, each clamped"""
    result = silu(a)
    return at_most(result, limit) * clamped(v, limit)


def clipped_swiglu_gradient(dy, a, v, limit, bias, alpha):
    """The gradients of a and v; beyond the limits they are 0"""
    t = at_most(a, limit)
    da = product_times(dy, clamped(v, limit) + bias, gate_derivative(t, alpha))
    dv = dy * gate_beside_slope(t, alpha)
    return where(a > limit, 0, da), where(absolute(v) > limit, 0, dv)


def clipped_swiglu_second_gradient(dda, ddv, dy, a, v, limit, bias, alpha):
    """The gradients of dy, a and v, given those of their gradients"""
    t = at_most(a, limit)
    factor = clamped(v, limit) + bias
    slope = gate_derivative(t, alpha)
    ga = where(a > limit, 0, dda)
    gv = where(absolute(v) > limit, 0, ddv)
    ddy = ga * factor * slope + gv * gate_beside_slope(t, alpha)
    da = dy * (ga * factor * swish_second_derivative(t, alpha) + gv * slope)
    dv = dy * ga * slope
    return ddy, where(a > limit, 0, da), where(absolute(v) > limit, 0, dv)


X = Input("x", "x", "the input: its halves A and B")
GROUP_INDEX = GroupIndex(
    "groupIndexOptional", "group_index", "the number of rows of each group; rows beyond their sum become 0"
)
DIM = Int(
    "dim",
    "dim",
    "the dimension that is split; a row spans it and all dimensions after it",
    default=-1,
    splits=("x",),
)
CLAMP = (
    Scalar("alpha", "alpha", "the steepness of the sigmoid", default=1.702, type="double"),
    Scalar("limit", "limit", "the upper limit of A, and the limit of B in both directions", default=7.0, type="double"),
    Scalar("bias", "bias", "the number added to B", default=1.0, type="double"),
)
INTERLEAVED = Flag(
    "interleaved",
    "interleaved",
    "whether A and B are the even and odd elements of a row rather than its first and second half",
    default=True,
    interleaves=True,
)
OUT = Output("out", "out", "the result for `x`", shape=half_of("x"), const=True)
SUPPORT = supported(bf16="Ascend950 Ascend910_93 Ascend910B")
SHAPE_CHECKS = (
    rank("x", 1),
    dim_in_range("dim", "x"),
    even_size("x"),
    *halved("out", "x"),
    index_shape("groupIndexOptional"),
    above_zero("limit", "x"),
    merged_if_interleaved("x"),
    merged_if_interleaved("out"),
)
ON_A_GPU = (
    "A negative group index is found when the data are read: the stream fails with a message that names it, and "
    "nothing is written. "
    "On a GPU all results are NaN then."
)
MERGED = (
    "With interleaved halves, the dimensions of a row must merge into one with a single stride; other views are "
    "refused with 161002 (561002 by ClippedSwigluGrad)."
)
EMPTY_ON_950 = (no_empty("x", on=Product.Ascend950),)
MATH = "A' = min(A, limit)\nB' = clamp(B, −limit, limit)\nout = A' · σ(alpha · A') · (B' + bias)"
CLIPPED = Kernel(clipped_swiglu, (left("x"), right("x")), ("out",), (Bound(4.0),), scalars=("limit", "bias", "alpha"))

CLIPPED_SWIGLU = Operator(
    name="ClippedSwiglu",
    python="clipped_swiglu",
    torch="",
    header="aclnn_clipped_swiglu.h",
    summary="SwiGLU of clamped halves, A'·σ(alpha·A')·(B' + bias), as in gpt-oss.",
    source="the document of aclnnClippedSwiglu",
    parameters=(X, GROUP_INDEX, DIM, *CLAMP, INTERLEAVED, OUT),
    support=SUPPORT,
    dtype_checks=(same_dtype("x", "out"), index_dtype("groupIndexOptional")),
    shape_checks=SHAPE_CHECKS,
    kernels=(CLIPPED,),
    math=MATH,
    gradient="clipped_swiglu_backward",
    notes=(ON_A_GPU,),
    exclusions=EMPTY_ON_950,
    deviations=(
        "The document does not define rows beyond the sum of the group index; here they become 0.",
        "An empty `x` is accepted on Ascend950 too, which a card refuses.",
        MERGED,
    ),
)

CLIPPED_SWIGLU_V2 = Operator(
    name="ClippedSwigluV2",
    python="clipped_swiglu_v2",
    torch="",
    header="aclnn_clipped_swiglu_v2.h",
    summary="SwiGLU of clamped halves, or SwiGLU with the activated half clamped after the activation.",
    source="the document of aclnnClippedSwigluV2",
    parameters=(
        *(X, GROUP_INDEX, DIM, *CLAMP, INTERLEAVED),
        Int(
            "clampMode",
            "clamp_mode",
            "0: A is clamped; 1: SiLU(A) is clamped, and `alpha` and `bias` are unused",
            default=0,
        ),
        OUT,
    ),
    support=supported(bf16="Ascend950"),
    dtype_checks=(same_dtype("x", "out"), index_dtype("groupIndexOptional")),
    shape_checks=(*SHAPE_CHECKS, clamp_mode_known("clampMode")),
    kernels=(
        Kernel(CLIPPED.formula, CLIPPED.inputs, ("out",), CLIPPED.bounds, CLIPPED.scalars, when={"clampMode": 0}),
        Kernel(swiglu_clipped, CLIPPED.inputs, ("out",), (Bound(4.0),), scalars=("limit",), when={"clampMode": 1}),
    ),
    math=f"{MATH}                 if clampMode = 0\nout = min(A · σ(A), limit) · B'  if clampMode = 1",
    notes=(ON_A_GPU,),
    exclusions=EMPTY_ON_950,
    deviations=CLIPPED_SWIGLU.deviations,
)

CLIPPED_SWIGLU_GRAD = Operator(
    name="ClippedSwigluGrad",
    python="clipped_swiglu_backward",
    torch="",
    header="aclnn_clipped_swiglu_grad.h",
    summary="The gradient of SwiGLU of clamped halves.",
    source="the document of aclnnClippedSwigluGrad",
    parameters=(
        Input("gradY", "dy", "the gradient of SwiGLU's output"),
        Input("x", "x", "the input of SwiGLU: its halves A and B"),
        *(GROUP_INDEX, Int(DIM.name, DIM.python, DIM.meaning, default=-1, splits=("x", "gradXOut"))),
        *(*CLAMP, INTERLEAVED),
        Output("gradXOut", "dx", "the gradient of `x`", shape=like("x"), const=True),
    ),
    support=SUPPORT,
    dtype_checks=(same_dtype("gradY", "x", "gradXOut"), index_dtype("groupIndexOptional")),
    shape_checks=answering(
        561002,
        rank("x", 1),
        dim_in_range("dim", "x"),
        even_size("x"),
        *halved("gradY", "x"),
        same_shape("gradXOut", "x"),
        index_shape("groupIndexOptional"),
        above_zero("limit", "x"),
        *(merged_if_interleaved(tensor) for tensor in ("gradY", "x", "gradXOut")),
    ),
    kernels=(
        Kernel(
            clipped_swiglu_gradient,
            ("gradY", left("x"), right("x")),
            (left("gradXOut"), right("gradXOut")),
            (Bound(4.0), Bound(4.0)),
            scalars=CLIPPED.scalars,
        ),
    ),
    math="s = σ(alpha · A')\n"
    "dA = gradY · (B' + bias) · s · (1 + alpha · A' · (1 − s))  where A ≤ limit, else 0\n"
    "dB = gradY · A' · s                                       where −limit ≤ B ≤ limit, else 0",
    notes=(ON_A_GPU,),
    exclusions=(no_empty("gradY", "x"),),
    deviations=("Infinities, NaN and empty tensors, which the document excludes, are accepted.", MERGED),
)
