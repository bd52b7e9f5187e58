# SPDX-License-Identifier: Apache-2.0
"""CANN's three precision standards: A compares with a third party's result, B and C with fixed limits.

Elements where result and golden are the same NaN or infinity pass and count in no mean; where they differ, errors are
infinite and every standard fails. An empty result passes every standard.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from types import MappingProxyType

import numpy as np

from actgrad.accuracy.errors import InputError
from actgrad.accuracy.measures import Comparison, largest, mean, root_mean_square


@dataclass(frozen=True)
class Requirement:
    """One line of a verdict: a measured value and its limit. ``relation`` is "≤", "<" or "≥"."""

    quantity: str
    value: float
    relation: str
    limit: float

    @property
    def met(self) -> bool:
        """Whether the value is within the limit; NaN never is."""
        if self.relation == "≤":
            return self.value <= self.limit
        if self.relation == "<":
            return self.value < self.limit
        return self.value >= self.limit


@dataclass(frozen=True)
class Verdict:
    """The verdict of one standard.

    Attributes:
        standard: "A L0", "A L1", "A L2", "B" or "C".
        requirements: the measured values and their limits.
        attainable: whether the golden values, rounded to the result's dtype, meet what it fails; no result can be
            better. That no error is infinite is always attainable.
    """

    standard: str
    requirements: tuple[Requirement, ...]
    attainable: bool = True

    @property
    def passed(self) -> bool:
        """Whether every requirement is met."""
        return all(requirement.met for requirement in self.requirements)

    def beside(self, ideal: Verdict) -> Verdict:
        """This verdict with ``attainable`` by that of the rounded golden values."""
        pairs = zip(self.requirements, ideal.requirements, strict=True)
        unexplained = any(not mine.met and (best.met or math.isinf(mine.value)) for mine, best in pairs)
        return replace(self, attainable=ideal.passed or unexplained)


# --- Standard A: the candidate's errors over a third party's ------------------------------------------------------


@dataclass(frozen=True)
class Level:
    """The largest ratios of MARE, MERE and RMSE that a level allows."""

    mare: float
    mere: float
    rmse: float


@dataclass(frozen=True)
class Small:
    """Golden values below ``below`` are small: for them, errors above ``error`` are counted, not measured."""

    below: float
    error: float


LEVELS = MappingProxyType({"L0": Level(10, 2, 2), "L1": Level(5, 1.5, 1.5), "L2": Level(2, 1.2, 1.2)})
SMALL = MappingProxyType(
    {"float16": Small(2**-11, 2**-16), "bfloat16": Small(2**-8, 2**-16), "float32": Small(2**-14, 2**-30)}
)
SMALL_ERRORS_RATIO = 2.0


def require_level(level: str) -> None:
    """Raises InputError unless ``level`` is a level of standard A."""
    if level not in LEVELS:
        raise InputError(f"the level is {level!r}; L0, L1 or L2 is needed")


def judge_a(candidate: Comparison, third: Comparison, level: str) -> Verdict:
    """Judges by standard A, "double benchmark".

    Args:
        candidate: the result under test.
        third: a third party's result of the same dtype, with the same golden values.
        level: "L0", "L1" or "L2", from the loosest to the strictest.
    """
    require_level(level)
    limits, small = LEVELS[level], SMALL[_dtype(candidate)]
    _dtype(third)
    is_small = np.abs(candidate.golden) < small.below

    def ratio(value: float, by: float) -> float:
        if value == 0:
            return 0.0
        return value / by if by > 0 and not math.isinf(value) else math.inf

    def normal(comparison: Comparison) -> tuple[float, float, float]:
        where = comparison.counted & ~is_small
        relative, absolute = comparison.relative[where], comparison.absolute[where]
        return largest(relative), mean(relative), root_mean_square(absolute)

    def small_errors(comparison: Comparison) -> int:
        return int(np.count_nonzero(is_small & (comparison.absolute > small.error)))

    mine, theirs = normal(candidate), normal(third)
    uncounted = np.isinf(candidate.absolute[is_small]).any()  # a NaN or an infinity is more than one error
    return Verdict(
        f"A {level}",
        (
            Requirement("MARE ratio", ratio(mine[0], theirs[0]), "≤", limits.mare),
            Requirement("MERE ratio", ratio(mine[1], theirs[1]), "≤", limits.mere),
            Requirement("RMSE ratio", ratio(mine[2], theirs[2]), "≤", limits.rmse),
            Requirement(
                "small-value error ratio",
                math.inf if uncounted else ratio(small_errors(candidate), small_errors(third)),
                "≤",
                SMALL_ERRORS_RATIO,
            ),
        ),
    )


# --- Standard B: relative errors below fixed limits ---------------------------------------------------------------

RELATIVE_LIMITS = MappingProxyType({"float16": 2**-10, "bfloat16": 2**-7, "float32": 2**-13})


def judge_b(candidate: Comparison) -> Verdict:
    """Judges by standard B, "single benchmark": mean relative error below t, maximum below 10 t."""
    limit = RELATIVE_LIMITS[_dtype(candidate)]
    return Verdict(
        "B",
        (
            Requirement("MERE", mean(candidate.relative[candidate.counted]), "<", limit),
            Requirement("MARE", largest(candidate.relative), "<", 10 * limit),
        ),
    )


# --- Standard C: a tolerance for most elements ---------------------------------------------------------------------


@dataclass(frozen=True)
class Tolerance:
    """|a − g| ≤ atol + rtol·|g|; and no error above ``largest``, unless it is within ``or_ulp`` ULP."""

    rtol: float
    atol: float
    largest: float
    or_ulp: float = 0.0


TOLERANCES = MappingProxyType(
    {
        "float16": Tolerance(2**-9, 2**-9, 1e-1),
        "bfloat16": Tolerance(2**-6, 2**-6, 1.0),
        "float32": Tolerance(2**-10, 2**-16, 1e-2, or_ulp=32),
    }
)
ENOUGH = 0.99


def judge_c(candidate: Comparison) -> Verdict:
    """Judges by standard C, "mixed tolerance": 99 % of the elements within the tolerance, none far outside."""
    tolerance = TOLERANCES[_dtype(candidate)]
    error = candidate.absolute
    with np.errstate(over="ignore"):
        close = error <= tolerance.atol + tolerance.rtol * np.abs(candidate.golden)
    within = (error == 0) | (close & np.isfinite(error))
    far = error[candidate.ulp > tolerance.or_ulp]
    quantity = "max absolute error"
    if tolerance.or_ulp:
        quantity += f" beyond {tolerance.or_ulp:g} ULP"
    return Verdict(
        "C",
        (
            Requirement("share within tolerance", float(within.mean()) if within.size else 1.0, "≥", ENOUGH),
            Requirement(quantity, largest(far), "≤", tolerance.largest),
        ),
    )


def _dtype(comparison: Comparison) -> str:
    name = comparison.form.name
    if name not in RELATIVE_LIMITS:
        raise InputError(f"the result is {name}; the standards judge float16, bfloat16 and float32")
    return name
