# SPDX-License-Identifier: Apache-2.0
"""How fast the gradients are: beside the limit that memory sets, PyTorch eager and torch.compile.

Everything that is compared runs in turns in one process, so that whatever else the machine does slows all of it alike,
and rests before each turn: threads that wait for work in a loop, as PyTorch's do for a while, would slow whatever runs
next. Ratios are of the shortest times, which other work disturbs least. The limit is a kernel that reads and writes as
many streams of the same size with streaming stores and does next to nothing else. PyTorch runs in its best form:
``out=`` variants, temporaries made beforehand. Needs PyTorch.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

import torch
from torch import Tensor

import actgrad
from actgrad import _native

Call = Callable[[], Any]
Form = Literal["none", "tanh"]

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
SIZES = (1 << 10, 1 << 14, 1 << 18, 1 << 20, 1 << 23, 1 << 26)
COMPILED_SIZES = (1 << 23,)  # compilation takes long
SHORTEST_SAMPLE = 50e-6  # seconds: shorter calls are timed several at a time
REST = 3e-3  # seconds


@dataclass(frozen=True)
class Operands:
    """The tensors of one gradient: dy, x, the activated half of x where the forward returned it, and out."""

    dy: Tensor
    x: Tensor
    gelu: Tensor | None
    out: Tensor

    @property
    def bytes(self) -> int:
        """Of all that is read and written."""
        return self.dy.nbytes + self.x.nbytes + self.out.nbytes + (0 if self.gelu is None else self.gelu.nbytes)


@dataclass(frozen=True)
class Operator:
    """A gradient: its calls. ``splits``: x and out are twice as wide as dy. ``approximate``: with GELU passed."""

    name: str
    splits: bool
    ours: Callable[..., Any]
    eager: Callable[[Operands], tuple[Call, Call]]  # with out=, and fresh
    compiled: Callable[[Operands], None]
    approximate: Form | None = None

    @property
    def reads(self) -> int:
        """Streams that are read."""
        return (3 if self.splits else 2) + (self.approximate is not None)

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


def _silu(o: Operands, **out: Any) -> Any:
    return actgrad.silu_backward(o.dy, o.x, **out)


def _silu_eager(o: Operands) -> tuple[Call, Call]:
    gradient = torch.ops.aten.silu_backward
    return lambda: gradient(o.dy, o.x, grad_input=o.out), lambda: gradient(o.dy, o.x)


def _silu_compiled(o: Operands) -> None:
    o.out.copy_(torch.ops.aten.silu_backward(o.dy, o.x))


def _hardswish(o: Operands, **out: Any) -> Any:
    return actgrad.hardswish_backward(o.dy, o.x, **out)


def _hardswish_eager(o: Operands) -> tuple[Call, Call]:
    gradient = torch.ops.aten.hardswish_backward
    return lambda: gradient.out(o.dy, o.x, out=o.out), lambda: gradient(o.dy, o.x)


def _hardswish_compiled(o: Operands) -> None:
    o.out.copy_(torch.ops.aten.hardswish_backward(o.dy, o.x))


def _halves(x: Tensor) -> tuple[Tensor, Tensor]:
    first, second = x.chunk(2, -1)
    return first, second


def _swiglu(o: Operands, **out: Any) -> Any:
    return actgrad.swiglu_backward(o.dy, o.x, **out)


def _swiglu_eager(o: Operands) -> tuple[Call, Call]:
    gradient = torch.ops.aten.silu_backward
    (a, b), (da, db), temporary = _halves(o.x), _halves(o.out), torch.empty_like(o.dy)

    def with_out() -> None:
        torch.ops.aten.silu(a, out=temporary)
        torch.mul(o.dy, temporary, out=db)
        torch.mul(o.dy, b, out=temporary)
        gradient(temporary, a, grad_input=da)

    def fresh() -> Tensor:
        return torch.cat([gradient(o.dy * b, a), o.dy * torch.nn.functional.silu(a)], -1)

    return with_out, fresh


def _swiglu_compiled(o: Operands) -> None:
    (a, b), (da, db) = _halves(o.x), _halves(o.out)
    da.copy_(torch.ops.aten.silu_backward(o.dy * b, a))
    db.copy_(o.dy * torch.nn.functional.silu(a))


def _geglu(approximate: Form) -> Callable[..., Any]:
    def ours(o: Operands, **out: Any) -> Any:
        return actgrad.geglu_backward(o.dy, o.x, o.gelu, approximate=approximate, **out)

    return ours


def _geglu_eager(approximate: Form) -> Callable[[Operands], tuple[Call, Call]]:
    """GELU is recomputed where it was not passed."""

    def eager(o: Operands) -> tuple[Call, Call]:
        gradient = torch.ops.aten.gelu_backward
        (v, a), (dv, da), temporary = _halves(o.x), _halves(o.out), torch.empty_like(o.dy)

        def with_out() -> None:
            if o.gelu is None:
                torch.ops.aten.gelu(a, approximate=approximate, out=temporary)
            torch.mul(o.dy, temporary if o.gelu is None else o.gelu, out=dv)
            torch.mul(o.dy, v, out=temporary)
            gradient(temporary, a, approximate=approximate, grad_input=da)

        def fresh() -> Tensor:
            value = torch.nn.functional.gelu(a, approximate=approximate) if o.gelu is None else o.gelu
            return torch.cat([o.dy * value, gradient(o.dy * v, a, approximate=approximate)], -1)

        return with_out, fresh

    return eager


def _geglu_compiled(approximate: Form) -> Callable[[Operands], None]:
    def compiled(o: Operands) -> None:
        (v, a), (dv, da) = _halves(o.x), _halves(o.out)
        value = torch.nn.functional.gelu(a, approximate=approximate) if o.gelu is None else o.gelu
        dv.copy_(o.dy * value)
        da.copy_(torch.ops.aten.gelu_backward(o.dy * v, a, approximate=approximate))

    return compiled


def _geglu_operator(name: str, approximate: Form, passed: bool) -> Operator:
    forms = _geglu(approximate), _geglu_eager(approximate), _geglu_compiled(approximate)
    return Operator(name, True, *forms, approximate if passed else None)


RECOMPUTED = (
    _geglu_operator("geglu_backward erf, recomputed", "none", passed=False),
    _geglu_operator("geglu_backward tanh, recomputed", "tanh", passed=False),
)
"""GELU(a) is not passed, as in training that saves the input only; measured at the headline size."""

OPERATORS = (
    Operator("silu_backward", False, _silu, _silu_eager, _silu_compiled),
    Operator("hardswish_backward", False, _hardswish, _hardswish_eager, _hardswish_compiled),
    Operator("swiglu_backward", True, _swiglu, _swiglu_eager, _swiglu_compiled),
    _geglu_operator("geglu_backward erf", "none", passed=True),
    _geglu_operator("geglu_backward tanh", "tanh", passed=True),
    *RECOMPUTED,
)


def _operands(operator: Operator, dtype: torch.dtype, elements: int, layout: str) -> Operands:
    """``packed``: all contiguous; ``transposed``: the memory of dy runs along the other dimension."""
    columns = min(4096, elements // 16)
    rows = elements // columns
    shape = (rows, columns // 2 if operator.splits else columns)
    x = (torch.randn(rows, columns) * 2).to(dtype)
    dy = torch.randn(shape).to(dtype)
    gelu = None
    if operator.approximate:
        gelu = torch.nn.functional.gelu(_halves(x)[1].contiguous(), approximate=operator.approximate)
    if layout == "transposed":
        dy = dy.t().contiguous().t()
    return Operands(dy, x, gelu, torch.empty_like(x))


def _limit(operator: Operator, bytes_of_stream: int) -> Call:
    # Ones: untouched zeros would all be one page, in the cache.
    inputs = [torch.ones(bytes_of_stream // 4) for _ in range(operator.reads)]
    outputs = [torch.ones(bytes_of_stream // 4) for _ in range(operator.writes)]

    def call() -> None:
        read, written = [t.data_ptr() for t in inputs], [t.data_ptr() for t in outputs]
        if not _native.run_at_memory_limit(read, written, bytes_of_stream):
            torch.add(inputs[0], inputs[1], out=outputs[0])

    return call


def _calls(
    operator: Operator, dtype: torch.dtype, elements: int, layout: str, compiles: bool
) -> tuple[dict[str, Call], int]:
    """What runs in turns, and the bytes that each moves."""
    operands = _operands(operator, dtype, elements, layout)
    with_out, fresh = operator.eager(operands)
    calls: dict[str, Call] = {
        "limit": _limit(operator, operands.dy.nbytes),
        "actgrad": lambda: operator.ours(operands, out=operands.out),
        "actgrad, fresh": lambda: operator.ours(operands),
        "eager": with_out,
        "eager, fresh": fresh,
    }
    if compiles:
        torch._dynamo.reset()
        compiled = torch.compile(operator.compiled, dynamic=False)
        calls["compiled"] = lambda: compiled(operands)
    return calls, operands.bytes


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
            time.sleep(REST)
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
                        if operator in RECOMPUTED and elements not in COMPILED_SIZES:
                            continue
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
    return {
        "processor": f"{model}, {os.cpu_count()} cores, last-level cache {_native.last_level_cache() >> 20} MiB",
        "instruction set": actgrad.instruction_set(),
        "system": f"{platform.system()} {platform.release()}",
        "versions": f"actgrad {actgrad.__version__}, PyTorch {torch.__version__}, Python {platform.python_version()}",
    }


def as_json(rows: list[Row]) -> str:
    """The machine and the figures, a row a line."""
    lines = ",\n".join(json.dumps(asdict(row)) for row in rows)
    return f'{{"machine": {json.dumps(machine())},\n"rows": [\n{lines}\n]}}\n'
