# SPDX-License-Identifier: Apache-2.0
"""Autocast: tensors of different dtypes meet in the widest, as in PyTorch's own binary operators.

Operators of one tensor follow its dtype, as ``torch.nn.functional.silu`` does, and need no rule.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import Any

import torch
from torch import Tensor

from actgrad.torch.library import LIBRARY, Results, TorchOperator

DEVICES = ("CPU", "CUDA")


def register(operator: TorchOperator) -> None:
    """Registers the rule, where the operator needs one."""
    if len(operator.tensors) > 1:
        for device in DEVICES:
            LIBRARY.impl(operator.name, _autocast_kernel(operator, f"Autocast{device}"), f"Autocast{device}")


def _autocast_kernel(operator: TorchOperator, key: str) -> Callable[..., Results]:
    default = operator.default
    excluded = torch._C.DispatchKeySet(getattr(torch._C.DispatchKey, key))

    def kernel(*arguments: Any) -> Results:
        dtypes = [a.dtype for a in arguments if isinstance(a, Tensor) and a.is_floating_point()]
        widest = reduce(torch.promote_types, dtypes, dtypes[0]) if dtypes else None
        with torch._C._ExcludeDispatchKeyGuard(excluded):
            return default(*(a.to(widest) if isinstance(a, Tensor) and a.is_floating_point() else a for a in arguments))

    return kernel
