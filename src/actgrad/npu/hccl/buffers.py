# SPDX-License-Identifier: Apache-2.0
"""Device memory as tensors: the part of a buffer that belongs to each rank, and reductions."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from actgrad.npu.hccl.errors import PARAMETER, HcclError

DTYPES = (
    torch.int8, torch.int16, torch.int32, torch.float16, torch.float32, torch.int64, torch.uint64, torch.uint8,
    torch.uint16, torch.uint32, torch.float64, torch.bfloat16,
)  # fmt: skip
"""By HCCL's numbers."""

SIGNED = {torch.uint16: torch.int16, torch.uint32: torch.int32, torch.uint64: torch.int64}
"""PyTorch has next to no arithmetic for these; sums and products modulo 2**n have the same bits for both."""

SUM, PRODUCT, MAX, MIN = range(4)
INTO: dict[int, Callable[..., Any]] = {
    SUM: torch.add,
    PRODUCT: torch.mul,
    MAX: torch.maximum,
    MIN: torch.minimum,
}
REDUCTIONS = {SUM: "sum", PRODUCT: "product", MAX: "max", MIN: "min"}

Segments = list[tuple[int, int]]
"""Displacement and count, in elements, for each rank."""


def elements(address: int, count: int, dtype: int) -> Tensor:
    """A tensor over device memory, without a copy."""
    if not 0 <= dtype < len(DTYPES):
        raise HcclError(PARAMETER, f"dtype is {dtype}; a number below {len(DTYPES)} is needed")
    if count == 0:
        return torch.empty(0, dtype=DTYPES[dtype], device="cpu")
    if not address:
        raise HcclError(PARAMETER, "a buffer is null; an address is needed")
    memory = (ctypes.c_char * (count * DTYPES[dtype].itemsize)).from_address(address)
    return torch.frombuffer(memory, dtype=DTYPES[dtype])


def uint64s(address: int, count: int) -> list[int]:
    """The numbers of a C array."""
    if not address:
        raise HcclError(PARAMETER, "an array of counts or displacements is null")
    return list((ctypes.c_uint64 * count).from_address(address))


def parts(address: int, segments: Segments, dtype: int) -> list[Tensor]:
    """The part of a buffer that belongs to each rank."""
    whole = elements(address, max(begin + count for begin, count in segments), dtype)
    return [whole[begin : begin + count] for begin, count in segments]


def even(count: int, ranks: int) -> Segments:
    """Parts with the same number of elements for each rank, one after another."""
    return [(rank * count, count) for rank in range(ranks)]


def reduced(operands: list[Tensor], op: int) -> Tensor:
    """The sum, product, maximum or minimum of the operands, in their order."""
    if op not in INTO:
        raise HcclError(PARAMETER, f"the reduction is {op}; 0 (sum), 1 (product), 2 (max) or 3 (min) is needed")
    dtype = operands[0].dtype
    if dtype in SIGNED:
        # Adding half the range keeps the order when unsigned numbers are reinterpreted as signed.
        half = torch.iinfo(SIGNED[dtype]).min if op in (MAX, MIN) else 0
        signed = [operand.view(SIGNED[dtype]) ^ half for operand in operands]
        return (reduced(signed, op) ^ half).view(dtype)
    wide = torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype
    result = operands[0].to(wide, copy=True)
    for operand in operands[1:]:
        INTO[op](result, operand.to(wide), out=result)
    return result.to(dtype)


def packed(counts: list[int]) -> Segments:
    """The tensors in one, one after another."""
    return list(zip(itertools.accumulate(counts, initial=0), counts, strict=False))
