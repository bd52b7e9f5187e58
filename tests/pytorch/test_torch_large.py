# SPDX-License-Identifier: Apache-2.0
"""Results of 1 MiB and more, whose memory comes from a cache: they are ordinary tensors, no views."""

from __future__ import annotations

import copy

import pytest
import torch
from torch import nn
from torch.nn import functional

import actgrad.torch as at

LAYOUTS = {
    "contiguous": lambda: torch.randn(512, 1024),
    "transposed": lambda: torch.randn(512, 1024).t(),
    "channels last": lambda: torch.randn(4, 32, 64, 64).to(memory_format=torch.channels_last),
    "every other": lambda: torch.randn(512, 2048)[:, ::2],
}
FUNCTIONS = {
    "silu": at.silu,
    "swiglu": lambda x: at.swiglu(torch.cat([x, x], -1)),
    "rrelu": lambda x: at.rrelu(x, 0.1, 0.3, training=True),
}


@pytest.mark.parametrize("f", FUNCTIONS.values(), ids=FUNCTIONS)
@pytest.mark.parametrize("made", LAYOUTS.values(), ids=LAYOUTS)
def test_large_results_can_be_overwritten(made, f):
    x = made().requires_grad_()
    with torch.no_grad():
        result = f(x)
    assert not result._is_view()
    result += 1
    result.requires_grad_()  # nothing of no_grad is left
    for write in (
        lambda y: y.add_(1),
        lambda y: functional.relu_(y),
        lambda y: functional.dropout(y, inplace=True),
        lambda y: y.t_() if y.dim() == 2 else y,
        lambda y: y.detach_(),
    ):
        y = f(x)
        assert not y._is_view()
        write(y)
    y = f(x)
    y[0] = 0
    (gradient,) = torch.autograd.grad(y.sum(), x)
    assert not gradient._is_view()
    assert torch.count_nonzero(gradient[0]) == 0


def test_large_second_gradients_can_be_overwritten():
    x = torch.randn(512, 1024, requires_grad=True)
    (gradient,) = torch.autograd.grad(at.silu(x).sum(), x, create_graph=True)
    gradient *= 2
    (second,) = torch.autograd.grad(gradient.sum(), x)
    assert not second._is_view()
    second += 1


def test_a_patched_model_with_layers_in_place():
    model = nn.Sequential(nn.Conv2d(3, 16, 3), nn.SiLU(), nn.Dropout(0.5, inplace=True), nn.ReLU(inplace=True))
    patched = copy.deepcopy(model)
    at.patch(patched)
    x = torch.randn(4, 3, 80, 80)
    results = []
    for each in (model, patched):
        torch.manual_seed(0)
        y = each(x)
        y.sum().backward()
        results.append([y.detach(), *(p.grad for p in each.parameters())])
    torch.testing.assert_close(*results, rtol=1e-4, atol=1e-4)
