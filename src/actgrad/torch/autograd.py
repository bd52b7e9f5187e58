# SPDX-License-Identifier: Apache-2.0
"""Differentiation of the operators, in reverse and forward mode. Only what the gradient needs is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import getattr_static
from types import FunctionType
from typing import Any, Literal

import torch
from torch import Tensor
from torch._C._functorch import TransformType, peek_interpreter_stack
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd import forward_ad
from torch.autograd.function import _SingleLevelFunction
from torch.compiler import is_dynamo_compiling

from actgrad import _native
from actgrad.torch.direct import COMPILED, FUNCTIONS, at_once, below_autograd, call
from actgrad.torch.library import LIBRARY
from actgrad.torch.releases import any_requires_grad
from actgrad.torch.torch_operator import Differentiation, Results, TorchOperator, halves_of

OwnFirst = _native.torch_metaclass(type(_SingleLevelFunction))
READ_IN_EACH_CALL = {
    name: getattr_static(_SingleLevelFunction, name)
    for name in ("setup_context", "clear_saved_tensors_on_access", "boxed_grads_call")
    if hasattr(_SingleLevelFunction, name)  # releases of PyTorch differ
}


def register(operator: TorchOperator) -> None:
    """Registers the autograd kernels of both overloads."""
    LIBRARY.impl(operator.name, _autograd_kernel(operator), "Autograd")
    LIBRARY.impl(f"{operator.name}.out", _autograd_out_kernel(operator), "Autograd")


def _autograd_kernel(operator: TorchOperator) -> Callable[..., Results]:
    def below(*arguments: Any) -> Results:
        return below_autograd(operator.name, arguments)

    function = function_of(operator, below)

    def kernel(*arguments: Any) -> Results:
        if have_tangents(arguments):
            if torch._C._are_functorch_transforms_active():
                return _with_tangents(operator, operator.filled(arguments))
            return function.apply(*operator.filled(arguments))
        if torch.is_grad_enabled() and any_requires_grad(*arguments):
            if torch._C._are_functorch_transforms_active():
                with enable_single_level_autograd_function():
                    return function.apply(*operator.filled(arguments))
            return function.apply(*operator.filled(arguments))
        return below(*arguments)

    return at_once(operator.name, kernel)


def _autograd_out_kernel(operator: TorchOperator) -> Callable[..., None]:
    overload = operator.out

    def kernel(*arguments: Any, **results: Tensor) -> None:
        if have_tangents((*arguments, *results.values())):
            raise NotImplementedError(
                f"actgrad::{operator.name}: functions with out=... arguments don't support automatic differentiation, "
                "but one of the arguments has a tangent."
            )
        if torch.is_grad_enabled() and any_requires_grad(*arguments, *results.values()):
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

    It is single-level, as PyTorch's own nodes are: at the Autograd key the dispatcher has already unwrapped the
    transforms of ``torch.func``.
    """
    plan = operator.differentiation
    if plan is None:
        return _without_derivative(operator, run)
    if plan.kept:
        return _with_kept_results(operator, plan, run)
    tensors_of, attributes_of = plan.tensors_of, plan.attributes_of
    no_gradients = (None,) * (len(operator.tensors) + len(operator.attributes) - len(plan.gradient.results))

    if not operator.attributes and plan.tensors == tuple(range(len(operator.tensors))) and not no_gradients:
        return _of_tensors_alone(operator, plan.gradient.name, run)

    def forward(ctx: Any, *arguments: Any) -> Results:
        if forward_ad._current_level >= 0:
            ctx.given = arguments
        output = run(*arguments)
        ctx.save_for_backward(*tensors_of(arguments, output if isinstance(output, tuple) else (output,)))
        if plan.attributes:
            ctx.attributes = attributes_of(arguments)
        return output

    return _function(operator, forward, _backward(plan, no_gradients))


def native_method(name: Literal["differentiate", "overwrite"], state: tuple[Any, ...]) -> Callable[..., Any]:
    """A native method for a class: Python binds a function of its own to the instance, but no builtin one."""
    native = _native.torch_method(name, state)

    def method(self: Any, *grads: Any) -> Any:
        return native(self, *grads)

    return method


def recorded_function_of(operator: TorchOperator) -> Any:
    """The operator as an autograd function whose methods are native and whose last argument is a tuple of its results.

    None if it is not differentiable or its gradient reads results that have no derivative of their own.
    """
    plan = operator.differentiation
    if plan is None or plan.kept:
        return None
    no_gradients = (None,) * (1 + len(operator.tensors) + len(operator.attributes) - len(plan.gradient.results))
    forward = _native.torch_method("record", (plan.tensors, plan.attributes, plan.gradient.defaults, False))
    function = function_with(
        operator.name, forward, _backward(plan, no_gradients), _compiled_autograd_key=compiled_autograd_key
    )
    state = (FUNCTIONS, plan.gradient.name, bool(plan.attributes), no_gradients)
    function._backward_cls.apply = native_method("differentiate", state)
    return function


