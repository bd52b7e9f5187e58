# SPDX-License-Identifier: Apache-2.0
"""What the benchmark compares: functions and gradients of ours, and PyTorch's beside them, eager and compiled.

PyTorch runs in its best form: ``out=`` variants, temporaries made beforehand. All that is not a tensor is bound before,
for PyTorch and for us: after a call that streams through the caches, Python's own work takes ten times as long. Needs
PyTorch.
"""

from __future__ import annotations

import itertools
import math
import os
import statistics
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from types import CodeType, FunctionType
from typing import Any

import torch
from rich.console import Console
from torch import Tensor
from torch._dynamo.exc import TorchDynamoException

import actgrad
from actgrad.arithmetic.activation import Activation
from actgrad.cli import element_wise, timing
from actgrad.cli.composed import COMPOSED, Composed
from actgrad.cli.timing import Call, Memory, Row
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Choice, Flag, Kernel, Word, has_draws
from actgrad.operators.contract import Operator as Declaration

DTYPES = {"float32": torch.float32, "bfloat16": torch.bfloat16, "float16": torch.float16}
SIZES = (1 << 10, 1 << 14, 1 << 18, 1 << 20, 1 << 23, 1 << 26)
HEADLINE = 1 << 23
FEWEST = 6  # smaller groups are measured as long as this many operators, for the limit's sake


@dataclass(frozen=True)
class Operands:
    """The tensors of one gradient: dy, x, the activated half of x where the forward returned it, and out."""

    dy: Tensor
    x: Tensor
    given: Tensor | None
    out: Tensor

    @property
    def read(self) -> list[Tensor]:
        return [tensor for tensor in (self.dy, self.x, self.given) if tensor is not None and tensor.numel()]

    @property
    def written(self) -> list[Tensor]:
        return [self.out]


class Rival:
    """PyTorch's function of an activation's meaning and its gradient, at the attributes' defaults.

    Overloads are chosen beforehand: PyTorch takes 3 to 5 µs to choose one. torch.compile can follow all of it.
    """

    def __init__(self, activation: Activation) -> None:
        attributes = [activation.settings[0][name] for name in activation.attributes]
        packet = getattr(torch.ops.aten, activation.torch)
        packets = getattr(torch.ops.aten, f"{activation.torch}_backward")
        overloads = (getattr(packets, name, None) for name in ("grad_input", "out"))
        call_out: Any = next(filter(None, overloads), None)
        options = dict(activation.torch_options)

        def value(x: Tensor, **out: Tensor) -> Any:
            return (packet.out if out else packet.default)(x, *attributes, **options, **out)

        dy_name, x_name, others = _argument_names(packets.default, attributes, options)
        out_name = element_wise.out_name(call_out) if call_out else ""

        def gradient(dy: Tensor, x: Tensor) -> Any:
            return packets.default(**{dy_name: dy, x_name: x}, **others)

        def gradient_out(dy: Tensor, x: Tensor, out: Tensor) -> Any:
            if call_out is None:  # PyTorch can only copy
                return out.copy_(gradient(dy, x))
            return call_out(**{dy_name: dy, x_name: x, out_name: out}, **others)

        self.value, self.gradient, self.gradient_out = value, gradient, gradient_out


def _argument_names(call: Any, attributes: list[float], options: Mapping[str, Any]) -> tuple[str, str, dict[str, Any]]:
    """What a gradient calls dy and x, and its other arguments."""
    values = iter(attributes)
    tensors: list[str] = []
    others: dict[str, Any] = {}
    for argument in call._schema.arguments:
        if str(argument.type) == "Tensor":
            tensors.append(argument.name)
        elif argument.name in options:
            others[argument.name] = options[argument.name]
        elif not argument.has_default_value():  # a flag says that x is the result instead
            others[argument.name] = False if str(argument.type) == "bool" else next(values)
    dy, x = sorted(tensors, key=lambda name: not name.startswith("grad"))
    return dy, x, others


