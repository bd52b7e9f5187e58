# SPDX-License-Identifier: Apache-2.0
"""Golden outputs: the operators' formulas in float64, or in mpmath at any number of digits."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import mpmath as mp
import numpy as np
from numpy.typing import ArrayLike, NDArray

from actgrad.accuracy.errors import InputError
from actgrad.accuracy.floats import FLOAT64, Float64Array, format_of
from actgrad.bind import bind
from actgrad.contract import Choice, Flag, Input, InputOutput, Int, Kernel, Operand, Operator, Output, Parameter
from actgrad.operators import OPERATORS
from actgrad.primitives import on_mpmath, on_numpy

GUARD_DIGITS = 40  # float64 inputs come within 1e-16 of a root: as many digits cancel there
NUDGE = 2.0**-30
ILL_CONDITIONED = 2.0**-18  # a relative change by NUDGE that moves the result by more: more than 12 bits cancel
REFINED_DIGITS = 20


def find(name: str) -> Operator:
    """Returns the operator with this name in Python or in the documents: ``swiglu_backward``, ``SwiGluGrad``.

    Raises:
        InputError: there is none; the sentence lists all.
    """
    for operator in OPERATORS:
        if name and name in (operator.python, operator.name, operator.aclnn):
            return operator
    known = ", ".join(operator.python or operator.name for operator in OPERATORS)
    raise InputError(f"there is no operator {name!r}; there are {known}")


def inputs_of(operator: Operator) -> tuple[Parameter, ...]:
    """Returns the tensors that ``operator`` reads, in order."""
    return tuple(p for p in operator.parameters if isinstance(p, Input | InputOutput))


def outputs_of(operator: Operator) -> tuple[Parameter, ...]:
    """Returns the tensors that ``operator`` writes, in order."""
    return tuple(p for p in operator.parameters if isinstance(p, Output | InputOutput))


def split_tensors(operator: Operator) -> frozenset[str]:
    """Returns the documents' names of the tensors that the formula sees as two halves along ``dim``."""
    operands = [operand for kernel in operator.kernels for operand in (*kernel.inputs, *kernel.outputs)]
    return frozenset(operand.tensor for operand in operands if isinstance(operand, Operand) and operand.half)


@dataclass(frozen=True)
class Call:
    """One call of an operator: its arguments under their Python names; an input that was left out is None."""

    operator: Operator
    inputs: Mapping[str, NDArray[Any] | None]
    attributes: Mapping[str, Any]


def golden(
    operator: str | Operator, *arguments: Any, digits: int | None = None, **keywords: Any
) -> Float64Array | tuple[Float64Array, ...]:
    """Returns the golden output of an operator, or a tuple of its golden outputs, as float64 arrays.

        golden("geglu_backward", dy, x, dim=1, approximate="tanh", digits=50)

    Args:
        operator: its name in Python or in the documents.
        arguments: the arguments of the Python function of that name, in its order; arrays are float16, bfloat16,
            float32 or float64 and are taken as the exact numbers that they hold.
        digits: None for float64 evaluation: the relative error is below 2^-38, and wherever float64 would lose more
            (next to a root of the gradient) elements are evaluated at 20 digits. A number for evaluation at as many
            decimal digits, rounded once to float64: slower, some 50 µs an element.
        keywords: the remaining arguments by name.

    Raises:
        InputError: the operator is unknown, an argument is missing, too many or of a wrong shape or dtype.
    """
    results = golden_of(call_of(operator, *arguments, **keywords), digits)
    return results[0] if len(results) == 1 else results


def golden_of(call: Call, digits: int | None = None) -> tuple[Float64Array, ...]:
    """Returns the golden outputs of ``call``, as ``golden`` does, always as a tuple."""
    if digits is None:
        return _on_each_half(call, _in_float64)
    _check_digits(digits)
    return _on_each_half(call, partial(_in_digits, digits=digits))


def golden_decimals(
    operator: str | Operator, *arguments: Any, digits: int, **keywords: Any
) -> NDArray[np.str_] | tuple[NDArray[np.str_], ...]:
    """Returns what ``golden`` does, as arrays of decimal strings with ``digits`` significant digits."""
    _check_digits(digits)
    call = call_of(operator, *arguments, **keywords)

    def evaluate(kernel: Kernel, arrays: list[Float64Array]) -> list[NDArray[Any]]:
        columns = _evaluated(kernel, [array.ravel() for array in arrays], digits)
        words = [[mp.nstr(value, digits).replace("+", "") for value in column] for column in columns]
        return [np.array(column, dtype=np.str_).reshape(arrays[0].shape) for column in words]

    results = _on_each_half(call, evaluate)
    return results[0] if len(results) == 1 else results


