# SPDX-License-Identifier: Apache-2.0
"""An activation: its formulas, and the properties that interfaces, tests and tables need."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from actgrad.arithmetic.primitives import HALF_PRECISION_ULP, Bound

Formula = Callable[..., Any]


@dataclass(frozen=True)
class Activation:
    """A function of one variable with its derivatives, each in the formula language.

    Attributes:
        function: f(x), or f(x, attribute, ...).
        derivative: f' with the same arguments. In a *result form* they are functions of the result: f' as g(f(x)).
        second_derivative: the derivative of ``derivative`` by its own first argument.
        bounds: the error bounds of ``function`` and ``derivative`` in float32, by function; full sweeps verify them.
        half_bounds: those in float16 and bfloat16, if not Bound(HALF_PRECISION_ULP).
        points: the critical points: roots and kinks of the function and its derivatives, ends of its tails.
        domain: the interval in which the function is finite; outside, it and its derivatives are NaN.
        settings: values of the attributes to test, the defaults first.
        selects: its gradient is 0 where the derivative is 0, even for an infinite or NaN factor.
        torch: PyTorch's equivalent function, in ``torch.nn.functional`` or ``torch``, with the same arguments.
        torch_options: further arguments of PyTorch's function.
        name: the stem of its kernels' names; the function's own name unless several activations share it.
    """

    function: Formula
    derivative: Formula
    second_derivative: Formula
    bounds: Mapping[Formula, Bound]
    half_bounds: Mapping[Formula, Bound] = field(default_factory=lambda: MappingProxyType({}))
    points: tuple[float, ...] = ()
    domain: tuple[float, float] = (-math.inf, math.inf)
    settings: tuple[Mapping[str, float], ...] = (MappingProxyType({}),)
    selects: bool = False
    torch: str = ""
    torch_options: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    name: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", self.name or self.function.__name__)
        for function in self.functions:
            if (taken := _attributes(function)) != self.attributes:
                raise ValueError(f"{self.name}: {function.__name__} has the attributes {taken}, not {self.attributes}")
        for setting in self.settings:
            if set(setting) != set(self.attributes):
                raise ValueError(f"{self.name}: a setting is {setting}, but its attributes are {self.attributes}")
        if missing := [f.__name__ for f in (self.function, self.derivative) if f not in self.bounds]:
            raise ValueError(f"{self.name}: `bounds` lacks {' and '.join(missing)}")

    @property
    def attributes(self) -> tuple[str, ...]:
        """The arguments of the function after x."""
        return _attributes(self.function)

    @property
    def functions(self) -> tuple[Formula, ...]:
        """The function and its derivatives."""
        return self.function, self.derivative, self.second_derivative

    def half_bound(self, function: Formula) -> Bound:
        """The error bound of ``function``, one of its functions, in float16 and bfloat16."""
        return self.half_bounds.get(function, Bound(HALF_PRECISION_ULP))


def _attributes(function: Formula) -> tuple[str, ...]:
    return tuple(inspect.signature(function).parameters)[1:]
