# SPDX-License-Identifier: Apache-2.0
"""The primitives as Triton device functions, for tensors of float32 and float64. Needs Triton.

float32: the operations of ``cpu.h``, one for one, in + - *, IEEE division, fma and exact scaling. Where the compiler
fuses nothing by itself, every GPU gives the bits that the CPU gives: what is scaled by powers of two, or divided, in
another way than there is rounded as there. float64: the vendor's exp, and polynomials for the rest; relative errors are
a few 1e-15, next to a root a few 1e-16.

Triton's own / is off by up to two last places of float32; ``divide`` is IEEE's.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import triton
import triton.language as tl

# 1.5·2^23 has an ulp of 1, so adding it rounds to an integer.
INTEGER = tl.constexpr(12582912.0 + 127.0)  # as in simd/simd.h
UNSCALE = tl.constexpr(1.0 / 4294967296.0)  # 2^-32
LARGEST = tl.constexpr(3.4028234663852886e38)  # of float32

_backend: ContextVar[str] = ContextVar("backend", default="")


@contextmanager
def compiling_for(backend: str) -> Iterator[None]:
    """Within it, kernels are compiled for that backend of Triton's."""
    token = _backend.set(backend)
    try:
        yield
    finally:
        _backend.reset(token)


def current_backend() -> str:
    return _backend.get()


# No part of the source that Triton's cache knows a kernel by.
current_backend.__triton_builtin__ = True  # type: ignore[attr-defined]


@triton.constexpr_function
def is_for_nvidia():
    """Whether what is being compiled is for an NVIDIA GPU."""
    return current_backend() == "cuda"


@triton.jit
def absolute(x):
    return tl.abs(x)


@triton.jit
def at_most(a, bound):
    if isinstance(bound, tl.tensor) or a.dtype != tl.float32:
        smaller = tl.where(a > bound, bound, a)
    else:  # one instruction; a variable bound may be NaN, or a zero of another sign
        smaller = tl.minimum(a, bound, propagate_nan=tl.PropagateNan.ALL)
    return smaller


@triton.jit
def at_least(a, bound):
    if isinstance(bound, tl.tensor) or a.dtype != tl.float32:
        larger = tl.where(a < bound, bound, a)
    else:
        larger = tl.maximum(a, bound, propagate_nan=tl.PropagateNan.ALL)
    return larger


@triton.jit
def copysign(a, b):
    if b.dtype == tl.float64:
        negative = b.to(tl.int64, bitcast=True) < 0
        return tl.where(negative, -tl.abs(a), tl.abs(a))
    else:
        size = a.to(tl.int32, bitcast=True) & 0x7FFFFFFF
        return (size | (b.to(tl.int32, bitcast=True) & -0x80000000)).to(tl.float32, bitcast=True)


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
        divisor = tl.zeros((), tl.float32) + b
        if quotient.type.is_block() and not divisor.type.is_block():  # one scalar for all, which by default is 1
            quotient = a
            if divisor != 1:
                quotient = tl.div_rn(a, b)
        else:
            quotient = tl.div_rn(a, b)
    return quotient


@triton.jit
def hardware_reciprocal(d):
    """1/d for float32 and d > 0 from 2^-100 to 2^100, to about 2^-22.

    NVIDIA's instruction has no name in Triton. Elsewhere it comes from the hardware's 1/√d.
    """
    if is_for_nvidia():
        estimate = tl.inline_asm_elementwise(
            "rcp.approx.ftz.f32 $0, $1;", "=f,f", [d], dtype=tl.float32, is_pure=True, pack=1
        )
    else:
        root = tl.rsqrt(d)
        estimate = root * root
    return estimate


@triton.jit
def reciprocal(d):
    """1/d for d > 0 from 2^-100 to 2^100, rounded to nearest but where that is within 2^-41 of a tie: then upwards.

    The hardware's and a Newton step, which would always fall short, by up to 2^-43: 2^-42 is added.
    """
    r = hardware_reciprocal(d)
    return tl.fma(tl.fma(-d, r, 1.0) + 2.2737368e-13, r, r)


