# SPDX-License-Identifier: Apache-2.0
"""What an activation is, beside its formula: everything that faces, tests and tables need to know of it."""

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
        bounds: how exact ``function`` and ``derivative`` are in float32, by function; full sweeps hold them.
        half_bounds: the same in float16 and bfloat16, where it is not Bound(HALF_PRECISION_ULP).
        points: where something happens: roots and kinks of the function and its derivatives, ends of its tails.
        domain: between which numbers the function is finite; beyond them it is NaN, as are its derivatives.
        settings: values of the attributes to test, the defaults first.
        selects: its gradient is 0 where the derivative is 0, also where it is multiplied by an infinity or NaN.
        torch: PyTorch's function of the same meaning, below ``torch.nn.functional`` or ``torch``, whose arguments are
            the same.
        torch_options: what else PyTorch's function has to be told.
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

    @property
    def attributes(self) -> tuple[str, ...]:
        """What the function takes behind x."""
        return tuple(inspect.signature(self.function).parameters)[1:]

    @property
    def functions(self) -> tuple[Formula, ...]:
        """The function and its derivatives."""
        return self.function, self.derivative, self.second_derivative

    @property
    def swept(self) -> Mapping[str, Bound]:
        """The functions that have a bound, by name."""
        return MappingProxyType({function.__name__: bound for function, bound in self.bounds.items()})

    @property
    def swept_halves(self) -> Mapping[str, Bound]:
        """The same for results in float16 and bfloat16."""
        return MappingProxyType({f.__name__: self.half_bounds.get(f, Bound(HALF_PRECISION_ULP)) for f in self.bounds})
