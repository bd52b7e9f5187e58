# SPDX-License-Identifier: Apache-2.0
"""Starts programs that use torch_npu, each in a process of its own."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAMS = Path(__file__).parent / "programs"
TORCH_NPU = Path(sys.prefix) / "torch_npu"
"""Where ``make install`` puts the wheel: off the path, because torch loads torch_npu wherever it finds it."""

Start = Callable[..., "subprocess.CompletedProcess[str]"]


def npu_environment(**variables: str) -> dict[str, str]:
    """The variables of a process that finds torch_npu."""
    if importlib.util.find_spec("torch_npu") is None and not TORCH_NPU.is_dir():
        pytest.fail(f"torch_npu is missing: `make install` puts it into {TORCH_NPU}")
    paths = [str(TORCH_NPU), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": ":".join(filter(None, paths)), "OMP_NUM_THREADS": "1", **variables}


@pytest.fixture
def start() -> Start:
    """``start("run", "program.py", …)`` is ``actgrad npu run program.py …``; keywords are environment variables."""

    def start_program(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
        words = tuple(str(PROGRAMS / word) if (PROGRAMS / word).is_file() else word for word in words)
        return subprocess.run(
            [sys.executable, "-m", "actgrad.cli", "npu", *words],
            env=npu_environment(**variables),
            capture_output=True,
            text=True,
            timeout=120,
        )

    return start_program
