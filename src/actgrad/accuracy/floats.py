# SPDX-License-Identifier: Apache-2.0
"""The floating-point formats of results: the spacing of their numbers, and rounding to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from actgrad.accuracy.errors import InputError

Float64Array = NDArray[np.float64]


@dataclass(frozen=True)
class FloatFormat:
    """A binary format: ``precision`` is the number of significand bits; exponents are those of normal numbers."""

    name: str
    dtype: np.dtype[Any]
    precision: int
    min_exponent: int
    max_exponent: int

    @property
    def overflow(self) -> float:
        """The smallest magnitude that rounds to infinity: half an ULP above the largest number."""
        with np.errstate(over="ignore"):
            return float(np.ldexp(2.0 - 2.0**-self.precision, self.max_exponent))

    def ulp(self, value: NDArray[Any]) -> Float64Array:
        """Returns the unit in the last place of this format at ``value`` (float64); that of subnormals at 0."""
        value = np.asarray(value, np.float64)
        _, exponent = np.frexp(value)  # |value| = m·2^exponent with m in [1/2, 1)
        exponent = np.where(value == 0, self.min_exponent, exponent - 1)
        exponent = np.where(np.isfinite(value), exponent, self.max_exponent)
        exponent = np.clip(exponent, self.min_exponent, self.max_exponent)
        return np.asarray(np.ldexp(1.0, exponent - (self.precision - 1)), np.float64)

    def rounded(self, value: NDArray[Any]) -> NDArray[Any]:
        """Returns float64 ``value`` rounded once, to nearest even, as an array of this format."""
        value = np.asarray(value, np.float64)
        if self.name == "float64":
            return value
        ulp = self.ulp(value)
        with np.errstate(over="ignore", invalid="ignore"):
            return np.asarray(np.rint(value / ulp) * ulp).astype(self.dtype)


FLOAT16 = FloatFormat("float16", np.dtype(np.float16), 11, -14, 15)
BFLOAT16 = FloatFormat("bfloat16", np.dtype(ml_dtypes.bfloat16), 8, -126, 127)
FLOAT32 = FloatFormat("float32", np.dtype(np.float32), 24, -126, 127)
FLOAT64 = FloatFormat("float64", np.dtype(np.float64), 53, -1022, 1023)

FORMATS = {form.name: form for form in (FLOAT16, BFLOAT16, FLOAT32, FLOAT64)}


def format_of(dtype: object) -> FloatFormat:
    """Returns the format of a dtype or of its name.

    Raises:
        InputError: it is none of float16, bfloat16, float32 and float64.
    """
    name = dtype if isinstance(dtype, str) else np.dtype(dtype).name  # type: ignore[call-overload]
    if name not in FORMATS:
        raise InputError(f"the dtype is {name}; one of {', '.join(FORMATS)} is needed")
    return FORMATS[name]
