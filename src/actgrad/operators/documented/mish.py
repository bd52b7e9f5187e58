# SPDX-License-Identifier: Apache-2.0
"""aclnnMish: x·tanh(log(1 + e^x)); also in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, at_most, divide_near_one, exp, fma, times_exp, where
from actgrad.operators.contract import (
    Input,
    Kernel,
    Operator,
    Output,
    broadcast_of,
    broadcast_shape,
    castable,
    no_empty,
    promotable,
    rank,
    supported,
)
from actgrad.operators.elementwise import element_wise, in_place
from actgrad.operators.formulas import gradient

# tanh(log(1 + E)) = E·(E + 2)/(E² + 2·E + 2) with E = e^x. Above 0 numerators and denominators are multiplied by powers
# of e = e^-x instead, so that nothing overflows. What is close to 1 is 1 minus a small quotient, which rounds little.


def mish(x):
    """x·tanh(log(1 + e^x)): x·E·(1 − E·(1 + E)/(E² + 2·E + 2)) below 0, x·(1 − 2·e²/(1 + 2·e + 2·e²)) above"""
    t = absolute(x)
    e = exp(-t)
    numerator = where(x < 0, fma(e, e, e), 2 * (e * e))
    denominator = where(x < 0, fma(e, e + 2, 2), fma(e, fma(e, 2, 2), 1))
    v = x * (1 - divide_near_one(numerator, denominator))
    return where(x < 0, times_exp(v, -t), v)


def mish_derivative(x):
    """1 + e²·(x·(1 + e) − h)/h² with h = 1/2 + e + e² above 0

    Below it is E·v with v = x + 1 + E·(1/2 + E + E²/4 − (x + 1)·p)/(1 + E + E·p) and p = 1 + 2·E + E² + E³/4.
    """
    t = absolute(x)
    e = exp(-t)
    h = fma(e, e + 1, 0.5)
    above = (e * e) * fma(x, 1 + e, -h)
    # 1 + x is exact but next to 0, and what is added to it is small: few roundings are left in the sum.
    p = fma(e, fma(e, fma(e, 0.25, 1), 2), 1)
    below = fma(-(x + 1), p, fma(e, fma(e, 0.25, 1), 0.5))
    quotient = divide_near_one(where(x < 0, below, above), where(x < 0, fma(e, p + 1, 1), h * h))
    return where(x < 0, times_exp(fma(e, quotient, x + 1), -t), 1 + quotient)


def mish_second_derivative(x):
    """4·E·(2·(1 + E)·δ + x·(2 + 2·E − 3·E² − 2·E³))/δ³ with δ = E² + 2·E + 2"""
    t = at_most(absolute(x), 120)  # e^-120 is 0 already, and its product with an infinity is not
    e = exp(-t)
    left = fma(e, e + 2, 2)
    right = fma(e, fma(e, 2, 2), 1)
    below = fma((1 + e) * left, 2, -t * fma(e, fma(e, fma(e, -2, -3), 2), 2))
    above = fma((1 + e) * right, 2, t * fma(e, fma(e, fma(e, 2, 2), -3), -2))
    d = where(x < 0, left, right)
    bend = divide_near_one(4 * where(x < 0, below, above), d * d * d)
    return times_exp(bend * where(x < 0, 1, e), -t)


MISH = element_wise(
    "Mish",
    "mish",
    "Mish: x·tanh(log(1 + e^x)).",
    activation=Activation(
        *(mish, mish_derivative, mish_second_derivative),
        bounds={mish: Bound(3.75), mish_derivative: Bound(3.5, near_root=(-1.45, -0.95), absolute=2**-25)},
        points=(-1.1924312145154934, -2.2564069, 1.4906728),
        torch="mish",
    ),
    math="out = self · tanh(log(1 + e^self))",
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910"),
)

INPLACE_MISH = in_place(MISH)

MISH_BACKWARD = Operator(
    name="MishBackward",
    python="mish_backward",
    header="aclnn_mish_backward.h",
    summary="The gradient of Mish.",
    source="the document of aclnnMishBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of Mish's output"),
        Input("self", "x", "the input of Mish"),
        Output("gradInput", "out", "the gradient of `self`", shape=broadcast_of("gradOutput", "self")),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(promotable("gradOutput", "self"), castable("gradOutput", "self", "gradInput")),
    shape_checks=(
        rank("gradOutput", 0),
        rank("self", 0),
        rank("gradInput", 0),
        broadcast_shape("gradOutput", "self", "gradInput"),
    ),
    kernels=(
        Kernel(
            gradient,
            inputs=("gradOutput", "self"),
            outputs=("gradInput",),
            bounds=(Bound(4.0, near_root=(-1.45, -0.95), absolute=2**-25),),
            of=MISH.kernels[0].of,
        ),
    ),
    math="gradInput = gradOutput · (t + self · σ(self) · (1 − t²)) with t = tanh(log(1 + e^self))",
    gradient="mish_double_backward",
    exclusions=(no_empty("gradOutput", "self"),),
    notes=(
        "Different dtypes are promoted to the wider one; FLOAT16 with BF16, to FLOAT. A broadcast result is not summed "
        "to the shape of `self`.",
    ),
    deviations=("The document gives no formula; here it is Mish's derivative.",),
)
