# SPDX-License-Identifier: Apache-2.0
"""vmap: the batch becomes the first dimension of every tensor; what has none is expanded, which copies nothing.

Only interleaved halves are copied, where they do not lie packed then.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from actgrad.torch.library import LIBRARY, Results, TorchOperator


def register(operator: TorchOperator) -> None:
    """Registers the rule. (Out-variants have none: PyTorch does not batch them.)"""
    count, split = len(operator.tensors), operator.split
    flag = operator.declaration.interleaves

    def rule(info: Any, in_dims: tuple[int | None, ...], *given: Any) -> tuple[Results, int | tuple[int, ...]]:
        arguments = operator.filled(given)
        batched: list[Any] = [
            _batch_first(tensor, dim, info.batch_size)
            for tensor, dim in zip(arguments[:count], in_dims[:count], strict=True)
        ]
        below = [*batched, *arguments[count:]]
        if split is not None:
            below[split] = _below_batch(operator, below[split], batched[0])
        if flag is not None and below[count + operator.attributes.index(flag)]:
            # A batch that lay between the dimensions of a row leaves no one stride through its elements.
            below[:count] = [tensor if tensor is None else tensor.contiguous() for tensor in batched]
        results = operator.default(*below)
        return results, 0 if len(operator.results) == 1 else (0,) * len(operator.results)

    torch.library.register_vmap(f"actgrad::{operator.name}", rule, lib=LIBRARY)


def _batch_first(tensor: Tensor | None, dim: int | None, size: int) -> Tensor | None:
    if tensor is None:
        return None
    return tensor.expand(size, *tensor.shape) if dim is None else tensor.movedim(dim, 0)


def _below_batch(operator: TorchOperator, dim: int, batched: Tensor | None) -> int:
    assert batched is not None
    rank = batched.dim() - 1
    if not -rank <= dim < rank:
        raise IndexError(
            f"actgrad::{operator.name}: Dimension out of range "
            f"(expected to be in range of [{-rank}, {rank - 1}], but got {dim})"
        )
    return dim + 1 if dim >= 0 else dim
