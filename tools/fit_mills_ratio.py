# SPDX-License-Identifier: Apache-2.0
"""Derive the polynomial of `mills_ratio` in src/actgrad/primitives/cpu.h.

The Mills ratio R(u) = (1 - Φ(u)) / φ(u) falls from 1.25 at 0 like 1/u. With g = 1 / (u + SHIFT) and y = 1 - 2·SHIFT·g,
which maps [0, ∞) to [-1, 1), R(u) = g·P(y) and P is smooth. The fit minimises the largest relative error over
[0, LAST]; beyond LAST, φ(u) is less than half of float32's last subnormal. Needs numpy and mpmath.
"""

import mpmath as mp
import numpy as np

SHIFT = 3.25
DEGREE = 9
LAST = 14.5


def mills_ratio(u: mp.mpf) -> mp.mpf:
    return mp.sqrt(mp.pi / 2) * mp.exp(u * u / 2) * mp.erfc(u / mp.sqrt(2))


def main() -> None:
    mp.mp.dps = 80
    last_y = 1 - 2 * SHIFT / (LAST + SHIFT)
    nodes = np.cos(np.pi * (np.arange(300) + 0.5) / 300)
    y = -1 + (nodes + 1) * (last_y + 1) / 2
    u = [2 * mp.mpf(SHIFT) / (1 - mp.mpf(v)) - SHIFT for v in y]
    target = np.array([float(mills_ratio(v) * (v + SHIFT)) for v in u])
    powers = np.vander(y, DEGREE + 1, increasing=True) / target[:, None]
    weight = np.ones_like(y)
    for _ in range(300):  # Lawson's iteration turns least squares into minimax
        root = np.sqrt(weight)
        coefficients = np.linalg.lstsq(powers * root[:, None], root, rcond=None)[0]
        error = np.abs(powers @ coefficients - 1)
        weight *= error
        weight /= weight.sum()
    print(f"largest relative error 2^{np.log2(error.max()):.2f}; coefficients, lowest first:")
    for coefficient in coefficients:
        print(f"    {np.float32(coefficient):.9g}f")


if __name__ == "__main__":
    main()
