# SPDX-License-Identifier: Apache-2.0
"""aclnnShrink: x moved by the bias towards 0 beyond ±λ, 0 between: ONNX's Shrink."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, where
from actgrad.operators.contract import (
    Scalar,
    not_negative,
    real,
    same_format,
    same_or_cast_dtype,
    same_shape,
    supported,
)
from actgrad.operators.elementwise import element_wise


def shrink(x, lambd, bias):
    """x − bias for x > λ, x + bias for x < −λ, else 0"""
    return where(absolute(x) <= lambd, 0, where(x > 0, x - bias, x + bias))


def shrink_derivative(x, lambd, bias):
    """1 where |x| > λ, else 0"""
    return where(absolute(x) <= lambd, 0.0, 1.0)


def shrink_second_derivative(x, lambd, bias):
    """0"""
    return 0


SHRINK = element_wise(
    "Shrink",
    "shrink",
    "Shrink: x moved towards 0 by the bias beyond ±λ, 0 between.",
    Scalar("lambd", "lambd", "the bound λ ≥ 0: the result is 0 from −λ to λ", default=0.5),
    Scalar("bias", "bias", "the amount by which the magnitude is reduced", default=0.0),
    activation=Activation(
        *(shrink, shrink_derivative, shrink_second_derivative),
        bounds={shrink: Bound(0.5), shrink_derivative: Bound(0.0)},
        points=(-0.5, 0.5),
        settings=({"lambd": 0.5, "bias": 0.0}, {"lambd": 1 + 2**-12, "bias": -0.75}),
        selects=True,
    ),
    math="out = self − bias  where self > lambd\nout = self + bias  where self < −lambd\nout = 0            elsewhere",
    support=supported(no_bf16="Ascend950 Ascend910_93 Ascend910B Ascend310P"),
    dtype_checks=(real("lambd", "bias"), same_or_cast_dtype("self", "out")),
    shape_checks=(same_shape("out", "self"), not_negative("lambd", "self"), same_format("self", "out")),
    notes=("NaN inputs give NaN.",),
    deviations=("The document's null check omits `bias`; a null `bias` is 161001 too.",),
)
