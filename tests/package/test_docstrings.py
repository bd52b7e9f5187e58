# SPDX-License-Identifier: Apache-2.0
"""Docstrings: each function and class has an example, which runs and prints what it shows."""

from __future__ import annotations

import doctest

import numpy as np
import pytest
import torch

import actgrad
import actgrad.torch as at
from actgrad.arrays import functions

WITHOUT = {"npu", "operators"}  # modules
PUBLIC = [
    *(pytest.param(getattr(functions, name), id=f"actgrad.{name}") for name in functions.__all__),
    *(pytest.param(getattr(at, name), id=f"actgrad.torch.{name}") for name in at.__all__ if name not in WITHOUT),
]


@pytest.mark.parametrize("public", PUBLIC)
def test_example(public: object) -> None:
    given = {"np": np, "torch": torch, "actgrad": actgrad}
    (found,) = doctest.DocTestFinder(recurse=False).find(public, public.__name__, globs=given)
    assert found.examples
    report: list[str] = []
    doctest.DocTestRunner().run(found, out=report.append)
    assert not report, "".join(report)


def test_operators_of_torch_are_described() -> None:
    for operator in at.operators.OPERATORS:
        text = getattr(torch.ops.actgrad, operator.name).__doc__
        assert text.startswith(f"{operator.name}(")
        assert operator.declaration.summary in text
