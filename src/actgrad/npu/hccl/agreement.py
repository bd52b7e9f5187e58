# SPDX-License-Identifier: Apache-2.0
"""Whether all ranks make the same call of a collective."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Mapping

from actgrad.npu.hccl.buffers import DTYPES, REDUCTIONS
from actgrad.npu.hccl.errors import PARAMETER, HcclError

Functions = Mapping[str, Callable[..., None]]
"""Collectives by their names in C."""

Call = tuple[int, ...]
"""The number of a function, and those of its arguments that all ranks must give alike; -1 where it has none."""

ALIKE = ("count", "dtype", "op", "root")
OWN_COUNTS = ("HcclAllGatherV", "HcclReduceScatterV")
"""Functions whose count each rank chooses."""


class MismatchError(HcclError):
    """Ranks that make different calls."""

    def __init__(self, text: str) -> None:
        super().__init__(PARAMETER, text)


def call_of(functions: Functions, function: str, words: list[int]) -> Call:
    """What the other ranks must call as well."""
    names = list(inspect.signature(functions[function]).parameters)[1:]
    given = dict(zip(names, words, strict=True))
    if function in OWN_COUNTS:
        del given["count"]
    return list(functions).index(function), *(given.get(name, -1) for name in ALIKE)


def difference(functions: Functions, records: list[list[int]]) -> str:
    """What differs between the calls of the ranks; empty if nothing does.

    A record is a call, and the numbers of elements that the rank sends to each and expects from each.
    """
    calls = [record[: 1 + len(ALIKE)] for record in records]
    for rank, call in enumerate(calls):
        if call != calls[0]:
            return f"rank {rank} calls {phrase(functions, *call)}, but rank 0 {phrase(functions, *calls[0])},"
    rows = [record[1 + len(ALIKE) :] for record in records]
    ranks = len(records)
    for sender, receiver in itertools.product(range(ranks), repeat=2):
        sent, expected = rows[sender][receiver], rows[receiver][ranks + sender]
        if sent != expected:
            return f"rank {sender} sends {sent} elements to rank {receiver}, which expects {expected},"
    return ""


def phrase(functions: Functions, function: int, count: int, dtype: int, op: int, root: int) -> str:
    """A call in words."""
    words = [
        f"{count} elements" if count >= 0 else "",
        name_of(dtype) if dtype >= 0 else "",
        REDUCTIONS.get(op, f"reduction {op}") if op >= 0 else "",
        f"root {root}" if root >= 0 else "",
    ]
    return f"{list(functions)[function]}({', '.join(filter(None, words))})"


def name_of(dtype: int) -> str:
    return str(DTYPES[dtype]).removeprefix("torch.")
