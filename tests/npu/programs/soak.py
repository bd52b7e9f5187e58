# SPDX-License-Identifier: Apache-2.0
"""Memory does not grow over many operators. Prints how many bytes a thousand operators added."""

from __future__ import annotations

import gc
from pathlib import Path

import torch
from torch.nn import functional as F  # noqa: N812

THOUSANDS = 20


def resident() -> int:
    """Bytes of this process that are in memory."""
    torch.npu.synchronize()
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def thousand() -> None:
    x, y = torch.randn(64, 64, device="npu"), torch.randn(64, 64, device="npu")
    ids = torch.arange(64, device="npu")
    for _ in range(100):
        a = F.silu(x) + y * 2.5
        b = torch.cat((a, y)).index_select(0, ids)
        torch.softmax(b @ y, -1).sum()
        x.copy_(b.clamp(-1, 1))


for _ in range(3):  # caches fill
    thousand()
before = resident()
for _ in range(THOUSANDS):
    thousand()
print((resident() - before) // THOUSANDS)
