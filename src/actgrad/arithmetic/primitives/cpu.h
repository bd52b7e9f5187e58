// SPDX-License-Identifier: Apache-2.0
// The primitives in C++: for `Floats` (one register of float32) and for `double` (reference values of sweeps, and
// float64 arrays). Definitions, domains and error bounds are in primitives/__init__.py.
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

template <class V>
struct Quadruple {
    V first;
    V second;
    V third;
    V fourth;
};

// What formulas in two stages keep from the first for the second (cpu_staged.h).
template <class V>
ACTGRAD_INLINE V keep(V value) {
    return value;
}

// ---- float32 ----

ACTGRAD_INLINE Floats divide(Floats a, Floats b) { return a / b; }

// (p + lo)·c with p + lo = a·b exactly (an FMA two-product). -0 is the additive identity that keeps the sign of zero;
// it replaces a correction that is 0, infinite or NaN.
ACTGRAD_INLINE Floats product_times(Floats a, Floats b, Floats c) {
    const Floats p = a * b;
    const Floats correction = fma(a, b, -p) * c;
    return fma(p, c, where(absolute(correction) < absolute(p * c), correction, -0.0));
}

// e^(x + lo) = (high + low)·p with a power of two p and high ≈ 2^-32, so that products with p are subnormal only if the
// result is. Far below the float32 range p is exactly 0.
struct Power {
    Floats high;
    Floats low;
    Floats p;
};

constexpr double UNSCALE = 1.0 / 4294967296.0;  // 2^-32

// Cody–Waite reduction x + lo = n·ln 2 + r - a, for x ≤ 0 and |r| ≤ 0.46. n·ln2_hi is exact inside the FMA and cancels
// exactly. c = e^-a is a float32, chosen so that r is almost exact next to the root of SiLU', where e^x = c/4.
ACTGRAD_INLINE Power power(Floats x, Floats lo) {
    // |x|, as most callers have -x. Beyond, p is 0, and high < 1, so no product overflows.
    const Floats size = at_most(-x, 110.4);
    const Floats rounded = fma(-size, 1.44269504, INTEGER + 32.0);
    const Floats n = rounded - (INTEGER + 32.0);
    const Floats r = (fma(n, -0.693147182, -size) - 0.107829861) + fma(n, 1.90465421e-09, lo - 3.62608943e-09);
    // Minimax polynomial of tools/fit_polynomials.py, relative error 2^-28.3. Three short dependency chains instead of
    // one long one (Estrin's scheme), as latency is the bottleneck.
    const Floats square = r * r;
    const Floats fifth = fma(r, 0.00139551598 * UNSCALE, 0.00927433092 * UNSCALE);
    const Floats third = fma(r, 0.0464221127 * UNSCALE, 0.185644075 * UNSCALE);
    const Floats c = 1.11385822 * UNSCALE;
    const Floats first = fma(r, 0.556928933 * UNSCALE, c);
    const Floats q = fma(fma(fifth, square, third), square, first);
    const Floats high = fma(r, q, c);
    return {high, fma(r, q, c - high), power_of_two(rounded)};
}

ACTGRAD_INLINE Floats value_of(Power e) { return e.high * e.p; }

ACTGRAD_INLINE Floats exp(Floats x, Floats lo = 0.0) { return value_of(power(x, lo)); }

// Cody–Waite reduction as in `growth`, with its polynomial: shorter than `power`, where nothing is next to a root.
ACTGRAD_INLINE Pair<Floats> scaled_exp(Floats x) {
    const Floats size = at_most(-x, 110.4);  // |x|, as callers have -x
    const Floats rounded = fma(-size, 1.44269504, INTEGER + 32.0);
    const Floats n = rounded - (INTEGER + 32.0);
    const Floats r = fma(n, 1.90465421e-09, fma(n, -0.693147182, -size));
    Floats high = 0.00138825167 * UNSCALE;
    high = fma(high, r, 0.00836654752 * UNSCALE);
    high = fma(high, r, 0.0416672006 * UNSCALE);
    high = fma(high, r, 0.166665435 * UNSCALE);
    high = fma(high, r, 0.49999997 * UNSCALE);
    high = fma(high, r, UNSCALE);
    high = fma(high, r, UNSCALE);
    return {high, power_of_two(rounded)};
}

