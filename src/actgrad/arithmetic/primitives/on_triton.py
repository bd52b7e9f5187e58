# SPDX-License-Identifier: Apache-2.0
"""The primitives as Triton device functions, for tensors of float32 and float64. Needs Triton.

float32: the operations of ``cpu.h``, one for one, in + - *, IEEE division, fma and exact scaling. Where the compiler
fuses nothing by itself, every GPU gives the bits that the CPU gives. float64: the vendor's exp, and polynomials for
the rest; relative errors are a few 1e-15, next to a root a few 1e-16.

Triton's own / is off by up to two last places of float32; ``divide`` is IEEE's.
"""

import triton
import triton.language as tl

SHIFT = tl.constexpr(12582912.0)  # 1.5·2^23: its last place is 1, so that adding it rounds to an integer
INTEGER = tl.constexpr(12582912.0 + 127.0)  # as in simd/simd.h
UNSCALE = tl.constexpr(1.0 / 4294967296.0)  # 2^-32
TO_ZERO = tl.constexpr(-254.0 - 1024.0)  # 2^TO_ZERO counts as 0; the lowest ten bits of TO_ZERO + 254 are 0


@triton.jit
def absolute(x):
    return tl.abs(x)


@triton.jit
def at_most(a, bound):
    return tl.where(a > bound, bound, a)


@triton.jit
def at_least(a, bound):
    return tl.where(a < bound, bound, a)


@triton.jit
def where(condition, a, b):
    return tl.where(condition, a, b)


@triton.jit
def fma(a, b, c):
    return tl.fma(a, b, c) if a.dtype.is_floating() else a * b + c


@triton.jit
def product_times(a, b, c):
    p = a * b
    correction = tl.fma(a, b, -p) * c
    return tl.fma(p, c, tl.where(tl.abs(correction) < tl.abs(p * c), correction, -0.0))


@triton.jit
def divide(a, b):
    quotient = a / b
    if quotient.dtype == tl.float32:
        quotient = tl.div_rn(a, b)
    return quotient


@triton.jit
def scale(a, n):
    """a·2^n for integral n from -252 to 254, in two factors, each made of a float's exponent field alone."""
    both = (n + (SHIFT + 254.0)).to(tl.int32, bitcast=True) & 0x3FF
    half = both >> 1
    return a * (half << 23).to(tl.float32, bitcast=True) * ((both - half) << 23).to(tl.float32, bitcast=True)


@triton.jit
def power_of_two(rounded):
    """2^n for integral n from -126 to 127, 0 for -127, from INTEGER + n."""
    return (rounded.to(tl.int32, bitcast=True) << 23).to(tl.float32, bitcast=True)


@triton.jit
def power(x, lo):
    """e^(x + lo) = (high + low)·p for float32 and x ≤ 0; far below float32 p is exactly 0."""
    clamped = at_least(x, -110.4)
    rounded = tl.fma(clamped, 1.44269504, INTEGER + 32.0)
    n = rounded - (INTEGER + 32.0)
    r = (tl.fma(n, -0.693147182, clamped) - 0.107829861) + tl.fma(n, 1.90465421e-09, lo - 3.62608943e-09)
    square = r * r
    fifth = tl.fma(r, 0.00139551598 * UNSCALE, 0.00927433092 * UNSCALE)
    third = tl.fma(r, 0.0464221127 * UNSCALE, 0.185644075 * UNSCALE)
    c = 1.11385822 * UNSCALE
    first = tl.fma(r, 0.556928933 * UNSCALE, c)
    q = tl.fma(tl.fma(fifth, square, third), square, first)
    high = tl.fma(r, q, c)
    return high, tl.fma(r, q, c - high), power_of_two(rounded)


@triton.jit
def exp(x, lo=0.0):
    if x.dtype == tl.float64:
        return tl.exp(x) * (1.0 + lo)
    else:
        high, _, p = power(x, lo)
        return high * p


@triton.jit
def exp_pair(x, lo=0.0):
    if x.dtype == tl.float64:
        return exp(x, lo), 0.0
    else:
        high, low, p = power(x, lo)
        clamped = at_least(x, -110.4)
        n = tl.fma(clamped, 1.44269504, INTEGER + 32.0) - (INTEGER + 32.0)
        whole = tl.fma(n, -0.693147182, clamped)
        total = whole - 0.107829861
        part = total - whole
        small = tl.fma(n, 1.90465421e-09, lo - 3.62608943e-09)
        rest = ((whole - (total - part)) - (0.107829861 + part)) + ((total - (total + small)) + small)
        return high * p, tl.fma(rest, high, low) * p


@triton.jit
def times_exp(v, x, lo=0.0):
    if x.dtype == tl.float64:
        return v * exp(x, lo)
    else:
        high, low, p = power(x, lo)
        scaled = v * p
        return tl.fma(scaled, high, scaled * low)


