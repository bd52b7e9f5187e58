# SPDX-License-Identifier: Apache-2.0
"""What the launcher says about an installation that cannot be served."""

from __future__ import annotations

import pytest

from actgrad.npu.check import Installed, find_problem

RIGHT = Installed("linux", "2.13.0+cpu", None, "2.13.0")


def test_the_served_pair_is_right() -> None:
    assert find_problem(RIGHT) is None
    assert find_problem(RIGHT._replace(torch="2.13.0")) is None


@pytest.mark.parametrize(
    ("installed", "words"),
    [
        (RIGHT._replace(platform="darwin"), ["Linux", "darwin"]),
        (RIGHT._replace(torch_npu=None), ["torch_npu is not installed", "pip install --no-deps torch_npu==2.13.0"]),
        (RIGHT._replace(torch_npu="2.14.0"), ["torch_npu 2.14.0 is not served", "2.13.0"]),
        (RIGHT._replace(torch=None), ["torch is not installed", "pip install torch==2.13.0"]),
        (RIGHT._replace(torch="2.12.1+cpu"), ["needs torch 2.13.0", "2.12.1+cpu", "pip install"]),
        (
            RIGHT._replace(accelerator="CUDA 12.8"),
            ["CUDA 12.8", "pip install torch==2.13.0 from PyTorch's index of CPU builds"],
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_remedy(installed: Installed, words: list[str]) -> None:
    problem = find_problem(installed)
    assert problem is not None
    for word in words:
        assert word in problem
