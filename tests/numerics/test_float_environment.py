# SPDX-License-Identifier: Apache-2.0
"""Results do not depend on whether the calling thread flushes subnormals."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
import torch

import actgrad


@pytest.fixture
def flushing() -> Iterator[None]:
    if not torch.set_flush_denormal(True):
        pytest.fail("this machine cannot flush subnormals, so the test would show nothing")
    yield
    torch.set_flush_denormal(False)


def test_subnormals_are_kept_if_the_calling_thread_flushes_them(flushing: None) -> None:
    x = np.linspace(-104, -88, 100_000, dtype=np.float32)  # large enough for the pool's threads too
    dy = np.ones_like(x)
    assert torch.tensor([1e-40]).mul(0.5).item() == 0, "the thread flushes"

    flushed = actgrad.silu_backward(dy, x)

    assert torch.tensor([1e-40]).mul(0.5).item() == 0, "the thread's own setting is left alone"
    torch.set_flush_denormal(False)
    np.testing.assert_array_equal(flushed.view(np.uint32), actgrad.silu_backward(dy, x).view(np.uint32))
    assert ((flushed != 0) & (np.abs(flushed) < np.finfo(np.float32).tiny)).any()
