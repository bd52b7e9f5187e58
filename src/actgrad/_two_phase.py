# SPDX-License-Identifier: Apache-2.0
"""What the two phases of all operators share in Python: tensors, executors, streams, and who keeps memory alive."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Executor = int
"""What phase one gives and phase two takes: an opaque handle."""

Stream = int
"""A stream's opaque handle."""


@dataclass(frozen=True)
class _Plan:
    arguments: tuple[Any, ...]
    written: Sequence[Any]  # those of the arguments that are results


# Queued work reads and writes the arrays behind tensors. They are kept alive from phase one until the stream that
# phase two queued the work on has been synchronised.
_planned: dict[Executor, _Plan] = {}
_repeatable: set[Executor] = set()
_queued: defaultdict[Stream, list[_Plan]] = defaultdict(list)


def phase_one(
    native: Callable[..., tuple[int, int, int]], *arguments: Any, written: Sequence[Any]
) -> tuple[int, int, Executor | None]:
    """Calls phase one and returns (status, workspace_size, executor); (status, 0, None) when it refuses.

    ``written``: those of the arguments that phase two writes to.
    """
    status, workspace_size, executor = native(*arguments)
    if status != 0:
        return status, 0, None
    _planned[executor] = _Plan(arguments, written)
    return status, workspace_size, executor


def phase_two(
    native: Callable[[int, int, int, int], int],
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Calls phase two and returns the status. None stands for a null pointer."""
    plan = None
    if executor in _planned:
        plan = _planned[executor] if executor in _repeatable else _planned.pop(executor)
        _queued[stream or 0].append(plan)
    status = native(workspace or 0, workspace_size, executor or 0, stream or 0)
    if plan is not None and status == 0:
        _count_writes(plan.written)
    return status


def _count_writes(tensors: Sequence[Any]) -> None:
    """Raises the version counters of PyTorch's tensors, by which autograd sees that a saved one was overwritten."""
    torch = sys.modules.get("torch")
    for tensor in tensors:
        if torch is not None and tensor is not None and isinstance(tensor.array, torch.Tensor):
            torch.autograd.graph.increment_version(tensor.array)


def keep_executor(executor: Executor) -> None:
    """Keeps the arrays of an executor that phase two shall not consume."""
    _repeatable.add(executor)


def forget_executor(executor: Executor) -> None:
    """Lets go of the arrays of an executor that is destroyed."""
    _planned.pop(executor, None)
    _repeatable.discard(executor)


def forget_stream(stream: Stream | None) -> None:
    """Lets go of the arrays of work that is done."""
    _queued.pop(stream or 0, None)
