# SPDX-License-Identifier: Apache-2.0
"""aclnnHardswish: x·relu6(x + 3)/6; in place, and its gradient, closed at ±3 and open there."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, divide, fma, where
from actgrad.operators.contract import rank, same_dtype, same_or_cast_dtype, same_shape, supported
from actgrad.operators.elementwise import element_wise, element_wise_gradient, in_place


def hardswish(x):
    """x·(x + 3)/6 between −3 and 3, x above, 0 below"""
    return where(x >= 3, x, where(x <= -3, 0, x * divide(x + 3, 6)))


def hardswish_derivative_closed(x):
    """x/3 + 1/2 from −3 to 3, both included; 1 above, 0 below"""
    return where(x > 3, 1, where(x < -3, 0, divide(x + 1.5, 3)))


def hardswish_derivative_open(x):
    """x/3 + 1/2 between −3 and 3; 1 from 3 on, 0 down from −3"""
    return where(x >= 3, 1, where(x <= -3, 0, divide(x + 1.5, 3)))


def hardswish_second_derivative(x):
    """1/3 between −3 and 3, 0 elsewhere"""
    return where(x >= 3, 0, where(x <= -3, 0, fma(x, 0, 1 / 3)))  # 0·x keeps a NaN


ACTIVATION = Activation(
    hardswish,
    hardswish_derivative_open,
    hardswish_second_derivative,
    bounds={hardswish: Bound(2.0), hardswish_derivative_open: Bound(1.0)},
    points=(-3.0, -1.5, 3.0),
    torch="hardswish",
)
CLOSED = Activation(
    hardswish,
    hardswish_derivative_closed,
    hardswish_second_derivative,
    bounds={hardswish: Bound(2.0), hardswish_derivative_closed: Bound(1.0)},
    points=(-3.0, -1.5, 3.0),
    name="hardswish_closed",
)

HARDSWISH = element_wise(
    "Hardswish",
    "hardswish",
    "Hardswish: x·(x + 3)/6 between −3 and 3, x above, 0 below.",
    activation=ACTIVATION,
    math="out = 0              where self ≤ −3\n"
    "out = self·(self + 3)/6  where −3 < self < 3\n"
    "out = self           where self ≥ 3",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    const=True,
    dtype_checks=(same_or_cast_dtype("self", "out"),),
    shape_checks=(same_shape("out", "self"),),
    notes=("If `out` has another dtype, the result is rounded to the dtype of `self`, then cast.",),
)

INPLACE_HARDSWISH = in_place(HARDSWISH, tensor="self", const=True)

OUTSIDE = "Outside the interval the gradient is a product too: an infinite or NaN `gradOutput` times 0 is NaN."
CHECKS = (
    rank("gradOutput", 0),
    rank("self", 0),
    rank("out", 0),
    same_shape("gradOutput", "self"),
    same_shape("out", "self"),
)

HARDSWISH_BACKWARD = element_wise_gradient(
    HARDSWISH,
    "The gradient of Hardswish, with slopes −0.5 at −3 and 1.5 at 3 (the closed form).",
    math="out = gradOutput · 0              where self < −3\n"
    "out = gradOutput · (self/3 + 0.5)  where −3 ≤ self ≤ 3\n"
    "out = gradOutput · 1              where self > 3",
    bounds=(Bound(2.0),),
    dtype_checks=(same_dtype("gradOutput", "self", "out"),),
    shape_checks=CHECKS,
    out="out",
    torch="",
    activation=CLOSED,
    notes=(OUTSIDE, "At ±3 it differs from PyTorch's gradient; HardswishBackwardV2, the open form, has that."),
    deviations=(
        "The document lists integer, bool and double dtypes for `self`; as all three dtypes must match and the "
        "output is floating, only floating dtypes are accepted.",
        "The document's null check omits `out`; a null `out` is 161001 too.",
        "The document describes `self` as the input of softplus and mentions `gradInput`: copied from other pages.",
    ),
)

HARDSWISH_BACKWARD_V2 = element_wise_gradient(
    HARDSWISH,
    "The gradient of Hardswish, with slopes 0 at −3 and 1 at 3 (the open form, PyTorch's since 2.7).",
    math="out = gradOutput · 0              where self ≤ −3\n"
    "out = gradOutput · (self/3 + 0.5)  where −3 < self < 3\n"
    "out = gradOutput · 1              where self ≥ 3",
    bounds=(Bound(2.0),),
    dtype_checks=(same_dtype("gradOutput", "self", "out"),),
    shape_checks=CHECKS,
    name="HardswishBackwardV2",
    header="aclnn_hardswish_backward_v2.h",
    out="out",
    python="hardswish_backward_v2",
    torch="hardswish_backward",
    notes=(OUTSIDE,),
)
