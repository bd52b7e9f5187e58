// SPDX-License-Identifier: Apache-2.0
// The primitives in C++: for `Floats` (float32, one register full) and for `double` (the golden values of sweeps, and
// float64 arrays). What each means, where, and how exact it is stands in primitives/__init__.py.
//
// All float32 arithmetic is + - * /, fma and exact scaling, so every instruction set gives the same bits.
#pragma once

#include <math.h>

#include "ops/simd/simd.h"

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

// (p + lo)·c with p + lo = a·b exactly. Adding -0 changes nothing, not even the sign of a zero: that is what is left to
// add where the correction is 0, infinite or NaN.
ACTGRAD_INLINE Floats product_times(Floats a, Floats b, Floats c) {
    const Floats p = a * b;
    const Floats correction = fma(a, b, -p) * c;
    return fma(p, c, where(absolute(correction) < absolute(p * c), correction, -0.0));
}

// e^(x + lo) = (1 + r·q)·2^n. Far out it is exactly 0: r is 0 and n is TO_ZERO.
struct ExpParts {
    Floats r;
    Floats q;
    Floats n;
};

// x + lo = n·ln 2 + r with |r| ≤ ln 2 / 2. The product n·ln2_hi is exact inside the FMA and cancels exactly.
ACTGRAD_INLINE ExpParts exp_parts(Floats x, Floats lo) {
    const Floats shift = 12582912.0;  // 1.5·2^23: its last place is 1, so that adding it rounds to an integer
    const Floats n = fma(x, 1.44269504, shift) - shift;
    const Floats reduced = fma(n, -0.693147182, x) + fma(n, 1.90465421e-09, lo);
    const Mask far = x < -174.0;
    const Floats r = where(far, 0.0, reduced);
    // tools/fit_polynomials.py derives the polynomial; its relative error is 2^-28.3.
    Floats q = 0.00138145394;
    q = fma(q, r, 0.00836874545);
    q = fma(q, r, 0.041668389);
    q = fma(q, r, 0.166665211);
    q = fma(q, r, 0.49999994);
    q = fma(q, r, 1.0);
    return {r, q, where(far, TO_ZERO, n)};
}

ACTGRAD_INLINE Floats exp(Floats x, Floats lo = 0.0) {
    const ExpParts e = exp_parts(x, lo);
    return scale(fma(e.r, e.q, 1.0), e.n);
}

ACTGRAD_INLINE Floats times_exp(Floats v, Floats x, Floats lo = 0.0) {
    const ExpParts e = exp_parts(x, lo);
    return scale(fma(v * e.r, e.q, v), e.n);
}

// Where the square overflows the power is 0, and square_lo has no say.
ACTGRAD_INLINE Floats times_gaussian(Floats v, Floats u) {
    const Floats square = u * u;
    const Floats square_lo = fma(u, u, -square);
    return times_exp(v, -0.5 * square, -0.5 * square_lo);
}

// tools/fit_polynomials.py derives both polynomials; their relative errors are 2^-28 and 2^-27.
ACTGRAD_INLINE Floats scaled_gelu_tail(Floats u) {
    const Floats z = u / (u + 3.375);
    const Floats c = z - 0.5;
    Floats p = 0.0684935004;
    p = fma(p, c, 0.0787413344);
    p = fma(p, c, -0.108704232);
    p = fma(p, c, -0.143970236);
    p = fma(p, c, 0.25040558);
    p = fma(p, c, 0.139499247);
    p = fma(p, c, -0.787075877);
    p = fma(p, c, 1.18150389);
    p = fma(p, c, -1.10598445);
    p = fma(p, c, 0.741080284);
    return z * p;
}

ACTGRAD_INLINE Floats scaled_gelu_slope(Floats u) {
    const Floats c = u / (u + 2.75) - 0.375;
    Floats q = -0.00885427184;
    q = fma(q, c, -0.00393405464);
    q = fma(q, c, 0.018483365);
    q = fma(q, c, 0.018851107);
    q = fma(q, c, -0.0406653583);
    q = fma(q, c, -0.0588236079);
    q = fma(q, c, 0.22468622);
    q = fma(q, c, -0.302082956);
    q = fma(q, c, 0.517990291);
    // (root - u)·q with the root in two parts, so that all digits stay next to it
    return fma(0.751791537 - u, q, -1.21144499e-08 * q);
}

