# SPDX-License-Identifier: Apache-2.0
"""The cases of CANN's standards, drawn for any operator from its declaration: seeded, the same on every machine.

Half of them are drawn from U[−5, 5], half from N(μ, σ) with μ in [−5, 5] and σ in [0.1, 2]; they have 1 to 8 dimensions
of sizes 2^k and 2^k − 1. The fixed cases come first: empty tensors, a scalar, and all pairs of infinities, NaN, zeros
and subnormals.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from actgrad.accuracy.calls import (
    Call,
    find,
    inputs_of,
    is_drawn,
    is_single,
    split_tensors,
)
from actgrad.accuracy.errors import InputError
from actgrad.accuracy.floats import FLOAT32, Float64Array, FloatFormat, format_of
from actgrad.operators.contract import Choice, DType, Flag, Input, Int, Operator, Word

MAX_ELEMENTS = 2**14
SPECIAL = np.array([0.0, 1.0, 3.0, np.inf, np.nan, -0.0, -1.0, -3.0, -np.inf])
SINGLE = 0.75  # the value of a tensor with a single element
DTYPES = {DType.F16: "float16", DType.BF16: "bfloat16", DType.F32: "float32"}


@dataclass(frozen=True)
class Case:
    """One call, and how its inputs were drawn."""

    name: str
    dtype: str
    call: Call

    @property
    def words(self) -> str:
        """How it was drawn, the largest input's shape, and the attributes without their default values."""
        shape = max((array.shape for array in self.call.inputs.values() if array is not None), key=np.prod)
        words = [self.name, "×".join(map(str, shape)) or "one number"]
        for parameter in self.call.operator.attributes:
            value = self.call.attributes[parameter.python]
            if value != getattr(parameter, "default", None):
                words.append(f"{parameter.python}={value}")
        drawn = {parameter.python for parameter in inputs_of(self.call.operator) if is_drawn(parameter)}
        words += [f"no {name}" for name, array in self.call.inputs.items() if array is None and name not in drawn]
        return " ".join(words)


def dtypes_of(operator: Operator) -> list[str]:
    """Returns the names of the dtypes that some product takes for ``operator``."""
    taken = {dtype for dtypes in operator.support.values() for dtype in dtypes}
    return [name for dtype, name in DTYPES.items() if dtype in taken]


def draw(operator: Operator, dtype: str, *, count: int, seed: int) -> Iterator[Case]:
    """Returns an iterator over the fixed cases of an operator and ``count`` random ones; ``length`` is their number.

    Args:
        operator: one with a Python function.
        dtype: the dtype of all inputs: "float16", "bfloat16" or "float32".
        count: the number of random cases.
        seed: the seed; the k-th random case depends only on it, k and the operator.

    Raises:
        InputError: the operator does not take the dtype, or a number is negative.
    """
    if dtype not in dtypes_of(operator):
        raise InputError(f"{operator.python} takes {', '.join(dtypes_of(operator))}, not {dtype}")
    if count < 0 or seed < 0:
        raise InputError(f"count is {count} and seed is {seed}; neither may be negative")
    form = format_of(dtype)
    random = (_random(operator, form, seed, number) for number in range(count))
    return itertools.chain(_fixed(operator, form), random)


def length(operator: Operator, count: int) -> int:
    """Returns the number of cases of ``draw``."""
    return sum(1 for _ in _fixed(operator, FLOAT32)) + count


def _fixed(operator: Operator, form: FloatFormat) -> Iterator[Case]:
    variants = itertools.cycle(variants_of(operator))
    for shape in ((0,), (4, 0, 2), (2**31, 0)):
        yield _case("empty", operator, form, [np.zeros(shape)] * len(inputs_of(operator)), next(variants), dim=0)
    values = np.array([0.75])
    if split_tensors(operator):
        yield _case("one element", operator, form, [values] * len(inputs_of(operator)), next(variants), dim=0)
    else:
        yield _case("scalar", operator, form, [values.reshape(())] * len(inputs_of(operator)), next(variants), dim=0)
    # Infinities are not combined with subnormals: inf times a subnormal that was rounded to 0 is NaN.
    for name, values in (("inf and nan", SPECIAL), ("subnormals", _subnormals(form))):
        for variant in variants_of(operator):
            # All combinations of the values of the split tensor's halves and of the other inputs.
            axes = min(3, len(inputs_of(operator)) + bool(split_tensors(operator)))
            grid = [axis.ravel() for axis in np.meshgrid(*[values] * axes, indexing="ij")]
            yield _case(name, operator, form, grid, variant, dim=0)


