# SPDX-License-Identifier: Apache-2.0
"""Derive the polynomials in src/actgrad/arithmetic/primitives/, and print their coefficients.

    e^r                     = 1 + r + r²·E(r)              for |r| ≤ ln 2 / 2
    e^r - 1                 = r + r²·G(r)                  for |r| ≤ ln 2 / 2
    log(1 + e)/e            = 1 + e·L(e)                   for 0 ≤ e ≤ 1
    log(1 + c)              = c + c²·M(c)                  for √½ ≤ 1 + c ≤ √2
    tanh: e^r - 1           = r + r²/2 + r³·T(r)           for |r| ≤ ln 2 / 2
    c·e^r                   = c + c·r + r²·C(r)            for |r + ln c| ≤ ln 2 / 2
    c·2^f                   = c + f·F(f)                   for |f| ≤ 1/2, where results have 16 bits
    2^f                     = S(f)                         for |f| ≤ 1/2: sigmoids in 16 bits, and in terms of sums
    e^(u²/2)·u·(1 - Φ(u))   = z·(1 + v·P(v))               it grows from 0 to 1/√(2π)
    erf⁻¹(x)/x              = a + R(w)/S(w)                with w = -log(1 - x²); a = 0 for 16 and 64 bits
    1/(erf⁻¹)'(x)/(1 - x²)  = b + U(w)/V(w)                for 16 and 64 bits (erf⁻¹)'(x)·(1 - x²) = U(w)/V(w)
    e^(u²/2)·GELU'(-u)      = (root - u)·(1/2 + v·Q(v))    0 at the root of GELU', falls like -u
    log2(1 - Φ(u))          = N(u)                         in pieces, where results have 16 bits
    log2 GELU'(-u)/(root-u) = K(u)                         likewise

c is 4·e^x, as float32, where SiLU'(x) = 0. v = z - centre, and z = u / (slope·u + shift); at the centre the factor that
v·P or v·Q completes is 1 or 1/2, which costs no rounding. For 16 bits on a GPU the forms are z·P(z) and
(root - u)·Q(v), and erf⁻¹ has quotients in terms of v = (1 - x²)^(1/4), with S(0) = 0. N and K have coefficients for
each of 16 pieces. Each minimises the largest relative error of the left side, N and K that of its power of 2; those of
GELU over [0, LAST], beyond which e^(-u²/2) leaves less than half of float32's last subnormal. Slopes, shifts, centres
and degrees are those that did best in float32. The quotients of erf⁻¹ go up to the largest w of their format. Needs
numpy and mpmath.
"""

from collections.abc import Callable, Sequence
from functools import cache

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
    coefficients = minimax(powers, target, weight)
    error = np.abs(powers @ coefficients - target) * weight
    report(name, float(error.max()), [np.float32(coefficient) for coefficient in coefficients])


def minimax(powers: np.ndarray, target: np.ndarray, weight: np.ndarray) -> np.ndarray:
    share = np.ones_like(target)
    for _ in range(300):  # Lawson's iteration turns least squares into minimax
        scale = weight * np.sqrt(share)
        coefficients = np.linalg.lstsq(powers * scale[:, None], target * scale, rcond=None)[0]
        error = np.abs(powers @ coefficients - target) * weight
        share *= error
        share /= share.sum()
    return coefficients


def report(name: str, error: float, coefficients: Sequence[float | np.float32]) -> None:
    print(f"{name}: largest relative error 2^{np.log2(error):.1f}; coefficients, highest first:")
    for coefficient in coefficients[::-1]:
        print(f"    {coefficient:.9g}" if isinstance(coefficient, np.float32) else f"    {coefficient!r}")


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


def fit_in_turn(rest: np.ndarray, weight: np.ndarray, x: np.ndarray, degree: int) -> tuple[list[np.float32], float]:
    """Rounds the lowest coefficient, fits the others to the remainder, and so on: rounding errors do not add up."""
    found: list[np.float32] = []
    largest = np.abs(x).max()
    for power in range(degree + 1):
        powers = np.stack([(x / largest) ** k for k in range(power, degree + 1)], axis=1)
        found.append(np.float32(minimax(powers, rest, weight)[0] / largest**power))
        rest = rest - float(found[-1]) * x**power
    return found, float(np.max(np.abs(rest) * weight))


