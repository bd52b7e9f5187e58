# SPDX-License-Identifier: Apache-2.0
"""The operators as PyTorch computes them: its equivalent functions, and its autograd for the gradients.

All of it is derived from the declarations. An operator has no PyTorch version if its activation names no function of
PyTorch, or if its formula is not one of the shared ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import torch

from actgrad.accuracy.calls import Call
from actgrad.accuracy.errors import InputError
from actgrad.accuracy.reference import kernel_of, place_of
from actgrad.arithmetic.activation import Activation, Formula
from actgrad.operators import formulas
from actgrad.operators.contract import Kernel, Operator

Function = Callable[..., Any]


def has(operator: Operator) -> bool:
    """Whether PyTorch has a version of all kernels of ``operator``."""
    return all(
        kernel.of is not None
        and kernel.of.torch
        and _unit(kernel)
        and all(isinstance(scalar, str) for scalar in kernel.scalars)
        for kernel in operator.kernels
    )


def named(name: str) -> Function:
    """The function of PyTorch that an activation names."""
    function: Function = getattr(torch.nn.functional, name, None) or getattr(torch, name)
    return function


def unary_function(activation: Activation, formula: Formula) -> Function:
    """PyTorch's version of an activation's function or derivative, of x and the attributes."""

    def function(x: Any, *attributes: float) -> Any:
        return named(activation.torch)(x, *attributes, **activation.torch_options)

    def derivative(x: Any, *attributes: float) -> Any:
        return _gradient(lambda x: function(x, *attributes), x, torch.ones_like(x))

    return function if formula is activation.function else derivative


def _unit(kernel: Kernel) -> str:
    """The function that the kernel computes or differentiates: "alone" f(a), "gated" f(a)·v, "both" f(a)·v and f(a)."""
    assert kernel.of
    kinds = {
        kernel.of.function: "alone",
        formulas.gradient: "alone",
        formulas.selected_gradient: "alone",
        formulas.gated: "gated",
        formulas.gated_gradient: "gated",
        formulas.gated_gradient_given: "gated",
        formulas.gated_with_activation: "both",
    }
    return kinds.get(kernel.formula, "")


def forward(
    name: str, attributes: Sequence[float], options: Mapping[str, Any], unit: str, left: bool, dim: int, x: Any
) -> Any:
    """A unit with PyTorch's activation ``name``; it splits along ``dim``, and a is the ``left`` or right half."""
    activation = named(name)
    if unit == "alone":
        return activation(x, *attributes, **options)
    a, v = x.chunk(2, dim) if left else x.chunk(2, dim)[::-1]
    result = activation(a, *attributes, **options)
    return (result * v, result) if unit == "both" else result * v


def run(call: Call, forward: Function = forward) -> Any:
    """Computes ``call``, whose inputs are tensors, with ``forward`` (which may be compiled) and autograd."""
    operator, kernel = call.operator, kernel_of(call)
    if kernel.of is None or not has(operator):
        raise InputError(f"PyTorch has no {operator.python}")
    names = {parameter.name: parameter.python for parameter in operator.parameters}
    attributes = [call.attributes[names[str(scalar)]] for scalar in kernel.scalars]
    tensor, half = place_of(call, operator.activated(kernel))
    dim = call.attributes[operator.splits.python] if operator.splits else 0
    function = partial(
        forward, kernel.of.torch, attributes, kernel.of.torch_options, _unit(kernel), half == "left", dim
    )
    x: Any = call.inputs[names[tensor]]
    if not operator.takes_gradient:
        return function(x)
    dy: Any = call.inputs["dy"]
    dx = _gradient(function, x, dy)
    if kernel.given:  # the activation passed by the caller
        halves = list(dx.chunk(2, dim))
        halves[half == "left"] = dy * call.inputs[names[kernel.given]]
        dx = torch.cat(halves, dim)
    return dx


def _gradient(function: Function, x: Any, dy: Any) -> Any:
    x = x.detach().requires_grad_()
    with torch.enable_grad():
        return torch.autograd.grad(function(x), x, dy)[0]
