# SPDX-License-Identifier: Apache-2.0
"""The training examples, a few steps of each."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples/train_tiny_llm.py"
EXPERTS = EXAMPLE.with_name("train_moe.py")
TINY = {"width": 32, "hidden": 512, "layers": 2, "heads": 2, "context": 32, "batch": 4}


@pytest.mark.torch
def test_a_short_training():
    command = [sys.executable, str(EXAMPLE), "--steps", "8", "--size", json.dumps(TINY)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert result.returncode == 0, result.stderr
    difference = float(re.search(r"largest difference of the two losses: (\S+)", result.stdout)[1])
    assert difference < 1e-4  # a few steps leave rounding little time to grow
    first, last = (float(label) for label in re.findall(r"([\d.]+) ┤", result.stdout))
    assert last < first
    saved = re.search(r"kept for the backward pass, MiB[^\d]*([\d.]+)[^\d]*([\d.]+)", result.stdout)
    assert float(saved[2]) < float(saved[1])


@pytest.mark.torch
@pytest.mark.parametrize("processes", [1, 2])
def test_a_short_training_of_experts(processes):
    """By itself, and with the weights sharded over two processes."""
    small = {"width": 16, "hidden": 24, "experts": 4, "layers": 2, "context": 32, "batch": 2}
    launcher = [sys.executable]
    if processes > 1:
        launcher += ["-m", "torch.distributed.run", "--nproc-per-node", str(processes), "--standalone"]
    command = [*launcher, str(EXPERTS), "--steps", "8", "--size", json.dumps(small)]
    result = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert result.returncode == 0, result.stderr
    difference = float(re.search(r"largest difference of the two losses: (\S+)", result.stdout)[1])
    assert difference < 1e-4
    first, last = (float(label) for label in re.findall(r"([\d.]+) ┤", result.stdout))
    assert last < first
    saved = re.search(r"kept for the backward pass, MiB[^\d]*([\d.]+)[^\d]*([\d.]+)", result.stdout)
    assert float(saved[2]) < float(saved[1])


@pytest.mark.torch
@pytest.mark.parametrize("example", [EXAMPLE, EXPERTS], ids=lambda path: path.stem)
def test_a_bad_number_of_steps(example):
    result = subprocess.run([sys.executable, str(example), "--steps", "0"], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "--steps has to be at least 1" in result.stderr
