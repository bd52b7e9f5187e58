# SPDX-License-Identifier: Apache-2.0
"""The launcher's messages about unsupported installations."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from actgrad import toolkit
from actgrad.npu.check import Installed, find_problem
from actgrad.npu.symbols import dynamic_symbols, lacking

RIGHT = Installed("linux", "2.13.0+cpu", None, "2.13.0")


def test_the_supported_pair_is_accepted() -> None:
    assert find_problem(RIGHT) is None
    assert find_problem(RIGHT._replace(torch="2.13.0")) is None
    assert find_problem(Installed("linux", "2.7.1", None, "2.7.1.post11")) is None


@pytest.mark.parametrize(
    ("installed", "words"),
    [
        (RIGHT._replace(platform="darwin"), ["Linux", "darwin"]),
        (RIGHT._replace(torch_npu=None), ["torch_npu is not installed", "pip install 'actgrad[npu]'"]),
        (
            RIGHT._replace(torch_npu="2.99.0", lacking=["aclrtNew"]),
            ["torch_npu 2.99.0 links names", "aclrtNew", "actgrad[npu]", "--any-version"],
        ),
        (RIGHT._replace(torch_npu="2.9.0.post9"), ["needs torch 2.9.0", "2.13.0+cpu"]),
        (RIGHT._replace(torch=None), ["torch is not installed", "pip install torch==2.13.0"]),
        (RIGHT._replace(torch="2.12.1+cpu"), ["needs torch 2.13.0", "2.12.1+cpu", "pip install"]),
        (
            RIGHT._replace(accelerator="CUDA 12.8"),
            ["CUDA 12.8", "pip install torch==2.13.0 --index-url https://download.pytorch.org/whl/cpu"],
        ),
    ],
)
def test_each_problem_is_reported_with_its_remedy(installed: Installed, words: list[str]) -> None:
    problem = find_problem(installed)
    assert problem is not None
    for word in words:
        assert word in problem


def test_undefined_names_are_found(tmp_path: Path) -> None:
    source = "int aclrtSetDevice(int), aclrtNobodyHasThis(int), other(int); int f(void) { return "
    source += "aclrtSetDevice(0) + aclrtNobodyHasThis(0) + other(0); }"
    library = tmp_path / "lib" / "libtorch_npu.so"
    library.parent.mkdir()
    words = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", library]
    subprocess.run(words, input=source, text=True, check=True)
    assert dict(dynamic_symbols(library)).items() >= {("f", True), ("other", False), ("aclrtSetDevice", False)}
    assert lacking(tmp_path, toolkit.prefix()) == ["aclrtNobodyHasThis"]
