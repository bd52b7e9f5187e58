# SPDX-License-Identifier: Apache-2.0
"""DTensor: how the operators' arguments may be sharded.

Every dimension may be but the one that an operator splits: halves A and B of one place would lie on different ranks.
Where halves are interleaved, those behind it may not either: a row's turns go through all of them. A tensor that is
sharded along such a dimension is gathered first, by DTensor itself, and so is a partial sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from torch.distributed.tensor import Replicate, Shard
from torch.distributed.tensor.experimental import register_sharding

from actgrad.torch.library import TorchOperator

Placements = Sequence[Any]


def register(operator: TorchOperator) -> None:
    """Registers the rule of the operator's fresh-result overload."""

    def rule(*given: Any) -> list[tuple[Placements, Placements]]:
        rank = given[0].ndim
        placements = [Replicate(), *(Shard(dim) for dim in range(rank) if dim not in _kept_whole(operator, given))]
        is_tensor = [hasattr(argument, "placements") for argument in given]
        return [
            ([placement] * len(operator.results), [placement if tensor else None for tensor in is_tensor])
            for placement in placements
        ]

    register_sharding(operator.default)(rule)


def _kept_whole(operator: TorchOperator, given: tuple[Any, ...]) -> range:
    """The dimensions that must not be sharded."""
    if operator.split is None:
        return range(0)
    rank: int = given[0].ndim
    filled = operator.filled(given)
    dim = filled[operator.split] % rank
    flag = operator.declaration.interleaves
    in_turns = flag is not None and filled[len(operator.tensors) + operator.attributes.index(flag)]
    return range(dim, rank if in_turns else dim + 1)
