# SPDX-License-Identifier: Apache-2.0
"""Graphs of captured operators: a gated unit, forward and backward, replayed on other values in the same memory; and
random numbers, which are other ones in each replay, and those of the same calls without a graph after the same seed.
"""

from __future__ import annotations

import torch

torch.manual_seed(0)
weight = torch.randn(8, 16, requires_grad=True)
x = torch.randn(4, 8)


def step(x: torch.Tensor, weight: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    gate, up = (x @ weight).chunk(2, -1)
    loss = (torch.nn.functional.silu(gate) * up).square().sum()
    return loss, torch.autograd.grad(loss, weight)[0]


on_npu, weight_on_npu = x.npu(), weight.detach().npu().requires_grad_()
step(on_npu, weight_on_npu)
torch.npu.synchronize()
graph = torch.npu.NPUGraph()
with torch.npu.graph(graph):
    loss, gradient = step(on_npu, weight_on_npu)
for scale in (1.0, 0.5, -2.0):
    on_npu.copy_(x * scale)
    graph.replay()
    torch.npu.synchronize()
    expected_loss, expected = step(x * scale, weight)
    torch.testing.assert_close(loss.cpu(), expected_loss, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(gradient.cpu(), expected, rtol=1e-5, atol=1e-5)

halves = torch.full((64,), 0.5, device="npu")


def drawn() -> dict[str, torch.Tensor]:
    return {
        "InplaceUniformTensor": torch.rand(64, device="npu"),
        "InplaceNormalTensor": torch.randn(64, device="npu"),
        "InplaceRandomTensor": torch.randint(0, 1000, (64,), device="npu"),
        "MultinomialTensor": torch.multinomial(halves, 8),
        "DropoutGenMaskV2Tensor": torch.nn.functional.dropout(halves, 0.25),
    }


drawn()
graph = torch.npu.NPUGraph()
with torch.npu.graph(graph):
    replayed = drawn()
torch.npu.manual_seed(5)
rounds = []
for _ in range(2):
    graph.replay()
    rounds.append({name: numbers.cpu() for name, numbers in replayed.items()})
torch.npu.manual_seed(5)
for numbers in rounds:
    for name, expected in drawn().items():
        assert torch.equal(numbers[name], expected.cpu()), name
for name, first in rounds[0].items():
    assert not torch.equal(first, rounds[1][name]), name
print("right")
