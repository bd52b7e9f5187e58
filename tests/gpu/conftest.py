# SPDX-License-Identifier: Apache-2.0
"""Tests marked ``gpu`` run on a GPU, or in Triton's interpreter when TRITON_INTERPRET is 1; else not at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pytest
import torch

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
deselected: list[pytest.Item] = []


@dataclass(frozen=True)
class Device:
    """Where tests put tensors, and where they take them from."""

    put: Callable[[torch.Tensor], torch.Tensor]
    """A tensor with the same strides whose whole storage is a copy, or the same memory for a GPU that is not there."""
    get: Callable[[torch.Tensor], torch.Tensor]
    """Likewise."""


def copy_to(device: str, tensor: torch.Tensor) -> torch.Tensor:
    storage = torch.empty(0, dtype=tensor.dtype, device=tensor.device).set_(tensor.untyped_storage()).to(device)
    return storage.as_strided(tensor.shape, tensor.stride(), tensor.storage_offset())


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    if not INTERPRETED:
        return Device(partial(copy_to, "cuda"), partial(copy_to, "cpu"))
    import fake_gpu

    from actgrad.gpu import launch, programs

    monkeypatch.setattr(launch, "run", fake_gpu.interpret)
    # Fewer, larger programs: the interpreter's time is in their number.
    monkeypatch.setattr(programs, "TILE", 1 << 14)
    monkeypatch.setattr(programs, "tile_elements", lambda *_: 1 << 14)
    on_gpu = fake_gpu.tensors_on(fake_gpu.CUDA)
    return Device(lambda tensor: tensor.as_subclass(on_gpu), lambda tensor: tensor.as_subclass(torch.Tensor))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    def runs(item: pytest.Item) -> bool:
        if not item.get_closest_marker("gpu"):
            return True
        return torch.cuda.is_available() or (INTERPRETED and not item.get_closest_marker("hardware"))

    deselected.extend(item for item in items if not runs(item))
    config.hook.pytest_deselected(items=[item for item in items if not runs(item)])
    items[:] = [item for item in items if runs(item)]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if deselected and not INTERPRETED:
        terminalreporter.write_line(
            f"{len(deselected)} tests need a GPU and none is here: they were deselected, not passed"
        )
