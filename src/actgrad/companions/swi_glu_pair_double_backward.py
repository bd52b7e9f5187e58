# SPDX-License-Identifier: Apache-2.0
"""The gradient of the gradient of SwiGLU of two tensors."""

from actgrad.activations import silu, silu_derivative
from actgrad.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape
from actgrad.operators.swi_glu_grad import SWI_GLU_GRAD
from actgrad.second_derivatives import silu_second_derivative


def swiglu_second_gradient(dda, ddb, dy, a, b):
    """The gradients of dy, a and b, given those of d(a) = dy · b · SiLU'(a) and d(b) = dy · SiLU(a)"""
    slope = silu_derivative(a)
    ddy = dda * b * slope + ddb * silu(a)
    da = dy * (dda * b * silu_second_derivative(a) + ddb * slope)
    db = dy * dda * slope
    return ddy, da, db


SWI_GLU_PAIR_DOUBLE_BACKWARD = Operator(
    name="SwiGluPairDoubleBackward",
    python="swiglu_pair_double_backward",
    header="",
    summary="The gradient of the gradient of SwiGLU of two tensors, SiLU(gate)·up.",
    source="the derivative of aclnnSwiGluGrad, with the two halves as two tensors",
    parameters=(
        Input("ddgate", "ddgate", "the gradient of the gradient of `gate`"),
        Input("ddup", "ddup", "the gradient of the gradient of `up`"),
        Input("dy", "dy", "the gradient of the output"),
        Input("gate", "gate", "the activated input"),
        Input("up", "up", "the other input"),
        Output("ddy", "ddy", "the gradient of `dy`", shape=like("dy")),
        Output("dgate", "dgate", "the gradient of `gate`", shape=like("gate")),
        Output("dup", "dup", "the gradient of `up`", shape=like("up")),
    ),
    support=SWI_GLU_GRAD.support,
    dtype_checks=(same_dtype("ddgate", "ddup", "dy", "gate", "up", "ddy", "dgate", "dup"),),
    shape_checks=(
        same_shape("ddgate", "gate"),
        same_shape("ddup", "gate"),
        same_shape("dy", "gate"),
        same_shape("up", "gate"),
        same_shape("ddy", "gate"),
        same_shape("dgate", "gate"),
        same_shape("dup", "gate"),
    ),
    kernels=(
        Kernel(
            swiglu_second_gradient,
            inputs=("ddgate", "ddup", "dy", "gate", "up"),
            outputs=("ddy", "dgate", "dup"),
        ),
    ),
    math="ddy = ddgate · up · SiLU'(gate) + ddup · SiLU(gate)\n"
    "dgate = dy · (ddgate · up · SiLU''(gate) + ddup · SiLU'(gate))\n"
    "dup = dy · ddgate · SiLU'(gate)",
)
