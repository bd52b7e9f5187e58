# SPDX-License-Identifier: Apache-2.0
"""aclnnRelu: x above 0, 0 below; also in place. Its gradient is aclnnThresholdBackward."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import I8, I32, I64, U8, supported
from actgrad.operators.elementwise import element_wise, in_place


def relu(x):
    """x for x > 0, else 0"""
    return where(x <= 0, 0, x)


def relu_derivative(x):
    """1 for x > 0, else 0"""
    return where(x <= 0, 0.0, 1.0)


def relu_second_derivative(x):
    """0"""
    return 0


RELU = element_wise(
    "Relu",
    "relu",
    "ReLU: x above 0, 0 below.",
    activation=Activation(
        *(relu, relu_derivative, relu_second_derivative),
        bounds={relu: Bound(0.0), relu_derivative: Bound(0.0)},
        points=(0.0,),
        selects=True,
        torch="relu",
    ),
    math="out = self  where self > 0\nout = 0     elsewhere",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(I8, U8, I32, I64)),
    const=True,
    gradient="threshold_backward",
    exact_integers=True,
    notes=("NaN inputs give NaN.",),
    deviations=(
        "The document lists UINT8 only for the Atlas training series and in place; here it is taken everywhere.",
    ),
)

INPLACE_RELU = in_place(RELU)