def _subnormals(form: FloatFormat) -> Float64Array:
    normal, step = 2.0**form.min_exponent, 2.0 ** (form.min_exponent - form.precision + 1)
    values = np.array([0.0, 3 * step, normal - step, normal, 1.0, 3.0])
    return np.concatenate([values, -values])


def _random(operator: Operator, form: FloatFormat, seed: int, number: int) -> Case:
    random = np.random.default_rng([seed, number, *operator.name.encode()])
    rank = 1 + number % 8
    limit = int(np.log2(MAX_ELEMENTS))
    sizes: list[int] = []
    for _ in range(rank):
        spent = int(np.ceil(np.log2(np.prod(sizes)))) if sizes else 0
        exponent = int(random.integers(0, max(1, min(limit - spent, 2 * limit // rank)) + 1))
        sizes.append(max(1, 2**exponent - int(random.integers(2))))
    dim = int(random.integers(rank))
    uniform = number % 2 == 0
    columns = []
    for _ in range(len(inputs_of(operator)) + 1):
        if uniform:
            columns.append(random.uniform(-5, 5, sizes))
        else:
            columns.append(random.normal(random.uniform(-5, 5), random.uniform(0.1, 2), sizes))
    variants = variants_of(operator)
    variant = variants[number % len(variants)]
    named_dim = dim - rank if random.integers(2) else dim
    return _case("uniform" if uniform else "normal", operator, form, columns, variant, named_dim)


def variants_of(operator: Operator) -> list[dict[str, Any]]:
    """Returns every combination of words, flags, and omitted inputs (None under their names)."""
    choices: dict[str, list[Any]] = {}
    for parameter in operator.parameters:
        if isinstance(parameter, Choice | Word):
            choices[parameter.python] = list(parameter.words)
        elif isinstance(parameter, Flag):
            choices[parameter.python] = [False, True]
        elif isinstance(parameter, Input) and parameter.stand_in:
            choices[parameter.python] = [True, None]
    return [dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())]


def _case(
    name: str, operator: Operator, form: FloatFormat, columns: list[NDArray[Any]], variant: dict[str, Any], dim: int
) -> Case:
    """Assigns one column to each input, two to a split one, cyclically if there are too few columns."""
    split = split_tensors(operator)
    stock = itertools.cycle(columns)
    inputs: dict[str, NDArray[Any] | None] = {}
    for parameter in inputs_of(operator):
        if getattr(parameter, "nullable", False) or is_drawn(parameter):
            inputs[parameter.python] = None
            continue
        array = np.concatenate([next(stock), next(stock)], axis=dim) if parameter.name in split else next(stock)
        if is_single(parameter):
            array = np.array(SINGLE)
        left_out = parameter.python in variant and variant[parameter.python] is None
        inputs[parameter.python] = None if left_out else form.rounded(array)
    attributes = {
        p.python: dim if isinstance(p, Int) and p.splits else variant.get(p.python, getattr(p, "default", None))
        for p in operator.attributes
    }
    return Case(name, form.name, Call(operator, inputs, attributes))


def arrays_of(case: Case) -> dict[str, NDArray[Any]]:
    """Returns the inputs that the case passes, by their Python names."""
    return {name: array for name, array in case.call.inputs.items() if array is not None}


def metadata_of(case: Case) -> dict[str, str]:
    """Returns the metadata of the file with the case's inputs: operator, dtype and attributes."""
    return {
        "operator": case.call.operator.python,
        "dtype": case.dtype,
        "case": case.name,
        "attributes": json.dumps(dict(case.call.attributes)),
    }


def operator_of(name: str) -> Operator:
    """Returns the operator called ``name``, which must have a Python function.

    Raises:
        InputError: there is none, or one of its tensors has one element for each channel.
    """
    operator = find(name)
    if not operator.python:
        raise InputError(f"{name} has no Python function of its own; check one whose function computes the same")
    if operator.channels:
        raise InputError(f"{name}: no cases are drawn for operators with channels; `golden` has their values")
    return operator