def words_of(declaration: Declaration, kernel: Kernel) -> dict[str, str]:
    """The words that choose a kernel."""
    return {
        p.python: next(word for word, value in p.words.items() if value == kernel.when[p.name])
        for p in declaration.attributes
        if isinstance(p, Choice | Word) and p.name in kernel.when
    }


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
        return words_of(self.declaration, self.kernel)

    @property
    def splits(self) -> bool:
        """Whether x and out are twice as wide as dy."""
        return self.declaration.splits is not None

    @property
    def activates_left(self) -> bool:
        """Which half is activated; a flag's default says which it is where there is one."""
        operand = self.declaration.activated(self.kernel)
        if isinstance(operand, str) or operand.part in ("left", "right"):
            return isinstance(operand, str) or operand.part == "left"
        flag = next(p for p in self.declaration.attributes if p.name == operand.flag)
        return bool(getattr(flag, "default", False)) != operand.part.startswith("!")

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

    def ours(self, o: Operands) -> tuple[Call, Call]:
        """Our calls, with out= and fresh."""
        given = () if o.given is None else (o.given,)
        fresh = partial(getattr(actgrad, self.declaration.python), o.dy, o.x, *given, **self.words)
        return partial(fresh, out=o.out), fresh

    def eager(self, o: Operands) -> tuple[Call, Call]:
        """PyTorch's calls, with out= and fresh."""
        rival = self.rival
        if not self.splits:
            return lambda: rival.gradient_out(o.dy, o.x, o.out), lambda: self.fresh(o.dy, o.x)
        (a, v), (da, dv), temporary = self.halves(o.x), self.halves(o.out), torch.empty_like(o.dy)

        def with_out() -> None:
            if o.given is None:
                rival.value(a, out=temporary)
            torch.mul(o.dy, temporary if o.given is None else o.given, out=dv)
            torch.mul(o.dy, v, out=temporary)
            rival.gradient_out(temporary, a, da)

        return with_out, lambda: self.fresh(o.dy, o.x, o.given)

    def fresh(self, dy: Tensor, x: Tensor, given: Tensor | None = None) -> Any:
        """The gradient by PyTorch."""
        if not self.splits:
            return self.rival.gradient(dy, x)
        a, v = self.halves(x)
        value = self.rival.value(a) if given is None else given
        parts = self.rival.gradient(dy * v, a), dy * value
        return torch.cat(parts if self.activates_left else parts[::-1], -1)

    def compilable(self, o: Operands) -> Call:
        """What torch.compile gets."""
        gradient, value, dy, x, out, given = self.rival.gradient, self.rival.value, o.dy, o.x, o.out, o.given
        if not self.splits:
            return lambda: out.copy_(gradient(dy, x))
        (a, v), (da, dv) = self.halves(x), self.halves(out)

        def call() -> None:
            da.copy_(gradient(dy * v, a))
            dv.copy_(dy * (value(a) if given is None else given))

        return call


OF_RESULT = ("sigmoid", "tanh")  # activations whose gradient in PyTorch takes their result


def _operators() -> Iterator[Operator]:
    """The documented gradients that PyTorch has too."""
    for declaration in DOCUMENTED:
        if declaration.python and declaration.takes_gradient:
            for kernel in declaration.kernels:
                of = kernel.of
                if of and of.torch and of.torch not in OF_RESULT and hasattr(torch.ops.aten, f"{of.torch}_backward"):
                    yield Operator(declaration, kernel, Rival(of))


OPERATORS = tuple(_operators())
REPRESENTATIVES = ("silu_backward", "swiglu_backward", "geglu_backward none", "geglu_backward tanh")
"""Measured at all sizes, layouts and numbers of threads."""


