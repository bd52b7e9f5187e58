# SPDX-License-Identifier: Apache-2.0
"""aclnnHardtanh: x between two limits; in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import (
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    Scalar,
    no_empty,
    no_nan_beside_integers,
    not_above,
    rank,
    real,
    same_dtype,
    same_shape,
    scalar_dtype,
    supported,
)
from actgrad.operators.elementwise import element_wise, element_wise_gradient, in_place


def hardtanh(x, low, high):
    """x, or the limit that x exceeds"""
    return where(x < low, low, where(x > high, high, x))


def hardtanh_derivative(x, low, high):
    """1 between the limits, 0 at and beyond them"""
    return where(x <= low, 0, where(x >= high, 0.0, 1.0))


def hardtanh_second_derivative(x, low, high):
    """0"""
    return 0


HARDTANH = element_wise(
    "Hardtanh",
    "hardtanh",
    "Hardtanh: x clamped to the limits.",
    Scalar("clipValueMin", "min_val", "the lower limit", default=-1.0, result=True),
    Scalar("clipValueMax", "max_val", "the upper limit", default=1.0, result=True),
    activation=Activation(
        *(hardtanh, hardtanh_derivative, hardtanh_second_derivative),
        bounds={hardtanh: Bound(0.0), hardtanh_derivative: Bound(0.0)},
        points=(-1.0, 1.0),
        settings=({"low": -1.0, "high": 1.0}, {"low": 0.0, "high": 6.0}),
        selects=True,
        torch="hardtanh",
    ),
    math="out = clipValueMin  where self < clipValueMin\n"
    "out = clipValueMax  where self > clipValueMax\n"
    "out = self          elsewhere",
    support=supported(
        bf16="Ascend950 Ascend910_93 Ascend910B",
        no_bf16="Ascend910 Ascend310P",
        also=(F64, I8, U8, I16, I32, I64),
    ),
    exact_integers=True,
    dtype_checks=(
        scalar_dtype("clipValueMin"),
        scalar_dtype("clipValueMax"),
        same_dtype("self", "out"),
        no_nan_beside_integers("clipValueMin", "clipValueMax", "self"),
    ),
    shape_checks=(rank("self", 0), same_shape("out", "self"), not_above("clipValueMin", "clipValueMax")),
    notes=("NaN inputs give NaN.",),
)

INPLACE_HARDTANH = in_place(HARDTANH)

HARDTANH_BACKWARD = element_wise_gradient(
    HARDTANH,
    "The gradient of Hardtanh, 0 at and beyond the limits.",
    Scalar("min", "min_val", "the lower limit", default=-1.0),
    Scalar("max", "max_val", "the upper limit", default=1.0),
    math="out = gradOutput  where min < self < max\nout = 0           elsewhere",
    bounds=(Bound(0.0),),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B Ascend310B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(real("min", "max"), same_dtype("gradOutput", "self", "out")),
    shape_checks=(
        *(rank(tensor, 0) for tensor in ("gradOutput", "self", "out")),
        same_shape("gradOutput", "self"),
        same_shape("out", "self"),
    ),
    exclusions=(no_empty("gradOutput", "self"),),
    out="out",
    notes=(
        "Where `self` is NaN, the gradient passes. Where the derivative is 0, the result is 0 for any `gradOutput`.",
        "`min` above `max` is no error: the gradient is then 0 everywhere.",
    ),
    deviations=("In the document the gradient passes at the limits; here, as in PyTorch, it is 0.",),
)
