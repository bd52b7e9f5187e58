# SPDX-License-Identifier: Apache-2.0
"""aclnnCelu: x above 0, alpha·(e^(x/alpha) − 1) below; also in place."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, divide, fma, times_expm1, times_growth, where
from actgrad.operators.contract import Scalar, not_zero, rank, same_shape, supported
from actgrad.operators.elementwise import element_wise, in_place


def ratio(x, alpha):
    """x/alpha and its rounding error (0 beyond ±1000), from one reciprocal of alpha, scaled lest it overflow"""
    size = absolute(alpha)
    unit = where(size < 1e-20, 1152921504606846976.0, where(size > 1e20, 8.673617379884035e-19, 1))  # 2^±60
    scaled = x * unit
    d = alpha * unit
    k = divide(1, d)
    p = scaled * k
    return p, where(absolute(p) < 1000, fma(-p, d, scaled) * k, 0)


def celu_line(alpha):
    """1e-30·|alpha|: nearer to 0 CELU is x in every dtype, and x/alpha might underflow; 0 for an infinite alpha"""
    size = absolute(alpha)
    return 1e-30 * where(size - size == 0, size, 0)


def celu(x, alpha):
    """x for x > 0, alpha·(e^(x/alpha) − 1) for x ≤ 0"""
    p, p_lo = ratio(x, alpha)
    return where(x >= -celu_line(alpha), x, times_expm1(alpha, p, p_lo))


def celu_derivative(x, alpha):
    """1 for x > 0, e^(x/alpha) for x ≤ 0"""
    p, p_lo = ratio(x, alpha)
    return where(x > 0, 1, times_growth(1.0, p, p_lo))


def celu_second_derivative(x, alpha):
    """0 for x > 0, e^(x/alpha)/alpha for x ≤ 0"""
    return where(x > 0, 0, divide(celu_derivative(x, alpha), alpha))


CELU = element_wise(
    "Celu",
    "celu",
    "CELU: x above 0, alpha·(e^(x/alpha) − 1) below.",
    Scalar("alpha", "alpha", "the factor of the exponential, of either sign; not 0, not NaN", default=1.0),
    activation=Activation(
        *(celu, celu_derivative, celu_second_derivative),
        bounds={celu: Bound(3.0), celu_derivative: Bound(2.0)},
        points=(0.0,),
        settings=({"alpha": 1.0}, {"alpha": 0.3}, {"alpha": 7.0}, {"alpha": -1.7}),
        torch="celu",
    ),
    math="out = self                           where self > 0\nout = alpha · (e^(self / alpha) − 1)  where self ≤ 0",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
    cast=True,
    shape_checks=(rank("self", 0), same_shape("out", "self"), not_zero("alpha", "self")),
)

INPLACE_CELU = in_place(CELU)
