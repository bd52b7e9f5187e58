# SPDX-License-Identifier: Apache-2.0
"""Named faults: the pattern of a mismatch shows its cause."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from actgrad.accuracy.measures import Comparison

WRONG_ULP = 1024.0  # a larger error than this is not due to rounding
RIGHT_SHARE = 0.99


@dataclass(frozen=True)
class Finding:
    """A named fault and its description."""

    name: str
    sentence: str


def find_faults(comparison: Comparison) -> list[Finding]:
    """Returns the recognised faults: NaN, infinity, overflow, flushed values, swapped halves, a wrong sign."""
    result = comparison.exact
    golden = comparison.golden
    target = comparison.form.rounded(golden).astype(np.float64)
    findings = []

    def add(name: str, where: NDArray[np.bool_], words: str) -> None:
        if where.any():
            first = tuple(int(i) for i in np.argwhere(where)[0])
            count = int(np.count_nonzero(where))
            elements = "1 element is" if count == 1 else f"{count} elements are"
            findings.append(Finding(name, f"{elements} {words}; the first at {list(first)}"))

    wrong = comparison.absolute > 0
    add("NaN", wrong & np.isnan(result) & ~np.isnan(golden), "NaN where the golden value is a number")
    add("missing NaN", wrong & ~np.isnan(result) & np.isnan(golden), "no NaN where the golden value is NaN")
    add("infinity", wrong & np.isinf(result) & np.isfinite(target), "infinite where the golden value is finite")
    add("missing infinity", wrong & np.isfinite(result) & np.isinf(golden), "finite where the golden value is infinite")
    flushed = (result == 0) & (target != 0) & np.isfinite(golden)
    if flushed.any():
        peak = np.abs(golden[flushed]).max()
        ulp = comparison.ulp[flushed].max()
        add("flushed to zero", flushed, f"0 where the golden value is not, but up to {peak:.3g} ({ulp:.3g} ULP)")
    findings += _rearranged(comparison)
    return findings


def _rearranged(comparison: Comparison) -> list[Finding]:
    """Looks for a simple change that makes a wrong result match."""
    result, golden = comparison.result, comparison.golden
    if result.size < 2 or _share_right(comparison) >= RIGHT_SHARE:
        return []
    findings = []
    for dim, size in enumerate(result.shape):
        if size % 2 == 0 and _fits(Comparison(np.roll(result, size // 2, axis=dim), golden)):
            findings.append(Finding("swapped halves", f"the halves along dim {dim} are swapped: exchanged, they fit"))
    if _fits(Comparison(-result, golden)):
        findings.append(Finding("wrong sign", "the sign is wrong: negated, the result fits"))
    return findings


def _fits(comparison: Comparison) -> bool:
    return _share_right(comparison) >= RIGHT_SHARE


def _share_right(comparison: Comparison) -> float:
    return float(np.mean(comparison.ulp <= WRONG_ULP))
