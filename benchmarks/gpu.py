# SPDX-License-Identifier: Apache-2.0
"""Measure the GPU's kernels beside a copy of the same bytes, PyTorch, torch.compile and Liger-Kernel's formulas.

    python benchmarks/gpu.py [--data FOLDER] [--picture FILE] [--page FILE] [--quick | --print]

The figures of each GPU have a file in the folder; the picture and the page show all that are there. Three tables:
gradients at the sizes of gated units, in GB/s; every kernel over contiguous operands, as a share of a copy's speed; and
the host's time of a launch. GB/s are the bytes that must be read and written, over the median time of a call. The copy
between two places of the GPU's memory, made in the same run, is the limit. Calls go round through several sets of
operands, together larger than the second-level cache, so that none finds its operands there.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import torch
import triton
import triton.language as tl
from torch import Tensor

import actgrad
from actgrad.cli.compared import OPERATORS, Operands, Operator
from actgrad.gpu import launch
from actgrad.gpu.device_functions import KERNELS
from actgrad.gpu.programs import VECTOR
from actgrad.operators.formulas import selected_second_gradient

DATA = Path(__file__).resolve().parents[1] / "docs" / "data" / "benchmarks-gpu"
SIZES = {(4096, 11008): "LLaMA 7B", (8192, 14336): "LLaMA 8B, Mixtral 8×7B", (16384, 28672): "LLaMA 70B"}
"""Tokens, and the width of a gated unit; with whose it is."""
HEADLINE = (8192, 14336)  # where every gradient is measured
DTYPES = (torch.bfloat16, torch.float32)
REPETITIONS, SECONDS = 9, 5e-3  # medians over so many groups of calls, each about so long
ELEMENTS = 1 << 26  # of each operand, where every kernel is measured
ACL_DTYPES = {torch.bfloat16: 27, torch.float16: 1, torch.float32: 0}
SCALARS = (1.0, 0.5, 2.0, 1.0, 1.0)  # a formula's arguments, as many as it has
AIM = 0.92  # of the copy's speed
COPY, OURS, COMPILED, LIGER_NAME, EAGER = "copy", "actgrad", "torch.compile", "Liger-Kernel's formula", "eager"


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


def operands(operator: Operator, tokens: int, hidden: int, dtype: torch.dtype) -> Operands:
    def random(width: int) -> Tensor:
        return torch.randn(tokens, width, device="cuda", dtype=dtype)

    x = random(2 * hidden if operator.splits else hidden)
    return Operands(random(hidden), x, random(hidden) if operator.kernel.given else None, torch.empty_like(x))


def gigabytes_per_second(calls: Sequence[Callable[[], Any]], moved: int) -> float:
    """The median over REPETITIONS of several calls each; ``calls`` are one function's on several sets of operands."""
    rotating = itertools.cycle(calls)

    def seconds(count: int) -> float:
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(count):
            next(rotating)()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) / count / 1e3

    seconds(len(calls) + 2)
    count = max(len(calls), math.ceil(SECONDS / seconds(2 * len(calls))))
    return moved / statistics.median(seconds(count) for _ in range(REPETITIONS)) / 1e9


def sets_for(moved: int) -> int:
    """How many sets of operands are four times as large as the second-level cache; at least two."""
    return max(2, math.ceil(4 * torch.cuda.get_device_properties(0).L2_cache_size / moved))