def fit_log1p_in_turn(name: str, degree: int) -> None:
    e = nodes(0, 1)
    rest = np.array([float((mp.log1p(mp.mpf(v)) / mp.mpf(v) - 1) / mp.mpf(v)) for v in e])
    found, error = fit_in_turn(rest, e / (1 + e * rest), e, degree)
    report(name, error, found)


def fit_logarithm(name: str, degree: int) -> None:
    """The error is absolute."""
    c = nodes(np.sqrt(0.5) - 1, np.sqrt(2) - 1)
    target = np.array([float((mp.log1p(mp.mpf(v)) - mp.mpf(v)) / mp.mpf(v) ** 2) for v in c])
    fit(name, target, c**2, c, degree)


def fit_expm1_behind_the_square(name: str, degree: int) -> None:
    last = 1.0005 * np.log(2) / 2
    r = nodes(-last, last)
    target = np.array([float((mp.expm1(mp.mpf(v)) - mp.mpf(v) - mp.mpf(v) ** 2 / 2) / mp.mpf(v) ** 3) for v in r])
    fit(name, target, np.abs(r) ** 3 / np.abs(np.expm1(r)), r, degree)


@cache
def inverse_erf(w: mp.mpf) -> tuple[mp.mpf, mp.mpf]:
    """erf⁻¹(x)/x, and its slope times 1 - x², from w = -log(1 - x²)."""
    square = -mp.expm1(-w)
    tail = mp.exp(-w) / (1 + mp.sqrt(square))  # 1 - x
    far = w >= 3  # where the solver for erf loses digits
    y = mp.findroot(lambda y: mp.log(mp.erfc(y) / tail), mp.sqrt(w)) if far else mp.erfinv(mp.sqrt(square))
    return y / mp.sqrt(square), mp.sqrt(mp.pi) / 2 * mp.exp(y * y - w)


def quotient(
    value: np.ndarray, above: np.ndarray, below: np.ndarray, first: np.ndarray, rounds: int
) -> tuple[np.ndarray, np.ndarray, float]:
    """The factors of the columns ``above``, those of ``below``, which ``first`` is added to, and the largest error."""
    columns = np.hstack([above, -value[:, None] * below])
    number, half = type(value[0]), type(value[0])(0.5)
    denominator, share = first, np.array([number(1)] * len(value))
    least, best = number(1), None
    for _ in range(rounds):  # Lawson's iteration, with the last denominator
        scale = share**half / (value * denominator)
        left, right = columns * scale[:, None], value * first * scale
        if number is mp.mpf:
            found = np.array(list(mp.qr_solve(mp.matrix(left.tolist()), mp.matrix(right.tolist()))[0]))
        else:
            found = np.linalg.lstsq(left, right, rcond=None)[0]
        upper, lower = np.split(found, [above.shape[1]])
        denominator = first + below @ lower
        error = abs(above @ upper / (denominator * value) - 1)
        if error.max() < least:
            least, best = error.max(), (upper, lower)
        share = share * (error**half + number(1e-30))
        share = share / share.sum()
    assert best is not None
    return *best, float(least)


def fit_inverse_erf(name: str, part: int, last: float, degree: int, digits: int = 0) -> None:
    """A quotient of polynomials of the same degree, for w up to ``last``; in float64, or with this many digits."""
    count, rounds = (6 * degree, 8) if digits else (160, 600)
    number = mp.mpf if digits else float
    with mp.workdps(digits or mp.mp.dps):
        angles = [mp.pi * (k + mp.mpf(1) / 2) / count for k in range(count)]
        u = [(1 - mp.cos(angle)) / 2 for angle in angles]
        value = np.array([number(inverse_erf(last * v)[part]) for v in u])
        powers = np.stack([np.array([number(v**k) for v in u]) for k in range(degree + 1)], axis=1)
        above, below, least = quotient(value, powers, powers[:, 1:], powers[:, 0], rounds)
        below = np.array([number(1), *below])
        if not digits and degree > 3:  # what is to be added to the first coefficient, of the slope's reciprocal
            above, below = (below / above[0], above / above[0]) if part else (above, below)
            first = np.float32((np.sqrt(np.pi) / 2) ** (1 - 2 * part))
            if first > above[0]:
                first = np.nextafter(first, np.float32(0))  # then all terms are positive
            print(f"at w = 0: {first:.9g}")
            above = above - float(first) * below
        halves = above, below
    for letter, half in zip(name, halves, strict=True):
        scaled = [float(c / number(last) ** k) for k, c in enumerate(half)]
        report(f"{letter} up to {last}", least, scaled if digits else [np.float32(c) for c in scaled])


