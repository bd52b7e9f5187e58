# SPDX-License-Identifier: Apache-2.0
"""An activation with two attributes and its kernels, only for tests of scalars in the Triton loops."""

from __future__ import annotations

from types import MappingProxyType

from actgrad.arithmetic.activation import Activation
from actgrad.arithmetic.primitives import Bound, absolute, divide, fma, where
from actgrad.operators.contract import Kernel
from actgrad.operators.formulas import gated_gradient, second_gradient


def softened(x, slope, width):
    """x/(width + slope·|x|) below 0, x above"""
    return where(x > 0, x, divide(x, fma(absolute(x), slope, width)))


def softened_derivative(x, slope, width):
    """width/(width + slope·|x|)² below 0, 1 above"""
    d = fma(absolute(x), slope, width)
    return where(x > 0, 1, divide(divide(width, d), d))  # d² would overflow


def softened_second_derivative(x, slope, width):
    """2·slope·width/(width + slope·|x|)³ below 0, 0 above"""
    d = fma(absolute(x), slope, width)
    return where(x > 0, 0, divide(2 * slope * width, d * d * d))


SOFTENED = Activation(
    softened,
    softened_derivative,
    softened_second_derivative,
    bounds={softened: Bound(4.0), softened_derivative: Bound(4.0)},
    settings=(MappingProxyType({"slope": 0.1, "width": 0.7}), MappingProxyType({"slope": 1 / 3, "width": 10.0})),
)

SCALARS = ("slope", "width")
KERNELS = {
    kernel.name: kernel
    for kernel in (
        Kernel(softened, ("x",), ("out",), scalars=SCALARS, of=SOFTENED),
        Kernel(second_gradient, ("ddx", "dy", "x"), ("ddy", "dx"), scalars=SCALARS, of=SOFTENED),
        Kernel(gated_gradient, ("dy", "gate", "up"), ("dgate", "dup"), scalars=SCALARS, of=SOFTENED),
    )
}