@triton.jit
def divide_near_one(a, d):
    """Markstein's: a quotient and one correction by its remainder, which is exact. It has no branch, unlike div_rn.

    His theorem wants the reciprocal rounded to nearest. If it lies within 2^-41 of a tie, it does without unless d's
    significand is next to 2, where the reciprocal is above the tie. The remainder's sign keeps that of a zero.
    """
    if d.dtype == tl.float64:
        quotient = a / d
    else:
        r = reciprocal(d)
        q = a * r
        quotient = tl.fma(tl.fma(d, q, -a), -r, q)
    return quotient


@triton.jit
def scale(a, n):
    """a·2^n for integral n from -252 to 254, in two factors, each made of a float's exponent field alone."""
    rounded = tl.fma(n, 0.5, INTEGER)
    rest = n - (rounded - INTEGER)
    return a * power_of_two(rounded) * power_of_two(rest + INTEGER)


@triton.jit
def scale_down(a, n):
    """a·2^n for integral n from -190 to 0 and |a| < 2^63: a·2^(n + 64) is exact."""
    return a * power_of_two(n + (INTEGER + 64.0)) * 5.421010862427522e-20


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
def scaled_exp(x):
    if x.dtype == tl.float64:
        return tl.exp(x), 1.0
    else:
        clamped = at_least(x, -110.4)
        rounded = tl.fma(clamped, 1.44269504, INTEGER + 32.0)
        n = rounded - (INTEGER + 32.0)
        r = tl.fma(n, 1.90465421e-09, tl.fma(n, -0.693147182, clamped))
        coefficients = (
            0.00138825167 * UNSCALE,
            0.00836654752 * UNSCALE,
            0.0416672006 * UNSCALE,
            0.166665435 * UNSCALE,
            0.49999997 * UNSCALE,
            UNSCALE,
            UNSCALE,
        )
        return polynomial(r, coefficients), power_of_two(rounded)


@triton.jit
def decay_and_rest(x, scale):
    if x.dtype == tl.float64:
        y = -x / scale * (scale / scale)
        zero = tl.zeros_like(y)
        return tl.exp(y) * 4294967296.0, zero, -times_expm1(scale, y), zero
    else:
        k = divide(1.0, scale)
        step = scale * 0.693147182
        step_lo = tl.fma(scale, -1.90465421e-09, tl.fma(scale, 0.693147182, -step))
        near = tl.minimum(x, scale * 110.4, propagate_nan=tl.PropagateNan.ALL)
        rounded = tl.fma(near, k * -1.44269504, INTEGER + 32.0)
        n = rounded - (INTEGER + 32.0)
        r = tl.fma(n, step_lo, tl.fma(n, step, near))
        t = r * k
        q = t * polynomial(t, (0.00138825167, -0.00836654752, 0.0416672006, -0.166665435, 0.49999997))
        p = power_of_two(rounded)
        less = tl.fma(-t, q, t)
        e = tl.fma(-p, less, p)
        unscaled = p * UNSCALE
        whole = tl.fma(-unscaled, scale, scale)
        part = tl.fma(-r, q, r)
        rest = tl.fma(unscaled, part, whole)
        whole_lo = tl.fma(-unscaled, scale, scale - whole)
        part_lo = tl.fma(-r, q, r - part)
        rest_lo = tl.fma(unscaled, part_lo, tl.fma(unscaled, part, whole - rest) + whole_lo)
        return e, tl.fma(-p, less, p - e), rest, rest_lo


@triton.jit
def times_exp(v, x, lo=0.0):
    if x.dtype == tl.float64:
        return v * exp(x, lo)
    else:
        high, low, p = power(x, lo)
        scaled = v * p
        return tl.fma(scaled, high, scaled * low)


@triton.jit
def expm1_near_zero(r):
    e = polynomial(r, (0.00138825167, 0.00836654752, 0.0416672006, 0.166665435, 0.49999997))
    return tl.fma(r * r, e, r)


@triton.jit
def growth(x, lo):
    """e^(x + lo) = (1 + q)·2^n for float32 and x within ±176, as q = e^r - 1 and INTEGER + n."""
    rounded = tl.fma(x, 1.44269504, INTEGER)
    n = rounded - INTEGER
    return expm1_near_zero(tl.fma(n, -0.693147182, x) + tl.fma(n, 1.90465421e-09, lo)), rounded