@triton.jit
def growth(x, lo):
    """e^(x + lo) = (1 + q)·2^n for float32 and any x, with q = e^r - 1."""
    clamped = at_most(at_least(x, -174.0), 176.0)
    n = tl.fma(clamped, 1.44269504, INTEGER) - INTEGER
    r = tl.fma(n, -0.693147182, clamped) + tl.fma(n, 1.90465421e-09, lo)
    e = polynomial(r, (0.00138825167, 0.00836654752, 0.0416672006, 0.166665435, 0.49999997))
    return tl.fma(r * r, e, r), n


@triton.jit
def times_growth(v, x, lo=0.0):
    if x.dtype == tl.float64:
        return v * exp(x, lo)
    else:
        q, n = growth(x, lo)
        return scale(tl.fma(v, q, v), tl.where(x < -174.0, TO_ZERO, n))


@triton.jit
def times_expm1(v, x, lo=0.0):
    if x.dtype == tl.float64:
        e = expm1_of_double(x)
        return v * tl.where(lo == 0, e, e * (1.0 + lo) + lo)
    else:
        q, n = growth(x, lo)
        large = n > 0
        p = power_of_two(at_least(-tl.abs(n), -127.0) + INTEGER)
        total = tl.fma(tl.where(large, 1.0, p), q, tl.where(large, 1.0 - p, p - 1.0))
        e = tl.where(tl.abs(x) < 5.9604645e-08, x, total)
        return scale(v * e, tl.where(large, n, 0.0))


@triton.jit
def expm1_of_double(x):
    """e^x - 1: Taylor's polynomial where the difference would lose digits."""
    coefficients = (
        7.647163731819816e-13,
        1.1470745597729725e-11,
        1.6059043836821613e-10,
        2.08767569878681e-09,
        2.505210838544172e-08,
        2.755731922398589e-07,
        2.7557319223985893e-06,
        2.48015873015873e-05,
        0.0001984126984126984,
        0.001388888888888889,
        0.008333333333333333,
        0.041666666666666664,
        0.16666666666666666,
        0.5,
    )
    small = tl.abs(x) < 0.35
    r = tl.where(small, x, 0.0)
    series = tl.fma(r * r, polynomial(r, coefficients), r)
    return tl.where(small, tl.where(x == 0, x, series), tl.exp(x) - 1.0)


@triton.jit
def log1p_quotient(e):
    if e.dtype == tl.float64:
        u = 1.0 + e
        nonzero = tl.where(e == 0, 1.0, e)
        return tl.where(e == 0, 1.0, (tl.log(u) + (e - (u - 1.0)) / u) / nonzero)
    else:
        coefficients = (
            -0.00331847649,
            0.0202046055,
            -0.0576644875,
            0.106805608,
            -0.153553993,
            0.196954027,
            -0.249585882,
            0.33330512,
            -0.499999315,
            1.0,
        )
        return polynomial(e, coefficients)


@triton.jit
def over_one_plus(v, e):
    return divide(v, 1.0 + e)


@triton.jit
def logistic_slope(q, x, q_lo=0.0, lo=0.0):
    if x.dtype == tl.float64:
        e = exp(x, lo)
        return (((1.0 - q) + e) - q_lo) * e / ((1.0 + e) * (1.0 + e))
    else:
        high, low, p = power(x, lo)
        e = high * p
        difference = 1.0 - q
        difference_lo = ((1.0 - difference) - q) - q_lo
        s = difference + e
        s_lo = (e - (s - difference)) + tl.fma(low, p, difference_lo)
        numerator = tl.fma(s, high, tl.fma(s_lo, high, s * low))
        return divide(numerator * p, tl.fma(e, 2.0 + e, 1.0))


@triton.jit
def gaussian_exponent(u):
    """-u²/2 and what its rounding lost. Where float32's square overflows the power is 0, and the rest has no say."""
    if u.dtype == tl.float64:
        u = at_most(u, 40.0)  # e^(-40²/2) is 0 already
    square = u * u
    square_lo = tl.fma(u, u, -square)
    return -0.5 * square, -0.5 * square_lo


@triton.jit
def gaussian(u):
    """e^(-u²/2) = (1 + r·q)·2^n for float32. Far out it is exactly 0: r is 0 and n is TO_ZERO."""
    x, lo = gaussian_exponent(u)
    n = tl.fma(x, 1.44269504, INTEGER) - INTEGER
    far = x < -174.0
    r = tl.where(far, 0.0, tl.fma(n, -0.693147182, x) + tl.fma(n, 1.90465421e-09, lo))
    q = polynomial(r, (0.00138145394, 0.00836874545, 0.041668389, 0.166665211, 0.49999994, 1.0))
    return r, q, tl.where(far, TO_ZERO, n)


