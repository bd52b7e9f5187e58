# SPDX-License-Identifier: Apache-2.0
"""The example builds with its CMake file, agrees with its reference, and strict mode finds nothing in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad import toolkit

from .conftest import run

EXAMPLE = Path(__file__).parents[2] / "examples" / "transformer"


@pytest.fixture(scope="module")
def transformer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("transformer")
    environment = {**os.environ, **toolkit.environment()}
    for command in (["cmake", "-S", EXAMPLE, "-B", folder], ["cmake", "--build", folder]):
        subprocess.run(command, env=environment, check=True, capture_output=True, timeout=120)
    return folder / "transformer"


def test_it_agrees_with_its_reference(transformer: Path) -> None:
    done = run(transformer)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("600 logits")


def test_strict_mode_finds_nothing(transformer: Path) -> None:
    command = [sys.executable, "-m", "actgrad.cli", "strict", str(transformer)]
    environment = {**os.environ, **toolkit.environment(), **toolkit.engine()}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 findings in 22 operator calls" in done.stdout + done.stderr
