# SPDX-License-Identifier: Apache-2.0
"""Formulas, and what their arguments and results are bound to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass, field
from types import MappingProxyType

from actgrad.arithmetic.activation import Activation, Formula
from actgrad.arithmetic.calls import primitives_of
from actgrad.arithmetic.primitives import ARITHMETIC, Bound


@dataclass(frozen=True)
class Operand:
    """What one argument of a formula is bound to: a tensor, or one half of it along the split dim.

    ``part`` is "" (the whole tensor), "left", "right", or the name of a Flag: the half that it activates,
    or the other one with "!" before it. "channels": one element for each index of axis 1 of the first output.
    "rows": one element for each row, which spans the split dim and all dimensions after it.
    """

    tensor: str
    part: str = ""

    @property
    def flag(self) -> str:
        """The Flag that selects the half; "" if none does."""
        return "" if self.part in ("left", "right", "channels", "rows") else self.part.removeprefix("!")

    def half(self, flags: Mapping[str, object]) -> str:
        """Which half it is, "left" or "right", for the flags' values by name; "" if it is none."""
        if not self.flag:
            return self.part if self.part in ("left", "right") else ""
        return "left" if bool(flags[self.flag]) != self.part.startswith("!") else "right"


def left(tensor: str) -> Operand:
    return Operand(tensor, "left")


def right(tensor: str) -> Operand:
    return Operand(tensor, "right")


def channels(tensor: str) -> Operand:
    """A tensor of any shape with one element for each channel, or with one for all."""
    return Operand(tensor, "channels")


def rows(tensor: str) -> Operand:
    """A tensor with one element for each row."""
    return Operand(tensor, "rows")


def activated(tensor: str, flag: str = "activateLeft") -> Operand:
    """The half that is activated: the left one when ``flag`` is true."""
    return Operand(tensor, flag)


def plain(tensor: str, flag: str = "activateLeft") -> Operand:
    """The half that is not activated."""
    return Operand(tensor, "!" + flag)


@dataclass(frozen=True)
class Constants:
    """Further arguments of a formula, computed from attributes in double, once, in phase one.

    ``formula`` is in the formula language; its results are consecutive arguments of the kernel.
    """

    formula: Formula
    attributes: tuple[str, ...]


@dataclass(frozen=True)
class Element:
    """A further argument of a formula: the only element of a tensor, read in phase two."""

    tensor: str


@dataclass(frozen=True)
class SignUnit:
    """A further argument of a formula: times it, a sum has the sign that it has in the dtype of a tensor.

    A sum of integers is exact, and wraps around in a narrower signed dtype: 2^(64 − bits) moves its sign there to the
    sign of 64 bits. Beside other dtypes it is 1.
    """

    tensor: str


@dataclass(frozen=True)
class Draws:
    """The attributes that determine the random numbers; ``native/opapi/planning/drawing.h`` defines them."""

    low: str
    high: str
    seed: str
    offset: str


KernelScalar = str | Constants | Element | SignUnit

PLACEHOLDERS = ("activation", "derivative", "second_derivative")
"""The functions of ``actgrad.operators.formulas`` that stand for those of an activation, in its order."""