@triton.jit
def times_growth(v, x, lo=0.0):
    if x.dtype == tl.float64:
        return v * exp(x, lo)
    else:
        q, rounded = growth(at_most(at_least(x, -174.0), 176.0), lo)
        result = scale(tl.fma(v, q, v), rounded - INTEGER)
        return tl.where(x < -174.0, result * 0.0, result)  # there the clamped power of a large v is no 0


@triton.jit
def times_expm1(v, x, lo=0.0):
    if x.dtype == tl.float64:
        e = expm1_of_double(x)
        return v * tl.where(lo == 0, e, e * (1.0 + lo) + lo)
    else:
        q, rounded = growth(at_most(at_least(x, -40.0), 176.0), lo)
        beyond = rounded > INTEGER + 127.0
        p = power_of_two(tl.where(beyond, rounded - 127.0, rounded))
        product = v * tl.fma(p, q, tl.where(beyond, p, p - 1.0))
        return tl.where(beyond, product * 1.7014118346046923e38, product)


@triton.jit
def expm1_of_double(x):
    """e^x - 1: Taylor's polynomial where the difference would lose digits."""
    small = tl.abs(x) < 0.35
    r = tl.where(small, x, 0.0)
    series = tl.fma(
        r * r,
        polynomial(
            r,
            (
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
            ),
        ),
        r,
    )
    return tl.where(small, tl.where(x == 0, x, series), tl.exp(x) - 1.0)


@triton.jit
def scaled_log1p_exp(x, lo=0.0):
    if x.dtype == tl.float64:
        e = exp(x, lo)
        u = 1.0 + e
        nonzero = tl.where(e == 0, 1.0, e)
        value = tl.where(e == 0, 0.0, e * ((tl.log(u) + (e - (u - 1.0)) / u) / nonzero))
        one = 1.0 + tl.zeros_like(e)
        return value, one, value * 6.223015277861142e-61, one  # 2^-200: not 0, as it may be multiplied by an infinity
    else:
        high, low, power_of_e = power(x, lo)
        e = high * power_of_e
        coefficients = (
            -0.00329046859,
            0.0200862419,
            -0.057457231,
            0.106611282,
            -0.153448805,
            0.196921021,
            -0.24958019,
            0.333304644,
        )
        p = polynomial(e, coefficients)
        bend = tl.fma(p, e, -0.499999315)
        bend_lo = tl.fma(p, e, -0.499999315 - bend)
        quotient = tl.fma(bend, e, 1.0)
        quotient_lo = tl.fma(bend_lo, e, tl.fma(bend, e, 1.0 - quotient))
        return quotient, high, tl.fma(quotient_lo, high, quotient * low), power_of_e


@triton.jit
def hyperbolic_tangent(x):
    if x.dtype == tl.float64:
        m = expm1_of_double(-2.0 * tl.abs(x))
        y = m / (2.0 + m)
        return tl.where(x < 0, y, tl.where(x > 0, -y, x))
    else:
        # cpu.h's, but r and what is added to it are multiplied by -1/2.
        v = at_most(tl.abs(x), 20.0)
        rounded = tl.fma(v, -2.0 * 1.44269504, INTEGER + 1.0)
        n = rounded - (INTEGER + 1.0)
        first = tl.fma(n, 0.5 * 0.693147182, v)
        r = tl.fma(n, -0.5 * 1.90465421e-09, first)
        r_lo = tl.fma(n, -0.5 * 1.90465421e-09, first - r)
        coefficients = (
            -64 * 0.00019824112,
            32 * 0.00139332889,
            -16 * 0.00833341945,
            8 * 0.0416664816,
            -4 * 0.166666657,
        )
        e = polynomial(r, coefficients)
        bend = r * r
        bend_lo = tl.fma(r, r, -bend)
        cube = bend * r
        c = tl.fma(cube, e, bend)
        c_lo = tl.fma(cube, e, bend - c) + (bend_lo - r_lo)
        q = c - r
        q_lo = (c - (r + q)) + c_lo
        p = power_of_two(rounded)  # 2^(n + 1)
        less = tl.fma(p, 0.5, -1.0)
        less_lo = tl.fma(p, 0.5, -(less + 1.0))
        m = tl.fma(p, q, less)
        m_lo = tl.fma(p, q_lo, tl.fma(p, q, less - m) + less_lo)
        d = 2.0 + m
        d_lo = ((2.0 - d) + m) + m_lo
        y = divide_near_one(m, d)
        rest = tl.fma(-y, d_lo, tl.fma(-y, d, m) + m_lo)
        t = tl.fma(tl.fma(-0.5, y, 0.5), rest, y)
        return copysign(t, x)


