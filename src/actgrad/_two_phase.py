# SPDX-License-Identifier: Apache-2.0
"""The two phases of all operators in Python: executors, streams, and what keeps the memory of tensors alive."""

from __future__ import annotations

import atexit
import itertools
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from actgrad import _native

Executor = int
"""The opaque handle that phase one returns and phase two takes."""

Stream = int
"""The opaque handle of a stream."""


@dataclass(frozen=True)
class _Plan:
    arguments: tuple[Any, ...]
    written: Sequence[Any]  # the arguments that are results


# Queued work reads and writes the arrays of tensors. They are kept alive from phase one until the stream on which
# phase two queued the work is synchronised. What is queued has a number, as several threads may use one stream.
_planned: dict[Executor, _Plan] = {}
_repeatable: set[Executor] = set()
_queued: dict[int, tuple[Stream, _Plan]] = {}
_numbers = itertools.count()

# The interpreter frees the arrays at its end.
atexit.register(_native.wait_for_everything)


def default_stream(device: int) -> Stream:
    """Returns what stands for the default stream of a device; no handle is negative."""
    return -1 - device


def _handle(stream: Stream | None) -> Stream:
    return stream or default_stream(_native.current_device())


def phase_one(
    native: Callable[..., tuple[int, int, int]], *arguments: Any, written: Sequence[Any]
) -> tuple[int, int, Executor | None]:
    """Calls phase one and returns (status, workspace_size, executor); (status, 0, None) if it fails.

    ``written``: the arguments that phase two writes to.

    Raises:
        TypeError: the array of one of these is read-only, which the C interface does not know of.
    """
    for tensor in written:
        if isinstance(tensor, _native.Tensor):
            tensor.require_writable()
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
    """Calls phase two and returns the status. None means a null pointer."""
    given = executor or 0
    plan = _planned.get(given) if given in _repeatable else _planned.pop(given, None)
    number = next(_numbers)
    if plan is not None:
        _queued[number] = _handle(stream), plan
    status = native(workspace or 0, workspace_size, given, stream or 0)
    if status != 0:
        _queued.pop(number, None)
    elif plan is not None:
        _count_writes(plan.written)
    return status


def _count_writes(tensors: Sequence[Any]) -> None:
    """Increments the version counters of PyTorch's tensors, so that autograd detects overwritten saved tensors."""
    torch = sys.modules.get("torch")
    for tensor in tensors:
        if torch is not None and tensor is not None and isinstance(tensor.array, torch.Tensor):
            torch.autograd.graph.increment_version(tensor.array)


def keep_executor(executor: Executor) -> None:
    """Keeps the arrays of an executor that phase two must not consume."""
    _repeatable.add(executor)


def forget_executor(executor: Executor) -> None:
    """Releases the arrays of a destroyed executor."""
    _planned.pop(executor, None)
    _repeatable.discard(executor)


def waited(wait: Callable[[int], int], argument: int, stream: Stream | None) -> int:
    """Calls ``wait(argument)``, which waits for a stream; releases the arrays of the work that was queued before."""
    handle = _handle(stream)
    queued = [number for number, (its_stream, _) in list(_queued.items()) if its_stream == handle]
    status = wait(argument)
    for number in queued:
        _queued.pop(number, None)
    return status
