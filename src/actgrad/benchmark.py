# SPDX-License-Identifier: Apache-2.0
"""How fast the gradients are: beside the limit that memory sets, PyTorch eager and torch.compile.

Everything that is compared runs in turns in one process, so that whatever else the machine does slows all of it alike.
Ratios are of the shortest times, which other work disturbs least. The limit is a kernel that reads
and writes as many streams of the same size with streaming stores and does next to nothing else. PyTorch runs in its
best form: ``out=`` variants, temporaries made beforehand. Needs PyTorch.
"""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

import actgrad
from actgrad import _native

Call = Callable[[], Any]

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
SIZES = (1 << 10, 1 << 14, 1 << 18, 1 << 20, 1 << 23, 1 << 26)
COMPILED_SIZES = (1 << 23,)  # compilation takes long
SHORTEST_SAMPLE = 50e-6  # seconds: shorter calls are timed several at a time


@dataclass(frozen=True)
class Operator:
    """A gradient: its calls, given dy, x and out. ``splits``: x and out are twice as wide as dy."""

    name: str
    splits: bool
    ours: Callable[..., Tensor]
    eager: Callable[[Tensor, Tensor, Tensor], tuple[Call, Call]]  # with out=, and fresh
    compiled: Callable[[Tensor, Tensor, Tensor], None]

    @property
    def reads(self) -> int:
        """Streams that are read."""
        return 3 if self.splits else 2

    @property
    def writes(self) -> int:
        """Streams that are written."""
        return 2 if self.splits else 1


@dataclass
class Row:
    """One configuration. Times are medians in seconds with the quartiles around them; ratios are of shortest times."""

    operator: str
    dtype: str
    elements: int  # of x
    layout: str
    threads: int
    bytes: int
    times: dict[str, tuple[float, float, float]]
    shortest: dict[str, float]
    ratios: dict[str, float]  # how many times longer the others take than actgrad, with out= or fresh like them

    def gigabytes_per_second(self, what: str) -> float:
        """Bytes of all inputs and outputs, over the shortest time."""
        return self.bytes / self.shortest[what] * 1e-9


def _silu_eager(dy: Tensor, x: Tensor, out: Tensor) -> tuple[Call, Call]:
    gradient = torch.ops.aten.silu_backward
    return lambda: gradient(dy, x, grad_input=out), lambda: gradient(dy, x)


def _hardswish_eager(dy: Tensor, x: Tensor, out: Tensor) -> tuple[Call, Call]:
    gradient = torch.ops.aten.hardswish_backward
    return lambda: gradient.out(dy, x, out=out), lambda: gradient(dy, x)


def _halves(x: Tensor) -> tuple[Tensor, Tensor]:
    first, second = x.chunk(2, -1)
    return first, second


def _swiglu_eager(dy: Tensor, x: Tensor, out: Tensor) -> tuple[Call, Call]:
    gradient = torch.ops.aten.silu_backward
    (a, b), (da, db), temporary = _halves(x), _halves(out), torch.empty_like(dy)

    def with_out() -> None:
        torch.ops.aten.silu(a, out=temporary)
        torch.mul(dy, temporary, out=db)
        torch.mul(dy, b, out=temporary)
        gradient(temporary, a, grad_input=da)

    def fresh() -> Tensor:
        return torch.cat([gradient(dy * b, a), dy * torch.nn.functional.silu(a)], -1)

    return with_out, fresh


def _geglu_eager(approximate: str) -> Callable[[Tensor, Tensor, Tensor], tuple[Call, Call]]:
    def eager(dy: Tensor, x: Tensor, out: Tensor) -> tuple[Call, Call]:
        gradient = torch.ops.aten.gelu_backward
        (v, a), (dv, da), temporary = _halves(x), _halves(out), torch.empty_like(dy)

        def with_out() -> None:
            torch.ops.aten.gelu(a, approximate=approximate, out=temporary)
            torch.mul(dy, temporary, out=dv)
            torch.mul(dy, v, out=temporary)
            gradient(temporary, a, approximate=approximate, grad_input=da)

        def fresh() -> Tensor:
            value = torch.nn.functional.gelu(a, approximate=approximate)
            return torch.cat([dy * value, gradient(dy * v, a, approximate=approximate)], -1)

        return with_out, fresh

    return eager