// Cody–Waite reduction in units of `scale`: x = r - n·(scale·ln 2), exactly so where n is 0. So the rest of a small x
// has no error of 1/scale. With t = r/scale and q = t·E(t), where E has the polynomial of `growth`, e^-t is
// 1 - (t - t·q), and scale·(1 - e^-t) is r - r·q.
ACTGRAD_INLINE Quadruple<Floats> decay_and_rest(Floats x, Floats scale) {
    const Floats k = 1.0 / scale;
    const Floats step = scale * 0.693147182;
    const Floats step_lo = fma(scale, -1.90465421e-09, fma(scale, 0.693147182, -step));
    const Floats near = at_most(x, scale * 110.4);  // e is 0 beyond
    const Floats rounded = fma(near, k * -1.44269504, INTEGER + 32.0);
    const Floats n = rounded - (INTEGER + 32.0);
    const Floats r = fma(n, step_lo, fma(n, step, near));
    const Floats t = r * k;
    Floats q = 0.00138825167;
    q = fma(q, t, -0.00836654752);
    q = fma(q, t, 0.0416672006);
    q = fma(q, t, -0.166665435);
    q = t * fma(q, t, 0.49999997);
    const Floats p = power_of_two(rounded);  // 2^(n + 32)
    const Floats less = fma(-t, q, t);       // 1 - e^-t
    const Floats e = fma(-p, less, p);
    const Floats unscaled = p * UNSCALE;
    const Floats whole = fma(-unscaled, scale, scale);
    const Floats part = fma(-r, q, r);
    const Floats rest = fma(unscaled, part, whole);
    const Floats whole_lo = fma(-unscaled, scale, scale - whole), part_lo = fma(-r, q, r - part);
    const Floats rest_lo = fma(unscaled, part_lo, fma(unscaled, part, whole - rest) + whole_lo);
    return {e, fma(-p, less, p - e), rest, rest_lo};
}

ACTGRAD_INLINE Floats times_power(Floats v, Power e) {
    const Floats scaled = v * e.p;  // exact
    return fma(scaled, e.high, scaled * e.low);
}
ACTGRAD_INLINE Floats times_exp(Floats v, Floats x, Floats lo = 0.0) { return times_power(v, power(x, lo)); }

ACTGRAD_INLINE Floats over_one_plus(Floats v, Floats e) { return v / (1.0 + e); }

// The sum s = 1 - q + e, in double-float arithmetic from `difference` = 1 - q on.
ACTGRAD_INLINE Floats logistic_slope_of(Power power_of_e, Floats difference, Floats difference_lo) {
    const Floats e = value_of(power_of_e);
    const Floats s = difference + e;
    const Floats s_lo = fma(power_of_e.low, power_of_e.p, (e - (s - difference)) + difference_lo);
    const Floats numerator = fma(s, power_of_e.high, fma(s_lo, power_of_e.high, s * power_of_e.low));
    return numerator * power_of_e.p / fma(e, 2.0 + e, 1.0);
}

// The rounding error of 1 - q is 0 for q ≥ 1/2 and does not matter below. Adding -0.0 is no instruction.
ACTGRAD_INLINE Floats logistic_slope(Floats q, Power power_of_e) {
    return logistic_slope_of(power_of_e, 1.0 - q, -0.0);
}
ACTGRAD_INLINE Floats logistic_slope(Floats q, Power power_of_e, Floats q_lo) {
    const Floats difference = 1.0 - q;
    return logistic_slope_of(power_of_e, difference, ((1.0 - difference) - q) - q_lo);
}
ACTGRAD_INLINE Floats logistic_slope(Floats q, Floats x) { return logistic_slope(q, power(x, 0.0)); }
ACTGRAD_INLINE Floats logistic_slope(Floats q, Floats x, Floats q_lo, Floats lo) {
    return logistic_slope(q, power(x, lo), q_lo);
}

// e^(-u²/2) = (1 + r·q)·2^n for u² ≤ 348, with r = u² + 2·n·ln 2.
struct Gaussian {
    Floats r;
    Floats q;
    Floats n;
};

ACTGRAD_INLINE Gaussian gaussian(Floats u) {
    const Floats square = u * u;
    const Floats lo = fma(u, u, -square);
    const Floats n = fma(square, -0.72134752, INTEGER) - INTEGER;
    const Floats r = fma(n, 1.38629436, square) + fma(n, -3.80930842e-09, lo);
    // Minimax polynomial of tools/fit_polynomials.py; relative error of 1 + r·q: 2^-28.3.
    Floats q = 0.00138145394 / 64;
    q = fma(q, r, 0.00836874545 / -32);
    q = fma(q, r, 0.041668389 / 16);
    q = fma(q, r, 0.166665211 / -8);
    q = fma(q, r, 0.49999994 / 4);
    q = fma(q, r, -0.5);
    return {r, q, n};
}

