# SPDX-License-Identifier: Apache-2.0
"""Defines the operators of ``torch.ops.actgrad`` and registers all that PyTorch should know of them."""

from __future__ import annotations

import torch

from actgrad import _native
from actgrad.torch import autocast, autograd, batching
from actgrad.torch.direct import Route, add_route, at_once
from actgrad.torch.gated import GEGLU, SWIGLU
from actgrad.torch.library import TorchOperator, define, kernel_of, register_backend
from actgrad.torch.memory import recycled
from actgrad.torch.pairs import GEGLU_PAIR, SWIGLU_PAIR
from actgrad.torch.unary import HARDSWISH, SILU

OPERATORS: tuple[TorchOperator, ...] = (*SILU, *HARDSWISH, *SWIGLU, *GEGLU, *SWIGLU_PAIR, *GEGLU_PAIR)

for _operator in OPERATORS:
    define(_operator)
    autograd.register(_operator)
    autocast.register(_operator)
    batching.register(_operator)

register_backend(OPERATORS, "CPU", _native, recycled)
register_backend(OPERATORS, "CUDA", _native)  # which hands the plans to actgrad.gpu

for _operator in OPERATORS:
    _kernel = at_once(_operator.name, kernel_of(_operator, _operator.writer(_native), recycled))
    _route = Route(
        differentiable=autograd.function_of(_operator, _kernel),
        kernel=_kernel,
        dispatched=_operator.default,
        filled=_operator.filled,
    )
    add_route(_operator.name, _route)

if torch.distributed.is_available():
    from actgrad.torch import sharding

    for _operator in OPERATORS:
        sharding.register(_operator)
