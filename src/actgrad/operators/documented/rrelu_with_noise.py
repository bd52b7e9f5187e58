# SPDX-License-Identifier: Apache-2.0
"""aclnnRReluWithNoise: x above 0, a multiple of it below, by a slope that is drawn for each element; and in place."""

from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import (
    Constants,
    Draws,
    Flag,
    Input,
    InputOutput,
    Int,
    Kernel,
    Operator,
    Output,
    Scalar,
    float_scalar,
    like,
    place_for_each,
    rank,
    same_dtype,
    same_format,
    same_shape,
    supported,
)
from actgrad.operators.documented.leaky_relu import LEAKY_RELU


def rrelu(x, slope):
    """x and 1 for x > 0, slope·x and the slope for x ≤ 0; NaN and 1 for NaN"""
    noise = where(x <= 0, slope, 1)
    return noise * x, noise


def mean(lower, upper):
    """(lower + upper)/2"""
    return 0.5 * (lower + upper)


NOISE = Output(
    "noise",
    "noise",
    "what the elements of `self` were multiplied by, one for each; written in training, else it stays as it is",
    shape=like("self"),
    const=True,
    given=True,
)
ATTRIBUTES = (
    Scalar("lower", "lower", "the slopes' lower bound", default=0.125),
    Scalar("upper", "upper", "their upper bound", default=1 / 3),
    Flag("training", "training", "whether slopes are drawn; else all are (lower + upper)/2", default=False),
    Int("seed", "seed", "the key of the random numbers", default=0),
    Int("offset", "offset", "which stream of that key they are; two streams share nothing", default=0),
)
DRAWS = Draws("lower", "upper", "seed", "offset")
MEAN = (Constants(mean, ("lower", "upper")),)
STREAM = (
    "Element number $i$ of `self`, counted with the last dimension innermost, has the slope "
    "lower + $w$ · 2⁻³² · (upper − lower). $w$ is word $i$ mod 4 of block ⌊$i$/4⌋ of the generator Philox4x32-10: "
    "its key is `seed`, and its counter the number of the block, then `offset`, each as two words of 32 bits, the low "
    "one first.",
    "This is computed in float64 from the bounds as float32 (beside DOUBLE, float64), and rounded to float32 and then "
    "to the dtype. So the slopes have the same bits on every machine, for every layout and number of threads. If "
    "lower < upper, they lie from lower to below upper after that rounding too, where the dtype has such a number.",
    "`out` is the product with the slope as `noise` has it, rounded once: the gradient is the product with `noise`.",
    "In training, where `noise` has another shape than `self`, its first elements are written.",
)


def kernels_of(result: str) -> tuple[Kernel, ...]:
    """In training and else, with the tensor that the result is written to."""
    leaky = LEAKY_RELU.kernels[0]
    return (
        Kernel(
            rrelu,
            ("self", "noise"),
            (result, "noise"),
            bounds=(Bound(0.5), Bound(0.0)),
            when={"training": 1},
            draws=DRAWS,
        ),
        Kernel(leaky.formula, ("self",), (result,), scalars=MEAN, when={"training": 0}, of=leaky.of),
    )


RRELU_WITH_NOISE = Operator(
    name="RReluWithNoise",
    python="rrelu_with_noise",
    torch="",  # actgrad.torch.rrelu has an operator whose seed is a tensor
    header="aclnn_rrelu_with_noise.h",
    summary="RReLU: x above 0, a multiple of it below, in training by a slope that is drawn for each element.",
    source="the document of aclnnRReluWithNoise",
    parameters=(
        Input("self", "x", "the input"),
        NOISE,
        *ATTRIBUTES,
        Output("out", "out", "the result for `self`", shape=like("self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    dtype_checks=(float_scalar("lower"), float_scalar("upper"), same_dtype("self", "noise", "out")),
    shape_checks=(
        same_format("self", "noise", "out"),
        *(rank(tensor, 0, 32) for tensor in ("self", "noise", "out")),
        same_shape("out", "self"),
        place_for_each("training", "noise", "self"),
    ),
    kernels=kernels_of("out"),
    math="in training: noise = 1      where self > 0\n"
    "in training: noise = slope  where self ≤ 0\n"
    "in training: out = noise · self\n"
    "else: out = self                          where self > 0\n"
    "else: out = (lower + upper) / 2 · self    where self ≤ 0",
    notes=("A NaN stays NaN, and its noise is 1.", *STREAM),
    deviations=(
        "A card draws other numbers from the same seed and offset: nothing says which.",
        "Elsewhere `noise` is 1 at 0; here it is drawn there, as the document says and PyTorch does.",
        "Elsewhere nothing is written when `noise` is empty; here `out` is, if it is not in training.",
        "In training a `noise` of another shape than `self` needs one stride that leads through all of its elements.",
        "`lower` and `upper` may be DOUBLE, which the document does not say.",
    ),
)

INPLACE_RRELU_WITH_NOISE = Operator(
    name="InplaceRReluWithNoise",
    python="",
    header="aclnn_rrelu_with_noise.h",
    summary="RReLU, written onto its input.",
    source="the document of aclnnInplaceRReluWithNoise",
    parameters=(InputOutput("self", "x", "the input, overwritten with the result"), NOISE, *ATTRIBUTES),
    support=RRELU_WITH_NOISE.support,
    dtype_checks=(float_scalar("lower"), float_scalar("upper"), same_dtype("self", "noise")),
    shape_checks=(
        same_format("self", "noise"),
        *(rank(tensor, 0, 32) for tensor in ("self", "noise")),
        place_for_each("training", "noise", "self"),
    ),
    kernels=kernels_of("self"),
    math=RRELU_WITH_NOISE.math.replace("out =", "self ="),
    notes=("The random numbers are those of aclnnRReluWithNoise.",),
)
