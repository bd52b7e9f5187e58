# SPDX-License-Identifier: Apache-2.0
"""Trains a small mixture of experts twice, with PyTorch's own SwiGLU and with ours, and puts the two side by side.

The experts are those of gpt-oss: SwiGLU with clamps, an offset and interleaved halves, and the router's weights. Ours
computes all of it in one pass, ``swiglu(x, row_weight=…)``, and keeps only its input.

Run it with ``python examples/train_moe.py`` where ``actgrad[torch,cli]`` is installed, or on several processes, each
with a part of the weights (FSDP2), with ``torchrun --nproc-per-node 2 examples/train_moe.py``. The two trainings draw
the same batches and start from the same weights: their losses may differ by rounding only, and the exit status is 1
when they differ more.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import torch
import torch.distributed as dist
from rich.console import Console
from rich.table import Table
from torch import Tensor, nn
from torch.distributed.device_mesh import init_device_mesh
from torch.distributed.fsdp import fully_shard
from torch.nn import functional
from train_tiny_llm import LARGEST_DIFFERENCE, TEXT, curve, saved_mebibytes

import actgrad.torch as at

CLAMPS = {"alpha": 1.702, "limit": 7.0, "bias": 1.0}


@dataclass(frozen=True)
class Size:
    """The shape of the model and of its batches."""

    width: int = 96
    hidden: int = 192
    experts: int = 8
    chosen: int = 2
    layers: int = 3
    context: int = 96
    batch: int = 8


def torch_unit(x: Tensor, weights: Tensor) -> Tensor:
    """The experts' activation in PyTorch's own operators."""
    gate = x[..., ::2].clamp(max=CLAMPS["limit"])
    up = x[..., 1::2].clamp(-CLAMPS["limit"], CLAMPS["limit"])
    return gate * torch.sigmoid(CLAMPS["alpha"] * gate) * (up + CLAMPS["bias"]) * weights[:, None]


def fused_unit(x: Tensor, weights: Tensor) -> Tensor:
    """The same in one operator."""
    return at.swiglu(x, interleaved=True, row_weight=weights, **CLAMPS)


UNITS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {"torch": torch_unit, "actgrad": fused_unit}


class Experts(nn.Module):
    """A router, and for each token the few experts that it chooses."""

    def __init__(self, size: Size, unit: Callable[[Tensor, Tensor], Tensor]) -> None:
        super().__init__()
        self.chosen = size.chosen
        self.unit = unit
        self.router = nn.Linear(size.width, size.experts, bias=False)
        self.gate_up = nn.Parameter(torch.randn(size.experts, size.width, 2 * size.hidden) * size.width**-0.5)
        self.down = nn.Parameter(torch.randn(size.experts, size.hidden, size.width) * size.hidden**-0.5)

    def forward(self, x: Tensor) -> Tensor:
        tokens = x.flatten(0, 1)
        scores, experts = self.router(tokens).topk(self.chosen)
        order = experts.flatten().argsort(stable=True)  # by expert
        rows = order // self.chosen
        counts = experts.flatten().bincount(minlength=len(self.gate_up)).tolist()
        weights = scores.softmax(-1).flatten()[order]
        up = [part @ own for part, own in zip(tokens[rows].split(counts), self.gate_up, strict=True)]
        hidden = self.unit(torch.cat(up), weights)
        down = [part @ own for part, own in zip(hidden.split(counts), self.down, strict=True)]
        return torch.zeros_like(tokens).index_add(0, rows, torch.cat(down)).view_as(x)


class Block(nn.Module):
    """Each character's own past, mixed by a causal convolution, then the experts."""

    def __init__(self, size: Size, unit: Callable[[Tensor, Tensor], Tensor]) -> None:
        super().__init__()
        self.mix_norm, self.experts_norm = nn.RMSNorm(size.width), nn.RMSNorm(size.width)
        self.mix = nn.Conv1d(size.width, size.width, 8, groups=4, bias=False)
        self.experts = Experts(size, unit)

    def forward(self, x: Tensor) -> Tensor:
        past = functional.pad(self.mix_norm(x).transpose(1, 2), (self.mix.kernel_size[0] - 1, 0))
        x = x + self.mix(past).transpose(1, 2)
        return x + self.experts(self.experts_norm(x))


