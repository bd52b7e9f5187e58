# SPDX-License-Identifier: Apache-2.0
"""The stub of the native module is current, and mypy's stubtest accepts it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from actgrad import _native

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).resolve().parents[2]

# What stubtest says of every type and function that nanobind makes, and why it is no difference:
EXCEPTIONS = {
    r"((Tensor|Scalar)\.)?\w+ is not a function": "it takes Python's own kinds of function only, not nanobind's",
    r"\w+ is inconsistent, metaclass differs": "nanobind's types have a metaclass of their own",
    r"\w+ is a disjoint base at runtime, but isn't marked with @disjoint_base in the stub": "a newer word than ours",
    r"\w+\.__init__ is inconsistent, stub does not have \*args parameter \"args\"": "callers do not make these",
    r"\w+\.(create|of_array) is inconsistent, stub is a staticmethod but runtime is not": "nanobind's are functions",
}


def test_it_is_what_is_printed() -> None:
    command = [sys.executable, ROOT / "tools" / "print_stub.py", "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_stubtest() -> None:
    command = [sys.executable, "-m", "mypy.stubtest", "actgrad._native", "--concise"]
    lines = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT).stdout.splitlines()
    assert any(line.startswith("actgrad._native.Tensor.") for line in lines), "stubtest has seen the module"
    said = [line.removeprefix("actgrad._native.") for line in lines]
    unexplained = [line for line in said if not any(re.fullmatch(exception, line) for exception in EXCEPTIONS)]
    assert not unexplained
    functions = {line.split()[0] for line in said if line.endswith("is not a function") and "." not in line}
    assert {type(getattr(_native, name)).__name__ for name in functions} == {"nb_func"}
