# SPDX-License-Identifier: Apache-2.0
"""Activations that overwrite their input, and a backward pass that writes the gradient onto the saved input.

The latter saves memory in training: that pass destroys the input. Everything that could still read it is refused: a
second backward pass through the node (by a flag), other operators that saved the tensor (by PyTorch's version counter),
a gradient of the gradient (if grad mode is on), and, in the forward pass, an input that PyTorch would refuse to write
in place (a leaf such as a parameter, a view of one, one of several views).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, cast

import torch
from torch import Tensor
from torch._C._functorch import is_legacy_batchedtensor
from torch.compiler import is_dynamo_compiling

from actgrad import _native
from actgrad.errors import AclnnError
from actgrad.torch.autograd import compiled_autograd_key, function_with, native_method
from actgrad.torch.direct import UNFIT, at_once, call, halves_or_pair, met, proxy_of, unwatched
from actgrad.torch.releases import any_requires_grad, saving_hooks
from actgrad.torch.torch_operator import BY_NAME, Differentiation, TorchOperator


def overwrite(name: str, x: Tensor, *others: Any) -> Tensor:
    """Writes the operator's result onto ``x``, its first tensor, and returns it. Autograd keeps a copy of ``x``."""
    result: Tensor = (COPYING if is_dynamo_compiling() else OVERWRITING)[name](x, *others)
    return result


def _judged(name: str, x: Tensor, *others: Any) -> Tensor:
    if (proxy := proxy_of((x, *others))) is not None:
        overwritten: Any = proxy.tracer.create_proxy("call_function", overwrite, (name, x, *others), {})
        return cast(Tensor, overwritten)
    BY_NAME[name].judge((x, *others))
    return _copied_onto(name, x, *others)


def _copied_onto(name: str, x: Tensor, *others: Any) -> Tensor:
    # Outer torch.func transforms may differentiate, invisibly to this one.
    tracked = (torch.is_grad_enabled() and x.requires_grad) or torch._C._are_functorch_transforms_active()
    result = call(name, x.clone() if tracked else x, *others)
    if result.is_floating_point() and not x.is_floating_point():
        raise RuntimeError(
            f"actgrad::{name}: inplace=True cannot write a result of {result.dtype} to {x.dtype}; leave the option out"
        )
    return x.copy_(result)


OVERWRITING = {name: at_once(name, partial(_judged, name), "overwriter") for name in BY_NAME}
"""The functions behind ``overwrite``: each operator's native kernel, with a Python function as its fallback."""
COPYING = {name: partial(_copied_onto, name) for name in BY_NAME}
"""Their replacements under compilers."""


def apply(name: str, *arguments: Any) -> Tensor:
    """Returns the result of the operator ``name``, whose backward pass overwrites the differentiable inputs.

    It is the ordinary operator under ``torch.compile``, which plans memory itself, without a gradient, and if others
    intercept the call (transforms of ``torch.func``, tensors that dispatch to Python such as DTensor). So it is among
    hooks for saved tensors, as in a checkpoint: autograd does not look at the version of what they return, so that
    another operator could read what was overwritten.
    """
    if is_dynamo_compiling() or saving_hooks(False) is not None:
        return cast(Tensor, call(*halves_or_pair(name, arguments)))
    return cast(Tensor, _applied(name)(*arguments))


@cache
def _applied(name: str) -> Callable[..., Any]:
    operator, otherwise, function = BY_NAME[name], partial(_apply, name), _recorded(name)
    if function is None:
        return at_once(name, otherwise, "function", _overwriting(name).apply, operator.defaults)
    assert operator.differentiation is not None
    overwritten = len(operator.differentiation.gradient.results)
    return at_once(name, otherwise, "function", function.apply, operator.defaults, overwritten)


def _apply(name: str, *arguments: Any) -> Tensor:
    if (proxy := proxy_of(arguments)) is not None:
        applied: Any = proxy.tracer.create_proxy("call_function", apply, (name, *arguments), {})
        return cast(Tensor, applied)
    name, *given = halves_or_pair(name, arguments)
    arguments = met(name, tuple(given))
    BY_NAME[name].judge(arguments)
    tensors = [argument for argument in arguments if isinstance(argument, Tensor)]
    if torch.compiler.is_compiling() or torch._C._are_functorch_transforms_active():
        return call(name, *arguments)
    if not (torch.is_grad_enabled() and any_requires_grad(*tensors)):
        return call(name, *arguments)
    for tensor in tensors:
        if type(tensor) is not Tensor and type(tensor).__torch_dispatch__ is not Tensor.__torch_dispatch__:
            return call(name, *arguments)
    return cast(Tensor, _overwriting(name).apply(*BY_NAME[name].filled(arguments)))


