// SPDX-License-Identifier: Apache-2.0
// The primitives in C++ for 16-bit results: float32 arithmetic with shorter polynomials, without low parts, and with
// one reciprocal for all quotients. Sweeps over all inputs of both formats check the activations' error bound of
// HALF_PRECISION_ULP.
#pragma once

#include "cpu.h"

namespace actgrad::ACTGRAD_ISA {

// The denominator of the logistic function in a formula, which has at most one. Loops may compute it a step before the
// rest (software pipelining): they apply the formula twice, and compilers remove from each what only the other needs.
struct Denominator {
    bool is_known = false;
    Floats value;
};

// float32 values whose results are rounded to 16 bits, and where their formula keeps its denominator, if it does.
struct Floats16Bit {
    static constexpr int lanes = Floats::lanes;

    Floats16Bit() = default;
    Floats16Bit(Floats floats, Denominator* kept = nullptr) : value(floats), denominator(kept) {}
    Floats16Bit(double constant) : value(constant), denominator(nullptr) {}
    // By members: compilers copy a structure with its padding through memory.
    __attribute__((always_inline)) Floats16Bit(const Floats16Bit& other)
        : value(other.value), denominator(other.denominator) {}
    __attribute__((always_inline)) Floats16Bit& operator=(const Floats16Bit& other) {
        value = other.value;
        denominator = other.denominator;
        return *this;
    }

