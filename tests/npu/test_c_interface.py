# SPDX-License-Identifier: Apache-2.0
"""The library behind torch_npu, called like a C program does, without torch_npu."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from .conftest import PROGRAMS


def run(program: str, *words: str, **variables: str) -> None:
    done = subprocess.run(
        [sys.executable, PROGRAMS / program, *words],
        env=os.environ | variables,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("right\n")


def test_c_functions_other_than_operators() -> None:
    run("c_interface.py")


def test_phase_one_survives_every_failed_allocation(tmp_path: Path) -> None:
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++")
    assert compiler, "a C++ compiler is needed"
    library = tmp_path / "libfailing_allocation.so"
    source = PROGRAMS / "failing_allocation.cpp"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source], check=True)
    run("out_of_memory.py", LD_PRELOAD=str(library))


def test_an_operator_is_refused_after_python_has_ended(tmp_path: Path) -> None:
    library = tmp_path / "libafter_the_end.so"
    source = PROGRAMS / "after_the_end.c"
    subprocess.run([os.environ.get("CC") or "cc", "-shared", "-fPIC", "-o", library, source], check=True)
    run("after_the_end.py", str(library))
