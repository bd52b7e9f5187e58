# SPDX-License-Identifier: Apache-2.0
"""Importing actgrad imports NumPy and the native module, and nothing else that is heavy or optional."""

from __future__ import annotations

import subprocess
import sys

import pytest

OPTIONAL = {"torch", "triton", "mpmath", "scipy", "ml_dtypes", "typer", "rich", "hypothesis", "pytest"}


def modules_after(statement: str) -> set[str]:
    """The top-level modules that a fresh process has after a statement."""
    program = f"{statement}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "statement",
    [
        "import actgrad",
        "from actgrad import aclnn",
        "import actgrad.toolkit",
        "import actgrad, numpy; x = numpy.ones((2, 2)); actgrad.silu_backward(x, x); actgrad.swiglu(x)",
    ],
)
def test_imports_nothing_optional(statement: str) -> None:
    modules = modules_after(statement)
    assert {"actgrad", "numpy"} <= modules
    assert not modules & OPTIONAL


def test_the_check_sees_what_is_imported() -> None:
    assert "mpmath" in modules_after("import actgrad, mpmath")
