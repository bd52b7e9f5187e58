# SPDX-License-Identifier: Apache-2.0
"""Trains a small language model twice, with PyTorch's own SwiGLU and with ours, and puts the two side by side.

Run it with ``python examples/train_tiny_llm.py`` where ``actgrad[torch,cli]`` is installed; it takes a few minutes on
two cores. Each training runs in a process of its own, so that its peak memory is its own. The two draw the same
batches and start from the same weights: their losses may differ by rounding only, and the exit status is 1 when they
differ more.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import torch
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from torch import Tensor, nn
from torch.nn import functional

TEXT = Path(__file__).with_name("tiny_llm.txt")
Results = tuple[list[float], dict[str, float]]  # the losses, and the figures
LARGEST_DIFFERENCE = 1e-2  # of the losses, in nats: what rounding may grow to in some hundred steps


@dataclass(frozen=True)
class Size:
    """The shape of the model and of its batches."""

    width: int = 128
    hidden: int = 512
    layers: int = 4
    heads: int = 4
    context: int = 128
    batch: int = 8


def torch_swiglu(x: Tensor) -> Tensor:
    """SwiGLU in PyTorch's own operators."""
    gate, up = x.chunk(2, dim=-1)
    return functional.silu(gate) * up


def swiglu_of(variant: str) -> Callable[[Tensor], Tensor]:
    """PyTorch's SwiGLU or ours. Ours is imported only where it is used."""
    if variant == "torch":
        return torch_swiglu
    from actgrad.torch import swiglu

    return swiglu


class Block(nn.Module):
    """Causal self-attention and a gated MLP, each after a norm and around a residual connection."""

    def __init__(self, size: Size, swiglu: Callable[[Tensor], Tensor]) -> None:
        super().__init__()
        self.heads = size.heads
        self.attention_norm = nn.RMSNorm(size.width)
        self.qkv = nn.Linear(size.width, 3 * size.width, bias=False)
        self.projection = nn.Linear(size.width, size.width, bias=False)
        self.mlp_norm = nn.RMSNorm(size.width)
        self.gate_up = nn.Linear(size.width, 2 * size.hidden, bias=False)
        self.down = nn.Linear(size.hidden, size.width, bias=False)
        self.swiglu = swiglu

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (
            part.unflatten(-1, (self.heads, -1)).transpose(1, 2)
            for part in self.qkv(self.attention_norm(x)).chunk(3, dim=-1)
        )
        attended = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.projection(attended.transpose(1, 2).flatten(2))
        return x + self.down(self.swiglu(self.gate_up(self.mlp_norm(x))))


class TinyModel(nn.Module):
    """A transformer over characters."""

    def __init__(self, size: Size, vocabulary: int, swiglu: Callable[[Tensor], Tensor]) -> None:
        super().__init__()
        self.tokens = nn.Embedding(vocabulary, size.width)
        self.positions = nn.Embedding(size.context, size.width)
        self.blocks = nn.Sequential(*(Block(size, swiglu) for _ in range(size.layers)))
        self.norm = nn.RMSNorm(size.width)
        self.head = nn.Linear(size.width, vocabulary, bias=False)

    def forward(self, tokens: Tensor) -> Tensor:
        x = self.tokens(tokens) + self.positions.weight[: tokens.shape[1]]
        return self.head(self.norm(self.blocks(x)))


def saved_mebibytes(model: TinyModel, loss: Callable[[], Tensor]) -> float:
    """What one forward pass keeps for the backward pass, beside the parameters."""
    own = {parameter.untyped_storage().data_ptr() for parameter in model.parameters()}
    kept: dict[int, int] = {}

    def pack(tensor: Tensor) -> Tensor:
        storage = tensor.untyped_storage()
        if storage.data_ptr() not in own:
            kept[storage.data_ptr()] = storage.nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        loss()
    return sum(kept.values()) / 2**20