def call_of(operator: str | Operator, *arguments: Any, **keywords: Any) -> Call:
    """Returns the call that the arguments make, with shapes, dtypes and attributes checked.

    Raises:
        InputError: they do not make one.
    """
    if isinstance(operator, str):
        operator = find(operator)
    try:
        bound = signature(operator).bind(*arguments, **keywords)
    except TypeError as error:
        raise InputError(f"{operator.python or operator.name}{signature(operator)}: {error}") from None
    bound.apply_defaults()
    tensors = inputs_of(operator)
    inputs = {p.python: _as_array(p, bound.arguments[p.python]) for p in tensors}
    attributes = {p.python: _as_attribute(p, bound.arguments[p.python]) for p in operator.attributes}
    call = Call(operator, inputs, attributes)
    _check_shapes(call)
    return call


def signature(operator: Operator) -> inspect.Signature:
    """Returns the signature of the operator's Python function, without ``out``."""
    ordinary, keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY
    missing = inspect.Parameter.empty
    parameters = [
        inspect.Parameter(p.python, ordinary, default=None if isinstance(p, Input) and p.stand_in else missing)
        for p in inputs_of(operator)
    ]
    parameters += [
        inspect.Parameter(p.python, ordinary, default=p.default) for p in operator.attributes if isinstance(p, Int)
    ]
    parameters += [
        inspect.Parameter(p.python, keyword, default=p.default)
        for p in operator.attributes
        if isinstance(p, Choice | Flag)
    ]
    return inspect.Signature(parameters)