def fit_inverse_erf_of_root(name: str, part: int, above: Sequence[int], below: Sequence[int]) -> None:
    """A quotient of polynomials of v for x up to 1 - 2^-11, with these powers; the lowest one below has factor 1."""
    v = nodes(2 ** (-10 / 4), 1)
    value = np.array([float(inverse_erf(-4 * mp.log(mp.mpf(x)))[part]) for x in v])
    upper, lower = (v[:, None] ** np.array(powers) for powers in (above, below))
    *halves, least = quotient(value, upper, lower[:, 1:], lower[:, 0], rounds=600)
    for letter, half in zip(name, (halves[0], [1.0, *halves[1]]), strict=True):
        report(f"{letter}, 16 bits on a GPU", least, [np.float32(c) for c in half])


def fit_power_of_two(c: float) -> None:
    f = nodes(-0.5, 0.5)
    fit("F, 16 bits", c * (2.0**f - 1) / f, np.abs(f) / (c * 2.0**f), f, degree=4)
    fit("2^f, 16 bits", 2.0**f, 2.0**-f, f, degree=4)
    fit("2^f, terms of sums beside 16 bits", 2.0**f, 2.0**-f, f, degree=5)


def fit_power_of_two_in_slopes() -> None:
    """An error counts as much as it adds to SiLU' or tanh-GELU', in ulps of float16, where y is f plus any integer.

    With the sigmoid's argument w = -y·ln 2 and q = x·w' both are σ(w)·(1 + q·(1 - σ(w))).
    """
    f = nodes(-0.5, 0.5)
    for name, linear, cubic, root, most in (
        ("S, 16 bits, in ulps of SiLU'", 1.0, 0.0, (-1.3, -1.26), 60000),
        ("S, 16 bits, in ulps of tanh-GELU'", 1.59576912, 0.0713548163, (-0.76, -0.745), 250000),
    ):
        weight = np.zeros_like(f)
        for n in range(-12, 26):
            w = -(n + f) * np.log(2)
            x = w / linear
            for _ in range(100):  # Newton's iteration
                x = x - (x * (linear + cubic * x * x) - w) / (linear + 3 * cubic * x * x)
            q = x * (linear + 3 * cubic * x * x)
            s = 1 / (1 + np.exp(-w))
            slope = s * (1 + q * (1 - s))
            growth = s * (1 - s) * (1 + q * (1 - 2 * s))  # the derivative by w
            in_ulps = np.abs(growth) / np.exp2(np.maximum(np.floor(np.log2(np.abs(slope))), -14) - 10)
            near_root = (x >= root[0]) & (x <= root[1])  # where the bound is absolute
            weight = np.maximum(weight, np.where(near_root, np.minimum(in_ulps, most), in_ulps))
        fit(name, 2.0**f, weight / 2.0**f, f, degree=4)


def fit_gelu(
    name: str,
    factor: Callable[[mp.mpf], mp.mpf],
    slope: float,
    shift: float,
    centre: float,
    degree: int,
    constant: float,
) -> None:
    """Fits ``factor``, or what v must be multiplied by to complete ``constant`` to it."""
    v = nodes(-centre, LAST / (slope * LAST + shift) - centre)
    whole = np.array([float(factor(shift * (mp.mpf(x) + centre) / (1 - slope * (centre + mp.mpf(x))))) for x in v])
    if constant:
        fit(name, (whole - constant) / v, np.abs(v) / whole, v, degree)
    else:
        fit(name, whole, 1 / whole, v, degree)


def tail(slope: float, shift: float) -> Callable[[mp.mpf], mp.mpf]:
    return lambda u: scaled_normal_tail(u) * (slope * u + shift)


