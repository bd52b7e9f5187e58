# SPDX-License-Identifier: Apache-2.0
"""aclnnSoftshrink: x moved towards 0 by λ; and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, where
from actgrad.operators.contract import (
    Scalar,
    broadcast_shape,
    castable,
    not_negative,
    promotable,
    rank,
    real,
    same_or_cast_dtype,
    same_shape,
    supported,
)
from actgrad.operators.elementwise import element_wise, element_wise_gradient


def softshrink(x, lambd):
    """x − λ for x > λ, x + λ for x < −λ, else 0"""
    return where(absolute(x) <= lambd, 0, where(x > 0, x - lambd, x + lambd))


def softshrink_derivative(x, lambd):
    """1 where |x| > λ, else 0"""
    return where(absolute(x) <= lambd, 0.0, 1.0)


def softshrink_second_derivative(x, lambd):
    """0"""
    return 0


SOFTSHRINK = element_wise(
    "Softshrink",
    "softshrink",
    "Softshrink: x moved towards 0 by λ, 0 between ±λ.",
    Scalar("lambd", "lambd", "the bound λ ≥ 0: the result is 0 from −λ to λ", default=0.5),
    activation=Activation(
        *(softshrink, softshrink_derivative, softshrink_second_derivative),
        bounds={softshrink: Bound(0.5), softshrink_derivative: Bound(0.0)},
        points=(-0.5, 0.5),
        settings=({"lambd": 0.5}, {"lambd": 1 + 2**-12}),
        selects=True,
        torch="softshrink",
    ),
    math="out = self − lambd  where self > lambd\n"
    "out = self + lambd  where self < −lambd\n"
    "out = 0             elsewhere",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(real("lambd"), same_or_cast_dtype("self", "out")),
    shape_checks=(same_shape("out", "self"), rank("self", 0), not_negative("lambd", "self")),
    notes=("NaN inputs give NaN.",),
)

SOFTSHRINK_BACKWARD = element_wise_gradient(
    SOFTSHRINK,
    "The gradient of Softshrink.",
    math="gradInput = gradOutput  where |self| > lambd\ngradInput = 0           elsewhere",
    bounds=(Bound(0.0),),
    dtype_checks=(real("lambd"), promotable("gradOutput", "self"), castable("gradOutput", "self", "gradInput")),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        broadcast_shape("gradOutput", "self", "gradInput"),
        not_negative("lambd", "self"),
    ),
    notes=(
        "Where `self` is NaN, the gradient passes. Where the derivative is 0, the result is 0 for any `gradOutput`.",
    ),
    deviations=(
        "The document requires one dtype; here dtypes may differ and are promoted to the wider one.",
        "CANN's header calls the parameter `lambda`; here it is `lambd`, as in the document.",
    ),
)
