# SPDX-License-Identifier: Apache-2.0
"""The gradient of Hardswish's gradient."""

from actgrad.activations import hardswish_derivative_open
from actgrad.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape
from actgrad.operators.hardswish_backward_v2 import HARDSWISH_BACKWARD_V2
from actgrad.second_derivatives import hardswish_second_derivative


def hardswish_second_gradient(ddx, dy, x):
    """d(dy) = ddx · Hardswish'(x), d(x) = ddx · dy · Hardswish''(x)"""
    ddy = ddx * hardswish_derivative_open(x)
    dx = ddx * dy * hardswish_second_derivative(x)
    return ddy, dx


HARDSWISH_DOUBLE_BACKWARD = Operator(
    name="HardswishDoubleBackward",
    python="hardswish_double_backward",
    header="",
    summary="The gradient of Hardswish's gradient.",
    source="the derivative of aclnnHardswishBackwardV2",
    parameters=(
        Input("ddx", "ddx", "the gradient of the gradient of `x`"),
        Input("dy", "dy", "the gradient of Hardswish's output"),
        Input("x", "x", "the input of Hardswish"),
        Output("ddy", "ddy", "the gradient of `dy`", shape=like("dy")),
        Output("dx", "dx", "the gradient of `x`", shape=like("x")),
    ),
    support=HARDSWISH_BACKWARD_V2.support,
    dtype_checks=(same_dtype("ddx", "dy", "x", "ddy", "dx"),),
    shape_checks=(
        same_shape("ddx", "x"),
        same_shape("dy", "x"),
        same_shape("ddy", "x"),
        same_shape("dx", "x"),
    ),
    kernels=(Kernel(hardswish_second_gradient, inputs=("ddx", "dy", "x"), outputs=("ddy", "dx")),),
    math="ddy = ddx · Hardswish'(x)\ndx = ddx · dy · Hardswish''(x)",
)