class Model(nn.Module):
    """A model of the next character."""

    def __init__(self, size: Size, vocabulary: int, unit: Callable[[Tensor, Tensor], Tensor]) -> None:
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, size.width)
        self.blocks = nn.Sequential(*(Block(size, unit) for _ in range(size.layers)))
        self.norm = nn.RMSNorm(size.width)
        self.head = nn.Linear(size.width, vocabulary, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        return self.head(self.norm(self.blocks(self.tokens(tokens))))


def shard(model: Model) -> None:
    """Leaves each process a part of the weights; they meet for as long as a block computes."""
    mesh = init_device_mesh("cpu", (dist.get_world_size(),))
    for block in model.blocks:
        fully_shard(block, mesh=mesh)
    fully_shard(model, mesh=mesh)


def train(variant: str, steps: int, seed: int, size: Size) -> tuple[list[float], dict[str, float]]:
    """Trains, and returns the losses, of all processes together, and the figures of this one."""
    characters = sorted(set(text := TEXT.read_text(encoding="utf-8")))
    data = torch.tensor([characters.index(character) for character in text])
    torch.manual_seed(seed)
    model = Model(size, len(characters), UNITS[variant])
    rank = dist.get_rank() if dist.is_initialized() else 0
    draw = torch.Generator().manual_seed(1000 * seed + rank)
    offsets = torch.arange(size.context + 1)

    def loss_of_new_batch() -> Tensor:
        starts = torch.randint(len(data) - size.context, (size.batch, 1), generator=draw)
        batch = data[starts + offsets]
        return functional.cross_entropy(model(batch[:, :-1]).flatten(0, 1), batch[:, 1:].flatten())

    saved = saved_mebibytes(model, loss_of_new_batch)
    if dist.is_initialized():
        shard(model)
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3, betas=(0.9, 0.95), weight_decay=0.1)
    losses: list[float] = []
    seconds = 0.0
    for step in range(steps):
        begin = time.perf_counter()
        loss = loss_of_new_batch()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        if step > 0:  # the first step warms up
            seconds += time.perf_counter() - begin
        mean = loss.detach()
        if dist.is_initialized():
            dist.all_reduce(mean, dist.ReduceOp.SUM)
            mean /= dist.get_world_size()
        losses.append(mean.item())
    return losses, {"ms": 1000 * seconds / max(steps - 1, 1), "saved": saved}


def main() -> int:
    parser = argparse.ArgumentParser(description="Train a mixture of experts with PyTorch's SwiGLU and with ours.")
    parser.add_argument("--steps", type=int, default=100, help="training steps for each of the two (default: 100)")
    parser.add_argument("--seed", type=int, default=0, help="of the weights and the batches (default: 0)")
    parser.add_argument("--size", type=json.loads, default={}, help="sizes of the model, as JSON")
    arguments = parser.parse_args()
    if arguments.steps < 1:
        parser.error("--steps has to be at least 1")
    size = Size(**arguments.size)
    distributed = dist.is_torchelastic_launched()
    if distributed:
        dist.init_process_group("gloo")
    results = {variant: train(variant, arguments.steps, arguments.seed, size) for variant in UNITS}
    (their_losses, theirs), (our_losses, ours) = results["torch"], results["actgrad"]
    difference = max(abs(a - b) for a, b in zip(their_losses, our_losses, strict=True))
    if not distributed or dist.get_rank() == 0:
        console = Console()
        console.print("Loss over the steps (actgrad)", curve(our_losses), sep="\n", highlight=False)
        table = Table("", "PyTorch's operators", "actgrad", "ratio")
        table.add_row("last loss", f"{their_losses[-1]:.5f}", f"{our_losses[-1]:.5f}", "")
        for key, label in [("ms", "time a step, ms"), ("saved", "kept for the backward pass, MiB")]:
            table.add_row(label, f"{theirs[key]:.1f}", f"{ours[key]:.1f}", f"{ours[key] / theirs[key]:.2f}")
        console.print(table)
        console.print(f"largest difference of the two losses: {difference:.1e}", highlight=False)
    if distributed:
        dist.destroy_process_group()
    return 0 if difference <= LARGEST_DIFFERENCE else 1


if __name__ == "__main__":
    sys.exit(main())
