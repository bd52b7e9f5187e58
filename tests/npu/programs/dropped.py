# SPDX-License-Identifier: Apache-2.0
"""After an operator has failed in torch_npu's queue, which then drops all others, no value can be read any more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import torch
import torch_npu

x = torch.randn(4, 4, device="npu")
weights, ids, whole = torch.randn(5, 3, device="npu"), torch.tensor([7], device="npu"), x.int()
square = torch.randn(1200, 1200, device="npu")
pinned = torch.full((4, 4), 7.0).pin_memory()
side, event = torch.npu.Stream(), torch.npu.Event()
event.record()


def copied_without_waiting() -> None:
    pinned.copy_(y, non_blocking=True)
    torch.npu.current_stream().synchronize()


def on_another_stream() -> None:
    with torch.npu.stream(side):
        y * 2
    side.synchronize()


FAILING: dict[str, Callable[[], Any]] = {
    "one": lambda: torch_npu.npu_swiglu(whole),
    "two": lambda: torch.nn.functional.embedding(ids, weights),
}
"""Operators that fail in phase one and in phase two."""

READING: dict[str, Callable[[], Any]] = {
    "cpu": lambda: y.cpu(),
    "item": lambda: y.sum().item(),
    "tolist": lambda: y.tolist(),
    "bool": lambda: bool((y > 0).all()),
    "nonzero": lambda: y.nonzero(),
    "mask": lambda: y[y > 0],
    "repr": lambda: repr(y),
    "allclose": lambda: torch.allclose(y, y),
    "synchronize": torch.npu.synchronize,
    "stream": lambda: torch.npu.current_stream().synchronize(),
    "pinned": copied_without_waiting,
    "event": event.synchronize,
    "side": on_another_stream,
    "to the device": lambda: torch.ones(3).npu(),
    "empty_cache": torch.npu.empty_cache,
}


def message(call: Callable[[], Any]) -> str:
    try:
        result = call()
    except RuntimeError as error:
        return str(error)
    raise AssertionError(f"no error, but {result}")


torch.npu.synchronize()
for _ in range(4):
    square @ square  # lasts until those that follow are in the queue
failing = FAILING[sys.argv[1]]()
behind = [x + 1 for _ in range(10)]
text = message(failing.cpu)
assert "The Inner error is reported as above" in text, text
for tensor in behind:
    text = message(tensor.cpu)
    assert "torch_npu drops every operator" in text, text
y = x + 1  # is dropped
for name, read in READING.items():
    text = message(read)
    assert "torch_npu drops every operator" in text, (name, text)
assert torch.equal(pinned, torch.full((4, 4), 7.0))
print("right")