def peak_mebibytes() -> float:
    """The most memory that this process has had so far."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (2**20 if sys.platform == "darwin" else 2**10)


def train(variant: str, steps: int, seed: int, size: Size) -> None:
    """Trains and prints one JSON line for each step, then one with the figures."""
    characters = sorted(set(text := TEXT.read_text(encoding="utf-8")))
    data = torch.tensor([characters.index(character) for character in text])
    torch.manual_seed(seed)
    model = TinyModel(size, len(characters), swiglu_of(variant))
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3, betas=(0.9, 0.95), weight_decay=0.1)
    draw = torch.Generator().manual_seed(seed)
    offsets = torch.arange(size.context + 1)

    def loss_of_new_batch() -> Tensor:
        starts = torch.randint(len(data) - size.context, (size.batch, 1), generator=draw)
        batch = data[starts + offsets]
        return functional.cross_entropy(model(batch[:, :-1]).flatten(0, 1), batch[:, 1:].flatten())

    saved = saved_mebibytes(model, loss_of_new_batch)
    seconds = 0.0
    for step in range(steps):
        begin = time.perf_counter()
        loss = loss_of_new_batch()
        loss.backward()
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        if step > 0:  # the first step warms up
            seconds += time.perf_counter() - begin
        print(json.dumps({"loss": loss.item()}), flush=True)
    per_step = 1000 * seconds / max(steps - 1, 1)
    figures = {"ms": per_step, "saved": saved, "peak": peak_mebibytes()}
    print(json.dumps(figures), flush=True)


def run(variant: str, arguments: argparse.Namespace, size: Size, progress: Progress) -> Results:
    """Runs ``train`` in a process of its own; returns its losses and its figures."""
    task = progress.add_task(variant, total=arguments.steps, loss="")
    options = ["--variant", variant, "--steps", str(arguments.steps), "--seed", str(arguments.seed)]
    command = [sys.executable, __file__, *options, "--size", json.dumps(asdict(size))]
    losses: list[float] = []
    figures: dict[str, float] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            entry = json.loads(line)
            if "loss" in entry:
                losses.append(entry["loss"])
                progress.update(task, advance=1, loss=f"loss {losses[-1]:.3f}")
            else:
                figures = entry
    if process.returncode:
        raise SystemExit(process.returncode)
    return losses, figures


def curve(losses: list[float], width: int = 72, height: int = 12) -> str:
    """The losses as a picture of characters."""
    columns = min(width, len(losses))
    means = []
    for i in range(columns):
        part = losses[i * len(losses) // columns : (i + 1) * len(losses) // columns]
        means.append(sum(part) / len(part))
    low, high = min(means), max(means)
    scale = (height - 1) / (high - low) if high > low else 0
    rows = [[" "] * columns for _ in range(height)]
    for column, mean in enumerate(means):
        rows[round((high - mean) * scale)][column] = "•"
    labels = {0: f"{high:.2f}", height - 1: f"{low:.2f}"}
    return "\n".join(f"{labels.get(i, ''):>6} ┤{''.join(row)}" for i, row in enumerate(rows))


def main() -> int:
    parser = argparse.ArgumentParser(description="Train a tiny language model with PyTorch's SwiGLU and with ours.")
    parser.add_argument("--steps", type=int, default=150, help="training steps for each of the two (default: 150)")
    parser.add_argument("--seed", type=int, default=0, help="of the weights and the batches (default: 0)")
    parser.add_argument("--variant", choices=["torch", "actgrad"], help=argparse.SUPPRESS)
    parser.add_argument("--size", type=json.loads, default={}, help="sizes of the model, as JSON")
    arguments = parser.parse_args()
    if arguments.steps < 1:
        parser.error("--steps has to be at least 1")
    size = Size(**arguments.size)
    if arguments.variant:
        train(arguments.variant, arguments.steps, arguments.seed, size)
        return 0

    console = Console()
    columns = (
        TextColumn("{task.description:>8}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[loss]}"),
    )
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress:
        results = {variant: run(variant, arguments, size, progress) for variant in ("torch", "actgrad")}
    console.print("\nLoss over the steps (actgrad)", curve(results["actgrad"][0]), sep="\n", highlight=False)

    table = Table("", "PyTorch's operators", "actgrad", "ratio")
    (their_losses, theirs), (our_losses, ours) = results["torch"], results["actgrad"]
    table.add_row("last loss", f"{their_losses[-1]:.5f}", f"{our_losses[-1]:.5f}", "")
    for key, label in [
        ("ms", "time a step, ms"),
        ("saved", "kept for the backward pass, MiB"),
        ("peak", "peak memory of the process, MiB"),
    ]:
        table.add_row(label, f"{theirs[key]:.1f}", f"{ours[key]:.1f}", f"{ours[key] / theirs[key]:.2f}")
    console.print(table)
    difference = max(abs(a - b) for a, b in zip(their_losses, our_losses, strict=True))
    console.print(f"largest difference of the two losses: {difference:.1e}", highlight=False)
    return 0 if difference <= LARGEST_DIFFERENCE else 1


if __name__ == "__main__":
    sys.exit(main())
