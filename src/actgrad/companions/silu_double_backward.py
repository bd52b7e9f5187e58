# SPDX-License-Identifier: Apache-2.0
"""The gradient of SiLU's gradient."""

from actgrad.activations import silu_derivative
from actgrad.contract import Input, Kernel, Operator, Output, like, same_dtype, same_shape
from actgrad.operators.silu_backward import SILU_BACKWARD
from actgrad.second_derivatives import silu_second_derivative


def silu_second_gradient(ddx, dy, x):
    """d(dy) = ddx · SiLU'(x), d(x) = ddx · dy · SiLU''(x)"""
    ddy = ddx * silu_derivative(x)
    dx = ddx * dy * silu_second_derivative(x)
    return ddy, dx


SILU_DOUBLE_BACKWARD = Operator(
    name="SiluDoubleBackward",
    python="silu_double_backward",
    header="",
    summary="The gradient of SiLU's gradient.",
    source="the derivative of aclnnSiluBackward",
    parameters=(
        Input("ddx", "ddx", "the gradient of the gradient of `x`"),
        Input("dy", "dy", "the gradient of SiLU's output"),
        Input("x", "x", "the input of SiLU"),
        Output("ddy", "ddy", "the gradient of `dy`", shape=like("dy")),
        Output("dx", "dx", "the gradient of `x`", shape=like("x")),
    ),
    support=SILU_BACKWARD.support,
    dtype_checks=(same_dtype("ddx", "dy", "x", "ddy", "dx"),),
    shape_checks=(
        same_shape("ddx", "x"),
        same_shape("dy", "x"),
        same_shape("ddy", "x"),
        same_shape("dx", "x"),
    ),
    kernels=(Kernel(silu_second_gradient, inputs=("ddx", "dy", "x"), outputs=("ddy", "dx")),),
    math="ddy = ddx · SiLU'(x)\ndx = ddx · dy · SiLU''(x)",
)
