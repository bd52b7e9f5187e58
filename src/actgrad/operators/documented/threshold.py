# SPDX-License-Identifier: Apache-2.0
"""aclnnThreshold: x above the threshold, else the value; also in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, where
from actgrad.operators.contract import (
    I8,
    I16,
    I32,
    I64,
    U8,
    Scalar,
    broadcast_shape,
    castable,
    no_nan_beside_integers,
    rank,
    real,
    same_dtype,
    supported,
    zero_for_int64,
)
from actgrad.operators.elementwise import element_wise, element_wise_gradient, in_place


def threshold(x, limit, value):
    """x where x > threshold, else the value"""
    return where(x <= limit, value, x)


def threshold_derivative(x, limit, value):
    """1 where x > threshold, else 0"""
    return where(x <= limit, 0.0, 1.0)


def threshold_second_derivative(x, limit, value):
    """0"""
    return 0


def step(x, limit):
    """x where x > threshold, else 0"""
    return where(x <= limit, 0, x)


def step_derivative(x, limit):
    """1 where x > threshold, else 0"""
    return where(x <= limit, 0, 1)


def step_second_derivative(x, limit):
    """0"""
    return 0


LIMIT = Scalar("threshold", "threshold", "the threshold that the input must exceed", default=0.0)

THRESHOLD = element_wise(
    "Threshold",
    "threshold",
    "Threshold: x above the threshold, else the value.",
    LIMIT,
    Scalar("value", "value", "the result elsewhere", default=0.0, result=True),
    activation=Activation(
        *(threshold, threshold_derivative, threshold_second_derivative),
        bounds={threshold: Bound(0.0), threshold_derivative: Bound(0.0)},
        points=(0.0,),
        settings=({"limit": 0.0, "value": 0.0}, {"limit": -1.25, "value": 7.0}),
        selects=True,
        torch="threshold",
    ),
    math="out = self   where self > threshold\nout = value  elsewhere",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(I8, U8, I16, I32, I64)),
    cast=True,
    dtype_checks=(
        real("threshold", "value"),
        castable("self", "out"),
        no_nan_beside_integers("threshold", "value", "self"),
    ),
    exact_integers=True,
    notes=(
        "NaN inputs give NaN. `value` is rounded to the dtype of `self`; `threshold` is not.",
        "For integers both are truncated, and `value` saturates at the range of the dtype.",
    ),
)

INPLACE_THRESHOLD = in_place(THRESHOLD)

THRESHOLD_BACKWARD = element_wise_gradient(
    THRESHOLD,
    "The gradient of Threshold, and with a threshold of 0 that of ReLU.",
    LIMIT,
    math="out = gradOutput  where self > threshold\nout = 0           elsewhere",
    bounds=(Bound(0.0),),
    support=supported(
        bf16="Ascend950 Ascend910_93 Ascend910B",
        no_bf16="Ascend910 Ascend310P",
        also=(I8, U8, I32),
        more={"Ascend950": (I64,)},
    ),
    dtype_checks=(
        real("threshold"),
        same_dtype("gradOutput", "self", "out"),
        no_nan_beside_integers("threshold", "self"),
        zero_for_int64("threshold", "self"),
    ),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("out", 0),
        broadcast_shape("gradOutput", "self", "out"),
    ),
    out="out",
    activation=Activation(
        *(step, step_derivative, step_second_derivative),
        bounds={step: Bound(0.0), step_derivative: Bound(0.0)},
        points=(0.0,),
        settings=({"limit": 0.0}, {"limit": -1.25}),
        selects=True,
    ),
    notes=(
        "Where `self` is NaN, the gradient passes. Where the derivative is 0, the result is 0 for any `gradOutput`.",
    ),
    deviations=("The document's null check omits `threshold` and `out`; here a null one is 161001 too.",),
)
