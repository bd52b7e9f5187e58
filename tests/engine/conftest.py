# SPDX-License-Identifier: Apache-2.0
"""Builds C++ programs against the toolkit, and runs them with and without the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from actgrad import toolkit

PROGRAMS = Path(__file__).parent / "programs"

Build = Callable[..., Path]


def run(program: Path, *arguments: str, engine: bool = True, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs a program under `actgrad run` or directly."""
    command = [sys.executable, "-m", "actgrad.cli", "run"] if engine else []
    return subprocess.run(
        [*command, program, *arguments],
        env={**os.environ, "OMP_NUM_THREADS": "1", **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture(scope="session")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """``build(source, library…)`` compiles and links a program as a user does, and returns its path."""
    folder = tmp_path_factory.mktemp("programs")

    def build_program(source: Path, *libraries: str) -> Path:
        binary = folder / source.stem
        flags = ["-std=c++17", "-pthread", *toolkit.cflags()]
        links = [*toolkit.libs(), *(f"-l{name}" for name in libraries)]
        subprocess.run(["g++", *flags, source, *links, "-o", binary], check=True)
        return binary

    return build_program
