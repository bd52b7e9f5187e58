# SPDX-License-Identifier: Apache-2.0
"""All float16 and all bfloat16 values: a result is float32 arithmetic with shorter polynomials, rounded once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from cases import CASES, Case
from layouts import BFLOAT16

from actgrad.primitives import HALF_PRECISION_ULP

Array = np.ndarray[Any, Any]


def every_value(dtype: np.dtype[Any]) -> Array:
    return np.arange(2**16, dtype=np.uint16).view(dtype)


def last_place(x: Array, dtype: np.dtype[Any]) -> Array:
    """The step between the values of ``dtype`` at ``x``."""
    digits, least = (11, -14) if dtype == np.float16 else (8, -126)
    exponent = np.frexp(x.astype(np.float64))[1] - 1
    return np.ldexp(1.0, np.maximum(exponent, least) - digits + 1)


def agree(a: Array, exact: Array) -> bool:
    """Within HALF_PRECISION_ULP last places of the float32 result; infinities and NaNs where its rounding has them."""
    rounded = exact.astype(a.dtype)
    finite = np.isfinite(a) & np.isfinite(rounded)
    error = np.abs(a[finite].astype(np.float64) - exact[finite])
    if (error > HALF_PRECISION_ULP * last_place(exact[finite], a.dtype)).any():
        return False
    return np.array_equal(a[~finite].astype(np.float32), rounded[~finite].astype(np.float32), equal_nan=True)


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
                assert agree(result, exact)


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
        assert agree(result, exact)
