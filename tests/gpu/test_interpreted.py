# SPDX-License-Identifier: Apache-2.0
"""Without a GPU, the tests of results run in Triton's interpreter, which needs a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(os.environ.get("TRITON_INTERPRET") == "1", reason="this is that process")
def test_results_in_the_interpreter():
    tests = Path(__file__).with_name("test_results.py")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", tests, "-p", "no:cacheprovider"],
        env={**os.environ, "TRITON_INTERPRET": "1"},
        cwd=tests.parents[2],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout
