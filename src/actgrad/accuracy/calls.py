# SPDX-License-Identifier: Apache-2.0
"""Calls of operators as data: arguments, bound to the operator's declaration and checked."""

from __future__ import annotations

import inspect
import numbers
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from actgrad import wording
from actgrad.accuracy.errors import InputError
from actgrad.accuracy.files import as_array
from actgrad.accuracy.floats import format_of
from actgrad.arrays import functions
from actgrad.errors import AclnnError
from actgrad.operators import names
from actgrad.operators.contract import (
    Choice,
    Flag,
    GroupIndex,
    Input,
    InputOutput,
    Int,
    Operand,
    Operator,
    Output,
    Parameter,
    Scalar,
    Word,
)


def find(name: str) -> Operator:
    """Returns the operator with this name in Python, in C or in the documents: ``swiglu_backward``, ``SwiGluGrad``.

    Raises:
        InputError: there is none; the message names the nearest one, or all.
    """
    if not isinstance(name, str):
        raise InputError(f"{wording.class_of(name)} was given; the name of an operator, such as 'silu', is needed")
    found = names.find(name)
    if found is None:
        raise InputError(names.absence(name))
    return found


def inputs_of(operator: Operator) -> tuple[Parameter, ...]:
    """Returns the tensors that ``operator`` reads, in order, and the tensors of random numbers, which may be passed."""
    read = [p for p in operator.parameters if isinstance(p, Input | InputOutput) or is_drawn(p)]
    return tuple(p for p in read if not (isinstance(p, Input) and p.ignored))


def is_drawn(parameter: Parameter) -> bool:
    """Whether an operator fills a tensor with random numbers; the caller passes the memory."""
    return isinstance(parameter, Output) and parameter.given


def may_be_omitted(parameter: Parameter) -> bool:
    """Whether an input may be omitted."""
    return is_drawn(parameter) or (isinstance(parameter, Input) and parameter.may_be_omitted)


def is_single(parameter: Parameter) -> bool:
    """Whether a tensor has a single element, which is used for all elements of the others."""
    return isinstance(parameter, Input) and parameter.single


def outputs_of(operator: Operator) -> tuple[Parameter, ...]:
    """Returns the tensors that ``operator`` writes, in order."""
    written = [p for p in operator.parameters if isinstance(p, Output | InputOutput)]
    return tuple(p for p in written if not (isinstance(p, Output) and p.untouched))


def split_tensors(operator: Operator) -> frozenset[str]:
    """Returns the documents' names of the tensors that are split along ``dim``."""
    operands = [operand for kernel in operator.kernels for operand in (*kernel.inputs, *kernel.outputs)]
    others = ("", "channels", "rows")
    halves = [operand for operand in operands if isinstance(operand, Operand) and operand.part not in others]
    return frozenset(operand.tensor for operand in halves)


@dataclass(frozen=True)
class Call:
    """One call of an operator: its arguments under their Python names; an omitted input is None."""

    operator: Operator
    inputs: Mapping[str, NDArray[Any] | None]
    attributes: Mapping[str, Any]


def call_of(operator: str | Operator, /, *arguments: Any, **keywords: Any) -> Call:
    """Returns the call with these arguments, with shapes, dtypes and attributes checked.

    Raises:
        InputError: an argument is invalid.
    """
    if not isinstance(operator, Operator):
        operator = find(operator)
    known = signature(operator)
    try:
        bound = known.bind(*arguments, **keywords)
    except TypeError as error:
        unknown = next((name for name in keywords if name not in known.parameters), None)
        why = str(error) if unknown is None else _no_argument(operator, unknown)  # also where another one is missing
        raise InputError(f"{operator.python or operator.name}{known}: {why}") from None
    bound.apply_defaults()
    tensors = inputs_of(operator)
    inputs = {p.python: _as_array(p, bound.arguments[p.python]) for p in tensors}
    attributes = {p.python: _as_attribute(p, bound.arguments[p.python]) for p in operator.attributes}
    call = Call(operator, inputs, attributes)
    _check_shapes(call)
    _check_attributes(call)
    return call


def signature(operator: Operator) -> inspect.Signature:
    """Returns the signature of the operator's Python function, without ``out``."""
    ordinary, keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    missing = inspect.Parameter.empty
    parameters = [
        inspect.Parameter(p.python, ordinary, default=None if may_be_omitted(p) else missing)
        for p in inputs_of(operator)
    ]
    parameters += [
        inspect.Parameter(p.python, ordinary, default=p.default)
        for p in operator.attributes
        if isinstance(p, Int | Scalar)
    ]
    parameters += [
        inspect.Parameter(p.python, keyword, default=p.default)
        for p in operator.attributes
        if isinstance(p, Choice | Word | Flag)
    ]
    return inspect.Signature(parameters)


def _no_argument(operator: Operator, name: str) -> str:
    known = signature(operator).parameters
    here = next((p.python for p in operator.parameters if p.name == name and p.python in known), None)
    return f"there is no argument {name!r}" + (f"; the document's {name} is {here} here" if here else "")


def _as_array(parameter: Parameter, value: ArrayLike | None) -> NDArray[Any] | None:
    if value is None and may_be_omitted(parameter):
        return None
    if isinstance(parameter, GroupIndex):
        raise InputError(f"{parameter.python}: the accuracy tool does not support grouped rows; leave it out")
    array = as_array(value)
    try:
        format_of(array.dtype)
    except InputError as error:
        raise InputError(f"{parameter.python}: {error}") from None
    return array


def _as_attribute(parameter: Parameter, value: Any) -> Any:
    if isinstance(parameter, Choice | Word) and not (isinstance(value, str) and value in parameter.words):
        allowed = " or ".join(repr(word) for word in parameter.words)
        raise InputError(f"{parameter.python} is {wording.shown(value)}; {allowed} is needed")
    if isinstance(parameter, Flag) and not isinstance(value, bool | np.bool_):
        raise InputError(f"{parameter.python} is {wording.shown(value)}; True or False is needed")
    if isinstance(parameter, Scalar):
        if isinstance(value, bool) or not isinstance(value, numbers.Real):
            raise InputError(f"{parameter.python} is {wording.shown(value)}; a number is needed")
        try:
            return float(value)
        except OverflowError:
            raise InputError(f"{parameter.python} is an integer beyond the range of float64") from None
    if isinstance(parameter, Int):
        if isinstance(value, bool) or not isinstance(value, numbers.Integral):
            raise InputError(f"{parameter.python} is {wording.shown(value)}; an integer is needed")
        integer = int(value)
        if not -(2**63) <= integer < 2**63:
            raise InputError(f"{parameter.python} is {wording.shown(value)}; an integer of 64 bits is needed")
        return integer
    return value


def _check_shapes(call: Call) -> None:
    parts = _parts(call)
    if len(set(parts.values())) > 1:
        listed = ", ".join(f"{name} {call.inputs[name].shape}" for name in parts)  # type: ignore[union-attr]
        if not _broadcasts(call.operator):
            needed = "each like a half of the split one" if split_tensors(call.operator) else "equal"
            raise InputError(f"the shapes are {listed}; they must be {needed}")
        try:
            np.broadcast_shapes(*parts.values())
        except ValueError:
            raise InputError(f"the shapes are {listed}; they do not broadcast") from None
    _check_rows(call, parts)
    _check_channels(call, parts)


def _given(call: Call) -> Iterator[tuple[Parameter, NDArray[Any]]]:
    """The inputs that are not omitted."""
    for parameter in inputs_of(call.operator):
        if (array := call.inputs[parameter.python]) is not None:
            yield parameter, array


def _parts(call: Call) -> dict[str, tuple[int, ...]]:
    """The shapes of the inputs, or of their halves, that have an element for each one of the result."""
    split = split_tensors(call.operator)
    parts = {}
    for parameter, array in _given(call):
        if parameter.name in call.operator.channels | call.operator.rows:
            continue
        if is_single(parameter):
            if array.size != 1:
                raise InputError(f"{parameter.python} has shape {array.shape}; one element is needed")
            continue
        shape = list(array.shape)
        if parameter.name in split:
            dim = call.attributes["dim"]
            if not -array.ndim <= dim < array.ndim:
                raise InputError(f"dim is {dim}; {parameter.python} of shape {array.shape} has {array.ndim} dimensions")
            if shape[dim] % 2:
                raise InputError(f"{parameter.python} has size {shape[dim]} along dim {dim}; an even one is needed")
            shape[dim] //= 2
        parts[parameter.python] = tuple(shape)
    return parts


def _check_rows(call: Call, parts: Mapping[str, tuple[int, ...]]) -> None:
    for parameter, array in _given(call):
        if parameter.name in call.operator.rows:
            first = next(iter(parts.values()))
            sizes = first[: call.attributes["dim"] % len(first)]
            if array.shape != sizes:
                raise InputError(f"{parameter.python} has shape {array.shape}; {sizes} is needed, one for each row")


def _check_channels(call: Call, parts: Mapping[str, tuple[int, ...]]) -> None:
    if not call.operator.channels:
        return
    whole = np.broadcast_shapes(*parts.values())
    channels = whole[1] if len(whole) > 1 else 1
    for parameter, array in _given(call):
        if parameter.name in call.operator.channels and array.size not in (1, channels):
            needed = f"one element is needed, or {channels}, one for each channel"
            raise InputError(f"{parameter.python} has shape {array.shape}; {needed}")


def _check_attributes(call: Call) -> None:
    """Runs the function on an element of each tensor, or one of each half: it knows which attributes it takes."""
    name = call.operator.python or find(call.operator.name.removeprefix("Inplace")).python
    if not (name and call.operator.attributes):
        return
    parts = {p.python: _smallest(call, p) for p in inputs_of(call.operator)}
    model = next(part for part in parts.values() if part is not None)
    drawn = {p.python: np.ones_like(model) for p in inputs_of(call.operator) if is_drawn(p)}
    try:
        getattr(functions, name)(**{**parts, **drawn}, **call.attributes)
    except AclnnError as error:
        raise InputError(error.args[0]) from None


def _smallest(call: Call, parameter: Parameter) -> NDArray[Any] | None:
    array = call.inputs[parameter.python]
    if array is None:
        return None
    shape = [min(size, 1) for size in array.shape]
    if parameter.name in split_tensors(call.operator):
        dim = call.attributes["dim"]
        shape[dim] = min(array.shape[dim], 2)
    dtype = np.float64 if computes_in_float64(call) else np.float32
    return np.ones([1] if is_single(parameter) else shape, dtype)


def computes_in_float64(call: Call) -> bool:
    """Whether the operator takes its numbers as float64; else it rounds them to float32."""
    # Of any library's arrays; integers beside float32, such as counts, do not widen it.
    return any(str(array.dtype).endswith("float64") for array in call.inputs.values() if array is not None)


def _broadcasts(operator: Operator) -> bool:
    return bool(operator.channels) or any(
        isinstance(p, Output) and p.shape.expression.startswith("broadcast_of") for p in operator.parameters
    )