def _backward(plan: Differentiation, no_gradients: tuple[None, ...]) -> Callable[..., tuple[Tensor | None, ...]]:
    name = plan.gradient.name

    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        functions = COMPILED if is_dynamo_compiling() else FUNCTIONS
        gradients = functions[name](*grads, *ctx.saved_tensors, *(ctx.attributes if plan.attributes else ()))
        return (gradients if isinstance(gradients, tuple) else (gradients,)) + no_gradients

    return backward


def _of_tensors_alone(operator: TorchOperator, name: str, run: Callable[..., Results]) -> Any:
    # A shorter path, which small tensors notice: all arguments are tensors, all are saved, and all have gradients.
    def forward(ctx: Any, *tensors: Tensor) -> Results:
        if forward_ad._current_level >= 0:
            ctx.given = tensors
        ctx.save_for_backward(*tensors)
        return run(*tensors)

    def backward(ctx: Any, *grads: Tensor) -> Results:
        functions = COMPILED if is_dynamo_compiling() else FUNCTIONS
        gradients: Results = functions[name](*grads, *ctx.saved_tensors)
        return gradients

    return _function(operator, forward, backward)


def _with_kept_results(operator: TorchOperator, plan: Differentiation, run: Callable[..., Results]) -> Any:
    name, kept = plan.gradient.name, plan.kept
    differentiable = [i for i in range(len(operator.results)) if i not in kept]
    no_gradients = (None,) * (len(operator.tensors) + len(operator.attributes) - len(plan.gradient.results))

    def forward(ctx: Any, *arguments: Any) -> Results:
        if forward_ad._current_level >= 0:
            ctx.given = arguments
        results = run(*arguments)
        ctx.mark_non_differentiable(*[results[i] for i in kept])
        ctx.set_materialize_grads(False)
        ctx.save_for_backward(*plan.tensors_of(arguments, tuple(results)))
        ctx.attributes = plan.attributes_of(arguments)
        return results

    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        given = [grads[i] for i in differentiable]
        if given[0] is None:
            return (None,) * len(ctx.needs_input_grad)
        gradients = call(name, *given, *ctx.saved_tensors, *ctx.attributes)
        return (gradients if isinstance(gradients, tuple) else (gradients,)) + no_gradients

    return _function(operator, forward, backward)


def _without_derivative(operator: TorchOperator, run: Callable[..., Results]) -> Any:
    def forward(ctx: Any, *arguments: Any) -> Results:
        if forward_ad._current_level >= 0:
            ctx.given = arguments
        return run(*arguments)

    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        third = ": third derivatives are not implemented" if operator.declaration.header == "" else ""
        raise NotImplementedError(f"actgrad::{operator.name} has no derivative{third}")

    return _function(operator, forward, backward)


def _function(operator: TorchOperator, forward: Callable[..., Any], backward: Callable[..., Any]) -> Any:
    def jvp(ctx: Any, *tangents: Any) -> Any:
        return _derivatives(operator, ctx.given, tangents)

    return function_with(operator.name, forward, backward, jvp=jvp, _compiled_autograd_key=compiled_autograd_key)


def function_with(name: str, forward: Callable[..., Any], backward: Callable[..., Any], **others: Any) -> Any:
    """An autograd function with these static methods."""
    methods = {"forward": forward, "backward": backward, **others}
    own = {key: _static(each) for key, each in methods.items()}
    function: Any = OwnFirst(name, (_SingleLevelFunction,), {**READ_IN_EACH_CALL, **own})
    # PyTorch's own `apply` looks for `backward` or `vjp` in each call, through two more functions.
    function._backward_cls.apply = backward
    return function


def _static(method: Callable[..., Any]) -> Any:
    return staticmethod(method) if isinstance(method, FunctionType) else method  # native ones bind by themselves


def compiled_autograd_key(ctx: Any) -> tuple[int, int]:
    """A key that is equal for nodes that compiled autograd may share code for; it requires integers."""
    return ctx._autograd_function_id, hash(repr(getattr(ctx, "attributes", ())))


# ---- Forward mode ----


def unpack_dual(tensor: Tensor) -> Any:
    """The tensor's primal and tangent at the only level, 0; forward_ad may not know that it is active."""
    return forward_ad.unpack_dual(tensor, level=0)


def make_dual(primal: Tensor, tangent: Tensor) -> Tensor:
    """A tensor with this tangent at the only level."""
    dual: Tensor = forward_ad.make_dual(primal, tangent, level=0)
    return dual


def _in_jvp() -> bool:
    """Whether the dispatcher is at a level of ``torch.func.jvp``, of which compiled graphs do not tell forward_ad."""
    if not torch._C._are_functorch_transforms_active():
        return False
    interpreter = peek_interpreter_stack()
    return interpreter is not None and interpreter.key() == TransformType.Jvp


