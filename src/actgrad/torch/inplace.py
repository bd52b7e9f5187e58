# SPDX-License-Identifier: Apache-2.0
"""Activations that overwrite their input, and a backward pass that writes the gradient onto the saved input.

The latter is for training at the edge of memory: the input is gone after that pass. Everything that could still read
it is refused: another backward pass through the same node by a flag, other operators that saved the tensor by PyTorch's
version counter, a gradient of the gradient by looking whether one is wanted, and an input that PyTorch would refuse to
write in place (a leaf such as a parameter, a view of one, one of several views) before anything happens.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, cast

import torch
from torch import Tensor
from torch.autograd.function import Function

from actgrad.errors import AclnnError
from actgrad.torch.direct import UNFIT, at_once, call, halves_or_pair, met, proxy_of, unwatched
from actgrad.torch.library import BY_NAME, TorchOperator


def overwrite(name: str, x: Tensor, *others: Any) -> Tensor:
    """Writes the operator's result onto ``x``, its first tensor, and returns it. Autograd keeps a copy of ``x``."""
    if torch.compiler.is_compiling():
        return _copied_onto(name, x, *others)
    result: Tensor = OVERWRITING[name](x, *others)
    return result


def _judged(name: str, x: Tensor, *others: Any) -> Tensor:
    if (proxy := proxy_of((x, *others))) is not None:
        overwritten: Any = proxy.tracer.create_proxy("call_function", overwrite, (name, x, *others), {})
        return cast(Tensor, overwritten)
    BY_NAME[name].judge((x, *others))
    return _copied_onto(name, x, *others)


def _copied_onto(name: str, x: Tensor, *others: Any) -> Tensor:
    # The transforms of torch.func that are further out may differentiate where this one does not see it.
    tracked = (torch.is_grad_enabled() and x.requires_grad) or torch._C._are_functorch_transforms_active()
    return x.copy_(call(name, x.clone() if tracked else x, *others))


OVERWRITING = {name: at_once(name, partial(_judged, name), "overwriter") for name in BY_NAME}


def apply(name: str, *arguments: Any) -> Tensor:
    """Returns what the operator ``name`` does; its backward pass overwrites the tensors that it differentiates by.

    Under ``torch.compile``, which plans memory itself, where no gradient is wanted, and where others take part in the
    call (transforms of ``torch.func``, tensors that dispatch to Python such as DTensor), this is the ordinary operator.
    """
    if (proxy := proxy_of(arguments)) is not None:
        applied: Any = proxy.tracer.create_proxy("call_function", apply, (name, *arguments), {})
        return cast(Tensor, applied)
    name, *given = halves_or_pair(name, arguments)
    arguments = tuple(given)
    arguments = met(name, arguments)
    tensors = [argument for argument in arguments if isinstance(argument, Tensor)]
    tracked = torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors)
    if torch.compiler.is_compiling() or not tracked or torch._C._are_functorch_transforms_active():
        return call(name, *arguments)
    if any(type(tensor).__torch_dispatch__ is not Tensor.__torch_dispatch__ for tensor in tensors):
        return call(name, *arguments)
    operator = BY_NAME[name]
    count = len(BY_NAME[operator.declaration.gradient].results)
    for what, tensor in zip(operator.tensors[:count], tensors[:count], strict=True):
        if reason := _reason_to_keep(tensor):
            raise RuntimeError(f"actgrad::{name}: inplace_backward would overwrite {what}, which {reason}")
    return _InplaceBackward.apply(operator, *arguments)


def _reason_to_keep(tensor: Tensor) -> str:
    """Why PyTorch would refuse to write the tensor in place; nothing if it would not."""
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


class _InplaceBackward(Function):
    @staticmethod
    def forward(ctx: Any, operator: TorchOperator, *arguments: Any) -> Tensor:
        ctx.operator = operator
        ctx.done = False
        count = len(operator.tensors)
        ctx.save_for_backward(*arguments[:count])
        ctx.attributes = operator.filled(arguments)[count:]
        return call(operator.name, *arguments)

    @staticmethod
    def backward(ctx: Any, dy: Tensor) -> tuple[Tensor | None, ...]:
        operator: TorchOperator = ctx.operator
        if ctx.done:
            raise RuntimeError(
                f"actgrad::{operator.name}: this is the second backward pass, but the first one, with "
                "inplace_backward=True, has overwritten the input; leave the option out to keep it"
            )
        if torch.is_grad_enabled():
            raise RuntimeError(
                f"actgrad::{operator.name}: create_graph=True needs the input again, but inplace_backward=True "
                "overwrites it; leave the option out to differentiate twice"
            )
        tensors = tuple(tensor.detach() for tensor in ctx.saved_tensors)
        ctx.done = True
        plan = operator.differentiation
        assert plan is not None
        arguments = (*tensors, *ctx.attributes)
        overwritten = tensors[: len(plan.gradient.results)]
        given = (dy, *plan.tensors_of(arguments, ()), *plan.attributes_of(arguments))
        _write(plan.gradient, given, overwritten)
        return None, *overwritten, *(None for _ in ctx.needs_input_grad[1 + len(overwritten) :])


def _write(operator: TorchOperator, given: tuple[Any, ...], results: tuple[Tensor, ...]) -> None:
    """Writes the operator's results, without the dispatcher where nobody would see the call."""
    if unwatched((*given, *results)):
        with suppress(AclnnError, *UNFIT):
            operator.write(*given, *results)
            return
    operator.out(*given, **dict(zip(operator.results, results, strict=True)))
