# SPDX-License-Identifier: Apache-2.0
"""vmap: the batch becomes the first dimension of every tensor; unbatched tensors are expanded, without a copy.

Only interleaved halves are copied, if they are not contiguous then.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

from actgrad.torch import checks
from actgrad.torch.library import LIBRARY
from actgrad.torch.torch_operator import Results, TorchOperator


def register(operator: TorchOperator) -> None:
    """Registers the rule. (Out-variants have none: PyTorch does not batch them.)"""
    count, split = len(operator.tensors), operator.split
    singles = [i for i, name in enumerate(operator.tensors) if name in operator.singles]
    flag = operator.declaration.interleaves

    if operator.channels:
        _register_by_channels(operator)
        return

    def rule(info: Any, in_dims: tuple[int | None, ...], *given: Any) -> tuple[Results, int | tuple[int, ...]]:
        arguments = operator.filled(given)
        if any(in_dims[i] is not None for i in singles):
            return _one_by_one(operator, info.batch_size, in_dims[:count], arguments)
        batched: list[Any] = [
            tensor if i in singles else _batch_first(tensor, dim, info.batch_size)
            for i, (tensor, dim) in enumerate(zip(arguments[:count], in_dims[:count], strict=True))
        ]
        below = [*batched, *arguments[count:]]
        if split is not None:
            below[split] = _below_batch(operator, below[split], batched[0])
        if flag is not None and below[count + operator.attributes.index(flag)]:
            # A batch dimension inside a row would leave no single stride through the row's elements.
            below[:count] = [tensor if tensor is None else tensor.contiguous() for tensor in batched]
        results = operator.default(*below)
        return results, 0 if len(operator.results) == 1 else (0,) * len(operator.results)

    torch.library.register_vmap(f"actgrad::{operator.name}", rule, lib=LIBRARY)


def _register_by_channels(operator: TorchOperator) -> None:
    """Registers the rule of an operator with channels: those of all samples are concatenated."""

    def rule(info: Any, in_dims: tuple[int | None, ...], *tensors: Any) -> tuple[Results, int | tuple[int, ...]]:
        batched = {
            name: _batch_first(tensor, dim, info.batch_size)
            for name, tensor, dim in zip(operator.tensors, tensors, in_dims, strict=True)
        }
        whole = batched[operator.tensors[operator.model]]
        weight = batched[next(name for name in operator.tensors if name in operator.channels)]
        assert whole is not None
        assert weight is not None
        by_channel = math.prod(weight.shape[1:]) != 1  # of one sample; there may be none
        if by_channel and whole.dim() < 3:
            samples = (None if tensor is None else tensor.new_empty(tensor.shape[1:]) for tensor in batched.values())
            operator.check(tuple(samples))  # it raises
        # One sample that has the channels, or all the elements, of all samples.
        side_by_side = whole.movedim(0, min(1, whole.dim() - 1)).shape

        def joined(name: str, tensor: Tensor) -> Tensor:
            if name in operator.channels:
                return tensor.reshape(-1)
            if by_channel:
                return tensor.movedim(0, 1).flatten(1, 2)
            return tensor.reshape(1, len(tensor), math.prod(tensor.shape[1:]))

        def parted(name: str, result: Tensor) -> Tensor:
            if name in operator.channels:
                return result.reshape(weight.shape)
            return result.reshape(side_by_side).movedim(1, 0) if by_channel else result.reshape(whole.shape)

        results = operator.default(*(joined(name, tensor) for name, tensor in batched.items() if tensor is not None))
        if isinstance(results, Tensor):
            return parted(operator.results[0], results), 0
        parts = tuple(parted(name, result) for name, result in zip(operator.results, results, strict=True))
        return parts, (0,) * len(parts)

    torch.library.register_vmap(f"actgrad::{operator.name}", rule, lib=LIBRARY)


def _batch_first(tensor: Tensor | None, dim: int | None, size: int) -> Tensor | None:
    if tensor is None:
        return None
    return tensor.expand(size, *tensor.shape) if dim is None else tensor.movedim(dim, 0)


def _one_by_one(
    operator: TorchOperator, size: int, in_dims: tuple[int | None, ...], arguments: tuple[Any, ...]
) -> tuple[Results, int | tuple[int, ...]]:
    """One call per sample: an argument that applies to all elements differs between samples."""
    count = len(in_dims)

    def part(i: int) -> tuple[Tensor, ...]:
        tensors = [a if dim is None else a.select(dim, i) for a, dim in zip(arguments[:count], in_dims, strict=True)]
        results = operator.default(*tensors, *arguments[count:])
        return results if isinstance(results, tuple) else (results,)

    stacked = tuple(map(torch.stack, zip(*map(part, range(size)), strict=True)))
    return (stacked[0], 0) if len(stacked) == 1 else (stacked, (0,) * len(stacked))


def _below_batch(operator: TorchOperator, dim: int, batched: Tensor | None) -> int:
    assert batched is not None
    checks.dim_of_rank(operator.name, dim, batched.dim() - 1)
    return dim + 1 if dim >= 0 else dim
