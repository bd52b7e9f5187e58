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
from typing import Any

import torch
from torch import Tensor

import actgrad
from actgrad import _native
from actgrad.arithmetic.activation import Activation
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Choice, Kernel, Word
from actgrad.operators.contract import Operator as Declaration

Call = Callable[[], Any]

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
    given: Tensor | None
    out: Tensor

    @property
    def bytes(self) -> int:
        """Of all that is read and written."""
        return self.dy.nbytes + self.x.nbytes + self.out.nbytes + (0 if self.given is None else self.given.nbytes)


class Rival:
    """PyTorch's function of an activation's meaning and its gradient, at the attributes' defaults."""

    def __init__(self, activation: Activation) -> None:
        self.options = activation.torch_options
        self.attributes = [activation.settings[0][name] for name in activation.attributes]
        self.packet = getattr(torch.ops.aten, activation.torch)
        self.gradient_packet = getattr(torch.ops.aten, f"{activation.torch}_backward")
        overloads = (getattr(self.gradient_packet, name, None) for name in ("grad_input", "out"))
        self.gradient_out: Any = next(filter(None, overloads), None)

    def value(self, x: Tensor, **out: Tensor) -> Any:
        return self.packet(x, *self.attributes, **self.options, **out)

    def gradient(self, dy: Tensor, x: Tensor, out: Tensor | None = None) -> Any:
        if out is not None and self.gradient_out is None:  # PyTorch can only copy
            return out.copy_(self.gradient(dy, x))
        call = self.gradient_packet.default if out is None else self.gradient_out
        attributes = iter(self.attributes)
        arguments: dict[str, Any] = {}
        for argument in call._schema.arguments:
            if str(argument.type) == "Tensor":
                arguments[argument.name] = out if argument.is_out else dy if argument.name.startswith("grad") else x
            elif argument.name in self.options:
                arguments[argument.name] = self.options[argument.name]
            elif not argument.has_default_value():  # a flag says that x is the result instead
                arguments[argument.name] = False if str(argument.type) == "bool" else next(attributes)
        return call(**arguments)


@dataclass(frozen=True)
class Operator:
    """A gradient, as one of its kernels computes it, and what PyTorch has beside it."""

    declaration: Declaration
    kernel: Kernel
    rival: Rival

    @property
    def name(self) -> str:
        words = [self.declaration.python, *self.words.values()]
        return " ".join(words) + (", recomputed" if self.kernel.omitted else "")

    @property
    def words(self) -> dict[str, str]:
        """The attributes that choose the kernel."""
        return {
            p.python: next(word for word, value in p.words.items() if value == self.kernel.when[p.name])
            for p in self.declaration.attributes
            if isinstance(p, Choice | Word) and p.name in self.kernel.when
        }

    @property
    def splits(self) -> bool:
        """Whether x and out are twice as wide as dy."""
        return self.declaration.splits is not None

    @property
    def activates_left(self) -> bool:
        """Which half is activated; a flag's default says which it is where there is one."""
        operand = self.declaration.activated(self.kernel)
        if isinstance(operand, str) or operand.half in ("left", "right"):
            return isinstance(operand, str) or operand.half == "left"
        flag = next(p for p in self.declaration.attributes if p.name == operand.half.removeprefix("!"))
        return bool(getattr(flag, "default", False)) != operand.half.startswith("!")

    @property
    def reads(self) -> int:
        """Streams that are read."""
        return (3 if self.splits else 2) + bool(self.kernel.given)

    @property
    def writes(self) -> int:
        """Streams that are written."""
        return 2 if self.splits else 1

    def halves(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """The half that is activated, and the other one."""
        first, second = x.chunk(2, -1)
        return (first, second) if self.activates_left else (second, first)

    def ours(self, o: Operands, **out: Any) -> Any:
        given = () if o.given is None else (o.given,)
        return getattr(actgrad, self.declaration.python)(o.dy, o.x, *given, **self.words, **out)

    def eager(self, o: Operands) -> tuple[Call, Call]:
        """PyTorch's calls, with out= and fresh."""
        rival = self.rival
        if not self.splits:
            return lambda: rival.gradient(o.dy, o.x, o.out), lambda: self.fresh(o.dy, o.x)
        (a, v), (da, dv), temporary = self.halves(o.x), self.halves(o.out), torch.empty_like(o.dy)

        def with_out() -> None:
            if o.given is None:
                rival.value(a, out=temporary)
            torch.mul(o.dy, temporary if o.given is None else o.given, out=dv)
            torch.mul(o.dy, v, out=temporary)
            rival.gradient(temporary, a, da)

        return with_out, lambda: self.fresh(o.dy, o.x, o.given)

    def fresh(self, dy: Tensor, x: Tensor, given: Tensor | None = None) -> Any:
        """The gradient by PyTorch."""
        if not self.splits:
            return self.rival.gradient(dy, x)
        a, v = self.halves(x)
        value = self.rival.value(a) if given is None else given
        parts = self.rival.gradient(dy * v, a), dy * value
        return torch.cat(parts if self.activates_left else parts[::-1], -1)

    def compiled(self, o: Operands) -> None:
        """What torch.compile gets."""
        if not self.splits:
            o.out.copy_(self.rival.gradient(o.dy, o.x))
            return
        (a, v), (da, dv) = self.halves(o.x), self.halves(o.out)
        da.copy_(self.rival.gradient(o.dy * v, a))
        dv.copy_(o.dy * (self.rival.value(a) if o.given is None else o.given))


def _operators() -> Iterator[Operator]:
    """The documented gradients that PyTorch has too."""
    for declaration in DOCUMENTED:
        if declaration.python and declaration.takes_gradient:
            for kernel in declaration.kernels:
                if kernel.of and kernel.of.torch and hasattr(torch.ops.aten, f"{kernel.of.torch}_backward"):
                    yield Operator(declaration, kernel, Rival(kernel.of))


OPERATORS = tuple(_operators())
RECOMPUTED = tuple(operator for operator in OPERATORS if operator.kernel.omitted)
"""The activation is not passed, as in training that saves the input only; measured at the headline size."""


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


def _operands(operator: Operator, dtype: torch.dtype, elements: int, layout: str) -> Operands:
    """``packed``: all contiguous; ``transposed``: the memory of dy runs along the other dimension."""
    columns = min(4096, elements // 16)
    rows = elements // columns
    shape = (rows, columns // 2 if operator.splits else columns)
    x = (torch.randn(rows, columns) * 2).to(dtype)
    dy = torch.randn(shape).to(dtype)
    given = operator.rival.value(operator.halves(x)[0].contiguous()) if operator.kernel.given else None
    if layout == "transposed":
        dy = dy.t().contiguous().t()
    return Operands(dy, x, given, torch.empty_like(x))


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
