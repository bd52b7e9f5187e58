# SPDX-License-Identifier: Apache-2.0
"""Derive the polynomials in src/actgrad/primitives/cpu.h, and print their coefficients.

    e^r                     = 1 + r + r²·E(r)            for |r| ≤ ln 2 / 2
    e^(u²/2)·u·(1 - Φ(u))   = z·P(z - centre)            it grows from 0 to 1/√(2π)
    e^(u²/2)·GELU'(-u)      = (root - u)·Q(z - centre)   0 at the root of GELU', falls like -u

with z = u / (u + shift), which maps u ≥ 0 to 0 … 1. Each minimises the largest relative error of the left side; P and
Q over [0, LAST], beyond which e^(-u²/2) leaves less than half of float32's last subnormal. Shifts, centres and degrees
are those that did best in float32. Needs numpy and mpmath.
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


def fit(name: str, target: np.ndarray, weight: np.ndarray, x: np.ndarray, degree: int) -> None:
    """Fit ``target`` at the nodes ``x``, where an error counts ``weight`` times."""
    powers = np.vander(x, degree + 1, increasing=True)
    share = np.ones_like(x)
    for _ in range(300):  # Lawson's iteration turns least squares into minimax
        scale = weight * np.sqrt(share)
        coefficients = np.linalg.lstsq(powers * scale[:, None], target * scale, rcond=None)[0]
        error = np.abs(powers @ coefficients - target) * weight
        share *= error
        share /= share.sum()
    print(f"{name}: largest relative error 2^{np.log2(error.max()):.1f}; coefficients, highest first:")
    for coefficient in coefficients[::-1]:
        print(f"    {np.float32(coefficient):.9g}")


def nodes(first: float, last: float) -> np.ndarray:
    """Chebyshev's nodes."""
    return first + (last - first) * (1 + np.cos(np.pi * (np.arange(300) + 0.5) / 300)) / 2


def fit_exp() -> None:
    last = 1.0005 * np.log(2) / 2  # the reduction rounds, so r may lie a little outside
    r = nodes(-last, last)
    target = np.array([float((mp.exp(mp.mpf(v)) - 1 - mp.mpf(v)) / mp.mpf(v) ** 2) for v in r])
    fit("E", target, r**2 / np.exp(r), r, degree=4)


def fit_gelu(name: str, function: Callable[[mp.mpf], mp.mpf], shift: float, centre: float, degree: int) -> None:
    z = nodes(-centre, LAST / (LAST + shift) - centre)
    target = np.array([float(function(shift * (mp.mpf(v) + centre) / (1 - centre - mp.mpf(v)))) for v in z])
    fit(name, target, 1 / target, z, degree)


if __name__ == "__main__":
    high = np.float32(ROOT)
    print(f"root of GELU': -({high:.9g} + {np.float32(ROOT - mp.mpf(float(high))):.9g})")
    fit_exp()
    fit_gelu("P", lambda u: scaled_normal_tail(u) * (u + 3.375), shift=3.375, centre=0.5, degree=9)
    fit_gelu("Q", lambda u: scaled_gelu_slope(u) / (ROOT - u), shift=2.75, centre=0.375, degree=8)
