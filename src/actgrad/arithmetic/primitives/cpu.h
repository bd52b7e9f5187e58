// SPDX-License-Identifier: Apache-2.0
// The primitives in C++: for `Floats` (float32, one register full) and for `double` (the golden values of sweeps, and
// float64 arrays). What each means, where, and how exact it is stands in primitives/__init__.py.
//
// All float32 arithmetic is + - * /, fma and exact scaling, so every instruction set gives the same bits.
#pragma once

#include <math.h>

#include "simd/simd.h"

namespace actgrad::ACTGRAD_ISA {

template <class V>
struct Pair {
    V first;
    V second;
};

template <class V>
struct Triple {
    V first;
    V second;
    V third;
};

// ---- float32 ----

ACTGRAD_INLINE Floats divide(Floats a, Floats b) { return a / b; }

// (p + lo)·c with p + lo = a·b exactly. Adding -0 changes nothing, not even the sign of a zero: that is what is left to
// add where the correction is 0, infinite or NaN.
ACTGRAD_INLINE Floats product_times(Floats a, Floats b, Floats c) {
    const Floats p = a * b;
    const Floats correction = fma(a, b, -p) * c;
    return fma(p, c, where(absolute(correction) < absolute(p * c), correction, -0.0));
}

// e^(x + lo) = (high + low)·p, where p is a power of two and high about 2^-32, so that products with p are not
// subnormal unless the result is; far below float32 p is exactly 0.
struct Power {
    Floats high;
    Floats low;
    Floats p;
};

constexpr double UNSCALE = 1.0 / 4294967296.0;  // 2^-32

// x + lo = n·ln 2 + r - a, for x ≤ 0 and |r| ≤ 0.46. c = e^-a is float32 and SiLU' has its root where e^x = c/4: next
// to it r is as good as exact. The product n·ln2_hi is exact inside the FMA and cancels exactly.
ACTGRAD_INLINE Power power(Floats x, Floats lo) {
    const Floats clamped = at_least(x, -110.4);  // there p is 0 and high < 1, so that no product overflows
    const Floats rounded = fma(clamped, 1.44269504, INTEGER + 32.0);
    const Floats n = rounded - (INTEGER + 32.0);
    const Floats r = (fma(n, -0.693147182, clamped) - 0.107829861) + fma(n, 1.90465421e-09, lo - 3.62608943e-09);
    // tools/fit_polynomials.py derives the polynomial; its relative error is 2^-28.3. Three short chains of operations
    // instead of a long one: results are waited for more than units are.
    const Floats square = r * r;
    const Floats fifth = fma(r, 0.00139551598 * UNSCALE, 0.00927433092 * UNSCALE);
    const Floats third = fma(r, 0.0464221127 * UNSCALE, 0.185644075 * UNSCALE);
    const Floats c = 1.11385822 * UNSCALE;
    const Floats first = fma(r, 0.556928933 * UNSCALE, c);
    const Floats q = fma(fma(fifth, square, third), square, first);
    const Floats high = fma(r, q, c);
    return {high, fma(r, q, c - high), power_of_two(rounded)};
}

ACTGRAD_INLINE Floats exp(Floats x, Floats lo = 0.0) {
    const Power e = power(x, lo);
    return e.high * e.p;
}

// With what the two roundings of r in `power` lost: e^(r + rest) is (1 + rest)·e^r.
ACTGRAD_INLINE Pair<Floats> exp_pair(Floats x, Floats lo = 0.0) {
    const Power e = power(x, lo);
    const Floats clamped = at_least(x, -110.4);
    const Floats n = fma(clamped, 1.44269504, INTEGER + 32.0) - (INTEGER + 32.0);
    const Floats whole = fma(n, -0.693147182, clamped);
    const Floats sum = whole - 0.107829861;
    const Floats part = sum - whole;
    const Floats small = fma(n, 1.90465421e-09, lo - 3.62608943e-09);
    const Floats rest = ((whole - (sum - part)) - (0.107829861 + part)) + ((sum - (sum + small)) + small);
    return {e.high * e.p, fma(rest, e.high, e.low) * e.p};
}

ACTGRAD_INLINE Floats times_exp(Floats v, Floats x, Floats lo = 0.0) {
    const Power e = power(x, lo);
    const Floats scaled = v * e.p;  // exact
    return fma(scaled, e.high, scaled * e.low);
}

ACTGRAD_INLINE Floats over_one_plus(Floats v, Floats e) { return v / (1.0 + e); }

// The sum s = 1 - q + e is kept with what its roundings lost.
ACTGRAD_INLINE Floats logistic_slope(Floats q, Floats x, Floats q_lo = 0.0, Floats lo = 0.0) {
    const Power power_of_e = power(x, lo);
    const Floats e = power_of_e.high * power_of_e.p;
    const Floats difference = 1.0 - q;
    const Floats difference_lo = ((1.0 - difference) - q) - q_lo;
    const Floats s = difference + e;
    const Floats s_lo = (e - (s - difference)) + fma(power_of_e.low, power_of_e.p, difference_lo);
    const Floats numerator = fma(s, power_of_e.high, fma(s_lo, power_of_e.high, s * power_of_e.low));
    return numerator * power_of_e.p / fma(e, 2.0 + e, 1.0);
}

// e^(-u²/2) = (1 + r·q)·2^n. Far out, also where the square overflows, it is exactly 0: r is 0 and n is TO_ZERO.
struct Gaussian {
    Floats r;
    Floats q;
    Floats n;
};

ACTGRAD_INLINE Gaussian gaussian(Floats u) {
    const Floats square = u * u;
    const Floats x = -0.5 * square;
    const Floats lo = -0.5 * fma(u, u, -square);
    const Floats n = fma(x, 1.44269504, INTEGER) - INTEGER;
    const Mask far = x < -174.0;
    const Floats r = where(far, 0.0, fma(n, -0.693147182, x) + fma(n, 1.90465421e-09, lo));
    // tools/fit_polynomials.py derives the polynomial; the relative error of 1 + r·q is 2^-28.3.
    Floats q = 0.00138145394;
    q = fma(q, r, 0.00836874545);
    q = fma(q, r, 0.041668389);
    q = fma(q, r, 0.166665211);
    q = fma(q, r, 0.49999994);
    q = fma(q, r, 1.0);
    return {r, q, where(far, TO_ZERO, n)};
}

ACTGRAD_INLINE Floats times_gaussian(Floats v, Floats u) {
    const Gaussian g = gaussian(u);
    return scale(fma(v * g.r, g.q, v), g.n);
}

ACTGRAD_INLINE Floats times_gaussian(Floats v, Floats u, Floats v_lo) {
    const Gaussian g = gaussian(u);
    return scale(v + fma(v * g.r, g.q, v_lo), g.n);
}

// tools/fit_polynomials.py derives both polynomials; their relative errors are 2^-28 and 2^-27. Each is 1 or 1/2 plus a
// product, so that adding the product is the only rounding of weight.
ACTGRAD_INLINE Pair<Floats> scaled_gelu_tail(Floats u) {
    const Floats z = u / (u + 3.375);
    const Floats c = z - 0.309623986;
    Floats p = 0.0697091445;
    p = fma(p, c, -0.0402106866);
    p = fma(p, c, -0.138820946);
    p = fma(p, c, 0.0413045734);
    p = fma(p, c, 0.312932074);
    p = fma(p, c, -0.145795241);
    p = fma(p, c, -0.788504124);
    p = fma(p, c, 1.64189923);
    const Floats last = fma(p, c, -1.64345288);
    const Floats last_lo = fma(p, c, -1.64345288 - last);
    const Floats zc = z * c;
    const Floats tail = fma(zc, last, z);
    return {tail, fma(zc, last_lo, fma(fma(z, c, -zc), last, fma(zc, last, z - tail)))};
}

// The distance to the root comes in two parts, so that all digits stay next to it.
ACTGRAD_INLINE Floats scaled_gelu_slope(Floats u) {
    const Floats c = u / (u + 2.75) - 0.437401086;
    Floats q = -0.00898085721;
    q = fma(q, c, -0.00837772805);
    q = fma(q, c, 0.0158500597);
    q = fma(q, c, 0.0253361035);
    q = fma(q, c, -0.0337537453);
    q = fma(q, c, -0.068153128);
    q = fma(q, c, 0.212774411);
    q = fma(q, c, -0.274766773);
    const Floats distance = 0.751791537 - u;
    const double distance_lo = -1.21144499e-08;
    return fma(fma(distance, c, c * distance_lo), q, fma(distance, 0.5, 0.5 * distance_lo));
}

// w = u·(s + s_lo) with s + s_lo = √(8/π)·(1 + 0.044715·u²). √(8/π) is split after 11 binary places, so that s -
// √(8/π)_hi is exact and an FMA gives what the rounding of s lost. Beyond u = 13, e^-w is 0 already.
struct TanhGelu {
    Floats u;
    Floats square;
    Floats cubic_lo;  // what √(8/π)·0.044715·u² has beyond the product of its upper parts
    Floats s;
    Floats s_lo;
};

ACTGRAD_INLINE TanhGelu tanh_gelu_parts(Floats u) {
    const Floats c = at_most(u, 13.0);
    const Floats square = c * c;
    const Floats square_lo = fma(c, c, -square);
    const Floats cubic_lo = fma(square_lo, 0.071354814, square * 2.3988325e-09);
    const Floats s = fma(square, 0.071354814, 1.595703125);
    const Floats rounding = fma(square, 0.071354814, 1.595703125 - s);
    return {c, square, cubic_lo, s, (rounding + cubic_lo) + 6.59966e-05};
}

ACTGRAD_INLINE Pair<Floats> tanh_gelu_logit(Floats u) {
    const TanhGelu t = tanh_gelu_parts(u);
    const Floats w = t.u * t.s;
    return {w, fma(t.u, t.s_lo, fma(t.u, t.s, -w))};
}

// w' = s + 2·√(8/π)·0.044715·u². Beyond 13, u - t.u keeps the product finite for finite u and infinite at infinity.
ACTGRAD_INLINE Pair<Floats> tanh_gelu_growth(Floats u) {
    const TanhGelu t = tanh_gelu_parts(u);
    const Floats slope = fma(t.square, 0.142709628, t.s);
    const Floats slope_lo = fma(t.square, 0.142709628, t.s - slope) + fma(t.cubic_lo, 2.0, t.s_lo);
    const Floats q = fma(t.u, slope, u - t.u);
    return {q, fma(t.u, slope_lo, fma(t.u, slope, -q))};
}

// e^(x + lo) = (1 + q)·2^n for any x, with n from -252 to 254: beyond, the results below are 0 or infinite already.
struct Growth {
    Floats q;
    Floats n;
};

// x + lo = n·ln 2 + r with |r| ≤ ln 2 / 2 (Cody-Waite reduction), and q = e^r - 1 keeps its digits where r is small.
ACTGRAD_INLINE Growth growth(Floats x, Floats lo) {
    const Floats clamped = at_most(at_least(x, -174.0), 176.0);
    const Floats n = fma(clamped, 1.44269504, INTEGER) - INTEGER;
    const Floats r = fma(n, -0.693147182, clamped) + fma(n, 1.90465421e-09, lo);
    // tools/fit_polynomials.py derives the polynomial; the relative error of q is 2^-26.2.
    Floats e = 0.00138825167;
    e = fma(e, r, 0.00836654752);
    e = fma(e, r, 0.0416672006);
    e = fma(e, r, 0.166665435);
    e = fma(e, r, 0.49999997);
    return {fma(r * r, e, r), n};
}

ACTGRAD_INLINE Floats times_growth(Floats v, Floats x, Floats lo = 0.0) {
    const Growth g = growth(x, lo);
    return scale(fma(v, g.q, v), where(x < -174.0, TO_ZERO, g.n));
}

// e^x - 1 is 2^n·(1 - 2^-n + q) where it is large and 2^n - 1 + 2^n·q where it is not; v comes in before 2^n does.
ACTGRAD_INLINE Floats times_expm1(Floats v, Floats x, Floats lo = 0.0) {
    const Growth g = growth(x, lo);
    const Mask large = g.n > 0.0;
    const Floats p = power_of_two(at_least(-absolute(g.n), -127.0) + INTEGER);  // 2^-|n|
    const Floats sum = fma(where(large, 1.0, p), g.q, where(large, 1.0 - p, p - 1.0));
    const Floats e = where(absolute(x) < 5.9604645e-08, x, sum);  // below 2^-24 also the sign of a zero stays
    return scale(v * e, where(large, g.n, 0.0));
}

// tools/fit_polynomials.py derives the polynomial; its relative error is 2^-27.5.
ACTGRAD_INLINE Floats log1p_quotient(Floats e) {
    Floats p = -0.00331847649;
    p = fma(p, e, 0.0202046055);
    p = fma(p, e, -0.0576644875);
    p = fma(p, e, 0.106805608);
    p = fma(p, e, -0.153553993);
    p = fma(p, e, 0.196954027);
    p = fma(p, e, -0.249585882);
    p = fma(p, e, 0.33330512);
    p = fma(p, e, -0.499999315);
    return fma(p, e, 1.0);
}

// ---- float64: relative errors of some 1e-15, for e^-w some 1e-16·w, down to 1e-300 ----

ACTGRAD_INLINE double where(bool condition, double a, double b) { return condition ? a : b; }
ACTGRAD_INLINE double fma(double a, double b, double c) { return ::fma(a, b, c); }
ACTGRAD_INLINE double divide(double a, double b) { return a / b; }
ACTGRAD_INLINE double product_times(double a, double b, double c) { return (a * b) * c; }
ACTGRAD_INLINE double absolute(double x) { return ::fabs(x); }
ACTGRAD_INLINE double at_most(double a, double bound) { return bound < a ? bound : a; }
ACTGRAD_INLINE double exp(double x, double lo = 0) { return ::exp(x) * (1 + lo); }
ACTGRAD_INLINE Pair<double> exp_pair(double x, double lo = 0) { return {exp(x, lo), 0}; }
ACTGRAD_INLINE double times_exp(double v, double x, double lo = 0) { return v * exp(x, lo); }
ACTGRAD_INLINE double times_growth(double v, double x, double lo = 0) { return v * exp(x, lo); }
ACTGRAD_INLINE double times_expm1(double v, double x, double lo = 0) {
    const double e = ::expm1(x);
    return v * (lo == 0 ? e : e * (1 + lo) + lo);
}
ACTGRAD_INLINE double log1p_quotient(double e) { return e == 0 ? 1 : ::log1p(e) / e; }

// e^(sign·u²/2), with what the square rounds away
ACTGRAD_INLINE double exp_half_square(double sign, double u) {
    const double c = at_most(u, 40);  // e^(-40²/2) is 0 already
    const double square = c * c;
    return exp(sign * 0.5 * square, sign * 0.5 * ::fma(c, c, -square));
}

ACTGRAD_INLINE double logistic_slope(double q, double x, double q_lo = 0, double lo = 0) {
    const double e = exp(x, lo);
    return (((1 - q) + e) - q_lo) * e / ((1 + e) * (1 + e));
}
ACTGRAD_INLINE double over_one_plus(double v, double e) { return v / (1 + e); }

ACTGRAD_INLINE double times_gaussian(double v, double u, double v_lo = 0) {
    return (v + v_lo) * exp_half_square(-1, u);
}

// e^(u²/2)·(1 - Φ(u)): near 0 from erfc. Further out that would lose u² roundings, and the continued fraction
// 1/(u + 1/(u + 2/(u + …))) has converged after 30 terms, from 40 on after 6.
ACTGRAD_INLINE double scaled_normal_tail(double u) {
    if (u < 4) {
        return 0.5 * ::erfc(u * 0.70710678118654752440) * exp_half_square(1, u);
    }
    double denominator = u;
    for (int k = u < 40 ? 30 : 6; k > 0; --k) {
        denominator = u + k / denominator;
    }
    return 0.39894228040143267794 / denominator;
}

ACTGRAD_INLINE Pair<double> scaled_gelu_tail(double u) { return {u * scaled_normal_tail(u), 0}; }
ACTGRAD_INLINE double scaled_gelu_slope(double u) { return scaled_normal_tail(u) - 0.39894228040143267794 * u; }

ACTGRAD_INLINE Pair<double> tanh_gelu_logit(double u) {
    const double c = at_most(u, 22);  // e^-w(22) is 0 already
    return {1.59576912160573071176 * (c + 0.044715 * (c * c * c)), 0};
}

ACTGRAD_INLINE Pair<double> tanh_gelu_growth(double u) {
    const double c = at_most(u, 22);
    return {1.59576912160573071176 * (c + 0.134145 * (c * c * c)) + (u - c), 0};
}

}  // namespace actgrad::ACTGRAD_ISA