def have_tangents(arguments: tuple[Any, ...]) -> bool:
    """Whether one of the arguments has a tangent; the answer is quick if forward mode is not active."""
    if forward_ad._current_level < 0 and not _in_jvp():
        return False
    return any(isinstance(argument, Tensor) and unpack_dual(argument).tangent is not None for argument in arguments)


def _with_tangents(operator: TorchOperator, arguments: tuple[Any, ...]) -> Results:
    """The results with their tangents, at a level of ``torch.func`` that saves nothing for a backward pass."""
    count = len(operator.tensors)
    pairs = [unpack_dual(a) if isinstance(a, Tensor) else (a, None) for a in arguments[:count]]
    derivatives = _derivatives(operator, arguments, tuple(tangent for _, tangent in pairs))
    results = operator.default(*(primal for primal, _ in pairs), *arguments[count:])
    if isinstance(results, tuple):
        return tuple(map(make_dual, results, derivatives))
    assert isinstance(derivatives, Tensor)
    return make_dual(results, derivatives)


def _derivatives(operator: TorchOperator, arguments: tuple[Any, ...], along: tuple[Any, ...]) -> Results:
    """The results' derivatives along the tensors' tangents (the JVP).

    A gradient G is linear in dy. Its own gradient (a VJP) gives the JVP along the other tensors' tangents, since their
    second derivatives form a symmetric matrix.
    """
    count = len(operator.tensors)
    tensors = [unpack_dual(a).primal if isinstance(a, Tensor) else a for a in arguments[:count]]
    plan = operator.differentiation
    second = plan.gradient.differentiation if plan is not None else None
    given_instead = [tensors[i] for i, name in enumerate(operator.tensors) if name in operator.optional]
    if plan is None or plan.kept or any(tensor is not None for tensor in given_instead):
        raise NotImplementedError(
            f"actgrad::{operator.name}: forward-mode automatic differentiation is not implemented; "
            "use reverse mode (torch.func.vjp, jacrev or grad)"
        )
    given = (*tensors, *arguments[count:])
    differentiated = len(plan.gradient.results)
    tangents = [
        torch.zeros_like(tensor) if tangent is None else tangent
        for tensor, tangent in zip(tensors[:differentiated], along, strict=False)
        if tensor is not None
    ]
    if second is None:  # the operator is itself a gradient
        along_dy = operator.default(tangents[0], *given[1:])
        if differentiated == 1:  # only by dy
            return along_dy
        seconds = plan.gradient.default(*tangents[1:], *plan.tensors_of(given, ()), *plan.attributes_of(given))
        if not isinstance(along_dy, tuple):
            return along_dy + seconds[1]
        return tuple(a + b for a, b in zip(along_dy, seconds[1:], strict=True))
    result = operator.default(*given)
    read = (*plan.tensors_of(given, (result,)), *plan.attributes_of(given))
    if operator.channels or operator.rows:
        of_others = _along_others(operator, given, tangents, read, result)
        return of_others if along[count - 1] is None else of_others + _along_weight(operator, given, tangents[-1])
    if count == 1 and operator.split is None:
        return call(plan.gradient.name, tangents[0], *read)
    return _of_unit(operator, given, tangents, call(plan.gradient.name, torch.ones_like(result), *read))


def _of_unit(operator: TorchOperator, given: tuple[Any, ...], tangents: Sequence[Tensor], slopes: Results) -> Tensor:
    """The derivative of a gated unit, from its slopes: its gradient where that of the result is 1."""
    if operator.split is None:
        gate, up = (slope * tangent for slope, tangent in zip(slopes, tangents, strict=True))
    else:
        assert isinstance(slopes, Tensor)
        gate, up = halves_of(slopes * tangents[0], given[operator.split], operator.interleaves(given))
    return gate + up


def _along_others(
    operator: TorchOperator, given: tuple[Any, ...], tangents: list[Tensor], read: tuple[Any, ...], result: Tensor
) -> Tensor:
    """The derivative of an operator with a weight, its last tensor, along the tangents of the others."""
    assert operator.differentiation is not None
    gradient = operator.differentiation.gradient.name
    if operator.channels:
        derivative: Tensor = call(gradient, tangents[0], *read)[0]
        return derivative
    *slopes, _ = call(gradient, torch.ones_like(result), *read)
    return _of_unit(operator, given, tangents[:-1], slopes[0] if operator.split is not None else tuple(slopes))


def _along_weight(operator: TorchOperator, given: tuple[Any, ...], tangent: Tensor) -> Tensor:
    """The derivative of an operator along its weight's tangent: it is linear in the weight."""
    number = len(operator.tensors) - 1
    others = given[:number]
    if operator.channels:  # what is above 0 does not depend on the weight
        others = tuple(tensor.clamp(max=0) for tensor in others)
    derivative: Tensor = operator.default(*others, tangent, *given[number + 1 :])
    return derivative
