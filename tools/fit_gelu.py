# SPDX-License-Identifier: Apache-2.0
"""Derive the polynomials of `scaled_normal_tail` and `scaled_gelu_slope` in src/actgrad/primitives/cpu.h.

Both functions of u ≥ 0 are smooth in z = u / (u + shift) - centre, which is bounded:

    e^(u²/2)·(1 - Φ(u))   = P(z) / (u + shift)   it falls like 1/u
    e^(u²/2)·GELU'(-u)    = Q(z)·(root - u)      it vanishes at the root of GELU' and falls like -u

P and Q minimise the largest relative error over [0, LAST]; beyond LAST, e^(-u²/2) leaves less than half of float32's
last subnormal. Shifts, centres and degrees are those that did best in float32. Needs numpy and mpmath.
"""

from collections.abc import Callable

import mpmath as mp
import numpy as np

LAST = 14.5

mp.mp.dps = 80
ROOT = mp.findroot(lambda u: mp.ncdf(-u) - u * mp.npdf(u), 0.75)


def scaled_normal_tail(u: mp.mpf) -> mp.mpf:
    return mp.exp(u * u / 2) * mp.erfc(u / mp.sqrt(2)) / 2


def scaled_gelu_slope(u: mp.mpf) -> mp.mpf:
    return scaled_normal_tail(u) - u / mp.sqrt(2 * mp.pi)


def fit(name: str, function: Callable[[mp.mpf], mp.mpf], shift: float, centre: float, degree: int) -> None:
    first, last = -centre, LAST / (LAST + shift) - centre
    z = first + (last - first) * (1 + np.cos(np.pi * (np.arange(300) + 0.5) / 300)) / 2
    target = np.array([float(function(shift * (mp.mpf(v) + centre) / (1 - centre - mp.mpf(v)))) for v in z])
    powers = np.vander(z, degree + 1, increasing=True) / target[:, None]
    weight = np.ones_like(z)
    for _ in range(300):  # Lawson's iteration turns least squares into minimax
        root = np.sqrt(weight)
        coefficients = np.linalg.lstsq(powers * root[:, None], root, rcond=None)[0]
        error = np.abs(powers @ coefficients - 1)
        weight *= error
        weight /= weight.sum()
    print(f"{name}: largest relative error 2^{np.log2(error.max()):.1f}; coefficients, highest first:")
    for coefficient in coefficients[::-1]:
        print(f"    {np.float32(coefficient):.9g}")


if __name__ == "__main__":
    high = np.float32(ROOT)
    print(f"root: {high:.9g} + {np.float32(ROOT - mp.mpf(float(high))):.9g}")
    fit("P", lambda u: scaled_normal_tail(u) * (u + 3.125), shift=3.125, centre=0.5, degree=9)
    fit("Q", lambda u: scaled_gelu_slope(u) / (ROOT - u), shift=3.75, centre=0.125, degree=8)