    Floats value;
    Denominator* denominator;
};

ACTGRAD_INLINE Denominator* kept_by(Floats16Bit a, Floats16Bit b) {
    return a.denominator ? a.denominator : b.denominator;
}

#define ACTGRAD_16BIT(op) \
    ACTGRAD_INLINE Floats16Bit operator op(Floats16Bit a, Floats16Bit b) { return {a.value op b.value, kept_by(a, b)}; }
ACTGRAD_16BIT(+)
ACTGRAD_16BIT(-)
ACTGRAD_16BIT(*)
ACTGRAD_16BIT(/)
#undef ACTGRAD_16BIT
#define ACTGRAD_16BIT(op) \
    ACTGRAD_INLINE Mask operator op(Floats16Bit a, Floats16Bit b) { return a.value op b.value; }
ACTGRAD_16BIT(<)
ACTGRAD_16BIT(<=)
ACTGRAD_16BIT(>)
ACTGRAD_16BIT(>=)
ACTGRAD_16BIT(==)
ACTGRAD_16BIT(!=)
#undef ACTGRAD_16BIT

ACTGRAD_INLINE Floats16Bit operator-(Floats16Bit a) { return {-a.value, a.denominator}; }
ACTGRAD_INLINE Floats16Bit where(Mask mask, Floats16Bit a, Floats16Bit b) {
    return {where(mask, a.value, b.value), kept_by(a, b)};
}
ACTGRAD_INLINE Floats16Bit fma(Floats16Bit a, Floats16Bit b, Floats16Bit c) {
    return {fma(a.value, b.value, c.value), kept_by(a, b)};
}
ACTGRAD_INLINE Floats16Bit absolute(Floats16Bit a) { return {absolute(a.value), a.denominator}; }
ACTGRAD_INLINE Floats16Bit copysign(Floats16Bit a, Floats16Bit b) {
    return {copysign(a.value, b.value), kept_by(a, b)};
}
ACTGRAD_INLINE Floats16Bit at_most(Floats16Bit a, Floats16Bit bound) {
    return {at_most(a.value, bound.value), kept_by(a, bound)};
}
ACTGRAD_INLINE Floats16Bit at_least(Floats16Bit a, Floats16Bit bound) {
    return {at_least(a.value, bound.value), kept_by(a, bound)};
}
ACTGRAD_INLINE Floats16Bit within(Floats16Bit a, Floats16Bit bound) {
    return {within(a.value, bound.value), kept_by(a, bound)};
}
ACTGRAD_INLINE Floats16Bit divide(Floats16Bit a, Floats16Bit b) { return a / b; }
ACTGRAD_INLINE Floats16Bit product_times(Floats16Bit a, Floats16Bit b, Floats16Bit c) { return (a * b) * c; }

constexpr double OFFSET = -0.155565605;  // -log2 c

// e^x = q·p for x ≤ 0, with a power of two p and q ≈ 2^-32, so that in v·p·q only the last product can underflow. Far
// below the float32 range p is exactly 0. The c of `power` keeps the remainder f small, and q almost exact, next to the
// root of SiLU', too.
struct Power16Bit {
    Floats q;
    Floats p;
};

// Takes y = x·log2 e - log2 c.
ACTGRAD_INLINE Power16Bit power_16bit(Floats16Bit y) {
    const Floats clamped = at_least(y.value, -159.2);  // p is 0 there
    const Floats rounded = clamped + (INTEGER + 32.0);
    const Floats f = clamped - (rounded - (INTEGER + 32.0));
    // Minimax polynomial of tools/fit_polynomials.py; relative error 2^-23.4.
    Floats q = 0.00147750252 * UNSCALE;
    q = fma(q, f, 0.0107726939 * UNSCALE);
    q = fma(q, f, 0.0618273057 * UNSCALE);
    q = fma(q, f, 0.267573714 * UNSCALE);
    q = fma(q, f, 0.772067487 * UNSCALE);
    q = fma(q, f, 1.11385822 * UNSCALE);
    return {q, power_of_two(rounded)};
}

ACTGRAD_INLINE Power16Bit exp_16bit(Floats16Bit x) { return power_16bit(fma(x, 1.44269504, OFFSET)); }

ACTGRAD_INLINE Floats16Bit exp(Floats16Bit x, Floats16Bit = 0.0) {
    const Power16Bit e = exp_16bit(x);
    return e.q * e.p;
}
ACTGRAD_INLINE Pair<Floats16Bit> scaled_exp(Floats16Bit x) {
    const Power16Bit e = exp_16bit(x);
    return {e.q, e.p};
}
ACTGRAD_INLINE Floats16Bit times_exp(Floats16Bit v, Floats16Bit x, Floats16Bit = 0.0) {
    const Power16Bit e = exp_16bit(x);
    return v.value * e.p * e.q;
}
ACTGRAD_INLINE Floats16Bit times_gaussian(Floats16Bit v, Floats16Bit u) {
    const Power16Bit e = power_16bit(fma(u * u, -0.72134752, OFFSET));
    return v.value * e.p * e.q;
}

// e^(x + lo) = 2^n·(1 + q), with INTEGER + n; relative error of q: 2^-21.1.
struct Expm1Parts {
    Floats rounded;
    Floats q;
};
ACTGRAD_INLINE Expm1Parts expm1_parts_16bit(Floats x, Floats lo) {
    const Floats rounded = fma(x, 1.44269504, INTEGER);
    const Floats r = fma(rounded - INTEGER, -0.693147182, x) + lo;
    // Minimax polynomial of tools/fit_polynomials.py.
    Floats e = 0.00833807606;
    e = fma(e, r, 0.0418727696);
    e = fma(e, r, 0.166668311);
    e = fma(e, r, 0.49999401);
    return {rounded, fma(r * r, e, r)};
}

ACTGRAD_INLINE Growth growth_16bit(Floats16Bit x, Floats16Bit lo) {
    const Expm1Parts e = expm1_parts_16bit(at_most(at_least(x.value, -174.0), 176.0), lo.value);
    return {e.q, e.rounded};
}

// As in float32: next to the root of SituGLU' terms of opposite sign nearly cancel.
ACTGRAD_INLINE Quadruple<Floats16Bit> decay_and_rest(Floats16Bit x, Floats16Bit scale) {
    const auto [e, e_lo, rest, rest_lo] = decay_and_rest(x.value, scale.value);
    return {e, 0.0, rest, 0.0};
}
ACTGRAD_INLINE Floats16Bit times_growth(Floats16Bit v, Floats16Bit x, Floats16Bit lo = 0.0) {
    const Growth g = growth_16bit(x, lo);
    return scale(fma(v.value, g.q, v.value), where(x.value < -174.0, TO_ZERO, g.rounded - INTEGER));
}
// Beyond 2^64 the rest of the power is multiplied in last, against overflow.
ACTGRAD_INLINE Floats16Bit times_expm1(Floats16Bit v, Floats16Bit x, Floats16Bit lo = -0.0) {
    // e^-20 vanishes beside 1.
    const Expm1Parts e = expm1_parts_16bit(at_most(at_least(x.value, -20.0), 176.0), lo.value);
    const Floats near = at_most(e.rounded, INTEGER + 64.0);
    const Floats p = power_of_two(near);
    return scale(v.value * fma(p, e.q, p - 1.0), e.rounded - near);
}

// Minimax polynomial of tools/fit_polynomials.py; relative error of 1 + e·p = log(1 + e)/e: 2^-19.4.
ACTGRAD_INLINE Floats log1p_over_e_16bit(Power16Bit power) {
    const Floats e = power.q * power.p;
    Floats p = 0.0145883253;
    p = fma(p, e, -0.0678512231);
    p = fma(p, e, 0.151027709);
    p = fma(p, e, -0.236113444);
    p = fma(p, e, 0.331404269);
    p = fma(p, e, -0.499907464);
    return fma(p, e, 1.0);
}
ACTGRAD_INLINE Quadruple<Floats16Bit> scaled_log1p_exp(Floats16Bit x, Floats16Bit = 0.0) {
    const Power16Bit power = exp_16bit(x);
    return {log1p_over_e_16bit(power), power.q, 0.0, power.p};
}

// m/(2 + m) with m = e^2x - 1, which is the result's limit from x = ±10 on.
ACTGRAD_INLINE Floats16Bit hyperbolic_tangent(Floats16Bit x) {
    const Floats near = at_most(at_least(x.value, -10.0), 10.0);
    const Expm1Parts e = expm1_parts_16bit(near + near, -0.0);
    const Floats p = power_of_two(e.rounded);
    const Floats m = fma(p, e.q, p - 1.0);
    return where(x.value == 0.0, x.value, m / (2.0 + m));
}

ACTGRAD_INLINE Floats16Bit over_one_plus(Floats16Bit v, Floats16Bit e) { return v * (1.0 / (1.0 + e)); }

ACTGRAD_INLINE Floats16Bit logistic_slope(Floats16Bit q, Floats16Bit x, Floats16Bit = 0.0, Floats16Bit = 0.0) {
    const Floats16Bit e = exp(x);
    const Floats16Bit reciprocal = 1.0 / (1.0 + e);
    return times_exp((1.0 - q) + e, x) * reciprocal * reciprocal;
}

// The half line in 16 pieces, four for each octave of u + 1. In each a short polynomial in u is log2(1 - Φ(u)), or
// log2(GELU'(-u)/(root - u)). Minimax polynomials of tools/fit_polynomials.py; relative errors 2^-17.4 and 2^-19. The
// constant of the normal tail from 3 to 4 is 9 ulps larger than the tool's: float16 then rounds better.
constexpr float LOG_NORMAL_TAIL[][16] = {
    {-0.0237668846, -0.0169125516, -0.0121357962, -0.00883273967, -0.00569233485, -0.00333661353, -0.0020821155,
     -0.00137046247, -0.000800306443, -0.000432837493, -0.000258379179, -0.000169198422, -0.0488647521, -0.0422795489,
     -0.0360975005, -0.0306016225},
    {-0.507742465, -0.538293779, -0.566740394, -0.591365516, -0.620308638, -0.648200691, -0.666837156, -0.679554403,
     -0.691740036, -0.701518893, -0.707218647, -0.710662544, -0.459797263, -0.464762151, -0.473996907, -0.48631826},
    {-1.11339068, -1.06778812, -1.01117229, -0.949874938, -0.860756397, -0.750391662, -0.657954097, -0.582114816,
     -0.495155215, -0.408238709, -0.346082568, -0.301713079, -1.15107453, -1.14978063, -1.14513421, -1.13588357},
    {-1.01113474, -1.0339309, -1.07158971, -1.12253606, -1.21419907, -1.36014938, -1.5132364, -1.66416752, -1.87135959,
     -2.12940097, -2.35565066, -2.54636455, -1.00000024, -1.00011647, -1.00090373, -1.0032295},
};
constexpr float LOG_GELU_SLOPE[][16] = {
    {-0.0141385924, -0.00852715969, -0.00532687409, -0.00344583392, -0.0019223186, -0.000958463061, -0.0005234821,
     -0.00030743645, -0.000155792572, -7.14629932e-05, -3.71079695e-05, -2.16348453e-05, -0.0480531566, -0.0364447273,
     -0.0276197642, -0.0209982917},
    {-0.619424999, -0.644286215, -0.663275838, -0.67726624, -0.691260695, -0.702630818, -0.709077775, -0.712932348,
     -0.716165543, -0.718403161, -0.71952337, -0.720120072, -0.561662197, -0.570180655, -0.583266377, -0.598047376},
    {-0.341070443, -0.304185152, -0.266528279, -0.231785938, -0.188838318, -0.14401646, -0.112114288, -0.0891646072,
     -0.066147089, -0.0463173874, -0.0341258571, -0.0264487099, -0.383146793, -0.38097319, -0.374437004, -0.363387257},
    {-0.600263834, -0.618591845, -0.643548965, -0.672355831, -0.71638602, -0.775436759, -0.828145742, -0.873744786,
     -0.928456545, -0.987151802, -1.03143895, -1.06439281, -0.588404953, -0.588597238, -0.589696944, -0.592463315},
};

// The polynomial of the piece that `place`, u + 1 or any number of its piece, is in.
ACTGRAD_INLINE Floats in_pieces(const float (&table)[4][16], Floats u, Floats place) {
    const Floats piece = quarter_of_octave(place);
    const Floats third = fma(look_up(table[0], piece), u, look_up(table[1], piece));
    const Floats first = fma(look_up(table[2], piece), u, look_up(table[3], piece));
    return fma(third, u * u, first);
}

// ±2^y for y up to 1, as SIGN is 1 or -1.
template <int SIGN>
ACTGRAD_INLINE Floats power_of_two_16bit(Floats y) {
    const Split parts = split_below(y);
    // Minimax polynomial of tools/fit_polynomials.py; relative error 2^-18.6.
    constexpr double unit = SIGN * BELOW;
    const Floats square = parts.f * parts.f;
    const Floats third = fma(parts.f, 0.0559178591 * unit, 0.240247443 * unit);
    const Floats first = fma(parts.f, 0.693121791 * unit, 0.999999285 * unit);
    return scale_below(fma(fma(square, 0.00957010128 * unit, third), square, first), parts.n);
}

constexpr double GELU_LAST_16BIT = 14.5;  // beyond, u·(1 - Φ(u)) is 0

ACTGRAD_INLINE Floats16Bit gelu_tail(Floats16Bit u) {
    const Floats near = at_most(u.value, GELU_LAST_16BIT);
    return near * power_of_two_16bit<1>(in_pieces(LOG_NORMAL_TAIL, near, near + 1.0));
}

// The polynomial of the last piece falls for all larger u, until the power is 0.
ACTGRAD_INLINE Floats16Bit gelu_slope(Floats16Bit u) {
    const Floats y = in_pieces(LOG_GELU_SLOPE, u.value, at_most(u.value + 1.0, 15.5));
    return (0.751791525 - u.value) * power_of_two_16bit<1>(y);
}

// w = u·√(8/π)·(1 + 0.044715·u²); beyond u = 13, e^-w is 0.
ACTGRAD_INLINE Pair<Floats16Bit> tanh_gelu_logit(Floats16Bit u) {
    const Floats16Bit c = at_most(u, 13.0);
    return {c * fma(c * c, 0.0713548163, 1.59576912), 0.0};
}

// u·w'. Beyond 13, u - c keeps the product finite for finite u and infinite at infinity.
ACTGRAD_INLINE Pair<Floats16Bit> tanh_gelu_growth(Floats16Bit u) {
    const Floats16Bit c = at_most(u, 13.0);
    return {fma(c, fma(c * c, 0.214064449, 1.59576912), u - c), 0.0};
}

// As `inverse_erf_parts`; absolute error of the logarithm: 2^-19.
ACTGRAD_INLINE InverseErf inverse_erf_parts_16bit(Floats x) {
    const Floats t = fma(-x, x, 1.0);
    const Floats positive = where(t > 0.0, t, 1.0);
    const Floats n = nearest_exponent(positive);
    const Floats c = positive * power_of_two(INTEGER - n) - 1.0;
    // Minimax polynomial of tools/fit_polynomials.py.
    Floats p = -0.14106442;
    p = fma(p, c, 0.220707402);
    p = fma(p, c, -0.254588336);
    p = fma(p, c, 0.332623601);
    p = fma(p, c, -0.499875069);
    return {t, fma(n, -0.693147182, -fma(c * c, p, c))};
}

// Minimax approximations of tools/fit_polynomials.py; relative errors of the quotients: 2^-19.1 and 2^-20.2 up to w =
// 7, the largest for 16-bit x.
ACTGRAD_INLINE Floats16Bit inverse_erf(Floats16Bit x) {
    const InverseErf parts = inverse_erf_parts_16bit(x.value);
    const Floats w = parts.w;
    Floats upper = 0.00457781134;
    upper = fma(upper, w, 0.0490218811);
    upper = fma(upper, w, 0.29134053);
    upper = fma(upper, w, 0.886225402);
    Floats lower = 0.000273776735;
    lower = fma(lower, w, 0.0248856433);
    lower = fma(lower, w, 0.0669068992);
    lower = fma(lower, w, 1.0);
    return where(parts.t > 0.0, x.value * upper / lower, where(parts.t < 0.0, NAN, x.value * INFINITY));
}

ACTGRAD_INLINE Floats16Bit inverse_erf_slope(Floats16Bit x) {
    const InverseErf parts = inverse_erf_parts_16bit(x.value);
    const Floats w = parts.w;
    Floats upper = 0.000301240012;
    upper = fma(upper, w, 0.0220553577);
    upper = fma(upper, w, 0.0841531307);
    upper = fma(upper, w, 0.886227667);
    Floats lower = 0.00426549697;
    lower = fma(lower, w, 0.0496983081);
    lower = fma(lower, w, 0.309576094);
    lower = fma(lower, w, 1.0);
    return where(parts.t < 0.0, NAN, upper / (lower * parts.t));
}

// ---- Formulas whose 16-bit results have an algebra of their own. Argument-dependent lookup finds these for the calls
// in printed formulas, and prefers them to the printed templates of the same names. ----

// Minimax polynomials of tools/fit_polynomials.py for 2^f with |f| ≤ 1/2. Two are most exact where f is next to the
// root of SiLU' or of tanh-GELU': errors in these of at most 2^-6.8 ulps of float16. The relative error of the third is
// 2^-23.7.
constexpr double POWER_IN_SILU[] = {0.0094503304, 0.0558907576, 0.240285859, 0.693128526, 0.999997139};
constexpr double POWER_IN_TANH_GELU[] = {0.00938743446, 0.0558868647, 0.240305141, 0.693129003, 0.999996185};
constexpr double PRECISE_POWER[] = {0.00132764713, 0.00967554096, 0.0555071309, 0.240221202, 0.693146944, 1.00000012};

// unit·2^f
template <int COUNT>
ACTGRAD_INLINE Floats power_by(const double (&polynomial)[COUNT], Floats f, double unit) {
    Floats q = polynomial[0] * unit;
    for (int i = 1; i < COUNT; ++i) {
        q = fma(q, f, polynomial[i] * unit);
    }
    return q;
}

// 2^-32·(1 + 2^y)
template <int COUNT>
ACTGRAD_INLINE Floats scaled_denominator(const double (&polynomial)[COUNT], Floats16Bit y) {
    if (y.denominator && y.denominator->is_known) {
        return y.denominator->value;
    }
    const Split parts = split_above(y.value);
    const Floats sum = scale_above(power_by(polynomial, parts.f, ABOVE), parts.n, UNSCALE);
    if (y.denominator) {
        *y.denominator = {true, sum};
    }
    return sum;
}

// v/(1 + 2^y); where 2^y is large, only the quotient can underflow.
template <int COUNT>
ACTGRAD_INLINE Floats over_one_plus_power(const double (&polynomial)[COUNT], double v, Floats16Bit y) {
    return (v * UNSCALE) / scaled_denominator(polynomial, y);
}

// σ(βx), which underflows.
ACTGRAD_INLINE Floats logistic(Floats16Bit x, Floats16Bit beta) {
    return over_one_plus_power(POWER_IN_SILU, 1.0, x * (beta * -1.44269504));
}

// 2^32·σ(βx), which underflows only where σ(βx)·βx is below half of bfloat16's last subnormal.
ACTGRAD_INLINE Floats scaled_logistic(Floats16Bit x, Floats16Bit beta) {
    return over_one_plus_power(POWER_IN_SILU, 1.0 / UNSCALE, x * (beta * -1.44269504));
}

// x·σ(βx) from s = 2^32·σ(βx).
ACTGRAD_INLINE Floats gate_from(Floats x, Floats s) { return x * (s * UNSCALE); }

// SiLU'(βx) = σ(βx)·(1 + x·β·(1 − σ(βx))), which is NaN for infinite x. |β| is from 2^-60 to 2^31: then no product
// overflows or loses digits.
ACTGRAD_INLINE Floats derivative_from(Floats x, Floats beta, Floats s) {
    const Floats slope = fma(s, beta * -(UNSCALE * UNSCALE), beta * UNSCALE);
    return s * fma(x, slope, UNSCALE);
}

// βx, but at most 300, where σ(βx) is 0 or 1; NaN for infinite x. With it and β = 1 a derivative is that for any β.
ACTGRAD_INLINE Floats bounded_product(Floats x, Floats beta) {
    return fma(x, 0.0, at_most(at_least(x * beta, -300.0), 300.0));
}

ACTGRAD_INLINE Floats16Bit gate(Floats16Bit x, Floats16Bit beta) {
    return gate_from(x.value, scaled_logistic(x, beta));
}
ACTGRAD_INLINE Floats16Bit gate_beside_slope(Floats16Bit x, Floats16Bit beta) { return gate(x, beta); }
ACTGRAD_INLINE Floats16Bit gate_derivative(Floats16Bit x, Floats16Bit beta) {
    return derivative_from(bounded_product(x.value, beta.value), 1.0, scaled_logistic(x, beta));
}

// 2^-32·2^y for y from -95 to 160
ACTGRAD_INLINE Floats scaled_power_of_two(Floats y) {
    const Split parts = split_above(y);
    return scale_above(power_by(PRECISE_POWER, parts.f, ABOVE), parts.n);
}

// As `scaled_logistic`, but precise next to the root of SiLU'(βx) for any β, and for terms of sums, which are not
// rounded to 16 bits.
ACTGRAD_INLINE Floats precise_logistic(Floats16Bit x, Floats16Bit beta) {
    return over_one_plus_power(PRECISE_POWER, 1.0 / UNSCALE, x * (beta * -1.44269504));
}
ACTGRAD_INLINE Floats16Bit swish_derivative(Floats16Bit x, Floats16Bit beta) {
    const Floats size = absolute(beta.value);
    if (__builtin_expect(any(size < 0x1p-60) || any(size > 0x1p31), 0)) {
        const Floats w = bounded_product(x.value, beta.value);
        return derivative_from(w, 1.0, precise_logistic(w, 1.0));
    }
    return derivative_from(x.value, beta.value, precise_logistic(x, beta));
}
ACTGRAD_INLINE Pair<Floats16Bit> gate_and_derivative(Floats16Bit x, Floats16Bit beta) {
    const Floats s = precise_logistic(x, beta);
    return {gate_from(x.value, s), derivative_from(x.value, beta.value, s)};
}

// The products without their rounding errors.
ACTGRAD_INLINE Floats16Bit weighted_slope(Floats16Bit dy, Floats16Bit weight, Floats16Bit value, Floats16Bit slope) {
    return dy * weight * value * slope;
}

// SiLU'(βx) from the gate, σ(βx) + x·σ(βx)·β·(1 − σ(βx)), has two multiplications less than `derivative_from`, but
// loses digits where the gate is subnormal. Next to no activation is so far out, so these lanes have a branch, and all
// lanes if β is huge. Each product is finished before the next, which takes fewest registers.
ACTGRAD_INLINE Pair<Floats16Bit> clipped_swiglu_gradient(Floats16Bit dy, Floats16Bit a, Floats16Bit v,
                                                         Floats16Bit limit, Floats16Bit bias, Floats16Bit alpha) {
    const Floats16Bit bounded = at_most(a, limit), y = bounded * (alpha * -1.44269504);
    const Floats x = bounded.value, beta = alpha.value;
    const Floats s = over_one_plus_power(POWER_IN_SILU, 1.0, y), gate = x * s;
    Floats slope = fma(gate, fma(s, -beta, beta), s);
    const Floats far = where(absolute(beta) > 0x1p31, Floats(-HUGE_VAL), 94.0);
    if (__builtin_expect(any(y.value > far), 0)) {
        const Floats scaled = over_one_plus_power(POWER_IN_SILU, 1.0 / UNSCALE, y);
        slope = where(y.value > far, derivative_from(bounded_product(x, beta), 1.0, scaled), slope);
    }
    const Floats16Bit factor = at_least(at_most(v, limit), -limit) + bias;
    const Floats16Bit da = where_or_product(a > limit, 0.0, product_times(dy, factor, slope));
    return {da, where_or_product(absolute(v) > limit, 0.0, dy * gate)};
}

// The last product and the difference have one rounding, which keeps the sign where the result underflows.
ACTGRAD_INLINE Floats16Bit gelu(Floats16Bit x) {
    const Floats near = at_most(absolute(x.value), GELU_LAST_16BIT);
    const Floats minus_tail = power_of_two_16bit<-1>(in_pieces(LOG_NORMAL_TAIL, near, near + 1.0));
    return fma(near, minus_tail, where(x.value < 0.0, x.value * 0.0, x.value));  // NaN at −∞
}

// No low parts: products of 16-bit numbers with the attributes are exact enough. What is next to 0 is so as in float32.
ACTGRAD_INLINE Floats16Bit elu(Floats16Bit x, Floats16Bit alpha, Floats16Bit scale, Floats16Bit input_scale) {
    const Floats16Bit limit = alpha * scale, slope = limit * input_scale;
    const Mask is_finite = slope - slope == 0.0;
    const Floats16Bit bounded = (input_scale - input_scale) + at_most(at_least(input_scale, -1.0), 1.0);
    const Floats16Bit line = where(x > 0.0, scale, where(is_finite, slope, limit * bounded)) * x;
    const Floats16Bit least = where(is_finite, divide(1e-30, absolute(input_scale)), 0.0);
    return where(x < -least, times_expm1(limit, input_scale * x), line);
}
ACTGRAD_INLINE Floats16Bit celu(Floats16Bit x, Floats16Bit alpha) {
    const Floats16Bit size = absolute(alpha);
    const Floats16Bit unit = where(size < 1e-20, 0x1p60, where(size > 1e20, Floats16Bit(0x1p-60), 1.0));
    const Floats16Bit p = (x * unit) * divide(1.0, alpha * unit);
    const Floats16Bit least = 1e-30 * where(size - size == 0.0, size, 0.0);
    return where(x >= -least, x, times_expm1(alpha, p));
}

// x/(1 + 2^y) with y = -log2 e·a·x; NaN where x is infinite and the quotient would be 0. Beyond 2^64 x is multiplied by
// the rest of the power, which is exact: it may be so large that the quotient does not underflow.
ACTGRAD_INLINE Floats16Bit times_logistic(Floats16Bit x, Floats16Bit a) {
    const Floats bounded = at_most(at_least(x.value * (a.value * -1.44269504), -200.0), 300.0);
    const Floats y = where(bounded > 0.0, fma(x.value, 0.0, bounded), bounded);
    const Floats n = (y + INTEGER) - INTEGER;
    const Floats f = y - n;
    const Floats near = at_most(n, 64.0);
    return scale(x.value, near - n) / (scale(power_by(PRECISE_POWER, f, UNSCALE), near + 32.0) + 1.0);
}

ACTGRAD_INLINE Floats16Bit sigmoid(Floats16Bit x) { return logistic(x, 1.0); }

// With t = 2^-32·e^|x| and s = 2^32·σ(-|x|), σ(|x|) is t·s and σ' is their product. From 104 on it is 0.
ACTGRAD_INLINE Pair<Floats16Bit> sigmoid_gated_gradient(Floats16Bit dy, Floats16Bit a, Floats16Bit v) {
    const Floats t = scaled_power_of_two(at_most(absolute(a.value) * 1.44269504, 150.0));
    const Floats s = 1.0 / (t + UNSCALE);
    const Floats left = s * UNSCALE, right = t * s;
    return {product_times(dy, v, right * left), dy * where(a.value < 0.0, left, right)};
}
ACTGRAD_INLINE Floats16Bit logsigmoid_derivative(Floats16Bit x) { return logistic(x, -1.0); }
ACTGRAD_INLINE Floats16Bit logsigmoid(Floats16Bit x) {
    const Power16Bit power = exp_16bit(-absolute(x));
    return at_most(x, 0.0) - log1p_over_e_16bit(power) * power.p * power.q;
}

// β·x - threshold has the sign of the exact difference.
ACTGRAD_INLINE Mask is_beyond(Floats16Bit x, Floats16Bit beta, Floats16Bit threshold) {
    return fma(beta, x, -threshold) > 0.0;
}
ACTGRAD_INLINE Floats16Bit softplus_derivative(Floats16Bit x, Floats16Bit beta, Floats16Bit threshold) {
    const Floats s = logistic(x, beta);
    return where(is_beyond(x, beta, threshold), 1.0, s);
}

// log(1 + e)/β with e = e^-|β·x|: the factors of e, which may be small, come after 1/β, which may be huge. Its factor
// of 2^-32 returns last.
ACTGRAD_INLINE Floats16Bit softplus(Floats16Bit x, Floats16Bit beta, Floats16Bit threshold) {
    const Floats16Bit p = beta * x;
    const Power16Bit power = exp_16bit(-absolute(p));
    const Mask is_huge = absolute(beta.value) < 0x1p-64;
    const Floats reciprocal = 1.0 / where(is_huge, beta.value * 0x1p64, beta.value);
    const Floats rest = where(is_huge, Floats(1.0 / UNSCALE), 1.0);
    const Floats factor = reciprocal * rest;
    const Floats tail = log1p_over_e_16bit(power) * factor * power.p * power.q * rest;
    return where(is_beyond(x, beta, threshold), x, where(p > 0.0, x, 0.0) + tail);
}

// With E = e^x and n = E·(E + 2) it is x·n/(n + 2), which is x from 10 on.
ACTGRAD_INLINE Floats16Bit mish(Floats16Bit x) {
    const Floats e = exp(at_most(x, 10.0)).value;
    const Floats n = e * (e + 2.0);
    return x.value * (n / (n + 2.0));
}

// 2^32·σ(w), with w as in `tanh_gelu_logit`.
ACTGRAD_INLINE Floats scaled_tanh_gelu_logistic(Floats16Bit near) {
    const Floats16Bit y = near * fma(near * near, -0.10294324, -2.30220819);
    return over_one_plus_power(POWER_IN_TANH_GELU, 1.0 / UNSCALE, y);
}
ACTGRAD_INLINE Floats16Bit gelu_tanh(Floats16Bit x) {
    return gate_from(x.value, scaled_tanh_gelu_logistic(within(x, 13.0)));
}
// σ(w)·(1 + q·(1 - σ(w))), with q = x·w', which is finite for finite x and infinite at infinity: of the whole slope x
// itself has 1.
ACTGRAD_INLINE Floats16Bit gelu_tanh_derivative(Floats16Bit x) {
    const Floats16Bit near = within(x, 13.0);
    const Floats s = scaled_tanh_gelu_logistic(near);
    const Floats16Bit q = fma(near, fma(near * near, 0.214064449, 0.59576912), x);
    return derivative_from(q.value, 1.0, s);
}

// σ + x·σ·(1 − σ), with a product that SiLU has too. That σ underflows costs little: x·σ does so next.
ACTGRAD_INLINE Floats16Bit silu(Floats16Bit x) { return x.value * logistic(x, 1.0); }
ACTGRAD_INLINE Floats16Bit silu_derivative(Floats16Bit x) {
    const Floats s = logistic(x, 1.0), gate = x.value * s;
    return s + fma(gate, -s, gate);
}
ACTGRAD_INLINE Floats16Bit fast_gelu(Floats16Bit x) { return gate(x, 1.702); }
ACTGRAD_INLINE Floats16Bit fast_gelu_derivative(Floats16Bit x) {
    return derivative_from(x.value, 1.702, scaled_logistic(x, 1.702));
}

// Pairs, of which only the value counts.
ACTGRAD_INLINE Floats16Bit joined(Floats16Bit a, Floats16Bit) { return a; }
ACTGRAD_INLINE Pair<Floats16Bit> pair_times(Floats16Bit a, Floats16Bit, Floats16Bit v) { return {a * v, 0.0}; }
ACTGRAD_INLINE Floats16Bit rounded_product(Floats16Bit a, Floats16Bit, Floats16Bit b, Floats16Bit) { return a * b; }
ACTGRAD_INLINE Floats16Bit rounded_multiple(Floats16Bit a, Floats16Bit, Floats16Bit v) { return a * v; }

// 2^32·e with e = e^(-2·|x/limit|), limit·(1 - e) with the sign of x, and 1 + e.
ACTGRAD_INLINE Triple<Floats> tanh_parts_16bit(Floats x, Floats limit) {
    const Floats size = absolute(limit);
    const double large = 18446744073709551616.0;  // 2^64
    const Mask is_small = size < 1 / 1.152921504606847e+18, is_large = size > 2.658455991569832e+36;
    const Floats unit = where(is_small, large, where(is_large, Floats(1 / 256.0), 1.0));
    const Floats two = where(is_small, 2.0 / large, where(is_large, Floats(512.0), 2.0));
    const auto [e, e_lo, w, w_lo] = decay_and_rest(absolute(x) * unit, size * (0.5 * unit));
    return {e, copysign(two, x) * w, fma(e, UNSCALE, 1.0)};
}

ACTGRAD_INLINE Quadruple<Floats16Bit> bounded_pairs(Floats16Bit x, Floats16Bit limit) {
    const auto [e, w, a] = tanh_parts_16bit(x.value, limit.value);
    const Floats r = 1.0 / a;
    return {w * r, 0.0, (e * (4 * UNSCALE)) * (r * r), 0.0};
}

ACTGRAD_INLINE Quadruple<Floats16Bit> situ_pairs(Floats16Bit x, Floats16Bit beta) {
    const auto [e, w, a] = tanh_parts_16bit(x.value, beta.value);
    const Floats other = exp(-absolute(x)).value;
    const Mask left = x.value < 0.0;
    const Floats fading = where(left, other, 1.0);
    const Floats b = 1.0 + other;
    const Floats r = 1.0 / (a * b);
    const Floats s = fma(w * a, where(left, 1.0, other), e * (4 * UNSCALE) * b);
    return {(w * r) * fading, 0.0, (s * (r * r)) * fading, 0.0};
}

ACTGRAD_INLINE Floats16Bit bounded_situ_glu(Floats16Bit a, Floats16Bit v, Floats16Bit beta, Floats16Bit linear_beta) {
    return situ_pairs(a, beta).first * bounded_pairs(v, linear_beta).first;
}

}  // namespace actgrad::ACTGRAD_ISA
