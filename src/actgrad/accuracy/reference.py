# SPDX-License-Identifier: Apache-2.0
"""Golden outputs: the operators' formulas in float64, or in mpmath with any number of digits."""

from __future__ import annotations

import math
import numbers
import types
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import mpmath as mp
import numpy as np
from numpy.typing import NDArray

from actgrad import wording
from actgrad.accuracy.calls import Call, call_of, computes_in_float64, inputs_of, outputs_of
from actgrad.accuracy.draws import slopes
from actgrad.accuracy.errors import InputError
from actgrad.accuracy.floats import FLOAT64, Float64Array
from actgrad.arithmetic.bind import bind
from actgrad.arithmetic.primitives import on_mpmath, on_numpy
from actgrad.operators.contract import (
    Choice,
    Constants,
    Element,
    Flag,
    Kernel,
    KernelScalar,
    Operand,
    Operator,
    Parameter,
    Scalar,
    SignUnit,
    Word,
)

GUARD_DIGITS = 40  # float64 inputs can be within 1e-16 of a root, where 16 digits cancel
NUDGE = 2.0**-30
ILL_CONDITIONED = 2.0**-18  # if a relative change of NUDGE changes the result by more, over 12 bits cancel
REFINED_DIGITS = 20
CHUNK = 2**16  # elements that are evaluated at once in float64, so that temporaries are small


def golden(
    operator: str | Operator, /, *arguments: Any, digits: int | None = None, **keywords: Any
) -> Float64Array | tuple[Float64Array, ...]:
    """Returns the golden outputs of an operator as a float64 array, or a tuple of arrays if there are several.

    Random numbers are those of actgrad for the same seed and offset. Numbers drawn elsewhere can be passed:
    ``golden("rrelu_with_noise", x, noise, training=True)``.

    Args:
        operator: its name in Python or in the documents.
        arguments: the arguments of the Python function of that name, in order; arrays, or tensors of PyTorch, are
            float16, bfloat16, float32 or float64, and their values are taken as exact.
        digits: None to evaluate in float64 with a relative error below 2^-38; elements where float64 would lose more
            (next to a root of the gradient) are evaluated with 20 digits. A number to evaluate with that many decimal
            digits, rounded once to float64: slower, some 50 µs an element.
        keywords: the remaining arguments by name.

    Raises:
        InputError: an unknown operator, a missing or extra argument, or a wrong shape or dtype.

    Examples:
        >>> from actgrad.accuracy import golden
        >>> float(golden("gelu", np.float32(1), digits=50))
        0.8413447460685429
    """
    results = golden_of(call_of(operator, *arguments, **keywords), digits)
    return results[0] if len(results) == 1 else results


def golden_of(call: Call, digits: int | None = None) -> tuple[Float64Array, ...]:
    """Returns the golden outputs of ``call`` like ``golden``, always as a tuple."""
    if digits is None:
        return _on_each_half(call, _in_float64)
    return tuple(_rounded(values) for values in _in_mpmath(call, digits))


def golden_decimals(
    operator: str | Operator, /, *arguments: Any, digits: int, **keywords: Any
) -> NDArray[np.str_] | tuple[NDArray[np.str_], ...]:
    """Returns the golden outputs like ``golden``, as arrays of decimal strings with ``digits`` significant digits.

    Examples:
        >>> from actgrad.accuracy import golden_decimals
        >>> print(golden_decimals("gelu", np.float32(1), digits=30))
        0.841344746068542948585232545632
    """
    results = []
    for values in _in_mpmath(call_of(operator, *arguments, **keywords), digits):
        words = [mp.nstr(value, digits).replace("+", "") for value in values.ravel()]
        results.append(np.array(words, dtype=np.str_).reshape(values.shape))
    return results[0] if len(results) == 1 else tuple(results)