def halves(array: NDArray[Any], dim: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """Returns the left and the right half of ``array`` along ``dim``."""
    left, right = np.split(array, 2, axis=dim)
    return left, right


def _check_digits(digits: int) -> None:
    if not 1 <= digits <= 10_000:
        raise InputError(f"digits is {digits}; a number from 1 to 10000 is needed")


def _as_array(parameter: Parameter, value: ArrayLike | None) -> NDArray[Any] | None:
    if value is None and isinstance(parameter, Input) and parameter.stand_in:
        return None
    array = np.asarray(value)
    try:
        format_of(array.dtype)
    except InputError as error:
        raise InputError(f"{parameter.python}: {error}") from None
    return array


def _as_attribute(parameter: Parameter, value: Any) -> Any:
    if isinstance(parameter, Choice) and value not in parameter.words:
        allowed = " or ".join(repr(word) for word in parameter.words)
        raise InputError(f"{parameter.python} is {value!r}; {allowed} is needed")
    if isinstance(parameter, Flag) and not isinstance(value, bool):
        raise InputError(f"{parameter.python} is {value!r}; True or False is needed")
    if isinstance(parameter, Int) and (isinstance(value, bool) or not isinstance(value, int)):
        raise InputError(f"{parameter.python} is {value!r}; an integer is needed")
    return value


def _check_shapes(call: Call) -> None:
    split = split_tensors(call.operator)
    given = {p: array for p in inputs_of(call.operator) if (array := call.inputs[p.python]) is not None}
    parts: dict[str, tuple[int, ...]] = {}
    for parameter, array in given.items():
        shape = list(array.shape)
        if parameter.name in split:
            dim = call.attributes["dim"]
            if not -array.ndim <= dim < array.ndim:
                raise InputError(f"dim is {dim}; {parameter.python} of shape {array.shape} has {array.ndim} dimensions")
            if shape[dim] % 2:
                raise InputError(f"{parameter.python} has size {shape[dim]} along dim {dim}; an even one is needed")
            shape[dim] //= 2
        parts[parameter.python] = tuple(shape)
    if len(set(parts.values())) > 1:
        listed = ", ".join(f"{name} {call.inputs[name].shape}" for name in parts)  # type: ignore[union-attr]
        if not _broadcasts(call.operator):
            needed = "each like a half of the split one" if split else "equal"
            raise InputError(f"the shapes are {listed}; they must be {needed}")
        try:
            np.broadcast_shapes(*parts.values())
        except ValueError:
            raise InputError(f"the shapes are {listed}; they do not broadcast") from None


def _broadcasts(operator: Operator) -> bool:
    return any(isinstance(p, Output) and p.shape.expression.startswith("broadcast_of") for p in operator.parameters)


Evaluate = Callable[[Kernel, list[Float64Array]], list[Any]]


def _on_each_half(call: Call, evaluate: Evaluate) -> tuple[NDArray[Any], ...]:
    """Evaluates the kernel of ``call`` on its operands and puts the outputs together."""
    kernel = _kernel(call)
    arrays = {p.name: call.inputs[p.python] for p in inputs_of(call.operator)}
    operands = [_operand(call, operand, arrays) for operand in kernel.inputs]
    values = evaluate(kernel, [np.array(array, np.float64) for array in np.broadcast_arrays(*operands)])
    written: dict[tuple[str, str], NDArray[Any]] = {}
    for operand, value in zip(kernel.outputs, values, strict=True):
        written[place_of(call, operand)] = value
    return tuple(_put_together(call, parameter.name, written) for parameter in outputs_of(call.operator))


def _put_together(call: Call, name: str, written: Mapping[tuple[str, str], NDArray[Any]]) -> NDArray[Any]:
    if (name, "") in written:
        return written[name, ""]
    return np.concatenate([written[name, "left"], written[name, "right"]], axis=call.attributes["dim"])


def _kernel(call: Call) -> Kernel:
    python = {p.name: p.python for p in call.operator.parameters}
    numbers = {}
    for parameter in call.operator.attributes:
        value = call.attributes[parameter.python]
        numbers[parameter.name] = parameter.words[value] if isinstance(parameter, Choice) else value
    for kernel in call.operator.kernels:
        chosen = all(numbers[name] == value for name, value in kernel.when.items())
        given = not kernel.given or call.inputs[python[kernel.given]] is not None
        omitted = not kernel.omitted or call.inputs[python[kernel.omitted]] is None
        if chosen and given and omitted:
            return kernel
    raise InputError(f"{call.operator.name} has no formula for {dict(call.attributes)}")


def place_of(call: Call, operand: str | Operand) -> tuple[str, str]:
    """Returns the tensor's name and which half of it the operand is: "left", "right", or "" for all of it."""
    if isinstance(operand, str):
        return operand, ""
    if operand.half in ("", "left", "right"):
        return operand.tensor, operand.half
    flag = next(p.python for p in call.operator.attributes if p.name == operand.half.lstrip("!"))
    is_left = bool(call.attributes[flag]) != operand.half.startswith("!")
    return operand.tensor, "left" if is_left else "right"


def _operand(call: Call, operand: str | Operand, arrays: Mapping[str, NDArray[Any] | None]) -> NDArray[Any]:
    tensor, half = place_of(call, operand)
    array = arrays[tensor]
    assert array is not None
    if not half:
        return array
    return halves(array, call.attributes["dim"])[half == "right"]


def _in_float64(kernel: Kernel, arrays: list[Float64Array]) -> list[Float64Array]:
    values = _on_numpy(kernel, arrays)
    moved = _on_numpy(kernel, [array * (1 + NUDGE) for array in arrays])
    with np.errstate(all="ignore"):
        doubtful = np.any(
            [np.abs(m - v) > ILL_CONDITIONED * np.abs(v) for m, v in zip(moved, values, strict=True)], axis=0
        )
    if doubtful.any():
        refined = _in_digits(kernel, [array[doubtful] for array in arrays], REFINED_DIGITS)
        for value, better in zip(values, refined, strict=True):
            value[doubtful] = better
    return values


def _in_digits(kernel: Kernel, arrays: list[Float64Array], digits: int) -> list[Float64Array]:
    columns = _evaluated(kernel, [array.ravel() for array in arrays], digits)
    signed = _on_numpy(kernel, arrays)  # mpmath knows one zero only
    results = []
    for column, sign in zip(columns, signed, strict=True):
        values = np.array([_to_float64(value) for value in column], np.float64).reshape(sign.shape)
        results.append(np.where(values == 0, np.copysign(0.0, sign), values))
    return results


def _on_numpy(kernel: Kernel, arrays: list[Float64Array]) -> list[Float64Array]:
    with np.errstate(all="ignore"):
        values = bind(kernel.formula, on_numpy)(*arrays)
    shape = arrays[0].shape
    return [np.array(np.broadcast_to(value, shape), np.float64) for value in _as_tuple(values)]


def _evaluated(kernel: Kernel, columns: list[Float64Array], digits: int) -> list[list[Any]]:
    """Evaluates a formula on mpmath numbers, element by element; one list for each result."""
    formula = bind(kernel.formula, on_mpmath)
    rows = []
    with mp.workdps(digits + GUARD_DIGITS):
        for row in zip(*columns, strict=True):
            try:
                rows.append(_as_tuple(formula(*(mp.mpf(float(value)) for value in row))))
            except OverflowError:
                given = ", ".join(map(str, row))
                raise InputError(f"mpmath cannot evaluate {kernel.name} at {given}: too large") from None
    return [[row[i] for row in rows] for i in range(len(kernel.outputs))]


def _as_tuple(values: Any) -> tuple[Any, ...]:
    return values if isinstance(values, tuple) else (values,)


def _to_float64(value: Any) -> float:
    """Rounds an mpmath number once, to nearest even, subnormals and overflow included."""
    if not mp.isfinite(value) or value == 0:
        return float(value)
    mantissa, exponent = value.man_exp
    magnitude = mantissa.bit_length() + exponent
    if magnitude < FLOAT64.min_exponent - FLOAT64.precision:
        return -0.0 if value < 0 else 0.0
    if magnitude > FLOAT64.max_exponent + 1:
        return float("-inf") if value < 0 else float("inf")
    numerator, denominator = (mantissa << exponent, 1) if exponent > 0 else (mantissa, 1 << -exponent)
    try:
        rounded = int(numerator) / int(denominator)  # Python rounds the quotient of two integers once
    except OverflowError:
        rounded = float("inf")
    return -rounded if value < 0 else rounded
