# SPDX-License-Identifier: Apache-2.0
"""Defines the operators of ``torch.ops.actgrad`` and registers all that PyTorch should know of them."""

from __future__ import annotations

import torch

from actgrad.torch import autocast, autograd, batching, decomposition, nested
from actgrad.torch.direct import Route, add_route, at_once, fitting
from actgrad.torch.library import define, implement, kernel_of
from actgrad.torch.memory import recycled
from actgrad.torch.torch_operator import OPERATORS

__all__ = ["OPERATORS"]

for _operator in OPERATORS:
    define(_operator)
    autograd.register(_operator)
    autocast.register(_operator)
    batching.register(_operator)
    nested.register(_operator)
    implement(_operator, "CPU", recycled)
    implement(_operator, "CUDA")
    _kernel = fitting(kernel_of(_operator, recycled))
    _route = Route(
        differentiable=autograd.function_of(_operator, at_once(_operator.name, _kernel, "autograd")),
        recorded=autograd.recorded_function_of(_operator),
        kernel=at_once(_operator.name, _kernel),
        tensors=len(_operator.tensors),
        dispatched=_operator.default,
        filled=_operator.filled,
        defaults=_operator.defaults,
        judge=_operator.judge,
        of_pair=_operator.of_pair,
        composed=decomposition.COMPOSITIONS.get(_operator.name),
    )
    add_route(_operator.name, _route)

if torch.distributed.is_available():
    from actgrad.torch import sharding

    for _operator in OPERATORS:
        sharding.register(_operator)