def _reason_to_keep(tensor: Tensor) -> str:
    """Why PyTorch would refuse to write the tensor in place; empty if it would not."""
    computed = "only a tensor that was computed may be given up"
    if tensor.is_leaf:
        return f"is a leaf; {computed}"
    if tensor._is_view():
        if tensor._base is not None and tensor._base.is_leaf:
            return f"is a view of a leaf; {computed}"
        if torch._C._autograd._get_creation_meta(tensor) != torch._C._autograd.CreationMeta.DEFAULT:
            return "is a view that PyTorch lets nobody write in place, such as one of several that a function returned"
    if torch._debug_has_internal_overlap(tensor) == 1:
        return "has several elements in one place of the memory; clone() it first"
    return ""


@cache
def _overwriting(name: str) -> Any:
    """The operator as an autograd function whose backward pass overwrites the differentiable inputs."""
    operator = BY_NAME[name]
    plan = operator.differentiation
    assert plan is not None
    count, overwritten_count = len(operator.tensors), len(plan.gradient.results)
    no_gradients = (None,) * (count + len(operator.attributes) - overwritten_count)

    def ordinary(*arguments: Any) -> Any:
        if met(name, arguments) is not arguments:
            raise TypeError(f"actgrad::{name}: _apply must first broadcast the tensors and promote their dtypes")
        return call(name, *arguments)

    run = at_once(name, ordinary, "autograd")

    def forward(ctx: Any, *arguments: Any) -> Tensor:
        for what, tensor in zip(operator.tensors[:overwritten_count], arguments, strict=False):
            if reason := _reason_to_keep(tensor):
                raise RuntimeError(f"actgrad::{name}: inplace_backward would overwrite {what}, which {reason}")
        ctx.done = False
        ctx.save_for_backward(*arguments[:count])
        ctx.attributes = plan.attributes_of(arguments)
        return cast(Tensor, run(*arguments))

    return _function(name, forward, _backward(name, plan, no_gradients))


@cache
def _recorded(name: str) -> Any:
    """The same with native methods, whose last argument is a tuple of the result; None unless all tensors are saved."""
    operator = BY_NAME[name]
    plan = operator.differentiation
    assert plan is not None
    gradient = plan.gradient
    if plan.tensors != tuple(range(len(operator.tensors))):
        return None
    no_gradients = (None,) * (1 + len(operator.tensors) + len(operator.attributes) - len(gradient.results))
    forward = _native.torch_method("record", (plan.tensors, plan.attributes, gradient.defaults, True))
    backward = _backward(name, plan, no_gradients)
    function = _function(name, forward, backward)
    kernel = at_once(gradient.name, partial(_written, gradient), "reuser")
    state = (kernel, backward, bool(plan.attributes), no_gradients, len(gradient.results))
    function._backward_cls.apply = native_method("overwrite", state)
    return function


def _backward(
    name: str, plan: Differentiation, no_gradients: tuple[None, ...]
) -> Callable[..., tuple[Tensor | None, ...]]:
    gradient, count = plan.gradient, len(plan.gradient.results)

    def backward(ctx: Any, dy: Tensor) -> tuple[Tensor | None, ...]:
        if ctx.done or torch.is_grad_enabled():
            raise RuntimeError(f"actgrad::{name}: {_of_a_further_pass(ctx.done)}")
        tensors = ctx.saved_tensors
        ctx.done = True
        # New tensor objects over the saved memory, to be returned as the gradients.
        overwritten = tuple([tensor.detach() for tensor in tensors[:count]])
        given = (dy, *plan.tensors_of((*overwritten, *tensors[count:]), ()))
        attributes = ctx.attributes if plan.attributes else ()
        return _write(gradient, (*given, *attributes), overwritten) + no_gradients

    return backward


def _function(name: str, forward: Any, backward: Callable[..., Any]) -> Any:
    return function_with(f"{name}_overwriting", forward, backward, _compiled_autograd_key=compiled_autograd_key)


def _written(gradient: TorchOperator, *given: Any) -> tuple[Tensor, ...]:
    return _write(gradient, given, given[1 : 1 + len(gradient.results)])


def _of_a_further_pass(done: bool) -> str:
    if done:
        return (
            "this is the second backward pass, but the first one, with inplace_backward=True, has overwritten the "
            "input; leave the option out to keep it"
        )
    return (
        "create_graph=True needs the input again, but inplace_backward=True overwrites it; leave the option out to "
        "differentiate twice"
    )


def _is_batch(gradient: Tensor) -> bool:
    """Whether a backward pass is vectorised over many gradients: by ``torch.vmap``, or by ``is_grads_batched``."""
    if torch._C._are_functorch_transforms_active():
        return True
    return not is_dynamo_compiling() and is_legacy_batchedtensor(gradient)


def _write(operator: TorchOperator, given: tuple[Any, ...], results: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    """Writes and returns the operator's results, without the dispatcher if no layer would intercept the call."""
    if _is_batch(given[0]):  # it does not fit onto the saved input
        fresh = call(operator.name, *given)
        return fresh if isinstance(fresh, tuple) else (fresh,)
    if unwatched((*given, *results)):
        try:
            operator.write(*given, *results)
            return results
        except (AclnnError, *UNFIT):
            pass
    operator.out(*given, **dict(zip(operator.results, results, strict=True)))
    return results