@triton.jit
def over_one_plus(v, e):
    d = 1.0 + e
    if e.dtype == tl.float64:
        quotient = v / d
    else:
        r = reciprocal(d)
        q = v * r
        excess = tl.minimum(tl.fma(d, q, -v), LARGEST)  # NaN where v is infinite: then q is the result
        quotient = tl.fma(excess, -r, q)
    return quotient


@triton.jit
def any_over_one_plus(v, e):
    """As above, but the remainder of a tiny v is multiplied by 2^24 so that it does not underflow."""
    d = 1.0 + e
    if e.dtype == tl.float64:
        quotient = v / d
    else:
        tiny = tl.abs(v) < 7.888609052210118e-31
        unit = tl.where(tiny, 16777216.0, 1.0)
        r = reciprocal(d)
        q = v * r
        excess = tl.minimum(tl.fma(d, q * unit, -(v * unit)), LARGEST)
        quotient = tl.fma(excess, tl.where(tiny, r * -5.9604644775390625e-08, -r), q)
    return quotient


@triton.jit
def times_logistic(x, a):
    w = a * x
    if w.dtype == tl.float64:
        t = tl.abs(w)
        root = exp(-0.5 * t, tl.where(t < 2000, -0.5 * tl.fma(tl.abs(a), tl.abs(x), -t), 0.0))
        y = x / (1.0 + root * root)
        result = tl.where(w < 0, (y * root) * root, y)
    else:
        rounded = tl.fma(at_most(tl.abs(w), 193.4), -1.44269504, INTEGER)
        n = rounded - INTEGER
        r = tl.fma(n, -1.42860677e-06, tl.fma(tl.abs(a), -tl.abs(x), n * -0.693145752))
        q = expm1_near_zero(at_least(r, -1.0))
        far = rounded < INTEGER - 126.0
        p = power_of_two(tl.where(far, rounded + 152.0, rounded))
        unit = tl.where(far, 1.3234889800848443e-23, 1.0)  # 2^-76
        scaled = tl.abs(x) * unit * p * unit
        numerator = tl.where(w < 0, tl.fma(scaled, q, scaled), tl.abs(x))
        result = copysign(any_over_one_plus(numerator, tl.where(far, 0.0, p) * (1.0 + q)), x)
    return result


@triton.jit
def logistic_slope(q, x, q_lo=None, lo=0.0):
    if x.dtype == tl.float64:
        e = exp(x, lo)
        s = (1.0 - q) + e
        if q_lo is not None:
            s = s - q_lo
        return s * e / ((1.0 + e) * (1.0 + e))
    else:
        high, low, p = power(x, lo)
        e = high * p
        difference = 1.0 - q
        s = difference + e
        s_lo = e - (s - difference)
        if q_lo is not None:
            s_lo = s_lo + (((1.0 - difference) - q) - q_lo)
        s_lo = tl.fma(low, p, s_lo)
        numerator = tl.fma(s, high, tl.fma(s_lo, high, s * low))
        return divide_near_one(numerator * p, tl.fma(e, 2.0 + e, 1.0))


@triton.jit
def gaussian_exponent(u):
    """-u²/2 and what its rounding lost. Where float32's square overflows the power is 0, and the rest has no say."""
    if u.dtype == tl.float64:
        u = at_most(u, 40.0)  # e^(-40²/2) underflows to 0
    square = u * u
    square_lo = tl.fma(u, u, -square)
    return -0.5 * square, -0.5 * square_lo


