# SPDX-License-Identifier: Apache-2.0
"""Matrix products together with a collective of the ranks that have the parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch
from torch import Tensor

if TYPE_CHECKING:
    from actgrad.npu.hccl.collectives import Communicator


def _communicator(name: str) -> Communicator:
    from actgrad.npu.hccl.collectives import COMMUNICATORS  # imported here, because few programs need it

    for communicator in list(COMMUNICATORS.values()):
        if communicator.name == name:
            return communicator
    raise ValueError(f"this process has no communicator of the name {name}")


def _call(communicator: Communicator, function: str, source: Tensor, target: Tensor, count: int, *op: int) -> None:
    from actgrad.npu.hccl.buffers import DTYPES  # imported here, because few programs need it

    words = [source.data_ptr(), target.data_ptr(), count, DTYPES.index(source.dtype), *op]
    communicator.call(function, words)


def _product(self: Tensor, other: Tensor, bias: Tensor | None, dtype: torch.dtype) -> Tensor:
    total = self.float() @ other.float()
    return (total if bias is None else total + bias.float()).to(dtype)


def _sum(kind: str) -> int:
    from actgrad.npu.hccl.buffers import SUM  # imported here, because few programs need it

    if kind != "sum":
        raise NotImplementedError(f"the reduction {kind} is not supported; sum is")
    return SUM


def product_of_gathered(
    self: Tensor, other: Tensor, bias: Tensor | None, group: str, index: int, out: Tensor, gathered: Tensor | None
) -> None:
    """Writes the product of all ranks' rows, and these."""
    if index:
        raise NotImplementedError(f"gather_index is {index}; only 0, which gathers the first matrix, is supported")
    communicator, own = _communicator(group), self.contiguous()
    rows = own.new_empty(len(own) * communicator.ranks, own.shape[1])
    _call(communicator, "HcclAllGather", own, rows, own.numel())
    out.copy_(_product(rows, other, bias, out.dtype))
    if gathered is not None and gathered.numel():
        gathered.copy_(rows)


def scattered_product(self: Tensor, other: Tensor, bias: Tensor | None, group: str, kind: str, out: Tensor) -> None:
    """Writes this rank's rows of the sum of all ranks' products."""
    communicator, own = _communicator(group), _product(self, other, bias, out.dtype)
    part = own.new_empty(out.shape)
    if own.numel() != part.numel() * communicator.ranks:
        raise ValueError(f"{len(own)} rows do not divide among {communicator.ranks} ranks")
    _call(communicator, "HcclReduceScatter", own, part, part.numel(), _sum(kind))
    out.copy_(part)


def summed_product(self: Tensor, other: Tensor, bias: Tensor | None, group: str, kind: str, out: Tensor) -> None:
    """Writes the sum of all ranks' products."""
    own = _product(self, other, bias, out.dtype)
    whole = torch.empty_like(own)
    _call(_communicator(group), "HcclAllReduce", own, whole, own.numel(), _sum(kind))
    out.copy_(whole)