@dataclass(frozen=True)
class Function:
    """A function of one tensor, or its gradient, as one of its kernels computes it."""

    declaration: Declaration
    kernel: Kernel

    @property
    def name(self) -> str:
        chosen = [name for name, is_set in self.flags.items() if is_set]
        return " ".join([self.declaration.python, *self.words.values(), *chosen])

    @property
    def flags(self) -> dict[str, bool]:
        """The flags that choose the kernel."""
        flags = [p for p in self.declaration.attributes if isinstance(p, Flag) and p.name in self.kernel.when]
        return {flag.python: bool(self.kernel.when[flag.name]) for flag in flags}

    @property
    def words(self) -> dict[str, str]:
        """The attributes that choose the kernel."""
        return words_of(self.declaration, self.kernel)

    @property
    def reads(self) -> int:
        """Streams that are read."""
        return len(self.kernel.inputs)

    writes = 1
    splits = False

    @property
    def scalars(self) -> list[float]:
        """The attributes, as the activation's settings have them first."""
        assert self.kernel.of
        return [self.kernel.of.settings[0][name] for name in self.kernel.of.attributes]

    def ours(self, o: Operands) -> tuple[Call, Call]:
        """Our calls, with out= and fresh."""
        function = getattr(actgrad, self.declaration.python)
        fresh = partial(function, *self.tensors(o), *self.scalars, **self.words, **self.flags)
        return partial(fresh, out=o.out), fresh

    def theirs(self, o: Operands) -> tuple[partial[Any], Call]:
        """PyTorch's calls, fresh and with ``out``; all arguments are bound."""
        of, name = self.kernel.of, self.declaration.python
        assert of
        if self.reads == 1 and name not in element_wise.COMPOSITIONS and name not in element_wise.SPELLINGS:
            name = of.torch
        return element_wise.bound(name, self.tensors(o), self.scalars, self.flags, dict(of.torch_options), o.out)

    def tensors(self, o: Operands) -> tuple[Tensor, ...]:
        return (o.dy, o.x) if self.reads == 2 else (o.x,)

    def eager(self, o: Operands) -> tuple[Call, Call]:
        """PyTorch's calls, with out= where it has that, else with a copy, and fresh."""
        fresh, into = self.theirs(o)
        return into, fresh

    def compilable(self, o: Operands) -> Call:
        """What torch.compile gets."""
        fresh, _ = self.theirs(o)
        call, arguments, options, out = fresh.func, fresh.args, fresh.keywords, o.out
        return lambda: out.copy_(call(*arguments, **options))


@dataclass(frozen=True)
class Unit:
    """A gated unit, f(a)·v of the halves of x, and f(a) itself where the operator gives it; ``out`` has all of it."""

    gradient: Operator
    declaration: Declaration
    kernel: Kernel

    @property
    def name(self) -> str:
        return " ".join([self.declaration.python, *self.words.values()])

    @property
    def words(self) -> dict[str, str]:
        """The attributes that choose the kernel."""
        return words_of(self.declaration, self.kernel)

    reads = 2
    splits = True

    @property
    def writes(self) -> int:
        """Streams that are written."""
        return len(self.kernel.outputs)

    def ours(self, o: Operands) -> tuple[Call, Call]:
        """Our calls, with out= and fresh."""
        fresh = partial(getattr(actgrad, self.declaration.python), o.x, **self.words)
        return partial(fresh, out=tuple(o.out) if self.writes == 2 else o.out[0]), fresh

    def eager(self, o: Operands) -> tuple[Call, Call]:
        """PyTorch's calls, with out= and fresh."""
        (a, v), rival = self.gradient.halves(o.x), self.gradient.rival
        activated = o.out[1] if self.writes == 2 else torch.empty_like(o.out[0])

        def with_out() -> None:
            rival.value(a, out=activated)
            torch.mul(activated, v, out=o.out[0])

        def fresh() -> Any:
            value = rival.value(a)
            return (value * v, value) if self.writes == 2 else value * v

        return with_out, fresh

    def compilable(self, o: Operands) -> Call:
        """What torch.compile gets."""
        (a, v), out, activate, both = self.gradient.halves(o.x), o.out, self.gradient.rival.value, self.writes == 2

        def call() -> None:
            value = activate(a)
            out[0].copy_(value * v)
            if both:
                out[1].copy_(value)

        return call


def _functions() -> Iterator[Function | Unit]:
    """Every documented function of one tensor, and every gradient of one, that is not among ``OPERATORS``; units.

    What is done in place is done by the same kernels.
    """
    known = {operator.name for operator in OPERATORS}
    for declaration in DOCUMENTED:
        for kernel in declaration.kernels if declaration.python and not has_draws(declaration) else ():
            function = Function(declaration, kernel)
            inputs = len(kernel.inputs)
            if declaration.splits is None:
                if kernel.of and inputs == 1 + declaration.takes_gradient and function.name not in known:
                    yield function
            elif not declaration.takes_gradient:
                for operator in OPERATORS:
                    if operator.declaration.python == declaration.gradient and operator.kernel.of is kernel.of:
                        yield Unit(operator, declaration, kernel)
                        break


FUNCTIONS = tuple(_functions())


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
