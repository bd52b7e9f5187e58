# SPDX-License-Identifier: Apache-2.0
"""What the benchmark measures at once, on which memory, and again where something disturbed the machine."""

from __future__ import annotations

import itertools
import math
import os
import statistics
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from types import CodeType, FunctionType
from typing import Any

import torch
from rich.console import Console
from torch import Tensor
from torch._dynamo.exc import TorchDynamoException

import actgrad
from actgrad.cli import timing
from actgrad.cli.compared import FUNCTIONS, OPERATORS, REPRESENTATIVES, Function, Operands, Operator, Unit
from actgrad.cli.composed import COMPOSED, Composed
from actgrad.cli.timing import Call, Memory, Row

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
SIZES = (1 << 10, 1 << 14, 1 << 18, 1 << 20, 1 << 23, 1 << 26)
HEADLINE = 1 << 23
FEWEST = 6  # smaller groups are measured as long as this many operators, for the limit's sake


def shape(elements: int) -> tuple[int, int]:
    """The rows and columns of x."""
    columns = min(4096, elements // 16)
    return elements // columns, columns


def operands(
    operator: Operator | Function | Unit, dtype: torch.dtype, elements: int, layout: str, memory: Memory
) -> Operands:
    """``packed``: all contiguous; ``transposed``: the memory of dy runs along the other dimension."""
    rows, columns = shape(elements)

    def random(name: str, columns: int, scale: float) -> Tensor:
        return memory.tensor(name, (rows, columns), dtype).copy_(torch.randn(rows, columns) * scale)

    low, high = operator.kernel.of.domain if operator.kernel.of else (-math.inf, math.inf)
    x = random("x" if math.isinf(high) else f"x up to {high}", columns, 2)
    if math.isfinite(high):
        x.uniform_(low, high)
    none = x.new_empty(0)
    if isinstance(operator, Unit):
        return Operands(none, x, None, memory.tensor("out", (operator.writes, rows, columns // 2), dtype))
    out = memory.tensor("out", x.shape, dtype)
    if isinstance(operator, Function):
        return Operands(random("dy", columns, 1) if operator.reads == 2 else none, x, None, out)
    dy = random("dy", columns // 2 if operator.splits else columns, 1)
    given = None
    if operator.kernel.given:
        value = operator.rival.value(operator.halves(x)[0].contiguous())
        given = memory.tensor("given", value.shape, dtype).copy_(value)
    if layout == "transposed":
        values = dy.clone()
        dy = dy.view(*dy.shape[::-1]).t().copy_(values)
    return Operands(dy, x, given, out)


def _apart(call: Call, name: str) -> Call:
    """The same function with code for this name: torch.compile would look through all that it has for one code."""
    assert isinstance(call, FunctionType)
    return FunctionType(_named(call.__code__, name), call.__globals__, name, call.__defaults__, call.__closure__)


@cache
def _named(code: CodeType, name: str) -> CodeType:
    """One for all sets of memory, so that they share what is compiled."""
    return code.replace(co_name=name)


def _writes_all(call: Call, results: Sequence[Tensor]) -> bool:
    """Whether a call computes its results: compiled code that was cached for another instruction set may not."""
    for result in results:
        result.fill_(math.nan)
    call()
    return not any(bool(result.isnan().any()) for result in results)


@cache
def _tell_once(message: str) -> None:
    Console(stderr=True, soft_wrap=True).print(message, markup=False, highlight=False)


@dataclass(frozen=True)
class Configuration:
    """What is measured at once."""

    operator: Operator | Function | Unit | Composed
    dtype: str
    elements: int
    layout: str
    threads: int
    compiles: bool

    @property
    def streams(self) -> tuple[Any, ...]:
        """What one limit judges: all that reads and writes the same numbers of streams of the same size."""
        operator = self.operator
        return operator.reads, operator.writes, operator.splits, self.dtype, self.elements, self.layout, self.threads

    @property
    def stream(self) -> int:
        """Bytes of each of them."""
        return self.elements * DTYPES[self.dtype].itemsize // (2 if self.operator.splits else 1)

    @property
    def sets(self) -> int:
        """Of memory, so that no large call finds what it reads in a cache."""
        return timing.sets_of_memory(self.operator.reads * self.stream, self.operator.writes * self.stream)

    def calls(self, memory: Memory) -> tuple[dict[str, Call], int]:
        """What runs in turns, and the bytes that each moves.

        Compiled code is left out if it writes no results, or if compiling fails, as without a C++ compiler.
        """
        operator: Any = self.operator
        dtype = DTYPES[self.dtype]
        o: Any = (
            operator.operands(dtype, *shape(self.elements), memory)
            if isinstance(operator, Composed)
            else operands(operator, dtype, self.elements, self.layout, memory)
        )
        ours, ours_fresh = operator.ours(o)
        eager, eager_fresh = operator.eager(o)
        calls: dict[str, Call] = {
            "limit": timing.memory_limit(o.read, o.written, self.stream),
            "actgrad": ours,
            "actgrad, fresh": ours_fresh,
            "eager": eager,
            "eager, fresh": eager_fresh,
        }
        if self.compiles:
            name = "".join(letter if letter.isalnum() else "_" for letter in f"{operator.name} {self.dtype}")
            compiled = torch.compile(_apart(operator.compilable(o), name), dynamic=False, fullgraph=True)
            try:
                if _writes_all(compiled, o.written):
                    calls["compiled"] = compiled
            except TorchDynamoException as error:
                _tell_once(f"without torch.compile where it fails: {str(error).splitlines()[0]}")
        return calls, sum(tensor.nbytes for tensor in (*o.read, *o.written))


def configurations(quick: bool) -> Iterator[Configuration]:
    """What to measure; ``quick``: the headline size only."""
    cores = os.cpu_count() or 1
    threads = sorted({1, min(2, cores)})
    for operator in (*OPERATORS, *FUNCTIONS, *COMPOSED):
        for dtype in DTYPES:  # compilation takes long: at this size only
            yield Configuration(operator, dtype, HEADLINE, "packed", threads[-1], compiles=True)
    chosen = [] if quick else [operator for operator in OPERATORS if operator.name in REPRESENTATIVES]
    for operator, dtype in itertools.product(chosen, DTYPES):
        for count in (1 << power for power in range(2, cores.bit_length())):  # 4, 8, 16 …
            yield Configuration(operator, dtype, HEADLINE, "packed", count, compiles=False)
    for operator in chosen:
        for elements in SIZES:
            for layout, count in (*(("packed", count) for count in threads), ("transposed", threads[-1])):
                if (elements, layout, count) != (HEADLINE, "packed", threads[-1]):
                    for dtype in DTYPES:
                        yield Configuration(operator, dtype, elements, layout, count, compiles=False)


def groups(chosen: Sequence[Configuration]) -> list[list[Configuration]]:
    """Those that one limit judges, together."""
    found = defaultdict(list)
    for configuration in chosen:
        found[configuration.streams].append(configuration)
    return list(found.values())


def measure(group: Sequence[Configuration], seconds: float) -> list[Row]:
    """Measures a group, all of it in turns, for about ``seconds`` each; again where the limit was not steady."""
    attempts = [_measure(group, seconds)]
    while len(attempts) < timing.ATTEMPTS and not attempts[-1][0].is_steady:
        attempts.append(_measure(group, seconds))
    return min(attempts, key=lambda rows: rows[0].spread)


def _measure(group: Sequence[Configuration], seconds: float) -> list[Row]:
    actgrad.set_num_threads(group[0].threads)
    torch.set_num_threads(group[0].threads)
    memory = [Memory() for _ in range(group[0].sets)]
    calls: dict[tuple[int, str], list[Call]] = {}
    torch._dynamo.reset()
    with torch.no_grad():
        totals = []
        for place, configuration in enumerate(group):
            found, (total, *_) = zip(*map(configuration.calls, memory), strict=True)
            calls |= {(place, what): [on_set[what] for on_set in found] for what in found[0]}
            totals.append(total)
        samples = timing.in_turns(calls, seconds * max(len(group), FEWEST))
    limit, spread = timing.one_limit([samples.pop((place, "limit")) for place in range(len(group))])
    # What is beaten is no limit: something disturbed it all the time.
    fastest = min(statistics.median(taken) for (_, what), taken in samples.items() if what == "actgrad")
    spread = max(spread, limit / fastest - 1)
    if len(memory) == 1:
        limit = spread = math.nan
    rows = []
    for place, (c, total) in enumerate(zip(group, totals, strict=True)):
        times = {what: timing.summarize(taken) for (of, what), taken in samples.items() if of == place}
        machine, versions = timing.machine()
        measured = partial(Row, machine, versions, c.operator.name, c.dtype, c.elements, c.layout, c.threads)
        rows.append(measured(total, len(memory), times, limit, spread))
    return rows