def _silu_compiled(dy: Tensor, x: Tensor, out: Tensor) -> None:
    out.copy_(torch.ops.aten.silu_backward(dy, x))


def _hardswish_compiled(dy: Tensor, x: Tensor, out: Tensor) -> None:
    out.copy_(torch.ops.aten.hardswish_backward(dy, x))


def _swiglu_compiled(dy: Tensor, x: Tensor, out: Tensor) -> None:
    (a, b), (da, db) = _halves(x), _halves(out)
    da.copy_(torch.ops.aten.silu_backward(dy * b, a))
    db.copy_(dy * torch.nn.functional.silu(a))


def _geglu_compiled(approximate: str) -> Callable[[Tensor, Tensor, Tensor], None]:
    def compiled(dy: Tensor, x: Tensor, out: Tensor) -> None:
        (v, a), (dv, da) = _halves(x), _halves(out)
        dv.copy_(dy * torch.nn.functional.gelu(a, approximate=approximate))
        da.copy_(torch.ops.aten.gelu_backward(dy * v, a, approximate=approximate))

    return compiled


def _geglu(approximate: str) -> Callable[..., Tensor]:
    def ours(dy: Tensor, x: Tensor, **out: Tensor) -> Tensor:
        return actgrad.geglu_backward(dy, x, approximate=approximate, **out)  # type: ignore[arg-type]

    return ours


OPERATORS = (
    Operator("silu_backward", False, actgrad.silu_backward, _silu_eager, _silu_compiled),
    Operator("hardswish_backward", False, actgrad.hardswish_backward, _hardswish_eager, _hardswish_compiled),
    Operator("swiglu_backward", True, actgrad.swiglu_backward, _swiglu_eager, _swiglu_compiled),
    Operator("geglu_backward erf", True, _geglu("none"), _geglu_eager("none"), _geglu_compiled("none")),
    Operator("geglu_backward tanh", True, _geglu("tanh"), _geglu_eager("tanh"), _geglu_compiled("tanh")),
)


