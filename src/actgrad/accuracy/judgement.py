# SPDX-License-Identifier: Apache-2.0
"""The judgement of a result: measures, histogram, worst element, named faults, verdicts."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from actgrad.accuracy.errors import InputError
from actgrad.accuracy.files import as_array
from actgrad.accuracy.findings import Finding, find_faults
from actgrad.accuracy.floats import FLOAT64, format_of
from actgrad.accuracy.measures import Comparison, Measures, histogram, measure
from actgrad.accuracy.standards import Verdict, judge_a, judge_b, judge_c, require_level


@dataclass(frozen=True)
class Worst:
    """The element with the largest error in ULP.

    ``inputs``: the inputs' values there; for an input that the operator splits, one from each half, left first.
    """

    index: tuple[int, ...]
    result: float
    golden: float
    ulp: float
    inputs: Mapping[str, tuple[float, ...]]


@dataclass(frozen=True)
class Judgement:
    """The judgement of a result, as ``compare`` returns it."""

    dtype: str
    shape: tuple[int, ...]
    measures: Measures
    histogram: list[int]
    worst: Worst | None
    findings: list[Finding]
    verdicts: list[Verdict]

    @property
    def passed(self) -> bool:
        """Whether every applied standard passes."""
        return all(verdict.passed for verdict in self.verdicts)

    @property
    def passed_where_attainable(self) -> bool:
        """Whether every standard passes that the rounded golden values pass."""
        return all(verdict.passed or not verdict.attainable for verdict in self.verdicts)


def compare(
    result: ArrayLike,
    golden: ArrayLike,
    *,
    third: ArrayLike | None = None,
    inputs: Mapping[str, ArrayLike] | None = None,
    level: str = "L0",
    allow_nan: bool = False,
    interleaved_from: int | None = None,
) -> Judgement:
    """Judges a result by its golden values.

    Args:
        result: an array, or a tensor of PyTorch, of float16, bfloat16 or float32.
        golden: the true values, with the same shape: float64, or a dtype at least as precise as the result's.
        third: a third party's result, with the same shape and dtype; standard A needs it.
        inputs: the operator's inputs by name, for their values at the worst element.
        level: the level of standard A: "L0", "L1" or "L2".
        allow_nan: allow NaN in ``golden``; the result must then be NaN there too.
        interleaved_from: for an operator whose halves are interleaved, the dimension from which its rows extend.

    Returns:
        the measures and the verdicts; errors in ULP are those of the result's dtype.

    Raises:
        InputError: a wrong shape, dtype or level, or a NaN in ``golden`` that is not allowed.

    Examples:
        >>> from actgrad.accuracy import compare, golden
        >>> x = np.array([-1.0, 0.5, 2.0], np.float16)
        >>> judgement = compare(actgrad.silu(x), golden("silu", x), inputs={"x": x})
        >>> judgement.passed, judgement.measures.max_ulp < 0.6
        (True, True)
    """
    require_level(level)
    candidate = _comparison("the result", result, golden, allow_nan)
    other = None if third is None else _comparison("the third result", third, golden, allow_nan)
    if other and other.form != candidate.form:
        raise InputError(f"the third result is {other.form.name}; {candidate.form.name}, like the result, is needed")
    # First the rounded golden values, whose arrays are freed before the candidate's are computed.
    attainable = _verdicts(Comparison(candidate.form.rounded(candidate.golden), candidate.golden), other, level)
    verdicts = [mine.beside(best) for mine, best in zip(_verdicts(candidate, other, level), attainable, strict=True)]
    findings = find_faults(candidate)
    source = format_of(as_array(golden).dtype)
    if source.precision <= candidate.form.precision:
        sentence = f"the golden values are {source.name}, no more exact than the result: ULP below 1 mean nothing"
        findings.append(Finding("coarse golden", sentence))
    return Judgement(
        dtype=candidate.form.name,
        shape=candidate.golden.shape,
        measures=measure(candidate),
        histogram=histogram(candidate.ulp),
        worst=find_worst(
            candidate, {name: as_array(array) for name, array in (inputs or {}).items()}, interleaved_from
        ),
        findings=findings,
        verdicts=verdicts,
    )


def _verdicts(comparison: Comparison, third: Comparison | None, level: str) -> list[Verdict]:
    by_third = [judge_a(comparison, third, level)] if third else []
    return [*by_third, judge_b(comparison), judge_c(comparison)]


def find_worst(
    comparison: Comparison, inputs: Mapping[str, NDArray[Any]], interleaved_from: int | None = None
) -> Worst | None:
    """Returns the element with the largest error in ULP, the first if there are several; None for an empty result."""
    if not comparison.golden.size:
        return None
    place = np.unravel_index(int(np.argmax(comparison.ulp)), comparison.golden.shape)
    index = tuple(int(i) for i in place)
    shape = comparison.golden.shape
    if interleaved_from is None:
        values = values_at(index, shape, inputs)
    else:
        values = values_of_pair(index, shape, inputs, interleaved_from)
    return Worst(
        index=index,
        result=float(comparison.result[index]),
        golden=float(comparison.golden[index]),
        ulp=float(comparison.ulp[index]),
        inputs=values,
    )


def values_at(
    index: tuple[int, ...], shape: tuple[int, ...], inputs: Mapping[str, NDArray[Any]]
) -> dict[str, tuple[float, ...]]:
    """Returns the values of each input that determine one element of a result of ``shape``.

    If shapes differ by a factor of two along one dimension, the operator splits along it: a halved array has one value
    for the element, a whole array has two, one in each half.

    Raises:
        InputError: an input's shape does not match the result's.
    """
    sizes = {name: np.shape(array) for name, array in inputs.items()}
    split = next((dim for dims in sizes.values() if (dim := _split_dim(dims, shape)) is not None), None)
    values = {}
    for name, array in inputs.items():
        positions = _positions(name, index, shape, sizes[name], split)
        values[name] = tuple(float(array[position]) for position in positions)
    return values


def values_of_pair(
    index: tuple[int, ...], shape: tuple[int, ...], inputs: Mapping[str, NDArray[Any]], dim: int
) -> dict[str, tuple[float, ...]]:
    """The same if the halves are interleaved, in rows that span ``dim`` and all dimensions after it."""
    if not -len(shape) <= dim < len(shape):
        raise InputError(f"the halves are interleaved from dim {dim}; a result of shape {shape} has no such dimension")
    dim %= len(shape)
    size = math.prod(shape)
    whole = 2 * size if any(array.size == 2 * size for array in inputs.values()) else size
    place = int(np.ravel_multi_index(index[dim:], shape[dim:]))
    pair = place // 2 if size == whole else place
    values = {}
    for name, array in inputs.items():
        if array.shape[:dim] != shape[:dim] or array.size * 2 not in (whole, whole * 2):
            raise _mismatch(name, array.shape, shape)
        row = array.reshape(*shape[:dim], -1)[index[:dim]]
        values[name] = tuple(map(float, row[2 * pair : 2 * pair + 2] if array.size == whole else row[pair : pair + 1]))
    return values


def _split_dim(given: tuple[int, ...], shape: tuple[int, ...]) -> int | None:
    """Returns the only dimension in which the shapes differ, if by a factor of two."""
    if len(given) != len(shape):
        return None
    different = [(dim, {a, b}) for dim, (a, b) in enumerate(zip(given, shape, strict=True)) if a != b]
    if len(different) != 1:
        return None
    dim, sizes = different[0]
    return dim if max(sizes) == 2 * min(sizes) else None


def _positions(
    name: str, index: tuple[int, ...], shape: tuple[int, ...], given: tuple[int, ...], split: int | None
) -> list[tuple[int, ...]]:
    if split is not None and len(given) == len(shape):
        whole = max(given[split], shape[split])
        halved = tuple(whole // 2 if dim == split else size for dim, size in enumerate(shape))
        full = tuple(whole if dim == split else size for dim, size in enumerate(shape))
        at = list(index)
        at[split] %= whole // 2
        if given == halved:
            return [tuple(at)]
        if given == full:
            return [tuple(at), tuple(i + whole // 2 * (dim == split) for dim, i in enumerate(at))]
    lead = len(shape) - len(given)
    if lead >= 0 and all(size in (1, full) for size, full in zip(given, shape[lead:], strict=True)):
        return [tuple(0 if size == 1 else i for size, i in zip(given, index[lead:], strict=True))]
    raise _mismatch(name, given, shape)


def _mismatch(name: str, given: tuple[int, ...], shape: tuple[int, ...]) -> InputError:
    return InputError(f"input {name} has shape {given}, which does not match a result of shape {shape}")


def _comparison(words: str, result: ArrayLike, golden: ArrayLike, allow_nan: bool) -> Comparison:
    given, truth = as_array(result), as_array(golden)
    try:
        form = format_of(given.dtype)
    except InputError as error:
        raise InputError(f"{words}: {error}") from None
    try:
        source = format_of(truth.dtype)
    except InputError as error:
        raise InputError(f"the golden values: {error}") from None
    if form == FLOAT64:
        raise InputError(f"{words} is float64; the standards judge float16, bfloat16 and float32")
    if given.shape != truth.shape:
        raise InputError(f"{words} has shape {given.shape}, the golden values have {truth.shape}; they must be equal")
    if source.precision < form.precision:
        raise InputError(f"the golden values are {source.name}, coarser than {form.name} of {words}; float64 is best")
    comparison = Comparison(given, truth.astype(np.float64, copy=False))
    if not allow_nan and np.isnan(comparison.golden).any():
        first = tuple(int(i) for i in np.argwhere(np.isnan(comparison.golden))[0])
        raise InputError(
            f"the golden values hold NaN, the first at {list(first)}: no error can be measured there; "
            "allow NaN if the result has to be NaN there too"
        )
    return comparison
