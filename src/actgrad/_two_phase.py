# SPDX-License-Identifier: Apache-2.0
"""What the two phases of all operators share in Python: tensors, executors, streams, and who keeps memory alive."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

Executor = int
"""What phase one gives and phase two takes: an opaque handle."""

Stream = int
"""A stream's opaque handle."""

# Queued work reads and writes the arrays behind tensors. They are kept alive from phase one until the stream that
# phase two queued the work on has been synchronised.
_planned: dict[Executor, tuple[Any, ...]] = {}
_repeatable: set[Executor] = set()
_queued: defaultdict[Stream, list[tuple[Any, ...]]] = defaultdict(list)


def phase_one(native: Callable[..., tuple[int, int, int]], *arguments: Any) -> tuple[int, int, Executor | None]:
    """Calls phase one and returns (status, workspace_size, executor); (status, 0, None) when it refuses."""
    status, workspace_size, executor = native(*arguments)
    if status != 0:
        return status, 0, None
    _planned[executor] = arguments
    return status, workspace_size, executor


def phase_two(
    native: Callable[[int, int, int, int], int],
    workspace: int | None,
    workspace_size: int,
    executor: Executor | None,
    stream: Stream | None,
) -> int:
    """Calls phase two and returns the status. None stands for a null pointer."""
    if executor in _planned:
        arguments = _planned[executor] if executor in _repeatable else _planned.pop(executor)
        _queued[stream or 0].append(arguments)
    return native(workspace or 0, workspace_size, executor or 0, stream or 0)


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
