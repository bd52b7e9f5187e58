# SPDX-License-Identifier: Apache-2.0
"""Shapes of results, by their names in ``actgrad.operators.contract.shapes``.

Each function gets the operator's name, that of the first argument, and the arguments, which have passed the checks. It
returns a tensor that the result is like, or a shape.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import Tensor

from actgrad.torch import checks

Model = Tensor | list[int]


def like(name: str, what: str, tensor: Tensor) -> Tensor:
    return tensor


def floats_like(name: str, what: str, tensor: Tensor) -> Tensor:
    return tensor if tensor.is_floating_point() else torch.empty_like(tensor, dtype=torch.float32)


def half_of(name: str, what: str, tensor: Tensor, dim: int) -> Model:
    checks.even_size(name, tensor, what, dim)
    # The result has the tensor's order of dimensions, such as channels_last; an expanded one has no place in an order.
    # Symbolic sizes may be unknown, and then the tensor must not be asked whether it is contiguous.
    is_expanded = any(type(step) is int and step == 0 for step in tensor.stride())
    if not is_expanded and not (all(type(size) is int for size in tensor.shape) and tensor.is_contiguous()):
        return tensor.narrow(dim, 0, tensor.shape[dim] // 2)
    shape = list(tensor.shape)
    shape[dim] //= 2
    return shape


def broadcast_of(name: str, what: str, first: Tensor, second: Tensor) -> Tensor:
    return second  # the checks found the shapes and the dtypes equal


in_common_dtype = broadcast_of


def flat(name: str, what: str, tensor: Tensor) -> list[int]:
    return list(tensor.shape)  # the checks found it flat


SHAPES: dict[str, Callable[..., Model]] = {
    "like": like,
    "floats_like": floats_like,
    "half_of": half_of,
    "broadcast_of": broadcast_of,
    "in_common_dtype": in_common_dtype,
    "flat": flat,
}
