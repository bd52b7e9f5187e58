# SPDX-License-Identifier: Apache-2.0
"""The training example, a few steps of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples/train_tiny_llm.py"
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
def test_a_bad_number_of_steps():
    result = subprocess.run([sys.executable, str(EXAMPLE), "--steps", "0"], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "--steps has to be at least 1" in result.stderr