@triton.jit
def gaussian(u):
    """e^(-u²/2) = (1 + r·q)·2^n for float32 and u² ≤ 348, with r = u² + 2·n·ln 2."""
    square = u * u
    lo = tl.fma(u, u, -square)
    n = tl.fma(square, -0.72134752, INTEGER) - INTEGER
    r = tl.fma(n, 1.38629436, square) + tl.fma(n, -3.80930842e-09, lo)
    coefficients = (
        0.00138145394 / 64,
        0.00836874545 / -32,
        0.041668389 / 16,
        0.166665211 / -8,
        0.49999994 / 4,
        -0.5,
    )
    return r, polynomial(r, coefficients), n


@triton.jit
def times_gaussian(v, u):
    if u.dtype == tl.float64:
        x, lo = gaussian_exponent(u)
        return v * exp(x, lo)
    else:
        r, q, n = gaussian(at_most(tl.abs(u), 18.65))  # further out, it underflows to 0 for |v| < 2^100
        return scale(tl.fma(v * r, q, v), n)


@triton.jit
def gelu_tail(u):
    if u.dtype == tl.float64:
        near = at_most(u, 40.0)
        z = near / (near + 5.0)
        return times_gaussian(z * normal_tail(z), near)
    else:
        near = at_most(u, 14.6)
        z = divide(near, tl.fma(near, 1.125, 3.6875))
        c = z - 0.335762948
        coefficients = (
            0.217365652,
            -0.0787235349,
            -0.359484822,
            0.069981873,
            0.581884265,
            -0.234473482,
            -1.05320323,
            1.94251895,
            -1.75750327,
        )
        p = polynomial(c, coefficients) * c
        v = tl.fma(z, p, z)
        v_lo = tl.fma(z, p, z - v)
        r, q, n = gaussian(near)
        return scale_down(v + tl.fma(v * r, q, v_lo), n)


@triton.jit
def gelu_slope(u):
    if u.dtype == tl.float64:
        shifted = u + 5.0
        return times_gaussian(normal_tail(u / shifted) / shifted - 0.39894228040143267794 * u, u)
    else:
        near = at_most(u, 14.6)
        c = divide_near_one(near, near + 2.75) - 0.437401086  # of a tiny quotient nothing is left
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
        q = polynomial(c, coefficients)
        distance = 0.751791537 - near
        half = tl.fma(distance, 0.5, 0.5 * -1.21144499e-08 + (u - u))
        v = tl.fma(tl.fma(distance, c, c * -1.21144499e-08), q, half)
        r, q, n = gaussian(near)
        return scale_down(tl.fma(v * r, q, v), n)


@triton.jit
def normal_tail(z):
    """e^(u²/2)·(1 - Φ(u))·(u + 5) for float64, from z = u / (u + 5); relative error 2^-55 for u up to 40."""
    return polynomial(
        z - 0.5,
        (
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
        ),
    )


@triton.jit
def polynomial(x, coefficients):
    """Horner's scheme, highest power first. tools/fit_polynomials.py derives the coefficients.

    Those of float64 stand in the call: what is assigned to a name is a tensor of float32 from then on.
    """
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
        c = at_most(u, 22.0)  # e^-w(22) underflows to 0
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


@triton.jit
def power_and_rest(t):
    """n and c with t = (1 + c)·2^n and 1 + c next to 1, for float32 and t > 0."""
    n = ((t.to(tl.int32, bitcast=True) - 0x3F3504F3) >> 23).to(tl.float32)
    return n, t * power_of_two(-n + INTEGER) - 1.0


@triton.jit
def inverse_erf_parts(x):
    """1 - x² and, where that is positive, -log of it for float32."""
    t = tl.fma(-x, x, 1.0)
    n, c = power_and_rest(tl.where(t > 0, t, 1.0))
    coefficients = (-0.100345992, 0.163356319, -0.173259959, 0.198882788, -0.249614656, 0.333352625, -0.500005841)
    return t, tl.fma(n, -0.693147182, -tl.fma(c * c, polynomial(c, coefficients), c))


