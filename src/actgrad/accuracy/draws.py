# SPDX-License-Identifier: Apache-2.0
"""The random numbers of operators, by Philox4x32-10; ``native/opapi/planning/drawing.h`` defines them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from actgrad.accuracy.floats import format_of

ROUNDS = 10
FACTORS = (0xD2511F53, 0xCD9E8D57)
STEPS = (0x9E3779B9, 0xBB67AE85)  # added to the key after each round
LOW = 0xFFFFFFFF


def slopes(
    shape: tuple[int, ...], dtype: np.dtype[Any], low: float, high: float, seed: int, offset: int
) -> NDArray[Any]:
    """Returns numbers in [``low``, ``high``), rounded to ``dtype``, one for each element in order."""
    count = int(np.prod(shape, dtype=object))
    words = _words(-(-count // 4), seed, offset).ravel()[:count]
    given = np.float64 if dtype == np.float64 else np.float32
    first, last = float(given(low)), float(given(high))
    with np.errstate(all="ignore"):
        numbers = first + words * 2.0**-32 * (last - first)
        least, most = _between(first, last, dtype)
        if least <= most:
            numbers = np.clip(numbers, least, most)
        return format_of(dtype).rounded(numbers.astype(given).astype(np.float64)).reshape(shape)


def _words(blocks: int, seed: int, offset: int) -> NDArray[np.uint64]:
    """The four words of each block, one row for each."""
    number = np.arange(blocks, dtype=np.uint64)
    ones = np.ones_like(number)
    c0, c1 = number & np.uint64(LOW), number >> np.uint64(32)
    c2, c3 = (ones * np.uint64(half) for half in _halves(offset))
    key = _halves(seed)
    for turn in range(ROUNDS):
        k0, k1 = (np.uint64((word + turn * step) & LOW) for word, step in zip(key, STEPS, strict=True))
        p0, p1 = c0 * np.uint64(FACTORS[0]), c2 * np.uint64(FACTORS[1])
        c0, c1, c2, c3 = (
            (p1 >> np.uint64(32)) ^ c1 ^ k0,
            p1 & np.uint64(LOW),
            (p0 >> np.uint64(32)) ^ c3 ^ k1,
            p0 & np.uint64(LOW),
        )
    return np.stack([c0, c1, c2, c3], axis=-1)


def _halves(number: int) -> tuple[int, int]:
    bits = number % 2**64
    return bits & LOW, bits >> 32


def _between(low: float, high: float, dtype: np.dtype[Any]) -> tuple[float, float]:
    """The smallest number of ``dtype`` that is at least ``low``, and the largest one below ``high``."""
    up, down = (np.array(end).astype(dtype) for end in (np.inf, -np.inf))
    least, most = (np.array(bound).astype(dtype) for bound in (low, high))
    least = np.nextafter(least, up) if float(least) < low else least
    most = most if float(most) < high else np.nextafter(most, down)
    return float(least), float(most)
