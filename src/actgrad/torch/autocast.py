# SPDX-License-Identifier: Apache-2.0
"""Autocast: tensors of different dtypes are promoted to the widest, as in PyTorch's own binary operators.

PReLU computes in autocast's dtype, as PyTorch's does. A tensor of one element that counts for all others follows them.

Operators of one tensor follow its dtype, as ``torch.nn.functional.silu`` does, and need no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

import torch
from torch import Tensor

from actgrad.torch.library import LIBRARY
from actgrad.torch.torch_operator import Results, TorchOperator

DEVICES = ("CPU", "CUDA")


def register(operator: TorchOperator) -> None:
    """Registers the rule, if the operator needs one."""
    if len(operator.tensors) > 1:
        for device in DEVICES:
            LIBRARY.impl(operator.name, _autocast_kernel(operator, device), f"Autocast{device}")


def _autocast_kernel(operator: TorchOperator, device: str) -> Callable[..., Results]:
    default = operator.default
    excluded = torch._C.DispatchKeySet(getattr(torch._C.DispatchKey, f"Autocast{device}"))
    of_rows = {i for i, name in enumerate(operator.tensors) if name in operator.rows}
    singles = {i for i, name in enumerate(operator.tensors) if name in operator.singles}

    def kernel(*arguments: Any) -> Results:
        meeting = {i for i, a in enumerate(arguments) if isinstance(a, Tensor) and a.is_floating_point()} - of_rows
        if not meeting - singles:
            with torch._C._ExcludeDispatchKeyGuard(excluded):
                return default(*arguments)
        widest = reduce(torch.promote_types, [arguments[i].dtype for i in meeting - singles])
        if operator.channels and widest != torch.float64:
            widest = torch.get_autocast_dtype(device.lower())
        # Row weights are not promoted with the others: they have at least 32 bits.
        wanted = dict.fromkeys(meeting, widest) | dict.fromkeys(of_rows, torch.promote_types(widest, torch.float32))
        with torch._C._ExcludeDispatchKeyGuard(excluded):
            return default(*(a.to(wanted[i]) if i in wanted else a for i, a in enumerate(arguments)))

    return kernel
