# SPDX-License-Identifier: Apache-2.0
"""Calls of every operator with every choice of its attributes, derived from the declarations."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import definitions
import numpy as np
from mpmath import mpf

import actgrad
from actgrad.operators import DOCUMENTED
from actgrad.operators.contract import (
    Choice,
    Constants,
    Element,
    Flag,
    Input,
    Int,
    Kernel,
    Operand,
    Operator,
    Scalar,
    SignUnit,
    Word,
    has_draws,
)

Array = Any
ABOVE_0 = 1.5  # a value for scalars whose sign selects a kernel
Shape = tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """One operator with one choice of its attributes, and of the inputs that may be omitted.

    Attributes:
        operator: its declaration.
        kernel: which of its kernels runs.
        options: the attributes, except the dimension to split, and tensors with one element.
        omitted: the inputs that are omitted.
    """

    operator: Operator
    kernel: Kernel
    options: Mapping[str, Any]
    omitted: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name for the test's identifier."""
        words = [self.operator.python, *(f"no_{name}" for name in self.omitted)]
        for name, value in self.options.items():
            if value is True:
                words.append(name)
            elif value is not False:
                words.append(value if isinstance(value, str) else f"{name}={value}")
        return "-".join(words)

    def __str__(self) -> str:
        return self.name

    @property
    def function(self) -> Callable[..., Any]:
        return getattr(actgrad, self.operator.python)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The names of its arrays of more than one element, in order."""
        inputs = [p for p in self.operator.parameters if isinstance(p, Input)]
        given = [p.python for p in inputs if not (p.ignored or p.nullable or p.single)]
        return tuple(name for name in given if name not in self.omitted)

    @property
    def outputs(self) -> tuple[str, ...]:
        """The names of its results."""
        return tuple(output.python for output in self.operator.outputs)

    @property
    def splits(self) -> bool:
        return self.operator.splits is not None

    @property
    def halves(self) -> frozenset[str]:
        """The arrays with half the size of x along the split dimension."""
        if self.operator.splits is None:
            return frozenset()
        return frozenset(p.python for p in self.operator.tensors if p.name not in self.operator.splits.splits)

    @property
    def activated(self) -> str:
        """The array that is activated, entirely or in one half."""
        operand = self.operator.activated(self.kernel)
        name = operand.tensor if isinstance(operand, Operand) else operand
        return next(p.python for p in self.operator.tensors if p.name == name)

    @property
    def activates_left(self) -> bool:
        """Whether the left half is activated; meaningless if nothing is split."""
        operand = self.operator.activated(self.kernel)
        flags = {p.name: self.options[p.python] for p in self.operator.attributes if isinstance(p, Flag)}
        return isinstance(operand, str) or operand.half(flags) == "left"

    def exact(self, *arguments: mpf) -> tuple[mpf, ...]:
        """The results of one element at 50 digits from its arguments.

        Where x is split, each argument or result of x's whole shape counts as two, the left half's and the right's.
        """
        return definitions.OPERATORS[self.operator.python](*arguments, **self.options)

    def shape_of(self, array: str, x_shape: Shape, dim: int) -> Shape:
        """The shape of one of the arrays when x has ``x_shape`` and is split along ``dim``."""
        shape = list(x_shape)
        if array in self.halves:
            shape[dim] //= 2
        return tuple(shape)

    def __call__(self, arrays: Sequence[Array], dim: int = -1, out: Sequence[Array] | None = None) -> tuple[Array, ...]:
        """Calls the function and returns its results as a tuple."""
        options = dict(self.options)
        for p in self.operator.parameters:
            if isinstance(p, Input) and p.single:
                options[p.python] = _one_element(options[p.python], arrays[0])
        if self.operator.splits is not None:
            options[self.operator.splits.python] = dim
        if out is not None:
            options["out"] = tuple(out) if len(out) > 1 else out[0]
        result = self.function(**dict(zip(self.inputs, arrays, strict=True)), **options)
        assert out is None or result is options["out"]
        return result if isinstance(result, tuple) else (result,)


def _one_element(value: float, model: Array) -> Array:
    """An array of one element in the library and the dtype of ``model``."""
    if isinstance(model, np.ndarray | np.generic):
        return np.array(value).astype(model.dtype)
    return model.new_full((1, 1), value)


def _cases(operator: Operator) -> Iterator[Case]:
    choices: dict[str, list[Any]] = {}
    for p in operator.attributes:
        if isinstance(p, Choice | Word):
            choices[p.name] = list(p.words)
        elif isinstance(p, Flag):
            # Interleaved halves give the same bits: see tests/numerics/test_clipped_swiglu.py
            choices[p.name] = [False] if p.interleaves else [False, True]
        elif isinstance(p, Int) and not p.splits:
            choices[p.name] = sorted({kernel.when.get(p.name, p.default) for kernel in operator.kernels})
        elif isinstance(p, Scalar) and any(p.name in kernel.when for kernel in operator.kernels):
            choices[p.name] = [p.default, ABOVE_0]
    optional = [p for p in operator.parameters if isinstance(p, Input) and p.stand_in]
    python = {p.name: p.python for p in operator.parameters}
    for left_out in itertools.product([False, True], repeat=len(optional)):
        omitted = {p.name for p, out in zip(optional, left_out, strict=True) if out}
        for values in itertools.product(*choices.values()):
            chosen = dict(zip(choices, values, strict=True))
            kernel = _kernel(operator, chosen, omitted)
            for scalars in _scalars(operator, kernel):
                if not is_refused(operator, scalars | chosen):
                    options = {python[name]: value for name, value in (scalars | chosen).items()}
                    yield Case(operator, kernel, options, tuple(python[name] for name in omitted))


def _kernel(operator: Operator, chosen: Mapping[str, Any], omitted: set[str]) -> Kernel:
    """The kernel for these attributes and omitted inputs."""
    numbers: dict[str, Any] = {
        p.name: p.words[chosen[p.name]] for p in operator.attributes if isinstance(p, Choice | Word)
    }
    numbers |= {p.name: chosen[p.name] > 0 for p in operator.attributes if isinstance(p, Scalar) and p.name in chosen}
    (kernel,) = (
        kernel
        for kernel in operator.kernels
        if all({**chosen, **numbers}[name] == number for name, number in kernel.when.items())
        and kernel.given not in omitted
        and (not kernel.omitted or kernel.omitted in omitted)
    )
    return kernel


def named_scalars(kernel: Kernel) -> list[str]:
    """The attributes and single-element tensors that a kernel takes unchanged."""
    return [
        scalar.tensor if isinstance(scalar, Element) else scalar
        for scalar in kernel.scalars
        if not isinstance(scalar, Constants | SignUnit)
    ]


def is_refused(operator: Operator, attributes: Mapping[str, Any]) -> bool:
    """Whether a check refuses this combination of attributes."""
    return any(
        attributes[str(flag)] and attributes[str(slope)] < 0
        for check in operator.shape_checks
        if check.name == "slope_not_negative_for_result"
        for flag, slope in [check.arguments]
    )


def _scalars(operator: Operator, kernel: Kernel) -> Iterator[dict[str, float]]:
    """The values of scalars: the activation's settings where it takes them as they are, else the defaults.

    float32 has room for them: what a scalar loses beside narrow tensors is no error of the operator.
    """
    defaults = {p.name: float(np.float32(p.default)) for p in operator.attributes if isinstance(p, Scalar)}
    names = named_scalars(kernel)
    if kernel.of and kernel.scalars and len(names) == len(kernel.scalars):
        for setting in kernel.of.settings:
            pairs = zip(names, kernel.of.attributes, strict=True)
            yield defaults | {scalar: float(np.float32(setting[name])) for scalar, name in pairs}
    else:
        yield defaults


# Tensors with one element for each channel or row, and random numbers, have their own tests.
CASES = [
    case
    for operator in DOCUMENTED
    if operator.python and not (operator.channels or operator.rows or has_draws(operator))
    for case in _cases(operator)
]
