# SPDX-License-Identifier: Apache-2.0
"""aclnnElu: scale·x above 0, alpha·scale·(e^(inputScale·x) − 1) below; also in place, and its gradient."""

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import (
    Bound,
    absolute,
    at_least,
    at_most,
    divide,
    fma,
    times_expm1,
    times_growth,
    where,
)
from actgrad.operators.contract import (
    F64,
    Flag,
    Input,
    Kernel,
    Operator,
    Output,
    Scalar,
    castable,
    like,
    rank,
    real,
    same_dtype,
    same_shape,
    slope_not_negative_for_result,
    supported,
)
from actgrad.operators.elementwise import element_wise, in_place
from actgrad.operators.formulas import gradient


def elu_line(input_scale):
    """1e-30/|input_scale|: nearer to 0 ELU is a line in every dtype, and input_scale·x might underflow"""
    return divide(1e-30, absolute(input_scale))


def elu(x, alpha, scale, input_scale):
    """scale·x for x > 0, alpha·scale·(e^(input_scale·x) − 1) for x ≤ 0"""
    p = input_scale * x
    p_lo = where(absolute(p) < 1000, fma(input_scale, x, -p), 0)
    limit = alpha * scale
    slope = limit * input_scale
    rest = slope - slope  # not 0 if it is infinite
    # Where the slope overflows, the line is only 0 itself: limit·0, with the sign, and the NaN, of limit·(e^p − 1).
    bounded = (input_scale - input_scale) + at_most(at_least(input_scale, -1), 1)
    line = where(x > 0, scale, where(rest == 0, slope, limit * bounded)) * x
    least = where(rest == 0, elu_line(input_scale), 0)
    return where(x < -least, times_expm1(limit, p, p_lo), line)


def elu_derivative(x, alpha, scale, input_scale):
    """scale for x > 0, input_scale·alpha·scale·e^(input_scale·x) for x ≤ 0"""
    p = input_scale * x
    p_lo = where(absolute(p) < 1000, fma(input_scale, x, -p), 0)
    most = input_scale * (alpha * scale)
    rest = most - most  # not 0 if it is infinite
    finite = where(rest == 0, most, at_most(at_least(most, -1), 1))
    # An infinite one is added, -0.0 instead of a finite one, as times_growth takes a difference; ∞·e^-∞ is NaN.
    infinite = where(0 * at_least(input_scale, 0) == 0, most, 0 * most)
    growth = times_growth(finite, p, p_lo) + where(rest == 0, -0.0, infinite)
    return where(x > 0, scale, growth)


def elu_second_derivative(x, alpha, scale, input_scale):
    """0 for x > 0, input_scale²·alpha·scale·e^(input_scale·x) for x ≤ 0"""
    return where(x > 0, 0, input_scale * elu_derivative(x, alpha, scale, input_scale))


ELU = element_wise(
    "Elu",
    "elu",
    "ELU: scale·x above 0, alpha·scale·(e^(inputScale·x) − 1) below.",
    Scalar("alpha", "alpha", "the factor of the exponential", default=1.0),
    Scalar("scale", "scale", "the factor of the result", default=1.0, by_name=True),
    Scalar("inputScale", "input_scale", "the factor of the input where that is ≤ 0", default=1.0, by_name=True),
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
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P", also=(F64,)),
    cast=True,
    deviations=("The document of Elu lacks DOUBLE, the one of InplaceElu has it; both take it.",),
    notes=("alpha · scale is the product of the float32 scalars; infinite and NaN scalars follow the formula.",),
)

INPLACE_ELU = in_place(ELU)


def elu_gradient_integral(y, alpha, scale, input_scale):
    """The integral of elu_derivative_of_result over the result"""
    limit = alpha * scale
    lack = fma(alpha, scale, -limit)
    limit_lo = where(absolute(lack) <= absolute(limit), lack, 0)
    return where(y > 0, scale * y, input_scale * y * (fma(y, 0.5, limit) + limit_lo))


def elu_derivative_of_result(y, alpha, scale, input_scale):
    """scale for y > 0, input_scale·(y + alpha·scale) for y ≤ 0; exact to the last digits next to −alpha·scale too"""
    limit = alpha * scale
    lack = fma(alpha, scale, -limit)  # the rounding error; NaN at an infinity
    limit_lo = where(absolute(lack) <= absolute(limit), lack, 0)
    return where(y > 0, scale, input_scale * ((y + limit) + limit_lo))


def elu_second_derivative_of_result(y, alpha, scale, input_scale):
    """0 for y > 0, input_scale for y ≤ 0"""
    return where(y > 0, 0, input_scale)


OF_RESULT = Activation(
    *(elu_gradient_integral, elu_derivative_of_result, elu_second_derivative_of_result),
    bounds={elu_gradient_integral: Bound(2.5), elu_derivative_of_result: Bound(2.0)},
    points=(0.0, -1.0, -0.91),
    settings=(
        {"alpha": 1.0, "scale": 1.0, "input_scale": 1.0},
        {"alpha": 1.3, "scale": 0.7, "input_scale": 1.9},
        {"alpha": 0.9, "scale": 0.6, "input_scale": 0.7},
    ),
    name="elu_of_result",
)
INPUTS, OUTPUTS = ("gradOutput", "selfOrResult"), ("gradInput",)
SCALARS = ("alpha", "scale", "inputScale")

ELU_BACKWARD = Operator(
    name="EluBackward",
    python="elu_backward",
    header="aclnn_elu_backward.h",
    summary="The gradient of ELU, from its input or, where alpha is not negative, from its result.",
    source="the document of aclnnEluBackward",
    parameters=(
        Input("gradOutput", "dy", "the gradient of ELU's output"),
        Scalar("alpha", "alpha", "ELU's alpha", default=1.0),
        Scalar("scale", "scale", "ELU's scale", default=1.0),
        Scalar("inputScale", "input_scale", "ELU's factor of the input", default=1.0),
        Flag("isResult", "is_result", "whether `selfOrResult` is the result of ELU", default=False),
        Input("selfOrResult", "x", "the input of ELU, or its result"),
        Output("gradInput", "out", "the gradient of ELU's input", shape=like("selfOrResult"), castable=True),
    ),
    support=supported(bf16="Ascend950 Ascend910_93 Ascend910B", no_bf16="Ascend910 Ascend310P"),
    dtype_checks=(
        same_dtype("gradOutput", "selfOrResult"),
        real("alpha", "scale", "inputScale"),
        castable("gradOutput", "selfOrResult", "gradInput"),
    ),
    shape_checks=(
        same_shape("selfOrResult", "gradOutput"),
        same_shape("gradInput", "gradOutput"),
        rank("gradOutput", 0),
        slope_not_negative_for_result("isResult", "alpha"),
    ),
    kernels=(
        Kernel(gradient, INPUTS, OUTPUTS, (Bound(3.5),), SCALARS, when={"isResult": 0}, of=ELU.kernels[0].of),
        Kernel(gradient, INPUTS, OUTPUTS, (Bound(2.5),), SCALARS, when={"isResult": 1}, of=OF_RESULT),
    ),
    math="gradInput = gradOutput · scale                                              where selfOrResult > 0\n"
    "gradInput = gradOutput · inputScale · alpha · scale · e^(inputScale · selfOrResult)  where it is the input, ≤ 0\n"
    "gradInput = gradOutput · inputScale · (selfOrResult + alpha · scale)        where it is the result, ≤ 0",
    gradient="elu_double_backward",
)
