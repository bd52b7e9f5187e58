# SPDX-License-Identifier: Apache-2.0
"""aclnnElu: scale·x above 0, alpha·scale·(e^(inputScale·x) − 1) below."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, fma, times_expm1, times_growth, where
from actgrad.operators.contract import Scalar, supported
from actgrad.operators.elementwise import element_wise


def elu(x, alpha, scale, input_scale):
    """scale·x for x > 0, alpha·scale·(e^(input_scale·x) − 1) for x ≤ 0"""
    p = input_scale * x
    p_lo = where(absolute(p) < 200, fma(input_scale, x, -p), 0)
    return where(x > 0, scale * x, times_expm1(alpha * scale, p, p_lo))


def elu_derivative(x, alpha, scale, input_scale):
    """scale for x > 0, input_scale·alpha·scale·e^(input_scale·x) for x ≤ 0"""
    p = input_scale * x
    p_lo = where(absolute(p) < 200, fma(input_scale, x, -p), 0)
    return where(x > 0, scale, times_growth(input_scale * (alpha * scale), p, p_lo))


def elu_second_derivative(x, alpha, scale, input_scale):
    """0 for x > 0, input_scale²·alpha·scale·e^(input_scale·x) for x ≤ 0"""
    return where(x > 0, 0, input_scale * elu_derivative(x, alpha, scale, input_scale))


ELU = element_wise(
    "Elu",
    "elu",
    "ELU: scale·x above 0, alpha·scale·(e^(inputScale·x) − 1) below.",
    Scalar("alpha", "alpha", "what the result tends to on the left, without the sign and the scale", default=1.0),
    Scalar("scale", "scale", "a factor of the result", default=1.0),
    Scalar("inputScale", "input_scale", "a factor of the input, where that is not above 0", default=1.0),
    activation=Activation(
        *(elu, elu_derivative, elu_second_derivative),
        bounds={elu: Bound(3.0), elu_derivative: Bound(3.0)},
        points=(0.0,),
        settings=(
            {"alpha": 1.0, "scale": 1.0, "input_scale": 1.0},
            {"alpha": 1.3, "scale": 0.7, "input_scale": 1.9},
            {"alpha": -0.3, "scale": 1.1, "input_scale": 0.2},
            {"alpha": 0.9, "scale": 0.6, "input_scale": -0.7},
        ),
    ),
    math="out = scale · self                               where self > 0\n"
    "out = alpha · scale · (e^(inputScale · self) − 1)  where self ≤ 0",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    cast=True,
    notes=("alpha · scale is made of the float32 scalars; an infinite or NaN one gives what the formula gives.",),
)
