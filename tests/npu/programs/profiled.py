# SPDX-License-Identifier: Apache-2.0
"""Profiles an operator, and finds it in torch_npu's output."""

from __future__ import annotations

import sys
from pathlib import Path

import torch
import torch_npu

folder = Path(sys.argv[1])
handler = torch_npu.profiler.tensorboard_trace_handler(str(folder))
with torch_npu.profiler.profile(on_trace_ready=handler) as profile:
    torch.ones(4, device="npu").exp()
    profile.step()
written = {path.name: path for path in folder.rglob("*") if path.is_file()}
assert any(b"aten::exp" in path.read_bytes() for path in written.values()), sorted(written)
print("right")
