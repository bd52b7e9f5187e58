# SPDX-License-Identifier: Apache-2.0
"""Errors over the range of one input: the activated input takes all values, all others are 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from actgrad.accuracy.backends import Backend
from actgrad.accuracy.calls import Call, inputs_of, is_single, may_be_omitted, split_tensors
from actgrad.accuracy.cases import Case, variants_of
from actgrad.accuracy.floats import Float64Array, FloatFormat, format_of
from actgrad.accuracy.judgement import Worst, find_worst
from actgrad.accuracy.measures import Comparison
from actgrad.accuracy.reference import golden_of, place_of
from actgrad.operators.contract import Choice, Int, Operator, Word

LIMIT = 1000.0
LINEAR = 0.1  # the axis is linear near 0 and logarithmic far beyond ±LINEAR
BINS = 400
FLOAT32_POINTS = 100_000


def axis(x: NDArray[Any] | float) -> Float64Array:
    """Returns positions on the symmetric-logarithmic axis."""
    return np.asarray(np.sign(x) * np.log10(1 + np.abs(x) / LINEAR), np.float64)


def points_of(form: FloatFormat) -> NDArray[Any]:
    """Returns the swept values: every float16 and bfloat16 within the limit, or a dense selection of float32."""
    if form.dtype.itemsize == 2:
        everything = np.arange(2**16, dtype=np.uint16).view(form.dtype)
        with np.errstate(invalid="ignore"):
            within = np.abs(everything.astype(np.float64)) <= LIMIT
        return everything[within]
    places = np.linspace(-axis(LIMIT), axis(LIMIT), FLOAT32_POINTS)
    return form.rounded(np.sign(places) * LINEAR * (10 ** np.abs(places) - 1))


@dataclass(frozen=True)
class Sweep:
    """One backend's errors over the range.

    Attributes:
        words: the attributes, such as "approximate=tanh"; empty if there are none.
        largest: the largest error in ULP in each of BINS equal parts of the axis; NaN for parts without values.
        worst: the element with the largest error.
    """

    operator: str
    dtype: str
    words: str
    backend: str
    largest: Float64Array
    worst: Worst | None


def sweep(operator: Operator, dtype: str, backend: Backend) -> list[Sweep]:
    """Sweeps an operator on a backend, once for each word of its choices; every output counts."""
    form = format_of(dtype)
    sweeps = []
    for words in choices_of(operator):
        call = _call(operator, form, words)
        truths = golden_of(call)
        results = backend.run(Case("sweep", dtype, call), 0, [array.shape for array in truths])
        comparisons = [Comparison(result, true) for result, true in zip(results, truths, strict=True)]
        errors = np.max([each.ulp.reshape(len(each.ulp), -1).max(axis=1) for each in comparisons], axis=0)
        inputs = {name: array for name, array in call.inputs.items() if array is not None}
        worst = max((find_worst(each, inputs) for each in comparisons), key=lambda worst: worst.ulp if worst else -1.0)
        text = ", ".join(f"{name}={word}" for name, word in words.items())
        sweeps.append(Sweep(operator.python, dtype, text, backend.name, _binned(points_of(form), errors), worst))
    return sweeps


def choices_of(operator: Operator) -> list[dict[str, str]]:
    """Returns every combination of an operator's words; flags and optional inputs keep their defaults."""
    names = [parameter.python for parameter in operator.attributes if isinstance(parameter, Choice | Word)]
    combinations: list[dict[str, str]] = []
    for variant in variants_of(operator):
        words = {name: variant[name] for name in names}
        if words not in combinations:
            combinations.append(words)
    return combinations


def _call(operator: Operator, form: FloatFormat, words: dict[str, str]) -> Call:
    """Returns the call with the swept values in rows: a column of them, or a column beside one of ones."""
    points = points_of(form)[:, None]
    ones = np.ones_like(points)
    attributes = {p.python: getattr(p, "default", None) for p in operator.attributes} | words
    attributes |= {p.python: 1 for p in operator.attributes if isinstance(p, Int) and p.splits}
    split = split_tensors(operator)
    call = Call(operator, {}, attributes)
    tensor, half = place_of(call, operator.activated(operator.kernels[0]))
    inputs: dict[str, NDArray[Any] | None] = {}
    for parameter in inputs_of(operator):
        if may_be_omitted(parameter):
            inputs[parameter.python] = None
        elif is_single(parameter):
            inputs[parameter.python] = np.zeros((), form.dtype)
        elif parameter.name in split:
            pair = [points, ones] if half == "left" else [ones, points]
            inputs[parameter.python] = np.concatenate(pair if parameter.name == tensor else [ones, ones], axis=1)
        else:
            inputs[parameter.python] = points if parameter.name == tensor else ones
    return Call(operator, inputs, attributes)


def _binned(points: NDArray[Any], errors: Float64Array) -> Float64Array:
    edge = float(axis(LIMIT))
    bins = ((axis(points.astype(np.float64)) + edge) / (2 * edge) * BINS).astype(np.int64).clip(0, BINS - 1)
    largest = np.full(BINS, -1.0)
    np.maximum.at(largest, bins, errors)
    return np.where(largest < 0, np.nan, largest)
