# SPDX-License-Identifier: Apache-2.0
"""What some releases of PyTorch lack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch


def _any_requires_grad(*arguments: Any) -> bool:
    return any(isinstance(argument, torch.Tensor) and argument.requires_grad for argument in arguments)


any_requires_grad: Callable[..., bool] = getattr(torch._C, "_any_requires_grad", _any_requires_grad)
"""Whether one of the arguments is a tensor that requires grad; PyTorch's own function came after 2.6."""

saving_hooks: Callable[[bool], Any] = getattr(
    torch._C._autograd, "_top_saved_tensors_default_hooks", lambda ignore_is_tracing: None
)
"""The hooks that autograd passes saved tensors through, or None; releases without the function do not tell."""

UNSAFE_IN_CUDA_GRAPHS: tuple[torch.Tag, ...] = (
    (torch.Tag.cudagraph_unsafe,) if hasattr(torch.Tag, "cudagraph_unsafe") else ()
)
"""Keeps an operator out of a compiler's CUDA graphs; releases without it capture nothing where CPU tensors are."""
