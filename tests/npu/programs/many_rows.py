# SPDX-License-Identifier: Apache-2.0
"""Cross entropy of more rows than binary16 can count, in the newer interface and, with an argument, in the older."""

from __future__ import annotations

import sys

import torch
import torch_npu
from torch.nn import functional as F  # noqa: N812

ROWS, CLASSES = 70_000, 4

if sys.argv[1:]:
    torch_npu.npu.set_compile_mode(jit_compile=True)
scores = torch.randn(ROWS, CLASSES, generator=torch.Generator().manual_seed(0)).half()
target = (torch.arange(ROWS) * 7 % 11 % CLASSES).index_fill(0, torch.arange(0, ROWS, 100), -100)
weight = torch.tensor([1.0, 2.0, 0.5, 4.0]).half()


def loss_and_gradient(x: torch.Tensor, device: str, settings: dict[str, torch.Tensor]) -> list[torch.Tensor]:
    leaf = x.to(device).requires_grad_()
    given = {name: value.to(device, x.dtype) for name, value in settings.items()}
    loss = F.nll_loss(leaf.log_softmax(1), target.to(device), **given)
    loss.backward()
    return [loss.detach().cpu().float(), leaf.grad.cpu().float()]


for settings in ({}, {"weight": weight}):
    found, truth = (loss_and_gradient(*given, settings) for given in ((scores, "npu"), (scores.float(), "cpu")))
    # the loss is rounded to binary16, like what goes into it; gradients of 1e-5 are subnormal there, 6e-8 apart
    torch.testing.assert_close(found[0], truth[0], rtol=2e-3, atol=0.0)
    torch.testing.assert_close(found[1], truth[1], rtol=2e-2, atol=2e-7)
print("right")