// w = u·(s + s_lo) with s + s_lo = √(8/π)·(1 + 0.044715·u²). √(8/π) is split after 11 binary places, so that s -
// √(8/π)_hi is exact and an FMA gives what the rounding of s lost. Beyond u = 13, e^-w is 0 already.
struct TanhGelu {
    Floats u;
    Floats square;
    Floats s;
    Floats s_lo;
};

ACTGRAD_INLINE TanhGelu tanh_gelu_parts(Floats u) {
    const Floats c = at_most(u, 13.0);
    const Floats square = c * c;
    const Floats square_lo = fma(c, c, -square);
    const Floats s = fma(square, 0.071354814, 1.595703125);
    const Floats rounding = fma(square, 0.071354814, 1.595703125 - s);
    const Floats s_lo = fma(square_lo, 0.071354814, rounding) + fma(square, 2.3988325e-09, 6.59966e-05);
    return {c, square, s, s_lo};
}

ACTGRAD_INLINE Pair<Floats> tanh_gelu_logit(Floats u) {
    const TanhGelu t = tanh_gelu_parts(u);
    const Floats w = t.u * t.s;
    return {w, fma(t.u, t.s_lo, fma(t.u, t.s, -w))};
}

// (1 - u·s) + (e - u·(s_lo + 2·√(8/π)·0.044715·u²)): next to the root both halves are small and cancel exactly.
// Beyond 13, u - t.u keeps it finite for finite u and infinite at infinity.
ACTGRAD_INLINE Floats tanh_gelu_complement(Floats u, Floats e) {
    const TanhGelu t = tanh_gelu_parts(u);
    const Floats rest = fma(t.square, 0.142709628, t.s_lo);
    return (fma(-t.u, t.s, 1.0) + fma(-t.u, rest, e)) - (u - t.u);
}

// ---- float64: relative errors of some 1e-15, for e^-w some 1e-16·w, down to 1e-300 ----

ACTGRAD_INLINE double where(bool condition, double a, double b) { return condition ? a : b; }
ACTGRAD_INLINE double fma(double a, double b, double c) { return ::fma(a, b, c); }
ACTGRAD_INLINE double product_times(double a, double b, double c) { return (a * b) * c; }
ACTGRAD_INLINE double absolute(double x) { return ::fabs(x); }
ACTGRAD_INLINE double at_most(double a, double bound) { return bound < a ? bound : a; }
ACTGRAD_INLINE double exp(double x, double lo = 0) { return ::exp(x) * (1 + lo); }
ACTGRAD_INLINE double times_exp(double v, double x, double lo = 0) { return v * exp(x, lo); }

// e^(sign·u²/2), with what the square rounds away
ACTGRAD_INLINE double exp_half_square(double sign, double u) {
    const double c = at_most(u, 40);  // e^(-40²/2) is 0 already
    const double square = c * c;
    return exp(sign * 0.5 * square, sign * 0.5 * ::fma(c, c, -square));
}

ACTGRAD_INLINE double times_gaussian(double v, double u) { return v * exp_half_square(-1, u); }

// e^(u²/2)·(1 - Φ(u)): near 0 from erfc. Further out that would lose u² roundings, and the continued fraction
// 1/(u + 1/(u + 2/(u + …))), here to 30 terms, has converged.
ACTGRAD_INLINE double scaled_normal_tail(double u) {
    if (u < 4) {
        return 0.5 * ::erfc(u * 0.70710678118654752440) * exp_half_square(1, u);
    }
    double denominator = u;
    for (int k = 30; k > 0; --k) {
        denominator = u + k / denominator;
    }
    return 0.39894228040143267794 / denominator;
}

ACTGRAD_INLINE double scaled_gelu_tail(double u) { return u * scaled_normal_tail(u); }
ACTGRAD_INLINE double scaled_gelu_slope(double u) { return scaled_normal_tail(u) - 0.39894228040143267794 * u; }

ACTGRAD_INLINE Pair<double> tanh_gelu_logit(double u) {
    const double c = at_most(u, 22);  // e^-w(22) is 0 already
    return {1.59576912160573071176 * (c + 0.044715 * (c * c * c)), 0};
}

ACTGRAD_INLINE double tanh_gelu_complement(double u, double e) {
    const double c = at_most(u, 22);
    return (1 - 1.59576912160573071176 * (c + 0.134145 * (c * c * c))) + e - (u - c);
}

}  // namespace actgrad::ACTGRAD_ISA
