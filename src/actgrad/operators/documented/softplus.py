# SPDX-License-Identifier: Apache-2.0
"""aclnnSoftplus: log(1 + e^(beta·x))/beta, x where beta·x is above the threshold; and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    divide,
    divide_near_one,
    exp,
    fma,
    over_one_plus,
    scaled_log1p_exp,
    where,
)
from actgrad.operators.contract import (
    BOOL,
    F64,
    I8,
    I16,
    I32,
    I64,
    U8,
    Input,
    Kernel,
    Operator,
    Output,
    Scalar,
    broadcast_of,
    castable,
    floating,
    promotable,
    rank,
    real,
    same_shape,
    supported,
)
from actgrad.operators.documented.swish import logit_low_part
from actgrad.operators.elementwise import element_wise
from actgrad.operators.formulas import gradient


def softplus(x, beta, threshold):
    """log(1 + e^w)/beta = max(w, 0)/beta + log(1 + e^-|w|)/beta with w = beta·x; x where w > threshold"""
    w = beta * x
    a, b, c, p = scaled_log1p_exp(-absolute(w), -logit_low_part(x, beta, absolute(w)))
    # A power of two keeps 1/beta, b/beta and c/beta normal: only the results may leave the range.
    size = absolute(beta)
    small = 1 / 18446744073709551616.0
    unit = where(size < small, 18446744073709551616.0, where(size > 18446744073709551616.0, small, 1))
    factor = divide(1, beta * unit)
    power = p * unit
    whole = fma(a * power, b * factor, fma(c * factor, power, where(w > 0, x, 0)))
    return where(fma(beta, x, -threshold) > 0, x, whole)


def softplus_derivative(x, beta, threshold):
    """σ(w) with w = beta·x; 1 where w > threshold"""
    w = beta * x
    e = exp(-absolute(w), -logit_low_part(x, beta, absolute(w)))
    return where(fma(beta, x, -threshold) > 0, 1, over_one_plus(where(w < 0, e, 1), e))


def softplus_second_derivative(x, beta, threshold):
    """beta·σ(w)·σ(−w) with w = beta·x; 0 where w > threshold"""
    t = absolute(beta * x)
    e = exp(-t, -logit_low_part(x, beta, t))
    d = 1 + e
    return where(fma(beta, x, -threshold) > 0, 0, beta * divide_near_one(e, d * d))


SOFTPLUS = element_wise(
    "Softplus",
    "softplus",
    "Softplus: log(1 + e^(beta·x))/beta, and x where beta·x is above the threshold.",
    Scalar("beta", "beta", "the factor of the input; the result is divided by it", default=1.0),
    Scalar("threshold", "threshold", "the result is x where beta·x is above it", default=20.0),
    activation=Activation(
        *(softplus, softplus_derivative, softplus_second_derivative),
        bounds={softplus: Bound(2.5), softplus_derivative: Bound(3.0)},
        points=(0.0, 20.0, 1.6, -2.0, 16.0),
        settings=(
            {"beta": 1.0, "threshold": 20.0},
            {"beta": 2.5, "threshold": 4.0},
            {"beta": 0.3, "threshold": -1.0},
            {"beta": -0.7, "threshold": 10.0},
        ),
        torch="softplus",
    ),
    math="out = self                               where beta · self > threshold\n"
    "out = log(1 + e^(beta · self)) / beta  where beta · self ≤ threshold",
    support=supported(bf16="Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    cast=True,
)

SOFTPLUS_BACKWARD = Operator(
    name="SoftplusBackward",
    python="softplus_backward",
    header="aclnn_softplus_backward.h",
    summary="The gradient of Softplus.",
    source="the document of aclnnSoftplusBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of Softplus's output"),
        Input("self", "x", "the input of Softplus"),
        Scalar("beta", "beta", "Softplus's beta", default=1.0),
        Scalar("threshold", "threshold", "Softplus's threshold", default=20.0),
        Output("gradInput", "out", "the gradient of `self`", shape=broadcast_of("gradOutput", "self"), castable=True),
    ),
    support=supported(
        bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910", also=(F64, I8, U8, I16, I32, I64, BOOL)
    ),
    dtype_checks=(
        floating("gradOutput"),
        real("beta", "threshold"),
        promotable("gradOutput", "self"),
        castable("gradOutput", "self", "gradInput"),
    ),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("gradInput", 0),
        same_shape("gradOutput", "self"),
        same_shape("gradInput", "self"),
    ),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "self"),
            outputs=("gradInput",),
            bounds=(Bound(3.5),),
            scalars=("beta", "threshold"),
            of=SOFTPLUS.kernels[0].of,
        ),
    ),
    math="gradInput = gradOutput                      where beta · self > threshold\n"
    "gradInput = gradOutput · σ(beta · self)  where beta · self ≤ threshold",
    gradient="softplus_double_backward",
    notes=(
        "Different floating dtypes are promoted to the wider one; FLOAT16 with BF16, to FLOAT.",
        "An integer `self` is converted to FLOAT; FLOAT16 and BF16 gradients are then computed in FLOAT too.",
    ),
)
