# SPDX-License-Identifier: Apache-2.0
"""Integers in PyTorch: what its own functions of the same meaning give."""

from __future__ import annotations

import pytest
import torch
from torch.nn import functional

import actgrad.torch as at

pytestmark = pytest.mark.torch

DTYPES = [torch.int8, torch.uint8, torch.int32, torch.int64]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (at.relu, functional.relu),
        (lambda x: at.relu(x, inplace=True), functional.relu),
        (lambda x: at.threshold(x, 2, 7), lambda x: functional.threshold(x, 2, 7)),
        (lambda x: at.hardtanh(x, 1, 5), lambda x: functional.hardtanh(x, 1, 5)),
        (torch.compile(at.relu, fullgraph=True), functional.relu),
        (torch.vmap(at.relu), functional.relu),
        (lambda x: torch.ops.actgrad.threshold_backward(x.flip(0), x, 3), lambda x: torch.where(x > 3, x.flip(0), 0)),
    ],
)
def test_integers(ours, theirs, dtype):
    x = torch.tensor([[-128, -1, 0], [1, 2, 3], [4, 5, 127]]).to(dtype)
    expected = theirs(x.clone())
    result = ours(x.clone())
    assert result.dtype == dtype
    assert torch.equal(result, expected)


@pytest.mark.parametrize("dtype", [*DTYPES, torch.int16, torch.bool], ids=str)
@pytest.mark.parametrize("ours", [at.tanh, torch.compile(at.tanh, fullgraph=True), torch.vmap(at.tanh)])
def test_floating_results_of_integers(ours, dtype):
    x = torch.tensor([[0, 1, 2], [3, 4, 5]]).to(dtype)
    torch.testing.assert_close(ours(x), torch.tanh(x))


def test_other_integers_are_refused():
    with pytest.raises(NotImplementedError, match="float32, float16, bfloat16, float64, int8, uint8, int32 or int64"):
        torch.ops.actgrad.relu(torch.zeros(3, dtype=torch.bool))


@pytest.mark.parametrize("dtype", [torch.int32, torch.int64, torch.uint8, torch.bool])
@pytest.mark.parametrize("ours", [at.erfinv, at.tanh])
def test_floating_results_are_not_written_to_integers(ours, dtype):
    x = torch.ones(3).to(dtype)
    with pytest.raises(RuntimeError, match=r"inplace=True cannot write a result of torch\.float32"):
        ours(x, inplace=True)
    assert torch.equal(x, torch.ones(3).to(dtype))
