# SPDX-License-Identifier: Apache-2.0
"""Systems for which CMake refuses to build, each with a message."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).resolve().parents[2]


def refusal(folder: Path, *options: str, **environment: str) -> str:
    command = ["cmake", "-S", ROOT, "-B", folder, "-DACTGRAD_PYTHON=OFF", *options]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env=os.environ | environment
    )
    assert done.returncode != 0
    return " ".join(done.stderr.split())


def test_windows(tmp_path: Path) -> None:
    assert "actgrad is not for Windows; in the Windows Subsystem" in refusal(tmp_path, "-DCMAKE_SYSTEM_NAME=Windows")


def test_32_bits(tmp_path: Path) -> None:
    compiler = tmp_path / "g++"  # behaves like a 32-bit compiler, which need not be installed
    compiler.write_text('#!/bin/sh\nexec g++ -U__LP64__ -U__x86_64__ -D__i386__ -mx32 "$@"\n')
    compiler.chmod(0o755)
    options = ["-DCMAKE_TRY_COMPILE_TARGET_TYPE=STATIC_LIBRARY", f"-DCMAKE_CXX_COMPILER={compiler}"]
    assert "actgrad needs a 64-bit target: the aclnn" in refusal(tmp_path / "build", *options)


def test_no_compiler(tmp_path: Path) -> None:
    """With nothing on the path but what CMake itself needs."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("cmake", "make", "uname"):
        found = subprocess.run(["sh", "-c", f"command -v {name}"], capture_output=True, text=True, check=True).stdout
        (programs / name).symlink_to(found.strip())
    message = refusal(tmp_path / "build", "-G", "Unix Makefiles", PATH=str(programs), CXX="")
    assert "No C++ compiler was found; install one, such as the package g++ (Debian" in message