@triton.jit
def inverse_erf_quotient(w):
    """Of erf⁻¹(x)/x, from w = -log(1 - x²); float32: of what it is above 0.886226892."""
    if w.dtype == tl.float64:
        return polynomial(
            w,
            (
                4.085235413862544e-18,
                2.390292100880089e-15,
                2.4027869158975166e-13,
                7.0789692148724336e-12,
                2.0343231063314008e-10,
                4.346318949329174e-09,
                7.599325087914561e-08,
                1.10402431049668e-06,
                1.3279642742213944e-05,
                0.00013167406120189647,
                0.0010729952401378657,
                0.007125717205753823,
                0.037772748571999776,
                0.15664628578665568,
                0.4604885772045018,
                0.886226925452758,
            ),
        ), polynomial(
            w,
            (
                5.791874181809385e-20,
                1.2895697115473837e-16,
                2.911578071342295e-14,
                1.474554079187567e-12,
                3.712638596028057e-11,
                1.0674580110583248e-09,
                1.8075952358536616e-08,
                3.2883077497542833e-07,
                3.854820983276471e-06,
                4.7992743632159957e-05,
                0.00038379414279721385,
                0.0032371136909844487,
                0.01670394880227158,
                0.09623082932623983,
                0.25780632940386355,
                1.0,
            ),
        )
    else:
        denominator = (1.29064119e-06, 0.00017952334, 0.00187720195, 0.032189358, 0.0841023922, 1.0)
        numerator = (2.31660924e-05, 0.000484811695, 0.00610218709, 0.0310637057, 0.232013345, 4.47501485e-08)
        return polynomial(w, numerator), polynomial(w, denominator)


@triton.jit
def inverse_erf_slope_quotient(w):
    """Of (erf⁻¹)'(x)·(1 - x²), from w = -log(1 - x²); float32: of what its reciprocal is above 1.12837911."""
    if w.dtype == tl.float64:
        return polynomial(
            w,
            (
                5.273105066962834e-20,
                1.0881086403633585e-16,
                2.3518002904356885e-14,
                1.1968214202291948e-12,
                3.137897039379566e-11,
                8.856726669269961e-10,
                1.5467029731593677e-08,
                2.7712627716398297e-07,
                3.320128235916427e-06,
                4.1021552781020237e-05,
                0.0003303928538029191,
                0.00281900449590046,
                0.014413122788300916,
                0.08510058270081959,
                0.22295891354322186,
                0.886226925452758,
            ),
        ), polynomial(
            w,
            (
                3.566558039419727e-18,
                1.9660562679750703e-15,
                1.9392548449333386e-13,
                6.000716157353415e-12,
                1.7282351148381982e-10,
                3.750205126175623e-09,
                6.63590424043362e-08,
                9.744464174421625e-07,
                1.1851405585925343e-05,
                0.0001190282242028299,
                0.0009848945047650677,
                0.006659670883005079,
                0.03608674094464063,
                0.15450826445927499,
                0.466184029762973,
                1.0,
            ),
        )
    else:
        numerator = (2.02311203e-05, 0.000518688757, 0.00642534671, 0.0347164422, 0.242151827, 7.50902061e-08)
        denominator = (1.10576138e-06, 0.000169229475, 0.00235284329, 0.0329051763, 0.122423962, 1.0)
        return polynomial(w, numerator), polynomial(w, denominator)


@triton.jit
def inverse_erf_logarithm(x):
    if x.dtype == tl.float64:
        t = tl.fma(-x, x, 1.0)
        return t, -tl.log(tl.where(t > 0, t, 1.0))
    else:
        return inverse_erf_parts(x)


@triton.jit
def inverse_erf(x):
    t, w = inverse_erf_logarithm(x)
    numerator, denominator = inverse_erf_quotient(w)
    y = divide_near_one(x * numerator, denominator)
    if x.dtype == tl.float32:
        y = tl.fma(x, 0.886226892, y)
    return tl.where(t > 0, y, tl.where(t < 0, float("nan"), x * float("inf")))


@triton.jit
def inverse_erf_slope(x):
    t, w = inverse_erf_logarithm(x)
    numerator, denominator = inverse_erf_slope_quotient(w)
    if x.dtype == tl.float64:
        return tl.where(t < 0, float("nan"), numerator / (denominator * t))
    else:
        inverse = 1.12837911 + divide_near_one(numerator, denominator)
        product = t * inverse
        product_lo = tl.fma(t, inverse, -product)
        slope = divide(1.0, product)
        rest = tl.fma(-slope, product, 1.0) - slope * product_lo
        return tl.where(t > 0, tl.fma(slope, rest, slope), tl.where(t < 0, float("nan"), slope))
