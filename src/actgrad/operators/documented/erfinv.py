# SPDX-License-Identifier: Apache-2.0
"""aclnnErfinv: the inverse of the error function, also in place."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, inverse_erf, inverse_erf_slope
from actgrad.operators.contract import BOOL, I8, I16, I32, I64, U8, castable_float, rank, same_shape, supported
from actgrad.operators.elementwise import element_wise, in_place


def erfinv(x):
    """erf⁻¹(x)"""
    return inverse_erf(x)


def erfinv_derivative(x):
    """√π/2·e^(y²) with y = erf⁻¹(x)"""
    return inverse_erf_slope(x)


def erfinv_second_derivative(x):
    """2·y·y'² with y = erf⁻¹(x)"""
    slope = inverse_erf_slope(x)
    return 2 * inverse_erf(x) * (slope * slope)


WITH_INTEGERS = "Ascend950 Ascend910_93 Ascend910B"

ERFINV = element_wise(
    "Erfinv",
    "erfinv",
    "Erfinv, the inverse of the error function.",
    activation=Activation(
        *(erfinv, erfinv_derivative, erfinv_second_derivative),
        bounds={erfinv: Bound(3.0), erfinv_derivative: Bound(3.75)},
        points=(0.0, 0.25, -0.5, 0.70710678, 0.9, -0.99, 0.99999, -0.9999998, 0.9999998),
        domain=(-1.0, 1.0),
        torch="erfinv",
    ),
    math="out = erfinv(self)",
    support=supported(
        bf16=WITH_INTEGERS,
        no_bf16="Ascend910",
        more=dict.fromkeys(WITH_INTEGERS.split(), (I8, U8, I16, I32, I64, BOOL)),
    ),
    floats=True,
    dtype_checks=(castable_float("self", "out"),),
    shape_checks=(same_shape("out", "self"), rank("self", 0)),
    notes=("±1 gives ±∞; beyond ±1 and for NaN the result is NaN.", "Integers and bools are converted to float32."),
)

INPLACE_ERFINV = in_place(ERFINV, support=supported(bf16=WITH_INTEGERS, no_bf16="Ascend910"), const=True)
