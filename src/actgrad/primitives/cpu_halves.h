// SPDX-License-Identifier: Apache-2.0
// The primitives in C++ for results that are rounded to 16 bits: float32 arithmetic as for `Floats`, with shorter
// polynomials. A sweep over all inputs of both formats holds the activations to 0.51 last places.
#pragma once

#include "cpu.h"

namespace actgrad::ACTGRAD_ISA {

// Two registers full of float32 that will be rounded to 16 bits in the end. Two, because each formula is one long chain
// of operations: two chains run side by side.
struct Halves {
    static constexpr int lanes = 2 * Floats::lanes;

    Halves() = default;
    Halves(Floats first, Floats second) : low(first), high(second) {}
    Halves(double constant) : low(constant), high(constant) {}

    Floats low, high;
};

struct HalvesMask {
    Mask low, high;
};

#define ACTGRAD_HALVES(Result, op) \
    ACTGRAD_INLINE Result operator op(Halves a, Halves b) { return {a.low op b.low, a.high op b.high}; }
ACTGRAD_HALVES(Halves, +)
ACTGRAD_HALVES(Halves, -)
ACTGRAD_HALVES(Halves, *)
ACTGRAD_HALVES(Halves, /)
ACTGRAD_HALVES(HalvesMask, <)
ACTGRAD_HALVES(HalvesMask, <=)
ACTGRAD_HALVES(HalvesMask, >)
ACTGRAD_HALVES(HalvesMask, >=)
ACTGRAD_HALVES(HalvesMask, ==)
ACTGRAD_HALVES(HalvesMask, !=)
#undef ACTGRAD_HALVES

ACTGRAD_INLINE Halves operator-(Halves a) { return {-a.low, -a.high}; }
ACTGRAD_INLINE Halves where(HalvesMask mask, Halves a, Halves b) {
    return {where(mask.low, a.low, b.low), where(mask.high, a.high, b.high)};
}
ACTGRAD_INLINE Halves fma(Halves a, Halves b, Halves c) {
    return {fma(a.low, b.low, c.low), fma(a.high, b.high, c.high)};
}
ACTGRAD_INLINE Halves product_times(Halves a, Halves b, Halves c) { return (a * b) * c; }
ACTGRAD_INLINE Halves absolute(Halves a) { return {absolute(a.low), absolute(a.high)}; }
ACTGRAD_INLINE Halves at_most(Halves a, Halves bound) {
    return {at_most(a.low, bound.low), at_most(a.high, bound.high)};
}
ACTGRAD_INLINE Halves scale(Halves a, Halves n) { return {scale(a.low, n.low), scale(a.high, n.high)}; }

template <class T>
ACTGRAD_INLINE Halves load_halves(const T* from) {
    return {load(from), load(from + Floats::lanes)};
}
template <class T>
ACTGRAD_INLINE void store(T* to, Halves a) {
    store(to, a.low);
    store(to + Floats::lanes, a.high);
}

// 2^y = q·2^n. Far out q and n are 0.
struct PowerParts {
    Halves q;
    Halves n;
};

ACTGRAD_INLINE PowerParts power_parts(Halves y) {
    const Halves shift = 12582912.0;  // 1.5·2^23: its last place is 1, so that adding it rounds to an integer
    const Halves n = (y + shift) - shift;
    const Halves f = y - n;
    // tools/fit_polynomials.py derives the polynomial; its relative error is 2^-23.4.
    Halves q = 0.00132647273;
    q = fma(q, f, 0.00967151299);
    q = fma(q, f, 0.0555073358);
    q = fma(q, f, 0.240222424);
    q = fma(q, f, 0.693147004);
    q = fma(q, f, 1.0);
    const HalvesMask far = y < -251.0;
    return {where(far, 0.0, q), where(far, 0.0, n)};
}

ACTGRAD_INLINE Halves exp(Halves x) {
    const PowerParts e = power_parts(1.44269504 * x);
    return scale(e.q, e.n);
}
ACTGRAD_INLINE Halves times_exp(Halves v, Halves x) {
    const PowerParts e = power_parts(1.44269504 * x);
    return scale(v * e.q, e.n);
}
ACTGRAD_INLINE Halves times_gaussian(Halves v, Halves u) {
    const PowerParts e = power_parts(u * u * -0.72134752);
    return scale(v * e.q, e.n);
}

// tools/fit_polynomials.py derives both polynomials; their relative errors are 2^-18.3 and 2^-19.8. The compiler shares
// the division where a kernel uses both.
ACTGRAD_INLINE Halves scaled_gelu_tail(Halves u) {
    const Halves z = u / (u + 3.0);
    const Halves c = z - 0.25;
    Halves p = 0.089314118;
    p = fma(p, c, 0.0630936921);
    p = fma(p, c, -0.335350066);
    p = fma(p, c, -0.10837917);
    p = fma(p, c, 1.11225307);
    p = fma(p, c, -1.53529847);
    p = fma(p, c, 1.04631126);
    return z * p;
}

ACTGRAD_INLINE Halves scaled_gelu_slope(Halves u) {
    const Halves c = u / (u + 3.0) - 0.25;
    Halves q = 0.0313535482;
    q = fma(q, c, -0.0371109955);
    q = fma(q, c, -0.0948112831);
    q = fma(q, c, 0.294568688);
    q = fma(q, c, -0.367756724);
    q = fma(q, c, 0.553421676);
    // The root is in two parts, so that all digits stay next to it.
    return ((0.751791537 - u) - 1.21144499e-08) * q;
}

// The tanh form has no digit to spare: next to the root of its derivative, float16 needs all of float32's.
ACTGRAD_INLINE Pair<Halves> tanh_gelu_logit(Halves u) {
    const Pair<Floats> low = tanh_gelu_logit(u.low), high = tanh_gelu_logit(u.high);
    return {{low.first, high.first}, {low.second, high.second}};
}
ACTGRAD_INLINE Halves tanh_gelu_complement(Halves u, Halves e) {
    return {tanh_gelu_complement(u.low, e.low), tanh_gelu_complement(u.high, e.high)};
}
ACTGRAD_INLINE Halves exp(Halves x, Halves lo) { return {exp(x.low, lo.low), exp(x.high, lo.high)}; }
ACTGRAD_INLINE Halves times_exp(Halves v, Halves x, Halves lo) {
    return {times_exp(v.low, x.low, lo.low), times_exp(v.high, x.high, lo.high)};
}

}  // namespace actgrad::ACTGRAD_ISA