def gelu_slope_factor(u: mp.mpf) -> mp.mpf:
    return scaled_gelu_slope(u) / (ROOT - u)


def centre(factor: Callable[[mp.mpf], mp.mpf], slope: float, shift: float, value: float) -> float:
    """Where the factor is ``value``."""
    u = mp.findroot(lambda u: factor(u) - value, (0.1, 3), solver="anderson")
    return float(np.float32(u / (slope * u + shift)))


def ends_of_piece(number: int) -> tuple[float, float]:
    """Where the exponent of u + 1 and two bits of its fraction are the lowest bits of the number."""
    octave, quarter = divmod((number - 12) % 16, 4)
    first, last = (2.0**octave * (1 + (quarter + k) / 4) - 1 for k in (0, 1))
    return first, min(last, 14.8)


def fit_pieces(name: str, f: Callable[[mp.mpf], mp.mpf], degree: int) -> None:
    columns = []
    largest = 0.0
    for number in range(16):
        u = nodes(*ends_of_piece(number))
        exact = np.array([float(mp.log(f(mp.mpf(x))) / mp.log(2)) for x in u])
        found, error = fit_in_turn(exact, np.full_like(u, np.log(2)), u, degree)
        columns.append(found[::-1])
        largest = max(largest, error)
    print(f"{name}: largest relative error 2^{np.log2(largest):.1f}; coefficients of all pieces, highest first:")
    for row in zip(*columns, strict=True):
        print("    {" + ", ".join(f"{coefficient:.9g}" for coefficient in row) + "},")


if __name__ == "__main__":
    high = np.float32(ROOT)
    print(f"root of GELU': -({high:.9g} + {np.float32(ROOT - mp.mpf(float(high))):.9g})")
    fit_exp("E", c=1, middle=0, degree=4)
    fit_expm1("G", degree=4)
    fit_expm1("G, 16 bits", degree=3)
    fit_log1p_in_turn("L", degree=8)
    fit_log1p("L, 16 bits", degree=5)
    fit_logarithm("M", degree=6)
    fit_logarithm("M, 16 bits", degree=4)
    fit_expm1_behind_the_square("T", degree=4)
    for part, letters in enumerate(("RS", "UV")):
        fit_inverse_erf(letters, part, last=16, degree=5)
        fit_inverse_erf(letters, part, last=7, degree=3)  # 16 bits
        fit_inverse_erf(letters, part, last=36.1, degree=15, digits=50)  # 64 bits
    fit_inverse_erf_of_root("RS", 0, above=range(4), below=range(1, 5))
    fit_inverse_erf_of_root("UV", 1, above=range(5), below=range(4))

    root = mp.findroot(lambda x: 1 + x + mp.exp(x), -1.28)
    c = float(np.float32(4 * mp.exp(root)))
    log = -mp.log(mp.mpf(c))
    print(f"c: {c:.9g}, -ln c: {np.float32(log):.9g} + {np.float32(log - float(np.float32(log))):.9g}")
    print(f"-log2 c: {np.float32(log / mp.log(2)):.9g}")
    fit_exp("C", c, float(log), degree=4)
    fit_power_of_two(c)
    fit_power_of_two_in_slopes()

    for name, factor, slope, shift, constant, degree in (
        ("P", tail(1.125, 3.6875), 1.125, 3.6875, 1, 8),
        ("Q", gelu_slope_factor, 1, 2.75, 0.5, 7),
    ):
        middle = centre(factor, slope, shift, constant)
        print(f"centre of {name}: {middle:.9g}")
        fit_gelu(name, factor, slope, shift, middle, degree, constant)
    fit_gelu("P, 16 bits on a GPU", tail(1, 3), slope=1, shift=3, centre=0, degree=6, constant=0)
    fit_gelu("Q, 16 bits on a GPU", gelu_slope_factor, slope=1, shift=3, centre=0.25, degree=5, constant=0)
    fit_pieces("N", lambda u: mp.ncdf(-u), degree=3)
    fit_pieces("K", lambda u: (mp.ncdf(-u) - u * mp.npdf(u)) / (ROOT - u), degree=3)