// Far out, even if u² overflows, the power is exactly 0.
ACTGRAD_INLINE Floats times_gaussian(Floats v, Floats u) {
    const Mask far = u * u > 348.0;
    const Gaussian g = gaussian(where(far, 0.0, u));
    return scale(fma(v * g.r, g.q, v), where(far, TO_ZERO, g.n));
}

constexpr double GELU_LAST = 14.6;  // beyond, GELU(-u) and GELU'(-u) are 0

// Minimax polynomial of tools/fit_polynomials.py for e^(u²/2)·u·(1 - Φ(u)); relative error 2^-27.2. It is z plus a
// product, so that few roundings matter, and that of the sum is kept.
ACTGRAD_INLINE Floats gelu_tail(Floats u) {
    const Floats near = at_most(u, GELU_LAST);
    const Floats z = near / fma(near, 1.125, 3.6875);
    const Floats c = z - 0.335762948;
    Floats p = 0.217365652;
    p = fma(p, c, -0.0787235349);
    p = fma(p, c, -0.359484822);
    p = fma(p, c, 0.069981873);
    p = fma(p, c, 0.581884265);
    p = fma(p, c, -0.234473482);
    p = fma(p, c, -1.05320323);
    p = fma(p, c, 1.94251895);
    p = fma(p, c, -1.75750327);
    p = p * c;
    const Floats v = fma(z, p, z);
    const Floats v_lo = fma(z, p, z - v);
    const Gaussian g = gaussian(near);
    return scale(v + fma(v * g.r, g.q, v_lo), g.n);
}

// Minimax polynomial of tools/fit_polynomials.py for e^(u²/2)·GELU'(-u); relative error 2^-27. The distance to the root
// is split into two parts, which avoids cancellation next to it.
ACTGRAD_INLINE Floats gelu_slope(Floats u) {
    const Floats near = at_most(u, GELU_LAST);
    const Floats c = near / (near + 2.75) - 0.437401086;
    Floats q = -0.00898085721;
    q = fma(q, c, -0.00837772805);
    q = fma(q, c, 0.0158500597);
    q = fma(q, c, 0.0253361035);
    q = fma(q, c, -0.0337537453);
    q = fma(q, c, -0.068153128);
    q = fma(q, c, 0.212774411);
    q = fma(q, c, -0.274766773);
    const Floats distance = 0.751791537 - near;
    const double distance_lo = -1.21144499e-08;
    const Floats half = fma(distance, 0.5, 0.5 * distance_lo + (u - u));  // u - u: NaN at infinity
    const Floats v = fma(fma(distance, c, c * distance_lo), q, half);
    const Gaussian g = gaussian(near);
    return scale(fma(v * g.r, g.q, v), g.n);
}