def halves(array: NDArray[Any], dim: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """Returns the left and the right half of ``array`` along ``dim``."""
    left, right = np.split(array, 2, axis=dim)
    return left, right


def split_of(call: Call, array: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Returns the two halves of ``array`` as the call splits it: left and right, or interleaved."""
    if not is_interleaved(call):
        return halves(array, call.attributes["dim"])
    dim = call.attributes["dim"]
    shape = list(array.shape)
    shape[dim] //= 2
    flat = array.ravel()  # rows have an even size
    return flat[0::2].reshape(shape), flat[1::2].reshape(shape)


def is_interleaved(call: Call) -> bool:
    """Whether the call's halves are interleaved."""
    flag = call.operator.interleaves
    return flag is not None and bool(call.attributes[flag.python])


def _in_mpmath(call: Call, digits: int) -> tuple[NDArray[Any], ...]:
    """The golden outputs as arrays of mpmath numbers; a negative zero, which mpmath lacks, is a float."""
    if not (isinstance(digits, numbers.Integral) and 1 <= digits <= 10_000):
        raise InputError(f"digits is {wording.shown(digits)}; a number from 1 to 10000 is needed")
    with mp.workdps(digits + GUARD_DIGITS):
        return _on_each_half(call, partial(_in_digits, digits=digits))


# Attributes, elements, and constants computed from attributes.
Scalars = tuple[tuple[Constants | None, tuple[float, ...]], ...]
Evaluate = Callable[[Kernel, list[NDArray[Any]], Scalars], list[Any]]


def _on_each_half(call: Call, evaluate: Evaluate) -> tuple[NDArray[Any], ...]:
    """Evaluates the kernel of ``call`` on its operands and assembles the outputs."""
    kernel = kernel_of(call)
    arrays = {p.name: call.inputs[p.python] for p in inputs_of(call.operator)}
    if kernel.draws:
        arrays = _with_draws(call, kernel, arrays)
    operands = [_operand(call, operand, arrays) for operand in kernel.inputs]
    if any(place_of(call, operand)[1] == "channels" for operand in kernel.inputs):
        operands = _beside_channels(call, kernel, operands)
    rank = max(array.ndim for array in operands)
    operands = [
        array.reshape(*array.shape, *[1] * (rank - array.ndim)) if place_of(call, operand)[1] == "rows" else array
        for array, operand in zip(operands, kernel.inputs, strict=True)
    ]
    values = evaluate(kernel, list(np.broadcast_arrays(*operands)), _scalars(call, kernel))
    if kernel.sums:
        weight = operands[-1] if not call.operator.rows else None
        values[-1] = _summed(values[-1], weight, call.attributes.get("dim", 0))
    written: dict[tuple[str, str], NDArray[Any]] = {}
    for operand, value in zip(kernel.outputs, values, strict=True):
        written[place_of(call, operand)] = value
    return tuple(_put_together(call, parameter.name, written) for parameter in written_by(call))


def written_by(call: Call) -> tuple[Parameter, ...]:
    """Returns the tensors that ``call`` writes, in order."""
    written = {place_of(call, operand)[0] for operand in kernel_of(call).outputs}
    return tuple(p for p in outputs_of(call.operator) if p.name in written)


def _with_draws(call: Call, kernel: Kernel, arrays: dict[str, NDArray[Any] | None]) -> dict[str, NDArray[Any] | None]:
    """``arrays`` with random numbers for the last input, unless it was passed."""
    python = {p.name: p.python for p in call.operator.parameters}
    name = str(kernel.inputs[-1])
    model = arrays[str(kernel.inputs[0])]
    assert kernel.draws
    assert model is not None
    if arrays[name] is not None:
        return arrays
    draws = kernel.draws
    low, high, seed, offset = (call.attributes[python[n]] for n in (draws.low, draws.high, draws.seed, draws.offset))
    return arrays | {name: slopes(model.shape, model.dtype, low, high, seed, offset)}


def _beside_channels(call: Call, kernel: Kernel, operands: list[NDArray[Any]]) -> list[NDArray[Any]]:
    """The operands; those with one element for each channel are reshaped to lie along dimension 1."""
    own = [place_of(call, operand)[1] == "channels" for operand in kernel.inputs]
    rank = max(array.ndim for array, is_own in zip(operands, own, strict=True) if not is_own)

    def laid_out(array: NDArray[Any]) -> NDArray[Any]:
        return array.reshape(()) if array.size == 1 else array.reshape(-1, *[1] * (rank - 2))

    return [laid_out(array) if is_own else array for array, is_own in zip(operands, own, strict=True)]


def _summed(terms: NDArray[Any], weight: NDArray[Any] | None, dim: int) -> NDArray[Any]:
    """The sums of terms for each channel or in total, like the weight; without a weight, for each row."""
    if weight is None:
        shape = terms.shape[: dim % terms.ndim]
        return _added_up(terms.reshape(math.prod(shape), -1)).reshape(shape)
    rows = terms.reshape(1, -1) if weight.size == 1 else np.moveaxis(terms, 1, 0).reshape(terms.shape[1], -1)
    return _added_up(rows)


def _added_up(terms: NDArray[Any]) -> NDArray[Any]:
    if terms.dtype == np.object_:
        return np.array([mp.fsum(row) for row in terms], np.object_)
    with np.errstate(all="ignore"):
        return np.array([math.fsum(row) if np.isfinite(row).all() else row.sum() for row in terms], np.float64)


def _put_together(call: Call, name: str, written: Mapping[tuple[str, str], NDArray[Any]]) -> NDArray[Any]:
    for whole in ("", "channels", "rows"):
        if (name, whole) in written:
            return written[name, whole]
    left, right = written[name, "left"], written[name, "right"]
    if not is_interleaved(call):
        return np.concatenate([left, right], axis=call.attributes["dim"])
    shape = list(left.shape)
    shape[call.attributes["dim"]] *= 2
    return np.stack([left.ravel(), right.ravel()], axis=1).reshape(shape)


def _scalars(call: Call, kernel: Kernel) -> Scalars:
    """The scalars as the kernel sees them."""
    python = {p.name: p.python for p in call.operator.parameters}

    def value(name: str) -> float:
        return _as_computed(call, call.attributes[python[name]])

    def found(scalar: KernelScalar) -> tuple[Constants | None, tuple[float, ...]]:
        if isinstance(scalar, str):
            return None, (value(scalar),)
        if isinstance(scalar, SignUnit):
            return None, (1.0,)
        if isinstance(scalar, Element):
            array = call.inputs[python[scalar.tensor]]
            assert array is not None
            return None, (float(array.reshape(())),)
        return scalar, tuple(map(value, scalar.attributes))

    return tuple(map(found, kernel.scalars))


def _as_computed(call: Call, number: float) -> float:
    """A scalar as the kernel sees it."""
    if computes_in_float64(call):
        return float(number)
    with np.errstate(over="ignore"):
        return float(np.float32(float(number)))


def _scalar_arguments(scalars: Scalars, primitives: types.ModuleType, number: Callable[[float], Any]) -> list[Any]:
    """The formula's arguments after its tensors."""
    found: list[Any] = []
    for constants, values in scalars:
        arguments = [number(value) for value in values]
        found += _as_tuple(bind(constants.formula, primitives)(*arguments)) if constants else arguments
    return found


def kernel_of(call: Call) -> Kernel:
    """Returns the kernel that computes ``call``."""
    python = {p.name: p.python for p in call.operator.parameters}
    numbers = {}
    for parameter in call.operator.attributes:
        value = call.attributes[parameter.python]
        if isinstance(parameter, Choice | Word):
            value = parameter.words[value]
        elif isinstance(parameter, Scalar):
            value = _as_computed(call, value) > 0
        numbers[parameter.name] = value
    for kernel in call.operator.kernels:
        chosen = all(numbers[name] == value for name, value in kernel.when.items())
        given = not kernel.given or call.inputs[python[kernel.given]] is not None
        omitted = not kernel.omitted or call.inputs[python[kernel.omitted]] is None
        if chosen and given and omitted:
            return kernel
    raise InputError(f"{call.operator.name} has no formula for {dict(call.attributes)}")


def place_of(call: Call, operand: str | Operand) -> tuple[str, str]:
    """Returns the tensor's name and the half of it that the operand is: "left", "right", or "" for all of it."""
    if isinstance(operand, str):
        return operand, ""
    flags = {p.name: call.attributes[p.python] for p in call.operator.attributes if isinstance(p, Flag)}
    return operand.tensor, operand.half(flags) or operand.part


def _operand(call: Call, operand: str | Operand, arrays: Mapping[str, NDArray[Any] | None]) -> NDArray[Any]:
    tensor, half = place_of(call, operand)
    array = arrays[tensor]
    assert array is not None
    if half in ("", "channels", "rows"):
        return array
    return split_of(call, array)[half == "right"]


def _in_float64(kernel: Kernel, arrays: list[NDArray[Any]], scalars: Scalars) -> list[Float64Array]:
    columns = [array.ravel() for array in arrays]
    results = [np.empty(arrays[0].size) for _ in kernel.outputs]
    for start in range(0, arrays[0].size, CHUNK):
        chunk = slice(start, start + CHUNK)
        values = _chunk_in_float64(kernel, [column[chunk].astype(np.float64) for column in columns], scalars)
        for result, value in zip(results, values, strict=True):
            result[chunk] = value
    return [result.reshape(arrays[0].shape) for result in results]


def _chunk_in_float64(kernel: Kernel, arrays: list[Float64Array], scalars: Scalars) -> list[Float64Array]:
    values = _on_numpy(kernel, arrays, scalars)
    # Each by another factor: a sum that cancels, such as AddReLU's, would be proportional to one for all.
    moved = _on_numpy(kernel, [array * (1 + NUDGE / i) for i, array in enumerate(arrays, 1)], scalars)
    with np.errstate(all="ignore"):
        doubtful = np.any(
            [np.abs(m - v) > ILL_CONDITIONED * np.abs(v) for m, v in zip(moved, values, strict=True)], axis=0
        )
    if doubtful.any():
        refined = _in_digits(kernel, [array[doubtful] for array in arrays], scalars, REFINED_DIGITS)
        for value, better in zip(values, refined, strict=True):
            value[doubtful] = _rounded(better)
    return values


def _in_digits(kernel: Kernel, given: list[NDArray[Any]], scalars: Scalars, digits: int) -> list[NDArray[Any]]:
    arrays = [array.astype(np.float64) for array in given]
    columns = _evaluated(kernel, [array.ravel() for array in arrays], scalars, digits)
    signed = _on_numpy(kernel, arrays, scalars)  # mpmath has no negative zero
    results = []
    for column, sign in zip(columns, signed, strict=True):
        values = np.array(column, np.object_).reshape(sign.shape)
        results.append(np.where((values == 0) & np.signbit(sign), -0.0, values))
    return results


def _rounded(values: NDArray[Any]) -> Float64Array:
    return np.array([_to_float64(value) for value in values.ravel()], np.float64).reshape(values.shape)


def _on_numpy(kernel: Kernel, arrays: list[Float64Array], scalars: Scalars) -> list[Float64Array]:
    formula = bind(kernel.formula, on_numpy, functions=kernel.functions)
    with np.errstate(all="ignore"):
        values = formula(*arrays, *_scalar_arguments(scalars, on_numpy, float))
    shape = arrays[0].shape
    return [np.array(np.broadcast_to(value, shape), np.float64) for value in _as_tuple(values)]


def _evaluated(kernel: Kernel, columns: list[Float64Array], scalars: Scalars, digits: int) -> list[list[Any]]:
    """Evaluates a formula on mpmath numbers, element by element; returns one list for each result."""
    formula = bind(kernel.formula, on_mpmath, functions=kernel.functions)
    rows = []
    row: tuple[Any, ...] = ()
    try:
        with mp.workdps(digits + GUARD_DIGITS):
            constants = _scalar_arguments(scalars, on_mpmath, mp.mpf)
            for row in zip(*columns, strict=True):
                rows.append(_as_tuple(formula(*(mp.mpf(float(value)) for value in row), *constants)))
    except (OverflowError, ZeroDivisionError) as error:
        why = "a division by zero" if isinstance(error, ZeroDivisionError) else "too large"
        given = ", ".join(map(str, (*row, *(value for _, values in scalars for value in values))))
        raise InputError(f"mpmath cannot evaluate {kernel.name} at {given}: {why}") from None
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
        rounded = int(numerator) / int(denominator)  # Python rounds the quotient of two integers only once
    except OverflowError:
        rounded = float("inf")
    return -rounded if value < 0 else rounded
