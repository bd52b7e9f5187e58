# SPDX-License-Identifier: Apache-2.0
"""aclnnInplaceLeakyRelu: LeakyReLU onto its input."""

from actgrad.operators.contract import InputOutput, Kernel, Operator, Scalar, rank, real
from actgrad.operators.documented.leaky_relu import LEAKY_RELU, leaky_relu

INPLACE_LEAKY_RELU = Operator(
    name="InplaceLeakyRelu",
    python="",
    header=LEAKY_RELU.header,
    summary="LeakyReLU, written onto its input.",
    source="the document of aclnnLeakyRelu",
    parameters=(
        InputOutput("selfRef", "x", "the input, overwritten with the result", const=False),
        Scalar("negativeSlope", "negative_slope", "the slope below 0, of any sign and size", default=0.01),
    ),
    support=LEAKY_RELU.support,
    dtype_checks=(real("negativeSlope"),),
    shape_checks=(rank("selfRef", 0),),
    kernels=(Kernel(leaky_relu, ("selfRef",), ("selfRef",), scalars=("negativeSlope",), of=LEAKY_RELU.kernels[0].of),),
    math="selfRef = selfRef                  where selfRef > 0\nselfRef = negativeSlope · selfRef  where selfRef ≤ 0",
)
