# SPDX-License-Identifier: Apache-2.0
"""Derive the polynomials in src/actgrad/arithmetic/primitives/cpu.h and cpu_16bit.h, and print their coefficients.

    e^r                     = 1 + r + r²·E(r)              for |r| ≤ ln 2 / 2
    e^r - 1                 = r + r²·G(r)                  for |r| ≤ ln 2 / 2
    log(1 + e)/e            = 1 + e·L(e)                   for 0 ≤ e ≤ 1
    c·e^r                   = c + c·r + r²·C(r)            for |r + ln c| ≤ ln 2 / 2
    c·2^f                   = c + f·F(f)                   for |f| ≤ 1/2, where results have 16 bits
    e^(u²/2)·u·(1 - Φ(u))   = z·(1 + v·P(v))               it grows from 0 to 1/√(2π)
    e^(u²/2)·GELU'(-u)      = (root - u)·(1/2 + v·Q(v))    0 at the root of GELU', falls like -u

c is 4·e^x, as float32, where SiLU'(x) = 0. v = z - centre, and z = u / (u + shift) maps u ≥ 0 to 0 … 1; at the centre
the factor that v·P or v·Q completes is 1 or 1/2, which costs no rounding. For 16 bits the forms are z·P(v) and
(root - u)·Q(v). Each minimises the largest relative error of the left side; those of GELU over [0, LAST], beyond which
e^(-u²/2) leaves less than half of float32's last subnormal. Shifts, centres and degrees are those that did best in
float32. Needs numpy and mpmath.
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


def fit_exp(name: str, c: float, middle: float, degree: int) -> None:
    last = 1.0005 * np.log(2) / 2  # the reduction rounds, so r may lie a little outside
    r = nodes(middle - last, middle + last)
    target = np.array([float(c * (mp.exp(mp.mpf(v)) - 1 - mp.mpf(v)) / mp.mpf(v) ** 2) for v in r])
    fit(name, target, r**2 / (c * np.exp(r)), r, degree)


def fit_expm1(name: str, degree: int) -> None:
    last = 1.0005 * np.log(2) / 2
    r = nodes(-last, last)
    target = np.array([float((mp.expm1(mp.mpf(v)) - mp.mpf(v)) / mp.mpf(v) ** 2) for v in r])
    fit(name, target, r**2 / np.abs(np.expm1(r)), r, degree)


def fit_log1p(name: str, degree: int) -> None:
    e = nodes(0, 1)
    whole = np.array([float(mp.log1p(mp.mpf(v)) / mp.mpf(v)) for v in e])
    fit(name, (whole - 1) / e, e / whole, e, degree)


def fit_power_of_two(c: float) -> None:
    f = nodes(-0.5, 0.5)
    fit("F, 16 bits", c * (2.0**f - 1) / f, np.abs(f) / (c * 2.0**f), f, degree=4)


def fit_gelu(
    name: str, function: Callable[[mp.mpf], mp.mpf], shift: float, centre: float, degree: int, constant: float = 0
) -> None:
    """Fits ``function``, or what v must be multiplied by to complete ``constant`` to it."""
    v = nodes(-centre, LAST / (LAST + shift) - centre)
    whole = np.array([float(function(shift * (mp.mpf(x) + centre) / (1 - centre - mp.mpf(x)))) for x in v])
    if constant:
        fit(name, (whole - constant) / v, np.abs(v) / whole, v, degree)
    else:
        fit(name, whole, 1 / whole, v, degree)


def tail(shift: float) -> Callable[[mp.mpf], mp.mpf]:
    return lambda u: scaled_normal_tail(u) * (u + shift)


def slope(u: mp.mpf) -> mp.mpf:
    return scaled_gelu_slope(u) / (ROOT - u)


def centre(function: Callable[[mp.mpf], mp.mpf], shift: float, value: float) -> float:
    """Where the function is ``value``."""
    u = mp.findroot(lambda u: function(u) - value, (0.1, 3), solver="anderson")
    return float(np.float32(u / (u + shift)))


if __name__ == "__main__":
    high = np.float32(ROOT)
    print(f"root of GELU': -({high:.9g} + {np.float32(ROOT - mp.mpf(float(high))):.9g})")
    fit_exp("E", c=1, middle=0, degree=4)
    fit_expm1("G", degree=4)
    fit_expm1("G, 16 bits", degree=3)
    fit_log1p("L", degree=8)
    fit_log1p("L, 16 bits", degree=5)

    root = mp.findroot(lambda x: 1 + x + mp.exp(x), -1.28)
    c = float(np.float32(4 * mp.exp(root)))
    log = -mp.log(mp.mpf(c))
    print(f"c: {c:.9g}, -ln c: {np.float32(log):.9g} + {np.float32(log - float(np.float32(log))):.9g}")
    print(f"-log2 c: {np.float32(log / mp.log(2)):.9g}")
    fit_exp("C", c, float(log), degree=4)
    fit_power_of_two(c)

    for name, function, shift, constant, degree in (("P", tail(3.375), 3.375, 1, 8), ("Q", slope, 2.75, 0.5, 7)):
        middle = centre(function, shift, constant)
        print(f"centre of {name}: {middle:.9g}")
        fit_gelu(name, function, shift, middle, degree, constant)
    fit_gelu("P, 16 bits", tail(3), shift=3, centre=0.25, degree=6)
    fit_gelu("Q, 16 bits", slope, shift=3, centre=0.25, degree=5)