@dataclass(frozen=True)
class Kernel:
    """A formula and what its arguments and results are bound to.

    The formula takes ``inputs``, which are tensors, then ``scalars``: attributes, constants computed from them,
    elements of tensors with one element, or units of signs. ``of``: the activation that it computes, or whose functions
    a formula of ``actgrad.operators.formulas`` uses.
    ``exact_integers``: integers are computed exactly, in 64 bits; otherwise they are converted to float32.
    ``rounds_once``: a result of a wider dtype than 16-bit inputs is not rounded to theirs first.
    ``as_float32``: next to an input with an element for each row, inputs of 16 bits are converted to its float32.
    ``bounds``: the error bound of each result in float32, in the order of ``outputs``; an ``absolute`` bound is
    multiplied by the activation's other factors. ``when``: the attribute values that select this kernel, for a scalar
    1 if it is above 0, else 0; ``given`` and ``omitted``: the input that must be present, or omitted.
    ``sums``: this many of the last outputs, at most one, are sums of the formula's result over all elements to which
    the output broadcasts, exact and rounded once; the first output has all elements.
    ``draws``: the last input is not read; it is also an output, and the formula gets a random number for each element.
    ``derivatives``: for a gated unit with a formula of its own, the formulas of its gradient and second gradient.
    ``factors``: for such a formula, the functions of one variable that it multiplies; sweeps cover them too.
    """

    formula: Formula
    inputs: tuple[str | Operand, ...]
    outputs: tuple[str | Operand, ...]
    bounds: tuple[Bound, ...] = ()
    scalars: tuple[KernelScalar, ...] = ()
    when: Mapping[str, int] = field(default_factory=dict)
    given: str = ""
    omitted: str = ""
    of: Activation | None = None
    exact_integers: bool = False
    rounds_once: bool = False
    as_float32: bool = False
    sums: int = 0
    draws: Draws | None = None
    derivatives: tuple[Formula, ...] = ()
    factors: tuple[Activation, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.inputs, str) or isinstance(self.outputs, str):
            raise TypeError(f'{self.formula.__name__}: inputs and outputs are tuples; one alone is written ("out",)')
        if self.of is None and set(PLACEHOLDERS) & {*self.formula.__code__.co_names}:
            raise ValueError(f"{self.formula.__name__}: the kernel has to say of which activation, by of=")
        if self.of and not self.bounds and self.formula in self.of.bounds:
            object.__setattr__(self, "bounds", (self.of.bounds[self.formula],))

    @property
    def parameters(self) -> frozenset[str]:
        """The operator's parameters that it names: its tensors, and the attributes that it reads or that select it."""
        names = {*self.when, self.given, self.omitted, *(astuple(self.draws) if self.draws else ())}
        for operand in (*self.inputs, *self.outputs):
            names.update((operand.tensor, operand.flag) if isinstance(operand, Operand) else (operand,))
        for scalar in self.scalars:
            if isinstance(scalar, Constants):
                names.update(scalar.attributes)
            else:
                names.add(scalar.tensor if isinstance(scalar, Element | SignUnit) else scalar)
        return frozenset(names - {""})

    @property
    def channels(self) -> frozenset[str]:
        """The tensors with one element for each channel, or with one for all."""
        return self._bound_as("channels")

    @property
    def rows(self) -> frozenset[str]:
        """The tensors with one element for each row."""
        return self._bound_as("rows")

    def _bound_as(self, part: str) -> frozenset[str]:
        operands = (*self.inputs, *self.outputs)
        return frozenset(o.tensor for o in operands if isinstance(o, Operand) and o.part == part)

    @property
    def elements(self) -> tuple[str, ...]:
        """The tensors whose only element is a further argument; loops read them after the inputs, in the same way."""
        return tuple(scalar.tensor for scalar in self.scalars if isinstance(scalar, Element))

    @property
    def name(self) -> str:
        """Unique in the project: the formula's name, after the activation's if activations share the formula."""
        return f"{self.of.name}_{self.formula.__name__}" if self.of and self.functions else self.formula.__name__

    @property
    def functions(self) -> Mapping[str, Formula]:
        """The functions that the names in a shared formula stand for."""
        if self.of is None:
            return MappingProxyType({})
        named = self.formula.__code__.co_names
        functions = zip(PLACEHOLDERS, self.of.functions, strict=True)
        return MappingProxyType({name: function for name, function in functions if name in named})

    @property
    def has_derivative(self) -> bool:
        """Whether its only result is an operand times the activation's derivative at another one."""
        return len(self.outputs) == 1 and "derivative" in self.functions

    @property
    def is_memory_bound(self) -> bool:
        """Whether it has arithmetic and comparisons alone, and no sums."""
        return self.sums == 0 and self.primitives <= ARITHMETIC

    @property
    def primitives(self) -> set[str]:
        """The primitives that its formula consists of."""
        return primitives_of(self.formula, self.functions)
