# SPDX-License-Identifier: Apache-2.0
"""DTensor: the sharding rules of the operators.

Every dimension may be sharded except the one that an operator splits, whose two halves would be on different ranks.
Interleaved halves span all dimensions from the split one on, so none of these may be. DTensor itself first gathers a
tensor that is sharded along such a dimension, and reduces a partial sum.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from torch import Tensor
from torch.distributed.tensor import DTensor, Partial, Replicate, Shard, distribute_tensor
from torch.distributed.tensor.experimental import register_sharding

from actgrad.torch.torch_operator import TorchOperator

Placements = Sequence[Any]


def register(operator: TorchOperator) -> None:
    """Registers the rule of the operator's fresh-result overload."""

    if operator.channels:
        register_sharding(operator.default)(_by_channels(operator))
        return
    if operator.rows:
        register_sharding(operator.default)(_by_rows(operator))
        return

    def rule(*given: Any) -> list[tuple[Placements, Placements]]:
        rank = given[0].ndim
        placements = [Replicate(), *(Shard(dim) for dim in range(rank) if dim not in _kept_whole(operator, given))]
        is_tensor = [hasattr(argument, "placements") for argument in given]
        whole = [name in operator.singles for name in operator.tensors] + [False] * len(operator.attributes)

        def taken(placement: Any) -> list[Any]:
            return [
                (Replicate() if single else placement) if tensor else None
                for tensor, single in zip(is_tensor, whole, strict=False)
            ]

        return [([placement] * len(operator.results), taken(placement)) for placement in placements]

    register_sharding(operator.default)(rule)


def _by_channels(operator: TorchOperator) -> Any:
    """The rule of an operator with channels. Sharding any other dimension makes the sums partial."""

    def rule(*given: Any) -> list[tuple[Placements, Placements]]:
        arguments = dict(zip(operator.tensors, given, strict=True))
        rank = arguments[operator.tensors[operator.model]].ndim
        weight = next(arguments[name] for name in operator.tensors if name in operator.channels)
        weight_rank, size = len(weight.shape), math.prod(weight.shape)
        rules: list[tuple[Placements, Placements]] = []
        for placement in [Replicate(), *map(Shard, range(rank))]:
            along_channels = size > 1 and placement == Shard(1)
            if along_channels and weight_rank != 1:
                continue
            own = Shard(0) if along_channels else Replicate()
            total = own if along_channels or placement == Replicate() else Partial()
            rules.append(
                (
                    [total if name in operator.channels else placement for name in operator.results],
                    [own if name in operator.channels else placement for name in operator.tensors],
                )
            )
        return rules

    return rule


def _by_rows(operator: TorchOperator) -> Any:
    """The rule of an operator with a weight per row. Sharding a dimension of the rows makes the sums partial."""

    def rule(*given: Any) -> list[tuple[Placements, Placements]]:
        rank: int = given[operator.model].ndim
        first = rank - 1 if operator.split is None else operator.filled(given)[operator.split] % rank
        rules: list[tuple[Placements, Placements]] = []
        for dim in [None, *(dim for dim in range(rank) if dim not in _kept_whole(operator, given))]:
            placement = Replicate() if dim is None else Shard(dim)
            own, total = (placement, placement) if dim is None or dim < first else (Replicate(), Partial())
            rules.append(
                (
                    [total if name in operator.rows else placement for name in operator.results],
                    [own if name in operator.rows else placement for name in operator.tensors]
                    + [None] * len(operator.attributes),
                )
            )
        return rules

    return rule


def _kept_whole(operator: TorchOperator, given: tuple[Any, ...]) -> range:
    """The dimensions that must not be sharded."""
    if operator.split is None:
        return range(0)
    rank: int = given[0].ndim
    filled = operator.filled(given)
    dim = filled[operator.split] % rank
    flag = operator.declaration.interleaves
    interleaved = flag is not None and filled[len(operator.tensors) + operator.attributes.index(flag)]
    return range(dim, rank if interleaved else dim + 1)


def by_shards(draw: Callable[[Tensor, Tensor], Tensor], x: Tensor, key: Tensor) -> DTensor:
    """Draws random numbers per shard, from the stream of ``key`` (seed and offset) plus the shard's number.

    All processes use the first one's key, so replicas draw equal numbers.
    """
    assert isinstance(x, DTensor)
    mesh = x.device_mesh
    placements = [Replicate() if placement.is_partial() else placement for placement in x.placements]
    coordinates = mesh.get_coordinate()
    number = 0
    for dim, placement in enumerate(placements):
        if coordinates is not None and not placement.is_replicate():
            number = number * mesh.size(dim) + coordinates[dim]
    own = distribute_tensor(key, mesh, [Replicate()] * mesh.ndim).to_local().cpu()
    own = own + own.new_tensor([0, number])
    local = draw(x.redistribute(mesh, placements).to_local(), own)
    return DTensor.from_local(local, mesh, placements, run_check=False, shape=x.shape, stride=x.stride())
