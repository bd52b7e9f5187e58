# SPDX-License-Identifier: Apache-2.0
"""Docstrings: each function and class has an example, which runs and prints what it shows."""

from __future__ import annotations

import doctest
import itertools
import re

import numpy as np
import pytest
import torch

import actgrad
import actgrad.torch as at
from actgrad import accuracy, aclnn

WITHOUT = {"npu", "operators"}  # modules
OF_NPU = ("npu_geglu", "npu_swiglu")
OF_ACLNN = ("aclCreateScalar", "aclCreateTensor")
MEASURING = ("compare", "golden", "golden_decimals", "measure")
PUBLIC = [
    *(pytest.param(getattr(actgrad, name), id=f"actgrad.{name}") for name in actgrad.__all__),
    *(pytest.param(getattr(at, name), id=f"actgrad.torch.{name}") for name in at.__all__ if name not in WITHOUT),
    *(pytest.param(getattr(at.npu, name), id=f"actgrad.torch.npu.{name}") for name in OF_NPU),
    pytest.param(aclnn, id="actgrad.aclnn"),
    *(pytest.param(getattr(aclnn, name), id=f"actgrad.aclnn.{name}") for name in OF_ACLNN),
    *(pytest.param(getattr(accuracy, name), id=f"actgrad.accuracy.{name}") for name in MEASURING),
]


@pytest.mark.parametrize("public", PUBLIC)
def test_example(public: object) -> None:
    given = {"np": np, "torch": torch, "actgrad": actgrad, "aclnn": aclnn}
    (found,) = doctest.DocTestFinder(recurse=False).find(public, public.__name__, globs=given)
    assert found.examples
    report: list[str] = []
    threads = actgrad.get_num_threads()
    doctest.DocTestRunner().run(found, out=report.append)
    if actgrad.get_num_threads() != threads:
        actgrad.set_num_threads(threads)
    assert not report, "".join(report)


def assert_aligned(text: str) -> None:
    """Conditions of successive lines are below each other."""
    found = [re.search(r"  (where|elsewhere)", line) for line in text.splitlines()]
    for one, other in itertools.pairwise(found):
        assert not (one and other) or one.start() == other.start(), text


@pytest.mark.parametrize("public", PUBLIC)
def test_conditions_are_below_each_other(public: object) -> None:
    assert_aligned(public.__doc__ or "")


def test_operators_of_torch_are_described() -> None:
    for operator in at.operators.OPERATORS:
        text = getattr(torch.ops.actgrad, operator.name).__doc__
        assert text.startswith(f"{operator.name}(")
        assert_aligned(text)
        parameters = operator.declaration.parameters
        documented = {p.name for p in parameters} - {p.python for p in parameters}
        assert not documented & set(re.findall(r"\w+", text))
