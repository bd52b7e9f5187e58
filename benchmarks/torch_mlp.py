# SPDX-License-Identifier: Apache-2.0
"""The gated MLP of a model with a billion parameters, as a user meets it: forward and backward through autograd.

python benchmarks/torch_mlp.py [--json FILE] [--repeats N] [--tokens N ...] [--intermediate N ...] [--threads N ...]

down(silu(gate(x)) · up(x)) in bfloat16 and float32. Beside PyTorch's own lines, eager and compiled, stands one function
of autograd that saves gate and up alone and computes SiLU anew in the backward pass, as Liger's kernel does: its
formulas, in PyTorch's operators. All take turns in one process; times are medians. The products of matrices are the
same for all of them, and take most of the time. Memory is counted in tensors, so that it is the same on any machine:
what the graph keeps between forward and backward besides weights and the input, and the peak of what both make,
gradients among it.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional
from torch_autograd import LiveStorages, in_turns

import actgrad.torch as at

HIDDEN = 2048
DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}
MIB = 1 << 20
Unit = Callable[[Tensor, Tensor], Tensor]


def eager(gate: Tensor, up: Tensor) -> Tensor:
    return functional.silu(gate) * up


class Recomputed(torch.autograd.Function):
    """SwiGLU that saves its two inputs, and whose backward pass computes the sigmoid anew."""

    @staticmethod
    def forward(ctx: Any, gate: Tensor, up: Tensor) -> Tensor:
        ctx.save_for_backward(gate, up)
        return functional.silu(gate) * up

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, Tensor]:
        (dy,) = gradients
        gate, up = ctx.saved_tensors
        sigmoid = torch.sigmoid(gate)
        silu = gate * sigmoid
        return dy * (silu * (1 - sigmoid) + sigmoid) * up, dy * silu


def recomputed(gate: Tensor, up: Tensor) -> Tensor:
    result: Tensor = Recomputed.apply(gate, up)  # type: ignore[no-untyped-call]
    return result


UNITS: dict[str, Unit] = {"eager": eager, "compiled": eager, "recomputed": recomputed, "actgrad": at.swiglu}


class MLP(torch.nn.Module):
    """down(unit(gate(x), up(x))) without biases, as Llama has it."""

    def __init__(self, weights: tuple[Tensor, Tensor, Tensor], unit: Unit) -> None:
        super().__init__()
        self.gate, self.up, self.down = (torch.nn.Parameter(weight) for weight in weights)
        self.unit = unit

    def forward(self, x: Tensor) -> Tensor:
        hidden = self.unit(functional.linear(x, self.gate), functional.linear(x, self.up))
        return functional.linear(hidden, self.down)


def saved_bytes(mlp: Callable[[Tensor], Tensor], x: Tensor, weights: tuple[Tensor, ...]) -> int:
    """What the graph keeps after a forward pass, but for weights and the input."""
    known = {tensor.untyped_storage().data_ptr() for tensor in (x, *weights)}
    kept: dict[int, int] = {}

    def pack(tensor: Tensor) -> Tensor:
        storage = tensor.untyped_storage()
        if storage.data_ptr() not in known:
            kept[storage.data_ptr()] = storage.nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        result = mlp(x)
    del result
    return sum(kept.values())


def measure(dtype: str, tokens: int, intermediate: int, threads: int, repeats: int) -> dict[str, Any]:
    """One size: milliseconds of forward and backward, and bytes."""
    torch.set_num_threads(threads)
    torch.compiler.reset()
    shapes = ((intermediate, HIDDEN), (intermediate, HIDDEN), (HIDDEN, intermediate))
    gate, up, down = (torch.randn(shape, dtype=DTYPES[dtype]) / shape[1] ** 0.5 for shape in shapes)
    weights = (gate, up, down)
    x = torch.randn(tokens, HIDDEN, dtype=DTYPES[dtype], requires_grad=True)
    dy = torch.randn(tokens, HIDDEN, dtype=DTYPES[dtype])
    modules = {name: MLP(weights, unit) for name, unit in UNITS.items()}
    calls: dict[str, Any] = {**modules, "compiled": torch.compile(modules["compiled"], dynamic=False)}

    def step(name: str) -> object:
        return torch.autograd.grad(calls[name](x), (x, *modules[name].parameters()), dy)

    seconds = in_turns({name: lambda name=name: step(name) for name in UNITS}, repeats)
    unit_only = [torch.randn(tokens, intermediate, dtype=DTYPES[dtype], requires_grad=True) for _ in range(2)]
    d_hidden = torch.randn(tokens, intermediate, dtype=DTYPES[dtype])
    units = {**UNITS, "compiled": torch.compile(eager, dynamic=False)}
    alone = in_turns(
        {
            name: lambda unit=unit: torch.autograd.grad(unit(*unit_only), unit_only, d_hidden)
            for name, unit in units.items()
        },
        max(repeats, 5),
    )
    peaks = {}
    for name in ("eager", "recomputed", "actgrad"):  # what compiled code makes inside cannot be followed
        with LiveStorages() as storages:
            step(name)
        peaks[name] = storages.peak
    return {
        "dtype": dtype,
        "tokens": tokens,
        "intermediate": intermediate,
        "threads": threads,
        "ms": {name: [1e3 * value for value in values] for name, values in seconds.items()},
        "unit ms": {name: [1e3 * value for value in values] for name, values in alone.items()},
        "saved": {name: saved_bytes(call, x, weights) for name, call in calls.items()},
        "peak": peaks,
    }


def as_table(rows: list[dict[str, Any]]) -> str:
    """Markdown: each row a size, in milliseconds and MiB."""
    head = ["dtype", "tokens", "intermediate", "threads", "what", *UNITS]
    lines = ["| " + " | ".join(head) + " |", "|---|---:|---:|---:|---|" + "---:|" * len(UNITS)]
    for row in rows:
        times = [("MLP, ms", row["ms"]), ("SwiGLU alone, ms", row["unit ms"])]
        figures = [(what, {name: f"{statistics.median(taken[name]):.1f}" for name in UNITS}) for what, taken in times]
        for what, key in (("saved, MiB", "saved"), ("peak, MiB", "peak")):
            figures.append((what, {name: f"{value / MIB:.1f}" for name, value in row[key].items()}))
        for what, values in figures:
            size = [str(row[key]) for key in ("dtype", "tokens", "intermediate", "threads")]
            lines.append("| " + " | ".join([*size, what, *(values.get(name, "") for name in UNITS)]) + " |")
    return "\n".join(lines)


def main() -> int:
    every = os.cpu_count() or 1
    parser = argparse.ArgumentParser(description="Forward and backward of a gated MLP, beside PyTorch's lines.")
    parser.add_argument("--json", type=Path, help="write all timings to this file")
    parser.add_argument("--repeats", type=int, default=5, help="timed turns (default: 5)")
    parser.add_argument("--tokens", type=int, nargs="+", default=[512, 4096])
    parser.add_argument("--intermediate", type=int, nargs="+", default=[5632, 8192])
    parser.add_argument("--threads", type=int, nargs="+", default=sorted({1, every}))
    parser.add_argument("--dtype", nargs="+", choices=list(DTYPES), default=list(DTYPES))
    options = parser.parse_args()
    rows = []
    for threads in options.threads:
        for dtype in options.dtype:
            for tokens in options.tokens:
                for intermediate in options.intermediate:
                    rows.append(measure(dtype, tokens, intermediate, threads, options.repeats))
                    print(as_table(rows[-1:]), file=sys.stderr, flush=True)
    print(as_table(rows))
    if options.json:
        machine = {"machine": platform.machine(), "cores": every, "torch": torch.__version__}
        options.json.write_text(json.dumps({"machine": machine, "rows": rows}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
