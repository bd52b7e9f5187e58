// SPDX-License-Identifier: Apache-2.0
// The primitives in C++ for formulas in two stages, each a loop over a block of elements (loop fission): the first
// computes the exponentials and keeps them, the second loads them and computes the rest. An out-of-order window holds
// few steps of a formula, which is one long dependency chain; of each half it holds twice as many.
#pragma once

#include "cpu.h"

namespace actgrad::ACTGRAD_ISA {

enum class Stage { EXPONENTIALS, REST };

// What an exponent is made of: the number of an input, and a digit for each operation; 0 for anything else. Compilers
// fold it to a constant.
typedef unsigned Name;

ACTGRAD_INLINE Name named(Name operation, Name operand) { return operand == 0 ? 0 : operand * 8 + operation; }

// Where one step keeps an exponential: the first one with a name. Both stages compute any others.
struct Kept {
    static constexpr int registers = 3;

    float* memory;
    Name exponent;
};

template <Stage stage>
ACTGRAD_INLINE Power keep_power(Kept* kept, Name exponent, Floats x, Floats lo) {
    if (exponent == 0 || (kept->exponent != 0 && kept->exponent != exponent)) {
        return power(x, lo);
    }
    float* const own = kept->memory;
    const bool is_new = kept->exponent == 0;
    kept->exponent = exponent;
    if (stage == Stage::REST) {
        return {load(own), load(own + Floats::lanes), load(own + 2 * Floats::lanes)};
    }
    const Power e = power(x, lo);
    if (is_new) {
        store(own, e.high);
        store(own + Floats::lanes, e.low);
        store(own + 2 * Floats::lanes, e.p);
    }
    return e;
}

#define ACTGRAD_STAGED friend inline __attribute__((always_inline))
#define ACTGRAD_STAGED_OPERATOR(op) \
    ACTGRAD_STAGED Staged operator op(Staged a, Staged b) { return a.value op b.value; }
#define ACTGRAD_STAGED_COMPARISON(op) \
    ACTGRAD_STAGED Mask operator op(Staged a, Staged b) { return a.value op b.value; }
#define ACTGRAD_STAGED_1(function) \
    ACTGRAD_STAGED Staged function(Staged a) { return ACTGRAD_ISA::function(a.value); }
#define ACTGRAD_STAGED_2(function) \
    ACTGRAD_STAGED Staged function(Staged a, Staged b) { return ACTGRAD_ISA::function(a.value, b.value); }
#define ACTGRAD_STAGED_3(function)                                 \
    ACTGRAD_STAGED Staged function(Staged a, Staged b, Staged c) { \
        return ACTGRAD_ISA::function(a.value, b.value, c.value);   \
    }

template <Stage stage>
struct Staged {
    Staged() = default;
    Staged(Floats floats) : value(floats), name(0), kept(nullptr) {}
    Staged(double constant) : value(constant), name(0), kept(nullptr) {}
    Staged(Floats floats, Name own, Kept* memory) : value(floats), name(own), kept(memory) {}

    Floats value;
    Name name;
    Kept* kept;  // of what has a name

    ACTGRAD_STAGED Staged absolute(Staged a) { return {absolute(a.value), named(1, a.name), a.kept}; }
    ACTGRAD_STAGED Staged operator-(Staged a) { return {-a.value, named(2, a.name), a.kept}; }
    ACTGRAD_STAGED Pair<Staged> tanh_gelu_logit(Staged u) {
        const Pair<Floats> logit = tanh_gelu_logit(u.value);
        return {{logit.first, named(3, u.name), u.kept}, {logit.second, named(4, u.name), u.kept}};
    }

