# SPDX-License-Identifier: Apache-2.0
"""aclnnRReluWithNoise: x above 0, slope·x below, with a random slope for each element; also in place."""

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
    "the factor of each element of `self`; written in training only",
    shape=like("self"),
    const=True,
    given=True,
)
ATTRIBUTES = (
    Scalar("lower", "lower", "the lower bound of the slopes", default=0.125),
    Scalar("upper", "upper", "the upper bound of the slopes", default=1 / 3),
    Flag("training", "training", "whether slopes are drawn; otherwise each is (lower + upper)/2", default=False),
    Int("seed", "seed", "the key of the random numbers", default=0),
    Int("offset", "offset", "the stream of that key; streams are independent", default=0),
)
DRAWS = Draws("lower", "upper", "seed", "offset")
MEAN = (Constants(mean, ("lower", "upper")),)
STREAM = (
    "Element number $i$ of `self`, counted with the last dimension innermost, has the slope "
    "lower + $w$ · 2⁻³² · (upper − lower). $w$ is word $i$ mod 4 of block ⌊$i$/4⌋ of the generator Philox4x32-10: "
    "its key is `seed`, and its counter the number of the block, then `offset`, each as two words of 32 bits, the low "
    "one first.",
    "The slope is computed in float64 from the float32 bounds, rounded to float32, then to the dtype; for DOUBLE it is "
    "that of the float64 bounds, and not rounded. So slopes have the same bits on every machine, for every layout and "
    "number of threads. If lower < upper, the rounded slopes too are in [lower, upper), where the dtype has such a "
    "number.",
    "`out` is the product of `self` and `noise`, rounded once; the gradient is the product with `noise`.",
    "In training, if `noise` has another shape than `self`, its first elements are written.",
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
    summary="RReLU: x above 0, slope·x below; in training, a random slope for each element.",
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
    notes=("NaN inputs give NaN, with noise 1.", *STREAM),
    deviations=(
        "A card draws other numbers from the same seed and offset: its generator is not documented.",
        "In CANN `noise` is 1 where `self` is 0; here it is drawn, as in the document and in PyTorch.",
        "CANN writes nothing if `noise` is empty; here `out` is written, except in training.",
        "In training, a `noise` of another shape than `self` must have a single stride.",
        "`lower` and `upper` may also be DOUBLE, which the document does not list.",
    ),
)

INPLACE_RRELU_WITH_NOISE = Operator(
    name="InplaceRReluWithNoise",
    python="",
    header="aclnn_rrelu_with_noise.h",
    summary="RReLU, in place.",
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
