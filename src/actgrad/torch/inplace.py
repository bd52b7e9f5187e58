# SPDX-License-Identifier: Apache-2.0
"""Activations that overwrite their input, and a backward pass that writes the gradient onto the saved input.

The latter is for training at the edge of memory: the input is gone after that pass. Everything that could still read
it is refused: another backward pass through the same node by a flag, other operators that saved the tensor by PyTorch's
version counter, a gradient of the gradient by looking whether one is wanted, and an input that is a leaf (a parameter,
say) before anything happens.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import Function

from actgrad.torch.direct import call
from actgrad.torch.library import BY_NAME, TorchOperator


def overwrite(name: str, x: Tensor, *attributes: Any) -> Tensor:
    """Writes the operator's result onto ``x``, its only tensor, and returns it. Autograd keeps a copy of ``x``."""
    tracked = torch.is_grad_enabled() and x.requires_grad
    return x.copy_(call(name, x.clone() if tracked else x, *attributes))


def apply(name: str, *arguments: Any) -> Tensor:
    """Returns what the operator ``name`` does; its backward pass overwrites the tensors that it differentiates by.

    Under ``torch.compile``, which plans memory itself, and where no gradient is wanted, this is the ordinary operator.
    """
    tensors = [argument for argument in arguments if isinstance(argument, Tensor)]
    tracked = torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors)
    if torch.compiler.is_compiling() or not tracked:
        return call(name, *arguments)
    operator = BY_NAME[name]
    count = len(BY_NAME[operator.declaration.gradient].results)
    for what, tensor in zip(operator.tensors[:count], tensors[:count], strict=True):
        if tensor.is_leaf:
            raise RuntimeError(
                f"actgrad::{name}: inplace_backward would overwrite {what}, which is a leaf; "
                "only a tensor that was computed may be given up"
            )
    return _InplaceBackward.apply(operator, *arguments)


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
        plan.gradient.out(
            dy,
            *plan.tensors_of(arguments, ()),
            *plan.attributes_of(arguments),
            **dict(zip(plan.gradient.results, overwritten, strict=True)),
        )
        return None, *overwritten, *(None for _ in ctx.needs_input_grad[1 + len(overwritten) :])
