# SPDX-License-Identifier: Apache-2.0
"""The gradient of the gradient of GeGLU of two tensors."""

from actgrad.activations import gelu, gelu_derivative, gelu_tanh, gelu_tanh_derivative
from actgrad.contract import Choice, Input, Kernel, Operator, Output, approximate_known, like, same_dtype, same_shape
from actgrad.operators.ge_glu_v3_backward import GE_GLU_V3_BACKWARD
from actgrad.second_derivatives import gelu_second_derivative, gelu_tanh_second_derivative


def geglu_erf_second_gradient(dda, ddv, dy, a, v):
    """The gradients of dy, a and v, given those of d(a) = dy · v · GELU'(a) and d(v) = dy · GELU(a)"""
    slope = gelu_derivative(a)
    ddy = dda * v * slope + ddv * gelu(a)
    da = dy * (dda * v * gelu_second_derivative(a) + ddv * slope)
    dv = dy * dda * slope
    return ddy, da, dv


def geglu_tanh_second_gradient(dda, ddv, dy, a, v):
    """The same with GELU's tanh approximation"""
    slope = gelu_tanh_derivative(a)
    ddy = dda * v * slope + ddv * gelu_tanh(a)
    da = dy * (dda * v * gelu_tanh_second_derivative(a) + ddv * slope)
    dv = dy * dda * slope
    return ddy, da, dv


INPUTS = ("ddgate", "ddup", "dy", "gate", "up")
OUTPUTS = ("ddy", "dgate", "dup")

GE_GLU_PAIR_DOUBLE_BACKWARD = Operator(
    name="GeGluPairDoubleBackward",
    python="geglu_pair_double_backward",
    header="",
    summary="The gradient of the gradient of GeGLU of two tensors, GELU(gate)·up.",
    source="the derivative of aclnnGeGluV3Backward, with the two halves as two tensors",
    parameters=(
        Input("ddgate", "ddgate", "the gradient of the gradient of `gate`"),
        Input("ddup", "ddup", "the gradient of the gradient of `up`"),
        Input("dy", "dy", "the gradient of the output"),
        Input("gate", "gate", "the activated input"),
        Input("up", "up", "the other input"),
        Choice("approximate", "approximate", "GELU's form: erf or tanh", words={"none": 0, "tanh": 1}, default="none"),
        Output("ddy", "ddy", "the gradient of `dy`", shape=like("dy")),
        Output("dgate", "dgate", "the gradient of `gate`", shape=like("gate")),
        Output("dup", "dup", "the gradient of `up`", shape=like("up")),
    ),
    support=GE_GLU_V3_BACKWARD.support,
    dtype_checks=(same_dtype("ddgate", "ddup", "dy", "gate", "up", "ddy", "dgate", "dup"),),
    shape_checks=(
        same_shape("ddgate", "gate"),
        same_shape("ddup", "gate"),
        same_shape("dy", "gate"),
        same_shape("up", "gate"),
        same_shape("ddy", "gate"),
        same_shape("dgate", "gate"),
        same_shape("dup", "gate"),
        approximate_known("approximate"),
    ),
    kernels=(
        Kernel(geglu_erf_second_gradient, INPUTS, OUTPUTS, when={"approximate": 0}),
        Kernel(geglu_tanh_second_gradient, INPUTS, OUTPUTS, when={"approximate": 1}),
    ),
    math="ddy = ddgate · up · GELU'(gate) + ddup · GELU(gate)\n"
    "dgate = dy · (ddgate · up · GELU''(gate) + ddup · GELU'(gate))\n"
    "dup = dy · ddgate · GELU'(gate)",
)
