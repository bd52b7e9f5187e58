# SPDX-License-Identifier: Apache-2.0
"""Trains a small network by DDP, FSDP2, in tensor parallel and as a pipeline, and prints each one's losses as JSON.

With one process it trains without any of them, which on the CPU is the truth.
"""

from __future__ import annotations

import json
import os
import sys

import torch
import torch.distributed as dist
from torch import nn
from torch.nn import functional as F  # noqa: N812
from torch.nn.parallel import DistributedDataParallel

rank, ranks = int(os.environ.get("RANK", "0")), int(os.environ.get("WORLD_SIZE", "1"))
device = sys.argv[1]
STEPS, BATCH, WIDTH = 4, 12, 16


class Network(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.up = nn.Linear(WIDTH, 4 * WIDTH)
        self.down = nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.down(F.silu(self.up(x)))


def network() -> nn.Module:
    torch.manual_seed(1)
    return nn.Sequential(Network(), Network()).to(device)


def train(model: nn.Module, share: bool) -> list[float]:
    """Returns the losses over the whole batch; with ``share`` each process has its part of it."""
    torch.manual_seed(2)
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.01)
    losses = []
    for _ in range(STEPS):
        x, y = torch.randn(2, BATCH, WIDTH).to(device).unbind()
        if share:
            x, y = x.chunk(ranks)[rank], y.chunk(ranks)[rank]
        loss = F.mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        whole = loss.detach().clone()
        if share:
            dist.all_reduce(whole)
            whole /= ranks
        losses.append(whole.item())
    return losses


def by_ddp() -> list[float]:
    return train(DistributedDataParallel(network()), share=True)


def by_fsdp2() -> list[float]:
    from torch.distributed.fsdp import fully_shard

    model = network()
    for layer in model:
        fully_shard(layer)
    return train(fully_shard(model), share=True)


def in_tensor_parallel() -> list[float]:
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.tensor.parallel import ColwiseParallel, RowwiseParallel, parallelize_module

    mesh = init_device_mesh(device, (ranks,))
    model = network()
    for layer in model:
        parallelize_module(layer, mesh, {"up": ColwiseParallel(), "down": RowwiseParallel()})
    return train(model, share=False)


def as_a_pipeline() -> list[float]:
    from torch.distributed.pipelining import PipelineStage, Schedule1F1B

    own = torch.device(device, int(os.environ["LOCAL_RANK"]) if device == "npu" else None)
    stage = PipelineStage(network()[rank], rank, ranks, own)
    schedule = Schedule1F1B(stage, n_microbatches=3, loss_fn=F.mse_loss)
    torch.manual_seed(2)
    optimizer = torch.optim.AdamW(stage.submod.parameters(), lr=0.01)
    losses = []
    for _ in range(STEPS):
        x, y = torch.randn(2, BATCH, WIDTH).to(device).unbind()
        parts: list[torch.Tensor] = []
        if rank == 0:
            schedule.step(x)
        else:
            schedule.step(target=y, losses=parts)
        optimizer.step()
        optimizer.zero_grad()
        loss = torch.stack(parts).mean() if parts else torch.zeros((), device=device)
        dist.broadcast(loss, ranks - 1)
        losses.append(loss.item())
    return losses


if ranks == 1:
    print(json.dumps({"alone": train(network(), share=False)}))
else:
    if device == "npu":
        torch.npu.set_device(int(os.environ["LOCAL_RANK"]))
    dist.init_process_group("hccl" if device == "npu" else "gloo")
    losses = {way.__name__: way() for way in (by_ddp, by_fsdp2, in_tensor_parallel, as_a_pipeline)}
    dist.destroy_process_group()
    if rank == 0:
        print(json.dumps(losses))
