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

// ---- float32 ----

// e^(x + lo) = mantissa·2^exponent. Far out the mantissa is exactly 0, so that inf·e^-inf is NaN as IEEE has it.
struct ScaledExp {
    Floats mantissa;
    Floats exponent;
};

// x + lo = n·ln 2 + r with |r| ≤ ln 2 / 2. The product n·ln2_hi is exact inside the FMA and cancels exactly.
ACTGRAD_INLINE ScaledExp scaled_exp(Floats x, Floats lo) {
    const Floats shift = 12582912.0;  // 1.5·2^23: its last place is 1, so that adding it rounds to an integer
    const Floats n = fma(x, 1.44269504, shift) - shift;
    const Floats r = fma(n, -0.693147182, x) + fma(n, 1.90465421e-09, lo);
    // Minimax over |r| ≤ ln 2 / 2, relative error 2^-28.3
    Floats p = 0.00138145394;
    p = fma(p, r, 0.00836874545);
    p = fma(p, r, 0.041668389);
    p = fma(p, r, 0.166665211);
    p = fma(p, r, 0.49999994);
    p = fma(p, r, 1.0);
    p = fma(p, r, 1.0);
    return {where(x < -174.0, 0.0, p), n};
}

ACTGRAD_INLINE Floats exp(Floats x, Floats lo = 0.0) {
    const ScaledExp e = scaled_exp(x, lo);
    return scale(e.mantissa, e.exponent);
}

ACTGRAD_INLINE Floats times_exp(Floats v, Floats x, Floats lo = 0.0) {
    const ScaledExp e = scaled_exp(x, lo);
    return scale(v * e.mantissa, e.exponent);
}

ACTGRAD_INLINE Floats times_normal_pdf(Floats v, Floats u) {
    const Floats c = at_most(u, 19.0);  // e^(-19²/2) is 0 already; the square of a larger u would overflow
    const Floats square = c * c;
    const Floats square_lo = fma(c, c, -square);
    const ScaledExp e = scaled_exp(-0.5 * square, -0.5 * square_lo);
    return scale(v * (0.398942280 * e.mantissa), e.exponent);
}

// R(u) = g·P(y), g = 1/(u + 3.25), y = 1 - 6.5·g; tools/fit_mills_ratio.py derives P, relative error 2^-27.
ACTGRAD_INLINE Floats mills_ratio(Floats u) {
    const Floats g = 1.0 / (u + 3.25);
    const Floats y = fma(g, -6.5, 1.0);
    Floats p = 0.000319672341;
    p = fma(p, y, 0.000359599624);
    p = fma(p, y, -0.002636055);
    p = fma(p, y, -0.00291784038);
    p = fma(p, y, 0.0208161008);
    p = fma(p, y, 0.00275078439);
    p = fma(p, y, -0.20284766);
    p = fma(p, y, 0.68795383);
    p = fma(p, y, -1.35229266);
    p = fma(p, y, 1.84848392);
    return g * p;
}

// w = u·s with s = √(8/π)·(1 + 0.044715·u²). √(8/π) is split after 11 binary places, so that s - √(8/π)_hi is exact and
// an FMA gives what the rounding of s lost; the same holds for u² and for u·s.
ACTGRAD_INLINE Pair<Floats> tanh_gelu_logit(Floats u) {
    const Floats c = at_most(u, 13.0);  // e^-w(13) is 0 already
    const Floats square = c * c;
    const Floats square_lo = fma(c, c, -square);
    const Floats s = fma(square, 0.071354814, 1.595703125);
    const Floats rounding = fma(square, 0.071354814, 1.595703125 - s);
    const Floats s_lo = fma(square_lo, 0.071354814, rounding) + fma(square, 2.3988325e-09, 6.59966e-05);
    const Floats w = c * s;
    return {w, fma(c, s_lo, fma(c, s, -w))};
}

ACTGRAD_INLINE Floats tanh_gelu_slope(Floats u) {
    const Floats c = at_most(u, 13.0);
    // Beyond 13 only e^-w = 0 is ever multiplied by this; u - c keeps it finite for finite u and infinite at infinity.
    return fma(c, fma(c * c, 0.21406445, 1.59576912), u - c);
}

// ---- float64 ----

ACTGRAD_INLINE double where(bool condition, double a, double b) { return condition ? a : b; }
ACTGRAD_INLINE double fma(double a, double b, double c) { return ::fma(a, b, c); }
ACTGRAD_INLINE double absolute(double x) { return ::fabs(x); }
ACTGRAD_INLINE double exp(double x, double lo = 0) { return ::exp(x) * (1 + lo); }
ACTGRAD_INLINE double times_exp(double v, double x, double lo = 0) { return v * exp(x, lo); }

ACTGRAD_INLINE double times_normal_pdf(double v, double u) {
    const double square = u * u;
    const double square_lo = square < 2000 ? ::fma(u, u, -square) : 0;
    return v * (exp(-0.5 * square, -0.5 * square_lo) * 0.39894228040143267794);
}

// Near 0 from erfc. Further out that would lose u² roundings, and the continued fraction 1/(u + 1/(u + 2/(u + …))),
// here to 60 terms, has converged.
ACTGRAD_INLINE double mills_ratio(double u) {
    if (u < 4) {
        return 0.5 * ::erfc(u * 0.70710678118654752440) / times_normal_pdf(1, u);
    }
    double tail = u;
    for (int k = 60; k > 0; --k) {
        tail = u + k / tail;
    }
    return 1 / tail;
}

ACTGRAD_INLINE Pair<double> tanh_gelu_logit(double u) {
    const double c = u > 22 ? 22 : u;  // e^-w(22) is 0 already
    return {c * (1.59576912160573071176 * (1 + 0.044715 * (c * c))), 0};
}

ACTGRAD_INLINE double tanh_gelu_slope(double u) {
    const double c = u > 22 ? 22 : u;
    return c * (1.59576912160573071176 * (1 + 0.134145 * (c * c))) + (u - c);
}

}  // namespace actgrad::ACTGRAD_ISA
