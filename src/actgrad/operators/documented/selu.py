# SPDX-License-Identifier: Apache-2.0
"""aclnnSelu: s·x above 0, s·α·(e^x − 1) below, with constants that keep mean 0 and variance 1."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, times_expm1, times_growth, where
from actgrad.operators.contract import supported
from actgrad.operators.elementwise import element_wise


def selu(x):
    """s·x for x > 0, s·α·(e^x − 1) for x ≤ 0, with s = 1.0507009873554805 and s·α = 1.7580993408473769"""
    return where(x > 0, 1.0507009873554805 * x, times_expm1(1.7580993408473769, x))


def selu_derivative(x):
    """s for x > 0, s·α·e^x for x ≤ 0"""
    return where(x > 0, 1.0507009873554805, times_growth(1.7580993408473769, x))


def selu_second_derivative(x):
    """0 for x > 0, s·α·e^x for x ≤ 0"""
    return where(x > 0, 0, selu_derivative(x))


SELU = element_wise(
    "Selu",
    "selu",
    "SELU: s·x above 0, s·α·(e^x − 1) below, with s = 1.0507009873554805 and s·α = 1.7580993408473769.",
    activation=Activation(
        *(selu, selu_derivative, selu_second_derivative),
        bounds={selu: Bound(3.0), selu_derivative: Bound(2.0)},
        points=(0.0,),
        torch="selu",
    ),
    math="out = s · self              where self > 0\nout = s·α · (e^self − 1)  where self ≤ 0",
    support=supported(bf16="Ascend910_93 Ascend910B", no_bf16="Ascend910"),
)
