# SPDX-License-Identifier: Apache-2.0
"""Calls of operators from Python, without PyTorch's dispatcher where it would find only autograd and the CPU kernel.

Each Python function that the dispatcher goes through costs some microseconds, which small tensors feel. Whatever else
may want to see a call (compilers, transforms, modes, profilers, subclasses, other devices) sees it in
``torch.ops.actgrad``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad
from torch.nn import Parameter

from actgrad import _native

# Layouts and lazy views (sparse, quantized, negative …) that the kernel cannot take; the dispatcher has an answer.
UNFIT = (AttributeError, TypeError, RuntimeError)


@dataclass(frozen=True)
class Route:
    """Where a call of one operator goes."""

    differentiable: Any  # the autograd function
    kernel: Callable[..., Any]  # of CPU tensors
    dispatched: Callable[..., Any]  # the overload of torch.ops.actgrad
    filled: Callable[[tuple[Any, ...]], tuple[Any, ...]]
    judge: Callable[[tuple[Any, ...]], None]  # raises TypeError for what the overload would not take


ROUTES: dict[str, Route] = {}
FUNCTIONS: dict[str, Callable[..., Any]] = {}
"""What ``call`` calls: each operator's native kernel in front of ``undispatched``."""


def at_once(name: str, otherwise: Callable[..., Any], *, dispatched: bool = True) -> Callable[..., Any]:
    """``otherwise``, with the operator's native kernel, if there is one, in front of it.

    ``dispatched``: whoever would see a call before autograd does has seen it.
    """
    return _native.torch_kernel(name, otherwise, dispatched) or otherwise


def add_route(name: str, route: Route) -> None:
    """Lets ``call`` find the operator ``name``."""
    ROUTES[name] = route
    FUNCTIONS[name] = at_once(name, partial(undispatched, name), dispatched=False)


def call(name: str, *arguments: Any) -> Any:
    """Returns ``torch.ops.actgrad.<name>(*arguments)``."""
    if torch.compiler.is_compiling():
        return ROUTES[name].dispatched(*arguments)
    return FUNCTIONS[name](*arguments)


def undispatched(name: str, *arguments: Any) -> Any:
    """Returns what the operator returns, in any case; autograd and the CPU's kernel are reached at once."""
    route = ROUTES[name]
    if unwatched(arguments):
        try:
            if torch.is_grad_enabled() and torch._C._any_requires_grad(*arguments):
                return route.differentiable.apply(*route.filled(arguments))
            return route.kernel(*arguments)
        except UNFIT:
            pass
    route.judge(arguments)
    return route.dispatched(*arguments)


def below_autograd(name: str, arguments: tuple[Any, ...]) -> Any:
    """Returns what the operator returns, without autograd."""
    route = ROUTES[name]
    if unwatched(arguments):
        try:
            return route.kernel(*arguments)
        except UNFIT:
            pass
    # The transforms of torch.func that are further out differentiate too, so grad mode is on for them.
    grad_mode = torch.is_grad_enabled() or torch._C._are_functorch_transforms_active()
    with torch.set_grad_enabled(grad_mode), torch._C._AutoDispatchBelowAutograd():
        return route.dispatched(*arguments)


def unwatched(arguments: tuple[Any, ...]) -> bool:
    """Whether all tensors are plain ones of the CPU, and no mode or transform of PyTorch is at work."""
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
        elif isinstance(argument, Tensor):
            return False
    return True
