# SPDX-License-Identifier: Apache-2.0
"""All float16 and all bfloat16 values: a result is the float32 result, rounded once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from cases import CASES, Case
from layouts import BFLOAT16

Array = np.ndarray[Any, Any]


def every_value(dtype: np.dtype[Any]) -> Array:
    return np.arange(2**16, dtype=np.uint16).view(dtype)


def agree(a: Array, b: Array) -> bool:
    """The same bits; any NaN for a NaN."""
    same = a.view(np.uint16) == b.view(np.uint16)
    return bool((same | (np.isnan(a) & np.isnan(b))).all())


@pytest.mark.parametrize("dtype", [np.dtype(np.float16), BFLOAT16], ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_one_rounding(case: Case, dtype: np.dtype[Any]) -> None:
    random = np.random.default_rng(5)
    values = every_value(dtype)
    for half in ("left", "right") if case.splits else ("whole",):
        # Every value stands in the named half; the others are every value too, in another order.
        arrays = []
        for name in case.inputs:
            other = random.permutation(values)
            if name == "x" and case.splits:
                arrays.append(np.concatenate([values, other] if half == "left" else [other, values]))
            else:
                arrays.append(values if name == "x" else other)
        with np.errstate(all="ignore"):
            wide = case([array.astype(np.float32) for array in arrays], dim=0)
            for result, exact in zip(case(arrays, dim=0), wide, strict=True):
                assert result.dtype == dtype
                assert agree(result, exact.astype(dtype))


@pytest.mark.parametrize("dtype", [np.dtype(np.float16), BFLOAT16], ids=str)
@pytest.mark.parametrize("case", [case for case in CASES if "dy" in case.inputs], ids=str)
def test_gradient_of_one(case: Case, dtype: np.dtype[Any]) -> None:
    """The slopes themselves, for all 65,536 inputs, with gradients and gates of 1."""
    values = every_value(dtype)
    ones = np.ones_like(values)
    parts = {"dy": ones, "gelu": ones, "x": values}
    if case.splits:
        parts["x"] = np.concatenate([values, ones] if case.activates_left else [ones, values])
    arrays = [parts[name] for name in case.inputs]
    with np.errstate(all="ignore"):
        (result,) = case(arrays, dim=0)
        (exact,) = case([array.astype(np.float32) for array in arrays], dim=0)
        assert agree(result, exact.astype(dtype))
