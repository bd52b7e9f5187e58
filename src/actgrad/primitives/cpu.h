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

// e^(x + lo) = (1 + r·q)·2^n. Far out r is 0 and n is -inf: the power is exactly 0.
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
    // Minimax over |r| ≤ ln 2 / 2, relative error 2^-28.3
    Floats q = 0.00138145394;
    q = fma(q, r, 0.00836874545);
    q = fma(q, r, 0.041668389);
    q = fma(q, r, 0.166665211);
    q = fma(q, r, 0.49999994);
    q = fma(q, r, 1.0);
    return {r, q, where(far, -INFINITY, n)};
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

// tools/fit_gelu.py derives both polynomials, in z = u/(u + 3.75) - 1/2; their relative errors are 2^-26 and 2^-27.
ACTGRAD_INLINE Floats scaled_normal_tail(Floats u) {
    const Floats shifted = u + 3.75;
    const Floats z = fma(u, 1.0 / shifted, -0.5);
    Floats p = 0.11352317;
    p = fma(p, z, 0.0652324557);
    p = fma(p, z, -0.266817182);
    p = fma(p, z, 0.0384023525);
    p = fma(p, z, 0.599880099);
    p = fma(p, z, -1.21216667);
    p = fma(p, z, 1.41175842);
    p = fma(p, z, -1.17637658);
    p = fma(p, z, 0.750294089);
    return p / shifted;
}

ACTGRAD_INLINE Floats scaled_gelu_slope(Floats u) {
    const Floats z = fma(u, 1.0 / (u + 3.75), -0.5);
    Floats q = 0.00987875275;
    q = fma(q, z, 0.0154869575);
    q = fma(q, z, -0.0253991038);
    q = fma(q, z, -0.0211403258);
    q = fma(q, z, 0.113872238);
    q = fma(q, z, -0.202214152);
    q = fma(q, z, 0.238597408);
    q = fma(q, z, -0.21448797);
    q = fma(q, z, 0.465609491);
    // (root - u)·q with the root in two parts, so that all digits stay next to it
    return fma(0.751791537 - u, q, -1.21144499e-08 * q);
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

ACTGRAD_INLINE Floats tanh_gelu_excess(Floats u) {
    const Floats c = at_most(u, 13.0);
    // Beyond 13 only e^-w = 0 is ever multiplied by this; u - c keeps it finite for finite u and infinite at infinity.
    return fma(c, 0.142709628 * (c * c), u - c);
}

// ---- float64 ----

ACTGRAD_INLINE double where(bool condition, double a, double b) { return condition ? a : b; }
ACTGRAD_INLINE double fma(double a, double b, double c) { return ::fma(a, b, c); }
ACTGRAD_INLINE double absolute(double x) { return ::fabs(x); }
ACTGRAD_INLINE double exp(double x, double lo = 0) { return ::exp(x) * (1 + lo); }
ACTGRAD_INLINE double times_exp(double v, double x, double lo = 0) { return v * exp(x, lo); }

// e^(sign·u²/2), with what the square rounds away
ACTGRAD_INLINE double exp_half_square(double sign, double u) {
    const double c = u > 40 ? 40 : u;  // e^(-40²/2) is 0 already
    const double square = c * c;
    return exp(sign * 0.5 * square, sign * 0.5 * ::fma(c, c, -square));
}

ACTGRAD_INLINE double times_gaussian(double v, double u) { return v * exp_half_square(-1, u); }

// Near 0 from erfc. Further out that would lose u² roundings, and the continued fraction 1/(u + 1/(u + 2/(u + …))),
// here to 60 terms, has converged.
ACTGRAD_INLINE double scaled_normal_tail(double u) {
    if (u < 4) {
        return 0.5 * ::erfc(u * 0.70710678118654752440) * exp_half_square(1, u);
    }
    double denominator = u;
    for (int k = 60; k > 0; --k) {
        denominator = u + k / denominator;
    }
    return 0.39894228040143267794 / denominator;
}

ACTGRAD_INLINE double scaled_gelu_slope(double u) { return scaled_normal_tail(u) - 0.39894228040143267794 * u; }

ACTGRAD_INLINE Pair<double> tanh_gelu_logit(double u) {
    const double c = u > 22 ? 22 : u;  // e^-w(22) is 0 already
    return {c * (1.59576912160573071176 * (1 + 0.044715 * (c * c))), 0};
}

ACTGRAD_INLINE double tanh_gelu_excess(double u) {
    const double c = u > 22 ? 22 : u;
    return 1.59576912160573071176 * 0.08943 * (c * c * c) + (u - c);
}

}  // namespace actgrad::ACTGRAD_ISA
