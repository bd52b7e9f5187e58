# SPDX-License-Identifier: Apache-2.0
"""Reverse-mode differentiation of the operators. What the gradient takes is kept for it, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd import forward_ad
from torch.autograd.function import _SingleLevelFunction

from actgrad.torch.direct import at_once, below_autograd, call
from actgrad.torch.library import LIBRARY, Results, TorchOperator


def register(operator: TorchOperator) -> None:
    """Registers what happens above the kernels of both overloads when autograd is at work."""
    LIBRARY.impl(operator.name, _autograd_kernel(operator), "Autograd")
    LIBRARY.impl(f"{operator.name}.out", _autograd_out_kernel(operator), "Autograd")


def _autograd_kernel(operator: TorchOperator) -> Callable[..., Results]:
    def below(*arguments: Any) -> Results:
        return below_autograd(operator.name, arguments)

    function = function_of(operator, below)

    def kernel(*arguments: Any) -> Results:
        if forward_ad._current_level >= 0:
            _refuse_tangents(operator, arguments)
        if torch.is_grad_enabled() and torch._C._any_requires_grad(*arguments):
            if torch._C._are_functorch_transforms_active():
                with enable_single_level_autograd_function():
                    return function.apply(*operator.filled(arguments))
            return function.apply(*operator.filled(arguments))
        return below(*arguments)

    return at_once(operator.name, kernel)


def _autograd_out_kernel(operator: TorchOperator) -> Callable[..., None]:
    overload = operator.out

    def kernel(*arguments: Any, **results: Tensor) -> None:
        if forward_ad._current_level >= 0:
            _refuse_tangents(operator, (*arguments, *results.values()))
        if torch.is_grad_enabled() and torch._C._any_requires_grad(*arguments, *results.values()):
            raise RuntimeError(
                f"actgrad::{operator.name}: functions with out=... arguments don't support automatic differentiation, "
                "but one of the arguments requires grad."
            )
        with torch._C._AutoDispatchBelowAutograd():
            overload(*arguments, **results)
        for result in results.values():
            if not result.is_inference():
                torch.autograd.graph.increment_version(result)

    return kernel


def function_of(operator: TorchOperator, run: Callable[..., Results]) -> Any:
    """The operator as an autograd function around ``run``, which computes it without autograd.

    It is of a single level, as PyTorch's own nodes are: below the Autograd key the dispatcher has taken the transforms
    of ``torch.func`` apart already.
    """
    plan = operator.differentiation
    if plan is None:
        return _without_derivative(operator, run)
    name, kept = plan.gradient.name, plan.kept
    differentiable = [i for i in range(len(operator.results)) if i not in kept]
    no_gradients = (None,) * (len(operator.tensors) + len(operator.attributes) - len(plan.gradient.results))

    def forward(ctx: Any, *arguments: Any) -> Results:
        output = run(*arguments)
        results = output if isinstance(output, tuple) else (output,)
        if kept:
            ctx.mark_non_differentiable(*[results[i] for i in kept])
        ctx.save_for_backward(*plan.tensors_of(arguments, results))
        ctx.attributes = plan.attributes_of(arguments)
        return output

    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        gradients = call(name, *[grads[i] for i in differentiable], *ctx.saved_tensors, *ctx.attributes)
        return (gradients if isinstance(gradients, tuple) else (gradients,)) + no_gradients

    return _function(operator, forward, backward)


def _without_derivative(operator: TorchOperator, run: Callable[..., Results]) -> Any:
    def forward(ctx: Any, *arguments: Any) -> Results:
        return run(*arguments)

    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        third = ": third derivatives are not there" if operator.declaration.header == "" else ""
        raise NotImplementedError(f"actgrad::{operator.name} has no derivative{third}")

    return _function(operator, forward, backward)


def _function(operator: TorchOperator, forward: Callable[..., Any], backward: Callable[..., Any]) -> Any:
    methods = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    return type(operator.name, (_SingleLevelFunction,), methods)


def _refuse_tangents(operator: TorchOperator, arguments: tuple[Any, ...]) -> None:
    for argument in arguments:
        if isinstance(argument, Tensor) and forward_ad.unpack_dual(argument).tangent is not None:
            raise NotImplementedError(
                f"actgrad::{operator.name}: forward-mode automatic differentiation is not implemented; "
                "use reverse mode (torch.func.vjp, jacrev or grad)"
            )
