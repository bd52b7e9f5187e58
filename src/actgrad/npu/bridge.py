# SPDX-License-Identifier: Apache-2.0
"""Evaluates the table with PyTorch. The library ``libactgrad_npu.so`` imports this module at the first operator."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from actgrad.npu import formulas
from actgrad.npu.aclops import ACLOPS
from actgrad.npu.table import TABLE, Served

__all__ = ["ACLOPS", "KERNELS", "judge"]

Kernel = Callable[..., Any]


def _kernel(served: Served) -> Kernel:
    names = ", ".join(parameter.name for parameter in served.parameters)
    kernel: Kernel = eval(f"lambda {names}: {served.call}", vars(formulas))
    return kernel


KERNELS: list[Kernel] = [_kernel(served) for served in TABLE]
"""The table's calls as functions, in its order."""


def judge(number: int, arguments: tuple[Any, ...]) -> None:
    """Raises what operator ``number`` would raise for arguments whose tensors are (sizes, strides, dtype)."""
    served = TABLE[number]
    if not served.known_by_shape:
        return
    values = [_stand_in(value, parameter.kind) for value, parameter in zip(arguments, served.parameters, strict=True)]
    results = [
        value
        for value, parameter in zip(values, served.parameters, strict=True)
        if parameter.kind in "ORD" and value is not None
    ]
    shapes = [result.shape for result in results]
    KERNELS[number](*values)
    for result, shape in zip(results, shapes, strict=True):
        if result.shape != shape:
            raise ValueError(f"the result has shape {tuple(result.shape)}, but its tensor has {tuple(shape)}")


def _stand_in(value: Any, kind: str) -> Any:
    if kind == "L" and value is not None:
        return [_stand_in(member, "T") for member in value]
    if kind not in "TORD" or value is None:
        return value
    sizes, strides, dtype = value
    if dtype not in formulas.DTYPES:
        raise TypeError(f"a tensor has aclDataType {dtype}, which PyTorch lacks")
    return torch.empty_strided(sizes, strides, dtype=formulas.DTYPES[dtype], device="meta")
