# SPDX-License-Identifier: Apache-2.0
"""Calls of operators from Python that bypass PyTorch's dispatcher if only autograd and the CPU kernel are involved.

Each Python function in the dispatcher's path costs some microseconds, which matters for small tensors. All other calls
(compilers, transforms, modes, profilers, subclasses, other devices) go through ``torch.ops.actgrad``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import torch
import torch.fx
from torch import Tensor
from torch.autograd import forward_ad
from torch.compiler import is_dynamo_compiling
from torch.nn import Parameter

from actgrad import _native, wording
from actgrad.torch import checks
from actgrad.torch.releases import any_requires_grad

# Raised for layouts and lazy views (sparse, quantized, negative …) that the kernel cannot take; the dispatcher can.
UNFIT = (AttributeError, TypeError, RuntimeError)


class UnfitError(Exception):
    """A kernel raised one of ``UNFIT``; autograd's hooks, which must not run again, may raise those too."""


def fitting(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """``kernel``, which raises ``UnfitError`` for what it cannot take."""

    def run(*arguments: Any) -> Any:
        try:
            return kernel(*arguments)
        except UNFIT as error:
            raise UnfitError from error

    return run


@dataclass(frozen=True)
class Route:
    """The functions that can handle a call of one operator."""

    differentiable: Any  # the autograd function, which raises UnfitError
    recorded: Any  # the same, in native code, which gets the results; None if some results are saved
    kernel: Callable[..., Any]  # for CPU tensors; raises UnfitError
    tensors: int  # how many of the first arguments are tensors
    dispatched: Callable[..., Any]  # the overload of torch.ops.actgrad
    filled: Callable[[tuple[Any, ...]], tuple[Any, ...]]
    defaults: tuple[Any, ...]  # of the attributes
    judge: Callable[[tuple[Any, ...]], None]  # raises TypeError for arguments that the overload would reject
    of_pair: Callable[[tuple[Any, ...]], tuple[Any, ...]]  # converts attributes for two tensors
    composed: Callable[..., Any] | None  # the same, composed of PyTorch's operators


ROUTES: dict[str, Route] = {}
FUNCTIONS: dict[str, Callable[..., Any]] = {}
"""The functions behind ``call``: each operator's native kernel, with ``undispatched`` as its fallback."""
COMPILED: dict[str, Callable[..., Any]] = {}
"""Their replacements under compilers, which cannot trace native functions."""


def at_once(
    name: str,
    otherwise: Callable[..., Any],
    caller: Literal["dispatcher", "function", "autograd", "overwriter", "reuser"] = "dispatcher",
    differentiable: Callable[..., Any] | None = None,
    defaults: tuple[Any, ...] = (),
    given_up: int | None = None,
) -> Callable[..., Any]:
    """The operator's native kernel, if there is one, with ``otherwise`` as its fallback.

    Args:
        name: the operator.
        otherwise: gets the calls that the kernel does not handle.
        caller: "dispatcher" if the layers before autograd have already seen the call; "function" if none has;
            "autograd" for a call from the autograd function of such a "function", where no layer is left;
            "overwriter" to write the result onto the first tensor; or "reuser" to write the results onto the second
            tensor and those after it.
        differentiable: gets the calls that only autograd keeps from the kernel, with all arguments.
        defaults: values for omitted attributes.
        given_up: unless None, ``differentiable`` also gets the results, as a tuple, and its backward pass overwrites
            that many of the first tensors.
    """
    return _native.torch_kernel(name, otherwise, caller, differentiable, defaults, given_up) or otherwise


def add_route(name: str, route: Route) -> None:
    """Registers the operator ``name`` for ``call``."""
    ROUTES[name] = route
    otherwise = partial(undispatched, name)
    COMPILED[name] = partial(_operator_or_composition, name)
    if route.recorded is None:
        FUNCTIONS[name] = at_once(name, otherwise, "function", partial(_followed, name), route.defaults)
    else:
        FUNCTIONS[name] = at_once(name, otherwise, "function", route.recorded.apply, route.defaults, 0)


def call(name: str, *arguments: Any) -> Any:
    """Returns ``torch.ops.actgrad.<name>(*arguments)``."""
    return (COMPILED if is_dynamo_compiling() else FUNCTIONS)[name](*arguments)


def undispatched(name: str, *arguments: Any) -> Any:
    """Returns the operator's result for any call; autograd and the CPU kernel are called directly."""
    route = ROUTES[name]
    if unwatched(arguments):
        try:
            if torch.is_grad_enabled() and any_requires_grad(*arguments):
                if any_requires_grad(*arguments[route.tensors :]):
                    route.judge(arguments)
                return route.differentiable.apply(*route.filled(arguments))
            return route.kernel(*arguments)
        except UnfitError:
            pass
    if (proxy := proxy_of(arguments)) is not None:
        return traced(proxy, name, arguments)
    route.judge(arguments)
    if (meeting := met(name, arguments)) is not arguments:
        return undispatched(name, *meeting)
    return _operator_or_composition(name, *arguments)


def _followed(name: str, *arguments: Any) -> Any:
    """The result, with autograd, of a call that the kernel can take, unless it refuses the values."""
    try:
        return ROUTES[name].differentiable.apply(*arguments)
    except UnfitError:
        pass
    return _operator_or_composition(name, *arguments)


def _operator_or_composition(name: str, *arguments: Any) -> Any:
    """The operator for compilers and tracers; for ONNX, which lacks it, its composition of PyTorch's operators."""
    route = ROUTES[name]
    arguments = met(name, arguments)
    if torch.onnx.is_in_onnx_export() and route.composed is not None:
        return route.composed(*arguments)
    return route.dispatched(*arguments)


def second_tensor(name: str, dim: int | Tensor, up: Tensor) -> Tensor:
    """``up``, which a gated unit was given as a keyword argument."""
    tensor_needed(name, "up", up)
    if isinstance(dim, Tensor) or dim != -1:
        raise TypeError(f"{name}: dim and up were given; dim splits one tensor, up is a second one; pass one")
    return up


def tensor_needed(name: str, what: str, given: Any) -> None:
    """Raises TypeError unless ``given`` is a tensor, or stands for one while torch.fx traces."""
    if not isinstance(given, (Tensor, torch.fx.Proxy)):  # compilers of old releases cannot trace a union
        raise TypeError(f"actgrad::{name}: {what}: {wording.class_of(given)} was given; a torch.Tensor is needed")


def number_needed(name: str, what: str, given: Any) -> None:
    """Raises TypeError unless ``given`` is a number, or stands for one while torch.fx or a compiler traces."""
    numbers = (float, int, torch.fx.Proxy, torch.SymFloat, torch.SymInt)
    checks.not_learnable(name, what, given)
    if not (isinstance(given, numbers) or checks.is_number(given)):  # compilers cannot trace the latter
        raise TypeError(f"actgrad::{name}: {what}: {checks.shown(given)} was given; a number is needed")
    if not is_dynamo_compiling():
        checks.in_float64(name, what, given)


def beside(name: str, x: Tensor, what: str, given: Tensor | float) -> Tensor:
    """``given`` as a tensor: itself, or a number as one element beside ``x``."""
    if isinstance(given, Tensor):
        return given
    tensor_needed(name, "x", x)
    number_needed(name, what, given)
    return x.new_full((), given)


def met(name: str, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """The arguments, with a gated unit's two tensors promoted to one dtype and broadcast to one shape."""
    if not name.endswith("_pair"):
        return arguments
    gate, up, *attributes = arguments
    if not (isinstance(gate, Tensor) and isinstance(up, Tensor)) or (gate.dtype is up.dtype and gate.shape == up.shape):
        return arguments
    dtype = _dtype_of_product(gate, up)
    if gate.shape != up.shape and torch.strided in (gate.layout, up.layout):
        gate, up = broadcast(name, gate, up)
    elif gate.dtype is up.dtype:
        return arguments  # two nested tensors that do not match, which the operator refuses
    return gate.to(dtype), up.to(dtype), *attributes


def broadcast(name: str, first: Tensor, second: Tensor) -> tuple[Tensor, Tensor]:
    """Two tensors in one shape."""
    try:
        if first.is_nested == second.is_nested:
            first, second = torch.broadcast_tensors(first, second)
        elif first.is_nested:  # PyTorch broadcasts beside nested tensors in arithmetic alone
            second = second * torch.ones_like(first, dtype=second.dtype, requires_grad=False)
        else:
            first = first * torch.ones_like(second, dtype=first.dtype, requires_grad=False)
    except RuntimeError as error:
        raise RuntimeError(f"actgrad::{name}: {error}") from None
    return first, second


def _dtype_of_product(gate: Tensor, up: Tensor) -> torch.dtype:
    if torch.compiler.is_compiling():  # compilers cannot trace a function that returns a dtype
        return (gate.new_empty((1,) * gate.dim()) * up.new_empty((1,) * up.dim())).dtype
    return torch.result_type(gate, up)


# ---- torch.fx ----


def proxy_of(arguments: tuple[Any, ...]) -> torch.fx.Proxy | None:
    """The first argument that stands for a value while torch.fx traces a function."""
    for argument in arguments:
        if isinstance(argument, torch.fx.Proxy):
            return argument
    return None


def traced(proxy: torch.fx.Proxy, name: str, arguments: tuple[Any, ...]) -> torch.fx.Proxy:
    """The call in ``proxy``'s graph: of the operator, or of ``traced_call`` if only the values tell which operator."""
    route = ROUTES[name]
    if f"{name}_pair" in ROUTES and isinstance(arguments[1], torch.fx.Proxy):
        return proxy.tracer.create_proxy("call_function", traced_call, (name, *arguments), {})
    return proxy.tracer.create_proxy("call_function", route.dispatched, arguments, {})


def traced_call(name: str, *arguments: Any) -> Any:
    """A call of a gated unit in a graph: of one tensor along a dimension, or of two."""
    return call(*halves_or_pair(name, arguments))


def halves_or_pair(name: str, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    """The operator and its arguments: the variant for two tensors if a gated unit's second argument is one."""
    if f"{name}_pair" not in ROUTES or not isinstance(arguments[1], Tensor):
        return name, *arguments
    return f"{name}_pair", *arguments[:2], *ROUTES[name].of_pair(arguments[2:])


def below_autograd(name: str, arguments: tuple[Any, ...]) -> Any:
    """Returns the operator's result, without autograd."""
    route = ROUTES[name]
    if unwatched(arguments):
        try:
            return route.kernel(*arguments)
        except UnfitError:
            pass
    return dispatched_below_autograd(route.dispatched, arguments)


def dispatched_below_autograd(overload: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    """Returns an overload's result, by the dispatcher's layers below autograd."""
    if not torch._C._are_functorch_transforms_active():
        with torch._C._AutoDispatchBelowAutograd():
            return overload(*arguments)
    # Outer torch.func transforms may differentiate too, so both modes are enabled for them.
    with torch.enable_grad(), forward_ad._set_fwd_grad_enabled(True), torch._C._AutoDispatchBelowAutograd():
        return overload(*arguments)


def unwatched(arguments: tuple[Any, ...]) -> bool:
    """Whether all tensors are plain CPU tensors, and no mode or transform of PyTorch is active."""
    if (
        forward_ad._current_level >= 0
        or torch._C._are_functorch_transforms_active()
        or torch._C._len_torch_dispatch_stack()
        or torch._C._len_torch_function_stack()
        or torch._C._is_tracing()
        or torch._C._autograd._profiler_enabled()
        or torch._C._is_any_autocast_enabled()
    ):
        return False
    for argument in arguments:
        kind = type(argument)
        if kind is Tensor or kind is Parameter:
            if not argument.is_cpu:
                return False
        elif isinstance(argument, Tensor | torch.fx.Proxy):
            return False
    return True