def copy_speed(moved: int) -> float:
    """Of as many bytes, read and written."""

    def call() -> Callable[[], Any]:
        to, source = torch.empty(2, moved // 2, device="cuda", dtype=torch.uint8)
        return partial(to.copy_, source)

    return gigabytes_per_second([call() for _ in range(sets_for(moved))], moved)


def compiled_forms(operator: Operator, sets: Sequence[Operands]) -> list[list[Callable[[], Any]]]:
    """torch.compile of code that writes into ``out``, half by half, and of code that returns a new tensor."""
    value, gradient, splits = operator.rival.value, operator.rival.gradient, operator.splits
    left = splits and operator.activates_left

    def fresh(dy: Tensor, x: Tensor, given: Tensor | None) -> Any:
        first, second = x.chunk(2, -1)
        a, v = (first, second) if left else (second, first)
        parts = gradient(dy * v, a), dy * (value(a) if given is None else given)
        return torch.cat(parts if left else parts[::-1], -1)

    forms: list[list[Callable[[], Any]]] = [
        [torch.compile(operator.compilable(o), dynamic=False, fullgraph=True) for o in sets]
    ]
    if splits:
        call = torch.compile(fresh, dynamic=False, fullgraph=True)
        forms.append([partial(call, o.dy, o.x, o.given) for o in sets])
    return forms


Job = tuple[str, tuple[int, int], torch.dtype]


def compile_beforehand(job: Job) -> None:
    """Fills torch.compile's cache, in one of several processes."""
    name, size, dtype = job
    operator = next(operator for operator in OPERATORS if operator.name == name)
    for (call,) in compiled_forms(operator, [operands(operator, *size, dtype)]):
        call()
    torch.cuda.synchronize()
    torch.cuda.empty_cache()


def measure_gradient(operator: Operator, tokens: int, hidden: int, dtype: torch.dtype) -> dict[str, Any]:
    torch._dynamo.reset()  # else torch.compile gives up after some sizes
    first = operands(operator, tokens, hidden, dtype)
    moved = sum(tensor.nbytes for tensor in (*first.read, *first.written))
    speeds = {COPY: copy_speed(moved)}
    sets = [first, *(operands(operator, tokens, hidden, dtype) for _ in range(sets_for(moved) - 1))]
    speeds[OURS] = gigabytes_per_second([operator.ours(o)[0] for o in sets], moved)
    speeds[EAGER] = gigabytes_per_second([operator.eager(o)[0] for o in sets], moved)
    forms = compiled_forms(operator, sets)
    speeds[COMPILED] = max(gigabytes_per_second(calls, moved) for calls in forms)
    del sets, first, forms
    if operator.name in LIGER:
        count = sets_for(moved)
        halves = [
            [torch.randn(tokens, hidden, device="cuda", dtype=dtype) for _ in range(3)] for _ in range(count)
        ]  # dy, and the halves of x, which are written over
        call = liger(LIGER[operator.name])
        speeds[LIGER_NAME] = gigabytes_per_second([partial(call, *three) for three in halves], 5 * halves[0][0].nbytes)
        del halves
    torch.cuda.empty_cache()
    row = {"operator": operator.name, "dtype": str(dtype).removeprefix("torch."), "tokens": tokens, "hidden": hidden}
    return row | speeds


def gradients(quick: bool) -> Iterator[dict[str, Any]]:
    """All at the headline size; gated units at the other sizes too."""
    measured = [operator for operator in OPERATORS if not operator.kernel.omitted]
    jobs = [
        (operator.name, size, dtype)
        for size in SIZES
        for operator in measured
        for dtype in DTYPES
        if size == HEADLINE or (operator.splits and not quick)
    ]
    with ProcessPoolExecutor(min(os.cpu_count() or 1, 8), multiprocessing.get_context("spawn")) as pool:
        list(pool.map(compile_beforehand, jobs))
    by_name = {operator.name: operator for operator in measured}
    for name, size, dtype in jobs:
        yield measure_gradient(by_name[name], *size, dtype)


# ---- Every kernel ----


def contiguous(kernel: str, dtype: torch.dtype) -> launch.Plan:
    """The plan of a kernel over contiguous operands."""
    declared = KERNELS[kernel]
    acl, count = ACL_DTYPES[dtype], len(declared.inputs) + len(declared.outputs)
    return launch.Plan(
        *(kernel, len(declared.inputs), acl, (acl,) * count, (ELEMENTS,), ((1,),) * count, (VECTOR,) * count),
        *(len(declared.scalars), 0),
    )


def compile_kernel(job: tuple[str, torch.dtype]) -> None:
    """Fills Triton's cache, in one of several processes."""
    contiguous(*job).program().compile(triton.runtime.driver.active.get_current_target())


def take(places: Iterator[Tensor], count: int) -> tuple[int, ...]:
    """The addresses of the next tensors."""
    return tuple(tensor.data_ptr() for tensor in itertools.islice(places, count))


def every_kernel() -> Iterator[dict[str, Any]]:
    """Kernels whose operands are all of one size and read: no sums, random numbers or tensors of one element."""
    names = [n for n, kernel in KERNELS.items() if not (kernel.sums or kernel.draws or kernel.elements)]
    jobs = list(itertools.product(names, DTYPES))
    with ProcessPoolExecutor(min(os.cpu_count() or 1, 16), multiprocessing.get_context("spawn")) as pool:
        list(pool.map(compile_kernel, jobs))
    copies: dict[int, float] = {}
    for dtype in DTYPES:
        # What is read stays random: results of other kernels would be infinite or subnormal, which divisions take ill.
        reads, writes = (
            itertools.cycle([torch.randn(ELEMENTS, device="cuda").to(dtype) for _ in range(12)]) for _ in range(2)
        )
        for name in names:
            declared = KERNELS[name]
            plan, scalars = contiguous(name, dtype), SCALARS[: len(declared.scalars)]
            inputs, outputs = len(declared.inputs), len(declared.outputs)
            # Where f'' is 0, dy is not read.
            streams = inputs + outputs - (declared.formula is selected_second_gradient)
            moved = streams * ELEMENTS * dtype.itemsize
            calls = [
                partial(launch.run, plan, take(reads, inputs), take(writes, outputs), scalars)
                for _ in range(sets_for(moved))
            ]
            speed = gigabytes_per_second(calls, moved)
            copies[moved] = copies.get(moved) or copy_speed(moved)
            yield {"kernel": name, "dtype": str(dtype).removeprefix("torch."), OURS: speed, COPY: copies[moved]}
        del reads, writes
        torch.cuda.empty_cache()


# ---- The host ----


def microseconds(call: Callable[[], Any]) -> float:
    """The host's time of a call, when the GPU keeps up: the shortest of several runs."""
    times = []
    for _ in range(9):
        torch.cuda.synchronize()
        begin = time.perf_counter()
        for _ in range(500):
            call()
        times.append((time.perf_counter() - begin) / 500)
    return min(times) * 1e6


def host_times() -> dict[str, float]:
    dy, x = torch.randn(4, 32, device="cuda").bfloat16(), torch.randn(4, 64, device="cuda").bfloat16()
    out = torch.empty_like(x)
    silu = torch.ops.aten.silu_backward
    compiled = torch.compile(lambda dy, x: silu.default(dy, x))
    graph = torch.cuda.CUDAGraph()
    actgrad.swiglu_backward(dy, x, out=out)
    with torch.cuda.graph(graph):
        for _ in range(100):
            actgrad.swiglu_backward(dy, x, out=out)
    return {
        "actgrad.silu_backward(dy, x, out=out)": microseconds(lambda: actgrad.silu_backward(x, x, out=out)),
        "actgrad.silu_backward(dy, x)": microseconds(lambda: actgrad.silu_backward(x, x)),
        "actgrad.swiglu_backward(dy, x, out=out)": microseconds(lambda: actgrad.swiglu_backward(dy, x, out=out)),
        "actgrad.swiglu_backward(dy, x)": microseconds(lambda: actgrad.swiglu_backward(dy, x)),
        "the same in a CUDA graph of 100": microseconds(graph.replay) / 100,
        "PyTorch's silu_backward, with out=": microseconds(lambda: silu.grad_input(x, x, grad_input=out)),
        "PyTorch's silu_backward": microseconds(lambda: silu.default(x, x)),
        "torch.compile of that": microseconds(lambda: compiled(x, x)),
    }


# ---- The picture and the page, for all GPUs that have figures ----


def draw(devices: list[dict[str, Any]], file: Path) -> None:
    """The shares of the copy's speed that all kernels reach, in order, a line for each dtype."""
    from matplotlib import pyplot

    figure, plots = pyplot.subplots(1, len(devices), figsize=(9, 4), layout="constrained", sharey=True, squeeze=False)
    for measured, axes in zip(devices, plots[0], strict=True):
        kernels = measured["kernels"]
        for dtype in dict.fromkeys(row["dtype"] for row in kernels):
            shares = sorted(row[OURS] / row[COPY] for row in kernels if row["dtype"] == dtype)
            axes.plot([100 * (i + 0.5) / len(shares) for i in range(len(shares))], shares, label=dtype)
        axes.axhline(AIM, color="gray", linewidth=0.8)
        axes.set(xlabel="% of the kernels", title=measured["device"])
        axes.legend()
    plots[0][0].set(ylabel="share of a copy's speed", ylim=(0, None))
    figure.savefig(file, metadata={"Date": None})


def page(devices: list[dict[str, Any]]) -> str:
    """The figures as Markdown."""
    lines = [
        "# Benchmarks on a GPU",
        "",
        "What `make bench-gpu` measured. GB/s are the bytes that must be read and written, over the median time of a",
        "call. The limit is a copy of as many bytes in the same run. Calls go round through several sets of operands,",
        "larger than the second-level cache together. torch.compile gets code that writes into `out` and code that",
        "returns a new tensor: the faster one counts. Liger-Kernel's formula is its gradient as written for this",
        "benchmark, over separate halves, in place.",
        "",
        f"Every kernel: {ELEMENTS >> 20} Mi elements of each operand, contiguous.",
        "",
        "![Shares of a copy's speed](benchmarks-gpu.svg)",
        "",
    ]
    for measured in devices:
        lines += section(measured)
    sizes = "; ".join(f"{tokens} × {hidden}: {whose}" for (tokens, hidden), whose in SIZES.items())
    return "\n".join([*lines, f"Widths: {sizes}.", ""])


def section(measured: dict[str, Any]) -> list[str]:
    """The lines of one GPU's figures."""
    rows, kernels, host = measured["rows"], measured["kernels"], measured["host"]
    versions = ", ".join(f"{name} {version}" for name, version in measured["versions"].items())
    below = [row for row in kernels if row[OURS] < AIM * row[COPY]]
    lines = [
        f"## {measured['device']}",
        "",
        f"{versions}.",
        "",
        *(line for note in measured.get("notes", ()) for line in (note, "")),
        "### Gradients",
        "",
        "In each cell GB/s, and the share of the copy's.",
        "",
        "| gradient | dtype | tokens × width | " + " | ".join([COPY, OURS, COMPILED, LIGER_NAME, EAGER]) + " |",
        "|---|---|---|" + "---:|" * 5,
    ]
    for row in rows:
        cells = [f"{row[COPY]:.0f}"]
        cells += [
            f"{row[n]:.0f} ({row[n] / row[COPY]:.2f})" if n in row else "" for n in (OURS, COMPILED, LIGER_NAME, EAGER)
        ]
        size = f"{row['tokens']} × {row['hidden']}"
        lines.append(f"| {row['operator']} | {row['dtype']} | {size} | " + " | ".join(cells) + " |")
    return [
        *lines,
        "",
        "### Every kernel",
        "",
        f"Of {len(kernels)} kernels and dtypes, {len(kernels) - len(below)} reach {AIM} of the copy's speed. The",
        "others:",
        "",
        "| kernel | dtype | GB/s | share of the copy |",
        "|---|---|---:|---:|",
        *(
            f"| {row['kernel']} | {row['dtype']} | {row[OURS]:.0f} | {row[OURS] / row[COPY]:.2f} |"
            for row in sorted(below, key=lambda row: row[OURS] / row[COPY])
        ),
        "",
        "### The host's time of a launch",
        "",
        "Small tensors; the GPU keeps up.",
        "",
        "| call | µs |",
        "|---|---:|",
        *(f"| {name} | {time:.2f} |" for name, time in host.items()),
        "",
    ]


def file_of(device: str) -> str:
    return "-".join(device.lower().split()) + ".json"


def save(measured: dict[str, Any], file: Path) -> None:
    """After each row: a run that is cut off leaves its figures."""
    file.write_text(json.dumps(measured, indent=1) + "\n")


def measure(folder: Path, quick: bool) -> None:
    versions = {"PyTorch": torch.__version__, "Triton": triton.__version__, "actgrad": actgrad.__version__}
    measured: dict[str, Any] = {"device": torch.cuda.get_device_name(), "versions": versions}
    file = folder / file_of(measured["device"])
    print(f"{measured['device']}; GB/s, and the share of the copy's")
    measured["host"] = host_times()
    for name, time_of_call in measured["host"].items():
        print(f"{name}: {time_of_call:.2f} µs")
    measured["rows"], measured["kernels"] = [], []
    for row in gradients(quick):
        measured["rows"].append(row)
        speeds = {name: value for name, value in row.items() if isinstance(value, float)}
        print(
            f"{row['operator']:20} {row['dtype']:9} {row['tokens']:6} × {row['hidden']:6}  "
            + "  ".join(f"{name} {value:.0f} ({value / row[COPY]:.2f})" for name, value in speeds.items()),
            flush=True,
        )
        save(measured, file)
    for row in every_kernel():
        measured["kernels"].append(row)
        if row[OURS] < AIM * row[COPY]:
            print(f"{row['kernel']:40} {row['dtype']:9} {row[OURS] / row[COPY]:.2f} of the copy", flush=True)
        save(measured, file)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--data", type=Path, default=DATA, help="the folder of the figures, a file for each GPU")
    parser.add_argument("--picture", type=Path, help="where to draw them")
    parser.add_argument("--page", type=Path, help="where to write them as a page of Markdown")
    parser.add_argument("--quick", action="store_true", help="one size only")
    parser.add_argument("--print", action="store_true", help="measure nothing: draw and write what is there")
    given = parser.parse_args()
    if not given.print:
        if not torch.cuda.is_available():
            print("no GPU is here that PyTorch can use: nothing was measured", file=sys.stderr)
            return 1
        measure(given.data, given.quick)
    devices = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(given.data.glob("*.json"))]
    if given.picture:
        draw(devices, given.picture)
    if given.page:
        given.page.write_text(page(devices), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
