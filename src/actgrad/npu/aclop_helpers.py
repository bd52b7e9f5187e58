# SPDX-License-Identifier: Apache-2.0
"""What functions of the older interface (aclop) share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from actgrad.npu.recording import recording

Function = Callable[..., Any]


def numbers(tensor: Tensor) -> list[Any]:
    """The elements of a small tensor as Python numbers."""
    values: list[Any] = tensor.reshape(-1).tolist()
    return values


def number(tensor: Tensor) -> Any:
    """The only element of a tensor as a Python number."""
    return tensor.reshape(()).item()


def pads_of(pads: list[int]) -> list[int]:
    """Converts paddings before and after each dimension to one number for each dimension."""
    if pads[::2] != pads[1::2]:
        raise NotImplementedError(f"paddings that differ before and after, {pads}, are not supported")
    return pads[::2]


def pullback(function: Function, grad: Tensor, *tensors: Tensor) -> tuple[Tensor, ...]:
    """The gradients of a function in float32 with respect to its tensors."""
    with recording():
        leaves = [tensor.detach().float().requires_grad_() for tensor in tensors]
        result = function(*leaves)
    return torch.autograd.grad(result, leaves, grad.float().reshape(result.shape))
