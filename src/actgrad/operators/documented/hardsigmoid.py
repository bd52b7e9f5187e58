# SPDX-License-Identifier: Apache-2.0
"""aclnnHardsigmoid: x/6 + 1/2 between 0 and 1; in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, divide, fma, where
from actgrad.operators.contract import I32, castable, promotable, rank, same_dtype, same_format, same_shape, supported
from actgrad.operators.elementwise import element_wise, element_wise_gradient, in_place


def hardsigmoid(x):
    """x/6 + 1/2 between −3 and 3, 1 above, 0 below"""
    return where(x >= 3, 1, where(x <= -3, 0, divide(x + 3, 6)))


def hardsigmoid_derivative(x):
    """1/6 between −3 and 3, else 0"""
    return divide(where(absolute(x) < 3, fma(x, 0, 1), 0), 6)  # a 1 of the precision of x


def hardsigmoid_second_derivative(x):
    """0"""
    return 0


HARDSIGMOID = element_wise(
    "Hardsigmoid",
    "hardsigmoid",
    "Hardsigmoid: x/6 + 1/2 between −3 and 3, 1 above, 0 below.",
    activation=Activation(
        *(hardsigmoid, hardsigmoid_derivative, hardsigmoid_second_derivative),
        bounds={hardsigmoid: Bound(1.5), hardsigmoid_derivative: Bound(0.5)},
        points=(-3.0, 3.0),
        selects=True,
        torch="hardsigmoid",
    ),
    math="out = 0             where self ≤ −3\n"
    "out = self/6 + 1/2  where −3 < self < 3\n"
    "out = 1             where self ≥ 3",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(I32,)),
    dtype_checks=(),
    shape_checks=(rank("self", 0), same_shape("out", "self"), same_dtype("self", "out"), same_format("self", "out")),
    notes=("NaN inputs give NaN.", "For integers the result is truncated: 0 below 3, and 1 from 3 on."),
)

INPLACE_HARDSIGMOID = in_place(HARDSIGMOID, tensor="self", const=True)

HARDSIGMOID_BACKWARD = element_wise_gradient(
    HARDSIGMOID,
    "The gradient of Hardsigmoid, 0 at ±3 and beyond.",
    math="out = gradOutput / 6  where −3 < self < 3\nout = 0               elsewhere",
    bounds=(Bound(1.5),),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(promotable("gradOutput", "self"), castable("gradOutput", "self", "out")),
    shape_checks=(
        *(rank(tensor, 0) for tensor in ("gradOutput", "self", "out")),
        same_shape("gradOutput", "self"),
        same_shape("out", "self"),
    ),
    out="out",
    cast=True,
    notes=("Where `self` is NaN, the result is 0. Where the derivative is 0, the result is 0 for any `gradOutput`.",),
)
