# SPDX-License-Identifier: Apache-2.0
"""aclnnHardshrink: x beyond ±λ, 0 between; and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, where
from actgrad.operators.contract import (
    Scalar,
    broadcast_shape,
    castable,
    promotable,
    rank,
    real,
    same_or_cast_dtype,
    same_shape,
    supported,
)
from actgrad.operators.elementwise import element_wise, element_wise_gradient


def hardshrink(x, lambd):
    """x where |x| > λ, else 0"""
    return where(absolute(x) <= lambd, 0, x)


def hardshrink_derivative(x, lambd):
    """1 where |x| > λ, else 0; a negative λ counts as 0"""
    return where(absolute(x) <= where(lambd < 0, 0, lambd), 0.0, 1.0)


def hardshrink_second_derivative(x, lambd):
    """0"""
    return 0


LAMBD = Scalar("lambd", "lambd", "the bound λ: the result is 0 from −λ to λ; a negative λ counts as 0", default=0.5)

HARDSHRINK = element_wise(
    "Hardshrink",
    "hardshrink",
    "Hardshrink: x beyond ±λ, 0 between.",
    LAMBD,
    activation=Activation(
        *(hardshrink, hardshrink_derivative, hardshrink_second_derivative),
        bounds={hardshrink: Bound(0.0), hardshrink_derivative: Bound(0.0)},
        points=(-0.5, 0.5),
        settings=({"lambd": 0.5}, {"lambd": 1 + 2**-12}),
        selects=True,
        torch="hardshrink",
    ),
    math="out = self  where |self| > lambd\nout = 0     elsewhere",
    support=supported(bf16="Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(real("lambd"), same_or_cast_dtype("self", "out")),
    shape_checks=(same_shape("out", "self"), rank("self", 0)),
    notes=("NaN inputs give NaN.",),
    deviations=("`lambd` is compared in float32 for 16-bit dtypes too: it is not rounded to their dtype.",),
)

HARDSHRINK_BACKWARD = element_wise_gradient(
    HARDSHRINK,
    "The gradient of Hardshrink.",
    math="gradInput = gradOutput  where |self| > lambd\ngradInput = 0           elsewhere",
    bounds=(Bound(0.0),),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    dtype_checks=(real("lambd"),),
    shape_checks=(
        *(rank(tensor, 0) for tensor in ("gradOutput", "self", "gradInput")),
        promotable("gradOutput", "self"),
        castable("gradOutput", "self", "gradInput"),
        broadcast_shape("gradOutput", "self", "gradInput"),
    ),
    notes=(
        "Where `self` is NaN, the gradient passes. Where the derivative is 0, the result is 0 for any `gradOutput`.",
    ),
    deviations=("The document requires one dtype; here dtypes may differ and are promoted to the wider one.",),
)
