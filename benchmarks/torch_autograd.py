# SPDX-License-Identifier: Apache-2.0
"""Forward and backward through autograd, beside PyTorch's own operators, eager and compiled.

python benchmarks/torch_autograd.py [--json FILE] [--repeats N] [--shape ROWS COLUMNS]

The three are timed in turns, in one process, so that a busy machine slows all of them. Ratios are of medians; those of
small calls, which any interruption multiplies, of the shortest times.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import torch
from rich.console import Console
from rich.progress import track
from rich.table import Table
from torch import Tensor
from torch.multiprocessing.reductions import StorageWeakRef
from torch.nn import functional
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

import actgrad.torch as at
from actgrad.torch.direct import call

Unit = Callable[[Tensor], Tensor]
DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16}
SMALL = 64  # elements: what remains is the cost of the call
CALLS = 1000
MEMORY = {
    "saved": "saved, with the input",
    "saved_beyond_input": "saved beyond the input",
    "peak": "peak",
    "peak_inplace": "peak, inplace_backward",
}
REFERENCES = {  # what each small call of ours stands beside
    "silu_backward as the backward pass calls it": "torch.ops.aten.silu_backward",
    "torch.ops.actgrad.silu_backward": "torch.ops.aten.silu_backward",
    "forward and backward, actgrad": "forward and backward, torch",
}


def torch_swiglu(x: Tensor) -> Tensor:
    gate, up = x.chunk(2, dim=-1)
    return functional.silu(gate) * up


def torch_geglu(x: Tensor) -> Tensor:
    value, gate = x.chunk(2, dim=-1)
    return value * functional.gelu(gate)


def torch_geglu_tanh(x: Tensor) -> Tensor:
    value, gate = x.chunk(2, dim=-1)
    return value * functional.gelu(gate, approximate="tanh")


UNITS: dict[str, tuple[Unit, Callable[..., Tensor]]] = {
    "SwiGLU": (torch_swiglu, at.swiglu),
    "GeGLU": (torch_geglu, at.geglu),
    "GeGLU tanh": (torch_geglu_tanh, partial(at.geglu, approximate="tanh")),
}


def saved_bytes(unit: Unit, x: Tensor, *, with_input: bool) -> int:
    """What the graph of one forward pass keeps; without the input, which what came before may hold in any case."""
    kept: dict[int, int] = {}

    def pack(tensor: Tensor) -> Tensor:
        storage = tensor.untyped_storage()
        if with_input or storage.data_ptr() != x.untyped_storage().data_ptr():
            kept[storage.data_ptr()] = storage.nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        result = unit(x)
    del result
    return sum(kept.values())


class LiveStorages(TorchDispatchMode):
    """Follows the memory of the tensors that operators return, and its peak."""

    def __init__(self, *inputs: Tensor) -> None:
        super().__init__()
        self.live = {StorageWeakRef(tensor.untyped_storage()): tensor.untyped_storage().nbytes() for tensor in inputs}
        self.peak = 0

    def __torch_dispatch__(self, operator: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        results = operator(*args, **(kwargs or {}))
        for result in tree_leaves(results):
            if isinstance(result, Tensor):
                storage = result.untyped_storage()
                self.live[StorageWeakRef(storage)] = storage.nbytes()
        self.live = {reference: size for reference, size in self.live.items() if not reference.expired()}
        self.peak = max(self.peak, sum(self.live.values()))
        return results


def peak_bytes(unit: Unit, leaf: Tensor, dy: Tensor) -> int:
    """The most memory during forward and backward, with the input and without dy."""
    x = leaf.clone()  # as in a model, the input is no leaf
    with LiveStorages(x) as storages:
        torch.autograd.grad(unit(x), x, dy)
    return storages.peak


def in_turns(
    runs: dict[str, Callable[[], object]], repeats: int, clock: Callable[[], float] = time.perf_counter
) -> dict[str, list[float]]:
    """Seconds of each run, `repeats` times, the runs taking turns. The first two turns warm up."""
    seconds: dict[str, list[float]] = {name: [] for name in runs}
    for turn in range(repeats + 2):
        for name, run in runs.items():
            begin = clock()
            run()
            if turn > 1:
                seconds[name].append(clock() - begin)
    return seconds


def large(shape: tuple[int, int], repeats: int) -> list[dict[str, Any]]:
    """Each unit and dtype at one shape: milliseconds of forward and backward, and what is kept between them."""
    rows = []
    cases = [(unit, dtype) for unit in UNITS for dtype in DTYPES]
    for unit, dtype in track(cases, "forward and backward"):
        theirs, ours = UNITS[unit]
        torch.compiler.reset()
        functions = {"eager": theirs, "compiled": torch.compile(theirs), "actgrad": ours}
        x = torch.randn(shape, dtype=DTYPES[dtype], requires_grad=True)
        dy = torch.randn(shape[0], shape[1] // 2, dtype=DTYPES[dtype])

        def step(function: Unit, x: Tensor = x, dy: Tensor = dy) -> object:
            return torch.autograd.grad(function(x), x, dy)

        runs = {name: lambda function=function, step=step: step(function) for name, function in functions.items()}
        seconds = in_turns(runs, repeats)
        row: dict[str, Any] = {"unit": unit, "dtype": dtype, "shape": list(shape)}
        row["ms"] = {name: [1000 * value for value in values] for name, values in seconds.items()}
        for key, with_input in (("saved", True), ("saved_beyond_input", False)):
            row[key] = {name: saved_bytes(functions[name], x, with_input=with_input) for name in ("eager", "actgrad")}
        inplace = partial(ours, inplace_backward=True)
        row["peak"] = {name: peak_bytes(functions[name], x, dy) for name in ("eager", "actgrad")}
        row["peak_inplace"] = {"eager": row["peak"]["eager"], "actgrad": peak_bytes(inplace, x, dy)}
        row["input"] = x.nbytes
        rows.append(row)
    return rows


def small(repeats: int) -> dict[str, list[float]]:
    """Microseconds of small calls."""
    dy, x = torch.randn(SMALL), torch.randn(SMALL)
    leaf = torch.randn(SMALL, requires_grad=True)

    def many(call: Callable[[], object]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(CALLS):
                call()

        return run

    runs = {
        "torch.ops.aten.silu_backward": lambda: torch.ops.aten.silu_backward(dy, x),
        "silu_backward as the backward pass calls it": lambda: call("silu_backward", dy, x),
        "torch.ops.actgrad.silu_backward": lambda: torch.ops.actgrad.silu_backward(dy, x),
        "forward and backward, torch": lambda: torch.autograd.grad(functional.silu(leaf), leaf, dy),
        "forward and backward, actgrad": lambda: torch.autograd.grad(at.silu(leaf), leaf, dy),
    }
    # Everything happens on this thread, so its own clock leaves out what other processes take.
    seconds = in_turns({name: many(call) for name, call in runs.items()}, repeats, time.thread_time)
    return {name: [1e6 * value / CALLS for value in values] for name, values in seconds.items()}


def show(console: Console, rows: list[dict[str, Any]], calls: dict[str, list[float]]) -> None:
    """Prints both results as tables."""
    names = ("eager", "compiled", "actgrad")
    table = Table("ms", "dtype", *names, "× eager", "× compiled")
    for row in rows:
        medians = {name: statistics.median(row["ms"][name]) for name in names}
        ratios = [f"{medians[name] / medians['actgrad']:.1f}" for name in names[:2]]
        table.add_row(row["unit"], row["dtype"], *(f"{medians[name]:.1f}" for name in names), *ratios)
    console.print(table)
    table = Table("inputs' worth of memory", "dtype", "eager", "actgrad", "ratio")
    for row in rows:
        for key, label in MEMORY.items():
            theirs, ours = (row[key][name] / row["input"] for name in ("eager", "actgrad"))
            cells = (f"{theirs:.2f}", f"{ours:.2f}", f"{ours / theirs:.2f}")
            table.add_row(f"{row['unit']}, {label}", row["dtype"], *cells)
    console.print(table)
    table = Table(f"{SMALL} elements", "µs a call", "× torch")
    for name, values in calls.items():
        reference = REFERENCES.get(name)
        ratio = f"{min(values) / min(calls[reference]):.2f}" if reference else ""
        table.add_row(name, f"{min(values):.2f}", ratio)
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description="Forward and backward through autograd, beside PyTorch's operators.")
    parser.add_argument("--json", type=Path, help="write all timings to this file")
    parser.add_argument("--repeats", type=int, default=15, help="timed turns (default: 15)")
    parser.add_argument("--shape", type=int, nargs=2, default=(2048, 8192), metavar=("ROWS", "COLUMNS"))
    arguments = parser.parse_args()
    calls = small(arguments.repeats)
    rows = large(tuple(arguments.shape), arguments.repeats)
    show(Console(), rows, calls)
    if arguments.json:
        machine = {"machine": platform.machine(), "threads": torch.get_num_threads(), "torch": torch.__version__}
        arguments.json.write_text(json.dumps({"machine": machine, "large": rows, "small": calls}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
