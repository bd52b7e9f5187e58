# SPDX-License-Identifier: Apache-2.0
"""DTensor rules, tensor parallelism and FSDP2 in two processes over gloo."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import torch

SCRIPT = Path(__file__).with_name("torch_two_processes.py")
HELPERS = SCRIPT.parents[1]


@pytest.mark.skipif(not torch.distributed.is_available(), reason="this PyTorch has no torch.distributed")
def test_two_processes(tmp_path):
    meeting = tmp_path / "meeting"  # a file: a port that is free now may be taken when they meet
    processes = [
        subprocess.Popen(
            [sys.executable, SCRIPT, str(rank), meeting],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": str(HELPERS)},
        )
        for rank in range(2)
    ]
    try:
        outputs = [process.communicate(timeout=120)[0] for process in processes]
    finally:
        for process in processes:
            process.kill()
    for process, output in zip(processes, outputs, strict=True):
        assert process.returncode == 0, output