def _operands(operator: Operator, dtype: torch.dtype, elements: int, layout: str) -> tuple[Tensor, Tensor, Tensor]:
    """Dy, x and out. ``packed``: all contiguous; ``transposed``: the memory of dy runs along the other dimension."""
    columns = min(4096, elements // 16)
    rows = elements // columns
    shape = (rows, columns // 2 if operator.splits else columns)
    x = (torch.randn(rows, columns) * 2).to(dtype)
    dy = torch.randn(shape).to(dtype)
    if layout == "transposed":
        dy = dy.t().contiguous().t()
    return dy, x, torch.empty_like(x)


def _limit(operator: Operator, bytes_of_stream: int) -> Call:
    inputs = [torch.zeros(bytes_of_stream // 4) for _ in range(operator.reads)]
    outputs = [torch.zeros(bytes_of_stream // 4) for _ in range(operator.writes)]

    def call() -> None:
        read, written = [t.data_ptr() for t in inputs], [t.data_ptr() for t in outputs]
        if not _native.run_at_memory_limit(read, written, bytes_of_stream):
            torch.add(inputs[0], inputs[1], out=outputs[0])

    return call


def _calls(
    operator: Operator, dtype: torch.dtype, elements: int, layout: str, compiles: bool
) -> tuple[dict[str, Call], int]:
    """What runs in turns, and the bytes that each moves."""
    dy, x, out = _operands(operator, dtype, elements, layout)
    total = dy.nbytes + x.nbytes + out.nbytes
    with_out, fresh = operator.eager(dy, x, out)
    calls: dict[str, Call] = {
        "limit": _limit(operator, dy.nbytes),
        "actgrad": lambda: operator.ours(dy, x, out=out),
        "actgrad, fresh": lambda: operator.ours(dy, x),
        "eager": with_out,
        "eager, fresh": fresh,
    }
    if compiles:
        torch._dynamo.reset()
        compiled = torch.compile(operator.compiled, dynamic=False)
        calls["compiled"] = lambda: compiled(dy, x, out)
    return calls, total


def _timed(call: Call, repeats: int) -> float:
    begin = time.perf_counter()
    for _ in range(repeats):
        call()
    return (time.perf_counter() - begin) / repeats


def _in_turns(calls: dict[str, Call], seconds: float) -> dict[str, list[float]]:
    """Times the calls in turns for about ``seconds``, at least five turns."""
    repeats = {}
    for name, call in calls.items():
        call()
        repeats[name] = max(1, int(SHORTEST_SAMPLE / _timed(call, 1)))
    samples: dict[str, list[float]] = {name: [] for name in calls}
    end = time.perf_counter() + seconds
    while len(samples["limit"]) < 5 or time.perf_counter() < end:
        for name, call in calls.items():
            samples[name].append(_timed(call, repeats[name]))
    return samples


def _spread(samples: list[float]) -> tuple[float, float, float]:
    first, median, third = statistics.quantiles(samples, n=4)
    return median, first, third


def measure(
    operator: Operator, dtype: str, elements: int, layout: str, threads: int, seconds: float, compiles: bool
) -> Row:
    """Measures one configuration for about ``seconds``."""
    actgrad.set_num_threads(threads)
    torch.set_num_threads(threads)
    with torch.no_grad():
        calls, total = _calls(operator, DTYPES[dtype], elements, layout, compiles)
        samples = _in_turns(calls, seconds)
    shortest = {name: min(taken) for name, taken in samples.items()}
    ratios = {name: shortest[name] / shortest["actgrad"] for name in samples if name != "actgrad"}
    ratios["eager, fresh"] = shortest["eager, fresh"] / shortest["actgrad, fresh"]
    times = {name: _spread(taken) for name, taken in samples.items()}
    return Row(operator.name, dtype, elements, layout, threads, total, times, shortest, ratios)


def configurations(quick: bool) -> Iterator[dict[str, Any]]:
    """What to measure, as arguments of ``measure``; ``quick``: the headline size only."""
    threads = sorted({1, min(2, os.cpu_count() or 1)})
    for elements in (1 << 23,) if quick else SIZES:
        for layout in ("packed",) if quick else ("packed", "transposed"):
            for count in threads[-1:] if quick or layout == "transposed" else threads:
                for operator in OPERATORS:
                    for dtype in DTYPES:
                        compiles = elements in COMPILED_SIZES and layout == "packed" and count == threads[-1]
                        yield {
                            "operator": operator,
                            "dtype": dtype,
                            "elements": elements,
                            "layout": layout,
                            "threads": count,
                            "compiles": compiles,
                        }


def machine() -> dict[str, str]:
    """What the figures depend on."""
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text().splitlines() if cpu.exists() else []
    model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown")
    cache = os.sysconf("SC_LEVEL3_CACHE_SIZE") if "SC_LEVEL3_CACHE_SIZE" in os.sysconf_names else 0
    return {
        "processor": f"{model}, {os.cpu_count()} cores" + (f", last-level cache {cache >> 20} MiB" if cache else ""),
        "instruction set": actgrad.instruction_set(),
        "system": f"{platform.system()} {platform.release()}",
        "versions": f"actgrad {actgrad.__version__}, PyTorch {torch.__version__}, Python {platform.python_version()}",
    }


def as_json(rows: list[Row]) -> dict[str, Any]:
    """The figures and the machine, for ``json.dump``."""
    return {"machine": machine(), "rows": [asdict(row) for row in rows]}
