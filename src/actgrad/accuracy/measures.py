# SPDX-License-Identifier: Apache-2.0
"""Errors of a result against its golden values: absolute, relative and in ULP, with summaries."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from actgrad.accuracy.floats import Float64Array, FloatFormat, format_of

RELATIVE_GUARD = 1e-7  # CANN divides by |golden| + 1e-7
HISTOGRAM_EDGES = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 64.0, 256.0, 1024.0, 2.0**20)


@dataclass(frozen=True)
class Comparison:
    """A result and its golden values, with the same shape; errors are computed once, on first use.

    The error is infinite where exactly one of the two is NaN, or one is infinite and the other is neither that infinity
    nor rounds to it. Equal infinities, and NaN in both, have error 0.

    Attributes:
        result: float16, bfloat16, float32 or float64.
        golden: the true values, float64.
    """

    result: NDArray[Any]
    golden: Float64Array

    @cached_property
    def form(self) -> FloatFormat:
        """The format of the result, which defines the ULP of errors."""
        return format_of(self.result.dtype)

    @cached_property
    def exact(self) -> Float64Array:
        """The result as float64, which is exact."""
        with np.errstate(invalid="ignore"):
            return self.result.astype(np.float64)

    @cached_property
    def absolute(self) -> Float64Array:
        """|result − golden|."""
        result = self.exact
        with np.errstate(invalid="ignore", over="ignore"):
            error = np.abs(result - self.golden)
        overflow = np.isinf(result) & (np.abs(self.golden) >= self.form.overflow)
        same = np.isnan(result) & np.isnan(self.golden)
        same |= overflow & (np.signbit(result) == np.signbit(self.golden))
        return np.where(same, 0.0, np.where(np.isnan(error), np.inf, error))

    @cached_property
    def relative(self) -> Float64Array:
        """|result − golden| / (|golden| + 1e-7), CANN's relative error."""
        return self._divided_by(np.abs(self.golden) + RELATIVE_GUARD)

    @cached_property
    def ulp(self) -> Float64Array:
        """|result − golden| in units in the last place of the golden value in the result's format."""
        return self._divided_by(self.form.ulp(self.golden))

    @cached_property
    def counted(self) -> NDArray[np.bool_]:
        """The elements over which means are taken: all but those where both are the same NaN or infinity."""
        return np.isfinite(self.exact) | (self.absolute > 0)

    def _divided_by(self, divisor: Float64Array) -> Float64Array:
        error = self.absolute
        with np.errstate(invalid="ignore", over="ignore"):
            return np.where(np.isfinite(error) & (error > 0), error / divisor, error)


def mean(errors: Float64Array) -> float:
    """Returns the mean; 0 if empty."""
    return float(errors.mean()) if errors.size else 0.0


def largest(errors: Float64Array) -> float:
    """Returns the maximum; 0 if empty."""
    return float(errors.max()) if errors.size else 0.0


def root_mean_square(errors: Float64Array) -> float:
    """Returns √(mean of squares); 0 if empty."""
    with np.errstate(over="ignore"):
        return float(np.sqrt(mean(errors * errors)))


@dataclass(frozen=True)
class Measures:
    """The summary of a comparison. Means exclude elements where both are the same NaN or infinity.

    Attributes:
        elements: the number of elements.
        mere, mare: mean and maximum of CANN's relative error |a − g| / (|g| + 1e-7).
        rmse: the root mean square error.
        max_absolute: the maximum of |a − g|.
        mean_ulp, max_ulp: mean and maximum of the error in ULP.
    """

    elements: int
    mere: float
    mare: float
    rmse: float
    max_absolute: float
    mean_ulp: float
    max_ulp: float


def measure(comparison: Comparison) -> Measures:
    """Returns the summary of ``comparison``.

    Examples:
        >>> from actgrad.accuracy import Comparison, measure
        >>> errors = measure(Comparison(np.array([1.0, 2.001], np.float16), np.array([1.0, 2.0])))
        >>> errors.elements, errors.max_ulp
        (2, 1.0)
    """
    counted = comparison.counted
    return Measures(
        elements=comparison.golden.size,
        mere=mean(comparison.relative[counted]),
        mare=largest(comparison.relative),
        rmse=root_mean_square(comparison.absolute[counted]),
        max_absolute=largest(comparison.absolute),
        mean_ulp=mean(comparison.ulp[counted]),
        max_ulp=largest(comparison.ulp),
    )


def histogram_labels() -> list[str]:
    """Returns the labels of the bins of ``histogram``."""
    return ["exact", *(f"≤ {edge:g}" for edge in HISTOGRAM_EDGES[1:-1]), "≤ 2^20", "> 2^20", "not comparable"]


def histogram(ulp: Float64Array) -> list[int]:
    """Counts errors in ULP by size; the last bin counts unexpected or missing NaNs and infinities."""
    finite = ulp[np.isfinite(ulp)]
    bins = np.searchsorted(HISTOGRAM_EDGES, finite, side="left")  # the bin of e holds edge[i-1] < error ≤ edge[i]
    counts = np.bincount(bins, minlength=len(HISTOGRAM_EDGES) + 1)
    return [*map(int, counts), int(ulp.size - finite.size)]
