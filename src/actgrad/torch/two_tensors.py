# SPDX-License-Identifier: Apache-2.0
"""Functions of two tensors, which broadcast: autograd sums over what was expanded."""

from __future__ import annotations

import torch
from torch import Tensor

from actgrad.torch.direct import call
from actgrad.torch.inplace import overwrite

__all__ = ["add_relu", "heaviside"]


def heaviside(input: Tensor, values: Tensor) -> Tensor:
    """The step from 0 to 1, with a value of its own at 0.

    Args:
        input: a tensor of float32, float16, bfloat16 or float64, of any shape and strides.
        values: the result where ``input`` is 0; a tensor of the same dtype that broadcasts with it.

    Returns:
        a tensor of the broadcast shape.

    Raises:
        NotImplementedError: the dtype or the device is not served, or a derivative is asked for: there is none.
        RuntimeError: the two tensors do not match.
    """
    return _of_two("heaviside", input, values)


def add_relu(x: Tensor, other: Tensor, alpha: float = 1.0, inplace: bool = False) -> Tensor:
    """AddReLU: ``x + alpha * other``, but 0 where that is negative.

    For the backward pass the result is kept, and neither of the tensors. The sum is rounded once.

    Args:
        x: a tensor of float32, float16, bfloat16, float64 or of integers, of any shape and strides.
        other: a tensor of the same dtype that broadcasts with it.
        alpha: what ``other`` is multiplied by; with integers it has no fraction.
        inplace: overwrite ``x`` with the result, and return it.

    Returns:
        a tensor of the broadcast shape.

    Raises:
        NotImplementedError: the dtype or the device is not served.
        RuntimeError: the two tensors do not match, or ``x`` is a leaf that requires grad, with ``inplace``.
    """
    if inplace:
        return overwrite("add_relu", x, other.expand_as(x), alpha)
    return _of_two("add_relu", x, other, alpha)


def _of_two(name: str, first: Tensor, second: Tensor, *attributes: float) -> Tensor:
    if first.shape != second.shape:
        first, second = torch.broadcast_tensors(first, second)
    result: Tensor = call(name, first, second, *attributes)
    return result
