# SPDX-License-Identifier: Apache-2.0
"""aclnnLogSigmoid: log σ(x) = min(x, 0) − log(1 + e^-|x|)."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    divide,
    exp,
    log1p_quotient,
    over_one_plus,
    times_exp,
    where,
)
from actgrad.operators.contract import supported
from actgrad.operators.elementwise import element_wise


def logsigmoid(x):
    """log σ(x) = min(x, 0) − log(1 + e^-|x|)"""
    t = absolute(x)
    return where(x < 0, x, 0) - times_exp(log1p_quotient(exp(-t)), -t)


def logsigmoid_derivative(x):
    """σ(−x)"""
    e = exp(-absolute(x))
    return over_one_plus(where(x > 0, e, 1), e)


def logsigmoid_second_derivative(x):
    """−σ(x)·σ(−x)"""
    e = exp(-absolute(x))
    d = 1 + e
    return -divide(e, d * d)


LOG_SIGMOID = element_wise(
    "LogSigmoid",
    "logsigmoid",
    "LogSigmoid, log σ(x).",
    activation=Activation(
        *(logsigmoid, logsigmoid_derivative, logsigmoid_second_derivative),
        bounds={logsigmoid: Bound(3.0), logsigmoid_derivative: Bound(3.0)},
        torch="logsigmoid",
    ),
    math="out = min(self, 0) − log(1 + e^−|self|)",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
)