// w = u·(s + s_lo) with s + s_lo = √(8/π)·(1 + 0.044715·u²). √(8/π)_hi has 11 fraction bits, so that s - √(8/π)_hi is
// exact and an FMA gives the rounding error of s. Beyond u = 13, e^-w is 0.
struct TanhGelu {
    Floats u;
    Floats square;
    Floats cubic_lo;  // low part of √(8/π)·0.044715·u²
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

// e^(x + lo) = (1 + q)·2^n, with INTEGER + n, for x within ±176.
struct Growth {
    Floats q;
    Floats rounded;
};

// e^r - 1 for |r| ≤ ln 2 / 2, accurate for small r. Minimax polynomial of tools/fit_polynomials.py; relative error
// 2^-26.2.
ACTGRAD_INLINE Floats expm1_near_zero(Floats r) {
    Floats e = 0.00138825167;
    e = fma(e, r, 0.00836654752);
    e = fma(e, r, 0.0416672006);
    e = fma(e, r, 0.166665435);
    e = fma(e, r, 0.49999997);
    return fma(r * r, e, r);
}

// Cody–Waite reduction x + lo = n·ln 2 + r.
ACTGRAD_INLINE Growth growth(Floats x, Floats lo) {
    const Floats rounded = fma(x, 1.44269504, INTEGER);
    const Floats n = rounded - INTEGER;
    const Floats r = fma(n, -0.693147182, x) + fma(n, 1.90465421e-09, lo);
    return {expm1_near_zero(r), rounded};
}

ACTGRAD_INLINE Floats times_growth(Floats v, Floats x, Floats lo = 0.0) {
    const Growth g = growth(at_most(at_least(x, -174.0), 176.0), lo);
    return scale(fma(v, g.q, v), where(x < -174.0, TO_ZERO, g.rounded - INTEGER));
}

// e^x - 1 is 2^n·q + (2^n - 1). Beyond 2^127 the rest of the power is multiplied in last, against overflow.
ACTGRAD_INLINE Floats times_expm1(Floats v, Floats x, Floats lo = 0.0) {
    const Growth g = growth(at_most(at_least(x, -40.0), 176.0), lo);  // e^-40 vanishes beside 1
    const Mask beyond = g.rounded > INTEGER + 127.0;
    const Floats p = power_of_two(where(beyond, g.rounded - 127.0, g.rounded));
    const Floats product = v * fma(p, g.q, where(beyond, p, p - 1.0));
    return where(beyond, product * 0x1p127, product);
}

// With e = e^-|a·x| = (1 + q)·2^n it is x/(1 + e) on the right and x·2^n·(1 + q)/(1 + e) on the left, and has the sign
// of x. n·ln2_hi is exact, so that an FMA reduces a·x as if it were not rounded (Cody–Waite). Far out, where 2^n is no
// normal number, it is unit·p·unit; from 193.4 on p is 0.
ACTGRAD_INLINE Floats times_logistic(Floats x, Floats a) {
    const Floats w = a * x;
    const Floats rounded = fma(at_most(absolute(w), 193.4), -1.44269504, INTEGER);
    const Floats n = rounded - INTEGER;
    const Floats r = fma(n, -1.42860677e-06, fma(absolute(a), -absolute(x), n * -0.693145752));
    const Floats q = expm1_near_zero(at_least(r, -1.0));  // beyond 193.4, r is anything below
    const Mask far = rounded < INTEGER - 126.0;
    const Floats p = power_of_two(where(far, rounded + 152.0, rounded));
    const Floats unit = where(far, Floats(0x1p-76), 1.0);
    const Floats size = absolute(x), scaled = size * unit * p * unit;
    const Floats numerator = where(w < 0.0, fma(scaled, q, scaled), size);
    return copysign(numerator / fma(where(far, 0.0, p), 1.0 + q, 1.0), x);
}

// log(1 + e) = e·(1 + e·p), in double-float arithmetic up to the last sum. Minimax polynomial of
// tools/fit_polynomials.py; relative error of 1 + e·p: 2^-27.5.
ACTGRAD_INLINE Quadruple<Floats> scaled_log1p_exp(Power power_of_e) {
    const Floats e = power_of_e.high * power_of_e.p;
    Floats p = -0.00329046859;
    p = fma(p, e, 0.0200862419);
    p = fma(p, e, -0.057457231);
    p = fma(p, e, 0.106611282);
    p = fma(p, e, -0.153448805);
    p = fma(p, e, 0.196921021);
    p = fma(p, e, -0.24958019);
    p = fma(p, e, 0.333304644);
    const Floats bend = fma(p, e, -0.499999315);
    const Floats bend_lo = fma(p, e, -0.499999315 - bend);
    const Floats quotient = fma(bend, e, 1.0);
    const Floats quotient_lo = fma(bend_lo, e, fma(bend, e, 1.0 - quotient));
    const Floats rest = fma(quotient_lo, power_of_e.high, quotient * power_of_e.low);
    return {quotient, power_of_e.high, rest, power_of_e.p};
}
ACTGRAD_INLINE Quadruple<Floats> scaled_log1p_exp(Floats x, Floats lo = 0.0) { return scaled_log1p_exp(power(x, lo)); }

// -m/(2 + m) with m = e^(-2·|x|) - 1 = 2^n·e^r - 1, in double-float arithmetic up to the last sum. Minimax polynomial
// of tools/fit_polynomials.py; relative error of e^r - 1: 2^-31.
ACTGRAD_INLINE Floats hyperbolic_tangent(Floats x) {
    const Floats v = at_least(-2.0 * absolute(x), -40.0);
    const Floats rounded = fma(v, 1.44269504, INTEGER);
    const Floats n = rounded - INTEGER;
    const Floats first = fma(n, -0.693147182, v);
    const Floats r = fma(n, 1.90465421e-09, first);
    const Floats r_lo = fma(n, 1.90465421e-09, first - r);
    Floats e = 0.00019824112;
    e = fma(e, r, 0.00139332889);
    e = fma(e, r, 0.00833341945);
    e = fma(e, r, 0.0416664816);
    e = fma(e, r, 0.166666657);
    // e^r - 1 = r + r²/2 + r³·e
    const Floats half = 0.5 * r;
    const Floats bend = r * half;
    const Floats bend_lo = fma(r, half, -bend);
    const Floats cube = bend * (r + r);
    const Floats c = fma(cube, e, bend);
    const Floats c_lo = fma(cube, e, bend - c) + (bend_lo + r_lo);
    const Floats q = r + c;
    const Floats q_lo = ((r - q) + c) + c_lo;
    const Floats p = power_of_two(rounded);
    const Floats less = p - 1.0;
    const Floats less_lo = p - (less + 1.0);
    const Floats m = fma(p, q, less);
    const Floats m_lo = fma(p, q_lo, fma(p, q, less - m) + less_lo);
    const Floats d = 2.0 + m;
    const Floats d_lo = ((2.0 - d) + m) + m_lo;
    const Floats y = m / d;
    // 1/d is (1 - y)/2.
    const Floats rest = fma(-y, d_lo, fma(-y, d, m) + m_lo);
    const Floats t = fma(fma(-0.5, y, 0.5), rest, y);
    return where(x < 0.0, t, where(x > 0.0, -t, x));
}

// erf⁻¹(x)/x and (erf⁻¹)'(x)·t are smooth in w = -log t ≥ 0 with t = 1 - x². The first, and the reciprocal of the
// second, are a constant plus a rational function with positive terms: nothing cancels, and the constant dominates for
// small w. t has one rounding, for the slope. The error of w, 2^-24 for small and a few ulps for large w, enters the
// result by a quarter and by half.
struct InverseErf {
    Floats t;
    Floats w;  // 0 if t is not positive
};

// Minimax polynomial of tools/fit_polynomials.py; absolute error of log(1 + c): 2^-24.7.
ACTGRAD_INLINE InverseErf inverse_erf_parts(Floats x) {
    const Floats t = fma(-x, x, 1.0);
    const Floats positive = where(t > 0.0, t, 1.0);
    const Floats n = nearest_exponent(positive);
    const Floats c = positive * power_of_two(INTEGER - n) - 1.0;  // exact
    Floats p = -0.100345992;
    p = fma(p, c, 0.163356319);
    p = fma(p, c, -0.173259959);
    p = fma(p, c, 0.198882788);
    p = fma(p, c, -0.249614656);
    p = fma(p, c, 0.333352625);
    p = fma(p, c, -0.500005841);
    return {t, fma(n, -0.693147182, -fma(c * c, p, c))};
}

// Minimax approximations of tools/fit_polynomials.py; relative error of each sum: 2^-26.2.
ACTGRAD_INLINE Floats inverse_erf(Floats x) {
    const InverseErf parts = inverse_erf_parts(x);
    const Floats w = parts.w;
    Floats upper = 2.31660924e-05;
    upper = fma(upper, w, 0.000484811695);
    upper = fma(upper, w, 0.00610218709);
    upper = fma(upper, w, 0.0310637057);
    upper = fma(upper, w, 0.232013345);
    upper = fma(upper, w, 4.47501485e-08);
    Floats lower = 1.29064119e-06;
    lower = fma(lower, w, 0.00017952334);
    lower = fma(lower, w, 0.00187720195);
    lower = fma(lower, w, 0.032189358);
    lower = fma(lower, w, 0.0841023922);
    lower = fma(lower, w, 1.0);
    const Floats y = fma(x, 0.886226892, x * upper / lower);
    return where(parts.t > 0.0, y, where(parts.t < 0.0, NAN, x * INFINITY));
}

ACTGRAD_INLINE Floats inverse_erf_slope(Floats x) {
    const InverseErf parts = inverse_erf_parts(x);
    const Floats w = parts.w;
    Floats upper = 2.02311203e-05;
    upper = fma(upper, w, 0.000518688757);
    upper = fma(upper, w, 0.00642534671);
    upper = fma(upper, w, 0.0347164422);
    upper = fma(upper, w, 0.242151827);
    upper = fma(upper, w, 7.50902061e-08);
    Floats lower = 1.10576138e-06;
    lower = fma(lower, w, 0.000169229475);
    lower = fma(lower, w, 0.00235284329);
    lower = fma(lower, w, 0.0329051763);
    lower = fma(lower, w, 0.122423962);
    lower = fma(lower, w, 1.0);
    const Floats reciprocal = 1.12837911 + upper / lower;
    const Floats product = parts.t * reciprocal;
    const Floats product_lo = fma(parts.t, reciprocal, -product);
    const Floats slope = 1.0 / product;
    const Floats rest = fma(-slope, product, 1.0) - slope * product_lo;
    return where(parts.t > 0.0, fma(slope, rest, slope), where(parts.t < 0.0, NAN, slope));
}

// ---- float64: relative errors of some 1e-15, for e^-w some 1e-16·w, down to 1e-300 ----

ACTGRAD_INLINE double where(bool condition, double a, double b) { return condition ? a : b; }

// where(mask, a, product), in the order in which a masked multiplication takes its operands where there is one.
template <class M, class A, class V>
ACTGRAD_INLINE V where_or_product(M mask, A a, V product) {
    if constexpr (HAS_MASKED_PRODUCTS) {
        return where(!mask, product, V(a));
    } else {
        return where(mask, V(a), product);
    }
}
ACTGRAD_INLINE double fma(double a, double b, double c) { return ::fma(a, b, c); }
ACTGRAD_INLINE double divide(double a, double b) { return a / b; }
ACTGRAD_INLINE double product_times(double a, double b, double c) { return (a * b) * c; }
ACTGRAD_INLINE double absolute(double x) { return ::fabs(x); }
ACTGRAD_INLINE double copysign(double a, double b) { return ::copysign(a, b); }
ACTGRAD_INLINE double at_most(double a, double bound) { return bound < a ? bound : a; }
ACTGRAD_INLINE double at_least(double a, double bound) { return a < bound ? bound : a; }
ACTGRAD_INLINE double exp(double x, double lo = 0) { return ::exp(x) * (1 + lo); }
ACTGRAD_INLINE Pair<double> scaled_exp(double x) { return {exp(x), 1}; }
ACTGRAD_INLINE double times_exp(double v, double x, double lo = 0) { return v * exp(x, lo); }
ACTGRAD_INLINE double times_growth(double v, double x, double lo = 0) { return v * exp(x, lo); }
ACTGRAD_INLINE double times_expm1(double v, double x, double lo = 0) {
    const double e = ::expm1(x);
    return v * (lo == 0 ? e : e * (1 + lo) + lo);
}
ACTGRAD_INLINE Quadruple<double> decay_and_rest(double x, double scale) {
    const double y = -x / scale * (scale / scale);
    return {exp(y) * 4294967296.0, 0, -times_expm1(scale, y), 0};
}
// The third number is too small to count. It is not 0, as it may be multiplied by an infinity.
ACTGRAD_INLINE Quadruple<double> scaled_log1p_exp(double x, double lo = 0) {
    const double y = ::log1p(exp(x, lo));
    return {y, 1, 0x1p-200 * y, 1};
}
ACTGRAD_INLINE double hyperbolic_tangent(double x) { return ::tanh(x); }

// e^(sign·u²/2), compensated for the rounding of the square.
ACTGRAD_INLINE double exp_half_square(double sign, double u) {
    const double c = at_most(u, 40);  // e^(-40²/2) underflows to 0
    const double square = c * c;
    return exp(sign * 0.5 * square, sign * 0.5 * ::fma(c, c, -square));
}

ACTGRAD_INLINE double logistic_slope(double q, double x, double q_lo = 0, double lo = 0) {
    const double e = exp(x, lo);
    return (((1 - q) + e) - q_lo) * e / ((1 + e) * (1 + e));
}
ACTGRAD_INLINE double over_one_plus(double v, double e) { return v / (1 + e); }

// The root of e^-|a·x| underflows only where the result does.
ACTGRAD_INLINE double times_logistic(double x, double a) {
    const double w = a * x, t = ::fabs(w);
    const double root = exp(-0.5 * t, t < 2000 ? -0.5 * ::fma(::fabs(a), ::fabs(x), -t) : 0);
    const double y = x / (1 + root * root);
    return w < 0 ? (y * root) * root : y;
}

ACTGRAD_INLINE double times_gaussian(double v, double u) { return v * exp_half_square(-1, u); }

// e^(u²/2)·(1 - Φ(u)), near 0 from erfc. Further out that would lose u² ulps; the continued fraction 1/(u + 1/(u + 2/(u
// + …))) converges within 30 terms, from 40 on within 6.
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

ACTGRAD_INLINE double gelu_tail(double u) { return u > 40 ? 0 : times_gaussian(u * scaled_normal_tail(u), u); }
ACTGRAD_INLINE double gelu_slope(double u) {
    return times_gaussian(scaled_normal_tail(u) - 0.39894228040143267794 * u, u);
}

ACTGRAD_INLINE Pair<double> tanh_gelu_logit(double u) {
    const double c = at_most(u, 22);  // e^-w(22) underflows to 0
    return {1.59576912160573071176 * (c + 0.044715 * (c * c * c)), 0};
}

ACTGRAD_INLINE Pair<double> tanh_gelu_growth(double u) {
    const double c = at_most(u, 22);
    return {1.59576912160573071176 * (c + 0.134145 * (c * c * c)) + (u - c), 0};
}

template <int COUNT>
ACTGRAD_INLINE double polynomial(double x, const double (&coefficients)[COUNT]) {
    double p = coefficients[0];
    for (int i = 1; i < COUNT; ++i) {
        p = ::fma(p, x, coefficients[i]);
    }
    return p;
}

// N/D for both functions, from tools/fit_polynomials.py; relative errors 2^-57.
constexpr double INVERSE_ERF_UPPER[] = {
    4.085235413862544e-18,  2.390292100880089e-15,  2.4027869158975166e-13, 7.0789692148724336e-12,
    2.0343231063314008e-10, 4.346318949329174e-09,  7.599325087914561e-08,  1.10402431049668e-06,
    1.3279642742213944e-05, 0.00013167406120189647, 0.0010729952401378657,  0.007125717205753823,
    0.037772748571999776,   0.15664628578665568,    0.4604885772045018,     0.886226925452758};
constexpr double INVERSE_ERF_LOWER[] = {
    5.791874181809385e-20, 1.2895697115473837e-16, 2.911578071342295e-14,  1.474554079187567e-12,
    3.712638596028057e-11, 1.0674580110583248e-09, 1.8075952358536616e-08, 3.2883077497542833e-07,
    3.854820983276471e-06, 4.7992743632159957e-05, 0.00038379414279721385, 0.0032371136909844487,
    0.01670394880227158,   0.09623082932623983,    0.25780632940386355,    1.0};
constexpr double INVERSE_ERF_SLOPE_UPPER[] = {
    5.273105066962834e-20, 1.0881086403633585e-16, 2.3518002904356885e-14, 1.1968214202291948e-12,
    3.137897039379566e-11, 8.856726669269961e-10,  1.5467029731593677e-08, 2.7712627716398297e-07,
    3.320128235916427e-06, 4.1021552781020237e-05, 0.0003303928538029191,  0.00281900449590046,
    0.014413122788300916,  0.08510058270081959,    0.22295891354322186,    0.886226925452758};
constexpr double INVERSE_ERF_SLOPE_LOWER[] = {
    3.566558039419727e-18,  1.9660562679750703e-15, 1.9392548449333386e-13, 6.000716157353415e-12,
    1.7282351148381982e-10, 3.750205126175623e-09,  6.63590424043362e-08,   9.744464174421625e-07,
    1.1851405585925343e-05, 0.0001190282242028299,  0.0009848945047650677,  0.006659670883005079,
    0.03608674094464063,    0.15450826445927499,    0.466184029762973,      1.0};

ACTGRAD_INLINE double inverse_erf(double x) {
    const double t = ::fma(-x, x, 1);
    if (!(t > 0)) {
        return t < 0 ? NAN : x * INFINITY;
    }
    const double w = -::log(t);
    return x * polynomial(w, INVERSE_ERF_UPPER) / polynomial(w, INVERSE_ERF_LOWER);
}
ACTGRAD_INLINE double inverse_erf_slope(double x) {
    const double t = ::fma(-x, x, 1);
    if (!(t > 0)) {
        return t < 0 ? NAN : 1 / t;
    }
    const double w = -::log(t);
    return polynomial(w, INVERSE_ERF_SLOPE_UPPER) / (polynomial(w, INVERSE_ERF_SLOPE_LOWER) * t);
}

}  // namespace actgrad::ACTGRAD_ISA
