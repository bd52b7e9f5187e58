# SPDX-License-Identifier: Apache-2.0
"""What the benchmark compares: functions and gradients of ours, and PyTorch's beside them, eager and compiled.

PyTorch runs in its best form: ``out=`` variants, temporaries made beforehand. All that is not a tensor is bound before,
for PyTorch and for us: after a call that streams through the caches, Python's own work takes ten times as long. Needs
PyTorch.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
from torch import Tensor

import actgrad
from actgrad.arithmetic.activation import Activation
from actgrad.cli import element_wise
from actgrad.cli.timing import Call
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import Choice, Flag, Kernel, Word, has_draws
from actgrad.operators.contract import Operator as Declaration


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
        flags = {p.name: p.default for p in self.declaration.attributes if isinstance(p, Flag)}
        return isinstance(operand, str) or operand.half(flags) == "left"

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
