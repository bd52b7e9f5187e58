# SPDX-License-Identifier: Apache-2.0
"""Measure the gradients on a GPU, beside a copy of the same bytes, PyTorch, torch.compile and Liger-Kernel's formulas.

    python benchmarks/gpu.py [--json FILE] [--picture FILE] [--quick]

Every figure is GB/s: the bytes that the operator must read and write, over the median time of a call. The copy between
two places of the GPU's memory, made in the same run, is the limit. Calls go round through several sets of operands,
together larger than the second-level cache, so that none finds its operands there.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import torch
import triton
import triton.language as tl
from torch import Tensor

import actgrad
from actgrad.cli.benchmark import OPERATORS, Operator

TOKENS = (4096, 8192, 16384)
HIDDEN = (11008, 14336, 28672)  # the widths of LLaMA's gated units: 7B, 8B, 70B
DTYPES = (torch.bfloat16, torch.float32)
CALLS, REPETITIONS = 20, 15


# ---- Liger-Kernel's formulas: one program for each row, gradients written over the two halves ----


@triton.jit
def liger_swiglu(dy, a, b, width, COLUMNS: tl.constexpr):
    row = tl.program_id(0).to(tl.int64) * width
    columns = tl.arange(0, COLUMNS)
    inside = columns < width
    g = tl.load(dy + row + columns, inside)
    x = tl.load(a + row + columns, inside).to(tl.float32)
    y = tl.load(b + row + columns, inside)
    s = tl.sigmoid(x)
    silu = x * s
    tl.store(a + row + columns, g * (silu * (1 - s) + s) * y, inside)
    tl.store(b + row + columns, g * silu, inside)


@triton.jit
def liger_geglu(dy, a, b, width, COLUMNS: tl.constexpr):
    row = tl.program_id(0).to(tl.int64) * width
    columns = tl.arange(0, COLUMNS)
    inside = columns < width
    g = tl.load(dy + row + columns, inside)
    x = tl.load(a + row + columns, inside).to(tl.float32)
    y = tl.load(b + row + columns, inside)
    t = 2 * tl.sigmoid(2 * 0.7978845608028654 * (x + 0.044715 * x * x * x)) - 1
    slope = 0.5 * (1 + t) + 0.5 * x * (1 - t * t) * 0.7978845608028654 * (1 + 0.134145 * x * x)
    tl.store(a + row + columns, g * y * slope, inside)
    tl.store(b + row + columns, g * 0.5 * x * (1 + t), inside)


def liger(kernel: Any) -> Callable[[Tensor, Tensor, Tensor], None]:
    def run(dy: Tensor, a: Tensor, b: Tensor) -> None:
        kernel[(dy.shape[0],)](dy, a, b, dy.shape[1], COLUMNS=triton.next_power_of_2(dy.shape[1]), num_warps=32)

    return run


LIGER = {"swiglu_backward": liger_swiglu, "geglu_backward tanh": liger_geglu}


# ---- Measurement ----


def operands(operator: Operator, tokens: int, hidden: int, dtype: torch.dtype) -> tuple[Tensor, ...]:
    """dy, x and what else the gradient takes."""

    def random(width: int) -> Tensor:
        return torch.randn(tokens, width, device="cuda", dtype=dtype)

    dy, x = random(hidden), random(2 * hidden if operator.splits else hidden)
    return (dy, x, random(hidden)) if operator.kernel.given else (dy, x)


def liger_operands(tokens: int, hidden: int, dtype: torch.dtype) -> tuple[Tensor, ...]:
    return tuple(torch.randn(tokens, hidden, device="cuda", dtype=dtype) for _ in range(3))


def gigabytes_per_second(call: Callable[..., Any], sets: list[tuple[Tensor, ...]], moved: int) -> float:
    """The median over REPETITIONS of CALLS calls each."""
    rotating = itertools.cycle(sets)
    for _ in range(len(sets) + 2):
        call(*next(rotating))
    times = []
    for _ in range(REPETITIONS):
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(CALLS):
            call(*next(rotating))
        end.record()
        end.synchronize()
        times.append(begin.elapsed_time(end) / CALLS / 1e3)
    return moved / statistics.median(times) / 1e9


def several(make: Callable[[], tuple[Tensor, ...]]) -> list[tuple[Tensor, ...]]:
    """Sets of operands, at least two, that together are four times as large as the second-level cache."""
    cache = torch.cuda.get_device_properties(0).L2_cache_size
    first = make()
    size = sum(tensor.nbytes for tensor in first)
    return [first, *(make() for _ in range(max(1, 4 * cache // size)))]


def contenders(operator: Operator) -> dict[str, Callable[..., Any]]:
    return {
        "actgrad": partial(getattr(actgrad, operator.declaration.python), **operator.words),
        "eager": operator.fresh,
        "torch.compile": torch.compile(operator.fresh, dynamic=False),
    }


def measure(sizes: Iterable[tuple[int, int]]) -> Iterator[dict[str, Any]]:
    measured = [operator for operator in OPERATORS if not operator.kernel.omitted]
    for dtype, (tokens, hidden), operator in itertools.product(DTYPES, sizes, measured):
        sets = several(lambda: operands(operator, tokens, hidden, dtype))  # noqa: B023
        moved = sum(tensor.nbytes for tensor in sets[0]) + sets[0][1].nbytes  # the result is like x
        copies = several(lambda: tuple(torch.empty(2, moved // 2, device="cuda", dtype=torch.uint8)))  # noqa: B023
        row = {
            "operator": operator.name,
            "dtype": str(dtype).removeprefix("torch."),
            "tokens": tokens,
            "hidden": hidden,
        }
        row["copy"] = gigabytes_per_second(lambda a, b: a.copy_(b), copies, moved)
        del copies
        for name, call in contenders(operator).items():
            row[name] = gigabytes_per_second(call, sets, moved)
        del sets
        if operator.name in LIGER:
            own = several(lambda: liger_operands(tokens, hidden, dtype))  # noqa: B023
            written_over = sum(tensor.nbytes for tensor in own[0]) + 2 * own[0][1].nbytes
            row["Liger-Kernel's formula"] = gigabytes_per_second(liger(LIGER[operator.name]), own, written_over)
        torch.cuda.empty_cache()
        yield row


def draw(rows: list[dict[str, Any]], device: str, file: Path) -> None:
    """Bars of GB/s at the largest size, one group for each operator and dtype."""
    from matplotlib import pyplot

    largest = [row for row in rows if (row["tokens"], row["hidden"]) == max((r["tokens"], r["hidden"]) for r in rows)]
    names = ["copy", "actgrad", "torch.compile", "Liger-Kernel's formula", "eager"]
    figure, axes = pyplot.subplots(figsize=(11, 4.5), layout="constrained")
    for i, name in enumerate(names):
        at = [group + (i - 2) * 0.16 for group in range(len(largest))]
        axes.bar(at, [row.get(name, 0) for row in largest], 0.15, label=name)
    axes.set_xticks(range(len(largest)), [f"{row['operator']}\n{row['dtype']}" for row in largest], fontsize=7)
    axes.set_ylabel("GB/s")
    axes.set_title(f"{device}, {largest[0]['tokens']} × {largest[0]['hidden']}")
    axes.legend()
    figure.savefig(file)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", type=Path, help="where to write the figures")
    parser.add_argument("--picture", type=Path, help="where to draw them")
    parser.add_argument("--quick", action="store_true", help="the largest size only")
    given = parser.parse_args()
    if not torch.cuda.is_available():
        print("no GPU is here that PyTorch can use: nothing was measured", file=sys.stderr)
        return 1
    sizes = [(TOKENS[-1], HIDDEN[-1])] if given.quick else list(itertools.product(TOKENS, HIDDEN))
    device = torch.cuda.get_device_name()
    print(f"{device}; GB/s, and the share of the copy's")
    rows = []
    for row in measure(sizes):
        rows.append(row)
        figures = {name: value for name, value in row.items() if isinstance(value, float)}
        print(
            f"{row['operator']:20} {row['dtype']:9} {row['tokens']:6} × {row['hidden']:6}  "
            + "  ".join(f"{name} {value:.0f} ({value / row['copy']:.2f})" for name, value in figures.items()),
            flush=True,
        )
    versions = {"torch": torch.__version__, "triton": triton.__version__, "actgrad": actgrad.__version__}
    if given.json:
        given.json.write_text(json.dumps({"device": device, "versions": versions, "rows": rows}, indent=1) + "\n")
    if given.picture:
        draw(rows, device, given.picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