@triton.jit
def times_gaussian(v, u, v_lo=None):
    if u.dtype == tl.float64:
        x, lo = gaussian_exponent(u)
        return v * exp(x, lo)  # there v_lo is 0
    else:
        r, q, n = gaussian(u)
        product = tl.fma(v * r, q, v) if v_lo is None else v + tl.fma(v * r, q, v_lo)
        return scale(product, n)


@triton.jit
def scaled_gelu_tail(u):
    if u.dtype == tl.float64:
        z = u / (u + 5.0)
        return z * normal_tail(z), 0.0
    else:
        return gelu_tail(divide(u, u + 3.375))


@triton.jit
def gelu_tail(z):
    """The float32 form of scaled_gelu_tail, from z = u / (u + 3.375)."""
    coefficients = (
        0.0697091445,
        -0.0402106866,
        -0.138820946,
        0.0413045734,
        0.312932074,
        -0.145795241,
        -0.788504124,
        1.64189923,
    )
    c = z - 0.309623986
    p = polynomial(c, coefficients)
    last = tl.fma(p, c, -1.64345288)
    last_lo = tl.fma(p, c, -1.64345288 - last)
    zc = z * c
    tail = tl.fma(zc, last, z)
    return tail, tl.fma(zc, last_lo, tl.fma(tl.fma(z, c, -zc), last, tl.fma(zc, last, z - tail)))


@triton.jit
def scaled_gelu_slope(u):
    if u.dtype == tl.float64:
        shifted = u + 5.0
        return normal_tail(u / shifted) / shifted - 0.39894228040143267794 * u
    else:
        return gelu_slope(u, divide(u, u + 2.75))


@triton.jit
def gelu_slope(u, z):
    """The float32 form of scaled_gelu_slope, from z = u / (u + 2.75)."""
    coefficients = (
        -0.00898085721,
        -0.00837772805,
        0.0158500597,
        0.0253361035,
        -0.0337537453,
        -0.068153128,
        0.212774411,
        -0.274766773,
    )
    c = z - 0.437401086
    q = polynomial(c, coefficients)
    distance = 0.751791537 - u
    return tl.fma(tl.fma(distance, c, c * -1.21144499e-08), q, tl.fma(distance, 0.5, 0.5 * -1.21144499e-08))


@triton.jit
def normal_tail(z):
    """e^(u²/2)·(1 - Φ(u))·(u + 5) for float64, from z = u / (u + 5); relative error 2^-55 for u up to 40."""
    coefficients = (
        0.0046267075621986,
        0.007941602627501532,
        -0.005570002912507577,
        -0.01744308116193938,
        0.00574781663371897,
        0.02846309941316628,
        -0.011063521429568249,
        -0.04538802003453529,
        0.03261460417037601,
        0.06832822045364585,
        -0.10191439601725047,
        -0.060800888629372614,
        0.2789883242359377,
        -0.20425455973040993,
        -0.3831522265803972,
        1.3308842750346621,
        -2.2117964386049396,
        2.640325858728178,
        -2.5082652533703964,
        1.9812224638798954,
        -1.3307650057801135,
        0.769193049750063,
    )
    return polynomial(z - 0.5, coefficients)


@triton.jit
def polynomial(x, coefficients):
    """Horner's scheme, highest power first. tools/fit_polynomials.py derives the coefficients."""
    p = tl.fma(x, coefficients[0], coefficients[1])
    for i in tl.static_range(2, len(coefficients)):
        p = tl.fma(p, x, coefficients[i])
    return p


@triton.jit
def tanh_gelu_parts(u):
    c = at_most(u, 13.0)
    square = c * c
    square_lo = tl.fma(c, c, -square)
    cubic_lo = tl.fma(square_lo, 0.071354814, square * 2.3988325e-09)
    s = tl.fma(square, 0.071354814, 1.595703125)
    rounding = tl.fma(square, 0.071354814, 1.595703125 - s)
    return c, square, cubic_lo, s, (rounding + cubic_lo) + 6.59966e-05


@triton.jit
def tanh_gelu_logit(u):
    if u.dtype == tl.float64:
        c = at_most(u, 22.0)  # e^-w(22) is 0 already
        w = 1.59576912160573071176 * (c + 0.044715 * (c * c * c))
        return w, 0.0
    else:
        c, _, _, s, s_lo = tanh_gelu_parts(u)
        w = c * s
        return w, tl.fma(c, s_lo, tl.fma(c, s, -w))


@triton.jit
def tanh_gelu_growth(u):
    if u.dtype == tl.float64:
        c = at_most(u, 22.0)
        return 1.59576912160573071176 * (c + 0.134145 * (c * c * c)) + (u - c), 0.0
    else:
        c, square, cubic_lo, s, s_lo = tanh_gelu_parts(u)
        slope = tl.fma(square, 0.142709628, s)
        slope_lo = tl.fma(square, 0.142709628, s - slope) + tl.fma(cubic_lo, 2.0, s_lo)
        q = tl.fma(c, slope, u - c)
        return q, tl.fma(c, slope_lo, tl.fma(c, slope, -q))
