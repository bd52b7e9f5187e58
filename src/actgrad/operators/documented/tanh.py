# SPDX-License-Identifier: Apache-2.0
"""aclnnTanh: the hyperbolic tangent."""

from dataclasses import replace

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, divide, exp, fma, times_exp, times_expm1, where
from actgrad.operators.contract import castable, public_format, supported
from actgrad.operators.elementwise import element_wise


def tanh(x):
    """∓m/(2 + m) with m = e^(−2·|x|) − 1, which keeps its digits next to 0"""
    m = times_expm1(1.0, -2 * absolute(x))
    y = divide(m, 2 + m)
    return where(x < 0, y, where(x > 0, -y, x))


def tanh_derivative(x):
    """4·e/(1 + e)² with e = e^(−2·|x|)"""
    u = -2 * absolute(x)
    e = exp(u)
    return times_exp(divide(4, fma(e, 2 + e, 1)), u)


def tanh_second_derivative(x):
    """−2·tanh(x)·tanh'(x)"""
    return -2 * tanh(x) * tanh_derivative(x)


DECLARED = element_wise(
    "Tanh",
    "tanh",
    "Tanh, the hyperbolic tangent.",
    activation=Activation(
        *(tanh, tanh_derivative, tanh_second_derivative),
        bounds={tanh: Bound(3.5), tanh_derivative: Bound(4.0)},
        points=(0.0, 0.17328679, 9.0),
        torch="tanh",
    ),
    math="out = (e^self − e^−self) / (e^self + e^−self)",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
)
TANH = replace(
    DECLARED,
    dtype_checks=(castable("self", "out"),),
    shape_checks=(*reversed(DECLARED.shape_checks), public_format("self", "out")),
)
