# SPDX-License-Identifier: Apache-2.0
"""aclnnSquaredRelu: the square of max(x, 0)."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import no_rank_0, rank, same_dtype, same_shape, supported
from actgrad.operators.elementwise import element_wise


def squared_relu(x):
    """x² for x > 0, else 0"""
    return where(x <= 0, 0, x * x)


def squared_relu_derivative(x):
    """2·x for x > 0, else 0"""
    return where(x <= 0, 0, x + x)


def squared_relu_second_derivative(x):
    """2 for x > 0, else 0"""
    return where(x <= 0, 0, 2)


SQUARED_RELU = element_wise(
    "SquaredRelu",
    "squared_relu",
    "SquaredReLU: x² above 0, 0 below.",
    activation=Activation(
        *(squared_relu, squared_relu_derivative, squared_relu_second_derivative),
        bounds={squared_relu: Bound(0.5), squared_relu_derivative: Bound(0.0)},
        points=(0.0,),
    ),
    math="out = max(input, 0)²",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B"),
    const=True,
    dtype_checks=(same_dtype("input", "out"),),
    shape_checks=(rank("input", 0), same_shape("out", "input")),
    tensors=("input", "out"),
    exclusions=(no_rank_0("input"),),
    deviations=(
        "In the document `input` broadcasts with `out`; here they must have the same shape.",
        "The document gives rank 1 to 8; here a scalar tensor (rank 0) is accepted too.",
    ),
)
