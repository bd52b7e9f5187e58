# SPDX-License-Identifier: Apache-2.0
"""The primitives as Triton device functions, for tensors of float32 and float64. Needs Triton.

float32: the operations of ``cpu.h``, one for one, in + - *, IEEE division, fma and exact scaling. Where the compiler
fuses nothing by itself, every GPU gives the bits that the CPU gives. float64: the vendor's exp, and polynomials for
the rest; relative errors are a few 1e-15, next to a root a few 1e-16.

``divide`` stands for the / of formulas: Triton's own is off by up to two last places of float32.
"""

import triton
import triton.language as tl

SHIFT = tl.constexpr(12582912.0)  # 1.5·2^23: its last place is 1, so that adding it rounds to an integer
TO_ZERO = tl.constexpr(-254.0 - 1024.0)  # 2^TO_ZERO counts as 0; the lowest ten bits of TO_ZERO + 254 are 0


@triton.jit
def absolute(x):
    return tl.abs(x)


@triton.jit
def at_most(a, bound):
    return tl.where(a > bound, bound, a)


@triton.jit
def where(condition, a, b):
    return tl.where(condition, a, b)


@triton.jit
def fma(a, b, c):
    return tl.fma(a, b, c)


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
    """a·2^n for integral n from -252 to 128, in two factors, each made of a float's exponent field alone."""
    both = (n + (SHIFT + 254.0)).to(tl.int32, bitcast=True) & 0x3FF
    half = both >> 1
    return a * (half << 23).to(tl.float32, bitcast=True) * ((both - half) << 23).to(tl.float32, bitcast=True)


@triton.jit
def exp_parts(x, lo):
    """e^(x + lo) = (1 + r·q)·2^n for float32. Far out it is exactly 0: r is 0 and n is TO_ZERO."""
    n = tl.fma(x, 1.44269504, SHIFT) - SHIFT
    reduced = tl.fma(n, -0.693147182, x) + tl.fma(n, 1.90465421e-09, lo)
    far = x < -174.0
    r = tl.where(far, 0.0, reduced)
    return (
        r,
        polynomial(r, (0.00138145394, 0.00836874545, 0.041668389, 0.166665211, 0.49999994, 1.0)),
        tl.where(far, TO_ZERO, n),
    )


@triton.jit
def exp(x, lo=0.0):
    if x.dtype == tl.float64:
        return tl.exp(x) * (1.0 + lo)
    else:
        r, q, n = exp_parts(x, lo)
        return scale(tl.fma(r, q, 1.0), n)


@triton.jit
def times_exp(v, x, lo=0.0):
    if x.dtype == tl.float64:
        return v * exp(x, lo)
    else:
        r, q, n = exp_parts(x, lo)
        return scale(tl.fma(v * r, q, v), n)


@triton.jit
def gaussian_exponent(u):
    """-u²/2 and what its rounding lost. Where float32's square overflows the power is 0, and the rest has no say."""
    if u.dtype == tl.float64:
        u = at_most(u, 40.0)  # e^(-40²/2) is 0 already
    square = u * u
    square_lo = tl.fma(u, u, -square)
    return -0.5 * square, -0.5 * square_lo


@triton.jit
def times_gaussian(v, u):
    x, lo = gaussian_exponent(u)
    return times_exp(v, x, lo)


@triton.jit
def scaled_gelu_tail(u):
    if u.dtype == tl.float64:
        z = u / (u + 5.0)
        return z * normal_tail(z)
    else:
        return gelu_tail(divide(u, u + 3.375))


@triton.jit
def gelu_tail(z):
    """The float32 form of scaled_gelu_tail, from z = u / (u + 3.375)."""
    coefficients = (
        0.0684935004,
        0.0787413344,
        -0.108704232,
        -0.143970236,
        0.25040558,
        0.139499247,
        -0.787075877,
        1.18150389,
        -1.10598445,
        0.741080284,
    )
    return z * polynomial(z - 0.5, coefficients)


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
        -0.00885427184,
        -0.00393405464,
        0.018483365,
        0.018851107,
        -0.0406653583,
        -0.0588236079,
        0.22468622,
        -0.302082956,
        0.517990291,
    )
    q = polynomial(z - 0.375, coefficients)
    # (root - u)·q with the root in two parts, so that all digits stay next to it
    return tl.fma(0.751791537 - u, q, -1.21144499e-08 * q)


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
    s = tl.fma(square, 0.071354814, 1.595703125)
    rounding = tl.fma(square, 0.071354814, 1.595703125 - s)
    s_lo = tl.fma(square_lo, 0.071354814, rounding) + tl.fma(square, 2.3988325e-09, 6.59966e-05)
    return c, square, s, s_lo


@triton.jit
def tanh_gelu_logit(u):
    if u.dtype == tl.float64:
        c = at_most(u, 22.0)  # e^-w(22) is 0 already
        w = 1.59576912160573071176 * (c + 0.044715 * (c * c * c))
        return w, 0.0
    else:
        c, _, s, s_lo = tanh_gelu_parts(u)
        w = c * s
        return w, tl.fma(c, s_lo, tl.fma(c, s, -w))


@triton.jit
def tanh_gelu_complement(u, e):
    if u.dtype == tl.float64:
        c = at_most(u, 22.0)
        return (1.0 - 1.59576912160573071176 * (c + 0.134145 * (c * c * c))) + e - (u - c)
    else:
        c, square, s, s_lo = tanh_gelu_parts(u)
        rest = tl.fma(square, 0.142709628, s_lo)
        return (tl.fma(-c, s, 1.0) + tl.fma(-c, rest, e)) - (u - c)