    ACTGRAD_STAGED_OPERATOR(+)
    ACTGRAD_STAGED_OPERATOR(-)
    ACTGRAD_STAGED_OPERATOR(*)
    ACTGRAD_STAGED_OPERATOR(/)
    ACTGRAD_STAGED_COMPARISON(<)
    ACTGRAD_STAGED_COMPARISON(<=)
    ACTGRAD_STAGED_COMPARISON(>)
    ACTGRAD_STAGED_COMPARISON(>=)
    ACTGRAD_STAGED_COMPARISON(==)
    ACTGRAD_STAGED Staged where(Mask mask, Staged a, Staged b) { return where(mask, a.value, b.value); }
    ACTGRAD_STAGED_3(fma)
    ACTGRAD_STAGED_2(at_most)
    ACTGRAD_STAGED_2(divide)
    ACTGRAD_STAGED_3(product_times)
    ACTGRAD_STAGED_2(over_one_plus)
    ACTGRAD_STAGED_2(times_growth)
    ACTGRAD_STAGED_3(times_growth)
    ACTGRAD_STAGED_2(times_expm1)
    ACTGRAD_STAGED_3(times_expm1)
    ACTGRAD_STAGED_1(hyperbolic_tangent)
    ACTGRAD_STAGED_2(times_gaussian)
    ACTGRAD_STAGED_1(gelu_tail)
    ACTGRAD_STAGED_1(gelu_slope)
    ACTGRAD_STAGED_1(inverse_erf)
    ACTGRAD_STAGED_1(inverse_erf_slope)
    ACTGRAD_STAGED Pair<Staged> tanh_gelu_growth(Staged u) { return pair(tanh_gelu_growth(u.value)); }
    ACTGRAD_STAGED Quadruple<Staged> exp_and_rest(Staged x) { return exp_and_rest(x, 0.0); }
    ACTGRAD_STAGED Quadruple<Staged> exp_and_rest(Staged x, Staged lo) {
        const Quadruple<Floats> e = exp_and_rest(x.value, lo.value);
        return {e.first, e.second, e.third, e.fourth};
    }

    ACTGRAD_STAGED Staged exp(Staged x) { return value_of(power_of(x)); }
    ACTGRAD_STAGED Staged exp(Staged x, Staged lo) { return value_of(power_of(x, lo)); }
    ACTGRAD_STAGED Pair<Staged> scaled_exp(Staged x) {
        const Power e = power_of(x);
        return {e.high, e.p};
    }
    ACTGRAD_STAGED Pair<Staged> log1p_exp(Staged x) { return pair(log1p_exp(power_of(x))); }
    ACTGRAD_STAGED Pair<Staged> log1p_exp(Staged x, Staged lo) { return pair(log1p_exp(power_of(x, lo))); }
    ACTGRAD_STAGED Staged times_exp(Staged v, Staged x) { return times_power(v.value, power_of(x)); }
    ACTGRAD_STAGED Staged times_exp(Staged v, Staged x, Staged lo) { return times_power(v.value, power_of(x, lo)); }
    ACTGRAD_STAGED Staged logistic_slope(Staged q, Staged x) { return logistic_slope(q.value, power_of(x)); }
    ACTGRAD_STAGED Staged logistic_slope(Staged q, Staged x, Staged q_lo, Staged lo) {
        return logistic_slope(q.value, power_of(x, lo), q_lo.value);
    }

private:
    static Pair<Staged> pair(Pair<Floats> pair) { return {pair.first, pair.second}; }
    static Power power_of(Staged x) { return keep_power<stage>(x.kept, x.name, x.value, 0.0); }
    static Power power_of(Staged x, Staged lo) {
        const Name exponent = x.name == 0 || lo.name == 0 ? 0 : x.name << 16 | lo.name;
        return keep_power<stage>(x.kept, exponent, x.value, lo.value);
    }
};

#undef ACTGRAD_STAGED_3
#undef ACTGRAD_STAGED_2
#undef ACTGRAD_STAGED_1
#undef ACTGRAD_STAGED_COMPARISON
#undef ACTGRAD_STAGED_OPERATOR
#undef ACTGRAD_STAGED

}  // namespace actgrad::ACTGRAD_ISA
