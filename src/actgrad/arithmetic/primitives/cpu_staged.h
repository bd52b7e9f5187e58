// SPDX-License-Identifier: Apache-2.0
// The primitives in C++ for formulas in two stages, each a loop over a block of elements (loop fission): the first
// computes the exponentials and keeps them, the second loads them and computes the rest. An out-of-order window holds
// few steps of a formula, which is one long dependency chain; of each half it holds twice as many.
#pragma once

#include <stdint.h>
#include <string.h>

#include "cpu.h"

namespace actgrad::ACTGRAD_ISA {

enum class Stage { EXPONENTIALS, REST };

// How a value was computed, which tells exponents apart (value numbering): a hash of the operation and its operands'
// names. Compilers fold it to a constant.
typedef uint64_t Name;

constexpr Name combined(Name a, Name b) {
    const Name product = (a * 0x9e3779b97f4a7c15 ^ b) * 0xff51afd7ed558ccd;
    return product ^ product >> 32;
}
static_assert(combined(1, 2) != combined(2, 1));
template <int SIZE>
constexpr Name hash_of(const char (&text)[SIZE]) {
    Name hash = SIZE;
    for (int i = 0; i < SIZE; ++i) {
        hash = combined(hash, static_cast<Name>(text[i]));
    }
    return hash;
}
template <Name HASH>
constexpr Name OPERATION = HASH;  // hashed at compile time
#define ACTGRAD_OPERATION(text) OPERATION<hash_of(text)>

ACTGRAD_INLINE Name name_of_constant(double constant) {
    Name bits;
    memcpy(&bits, &constant, sizeof bits);
    return combined(ACTGRAD_OPERATION("constant"), bits);
}
ACTGRAD_INLINE Name name_of_input(int number) {
    return combined(ACTGRAD_OPERATION("input"), static_cast<Name>(number));
}
ACTGRAD_INLINE Name name_of_scalar(int number) {
    return combined(ACTGRAD_OPERATION("scalar"), static_cast<Name>(number));
}

// What one step keeps: the first of its exponentials, and values that exponents and other terms share. Both stages
// compute what has no place.
struct Kept {
    static constexpr int registers = 6;

    explicit Kept(float* place) : memory(place) {}

    float* memory;
    Name exponent = 0;  // 0: none yet
    Name first = 0;
    Name second = 0;
    Name third = 0;

    float* place(int number) const { return memory + number * Floats::lanes; }
};

template <Stage stage>
ACTGRAD_INLINE Power keep_power(Kept& kept, Name exponent, Floats x, Floats lo) {
    const bool is_first = kept.exponent == 0;
    if (!is_first && kept.exponent != exponent) {
        return power(x, lo);
    }
    kept.exponent = exponent;
    if (stage == Stage::REST) {
        return {load(kept.place(0)), load(kept.place(1)), load(kept.place(2))};
    }
    const Power e = power(x, lo);
    if (is_first) {
        store(kept.place(0), e.high);
        store(kept.place(1), e.low);
        store(kept.place(2), e.p);
    }
    return e;
}

template <Stage stage>
ACTGRAD_INLINE Floats keep_value(Name& kept, Name name, float* place, Floats value) {
    if (stage == Stage::REST) {
        kept = name;
        return load(place);
    }
    if (kept == 0) {
        kept = name;
        store(place, value);
    }
    return value;
}
template <Stage stage>
ACTGRAD_INLINE Floats keep_value(Kept& kept, Name name, Floats value) {
    if (kept.first == 0 || kept.first == name) {
        return keep_value<stage>(kept.first, name, kept.place(3), value);
    }
    if (kept.second == 0 || kept.second == name) {
        return keep_value<stage>(kept.second, name, kept.place(4), value);
    }
    if (kept.third == 0 || kept.third == name) {
        return keep_value<stage>(kept.third, name, kept.place(5), value);
    }
    return value;
}

struct NamedMask {
    Mask value;
    Name name;
};
template <class M = Mask>  // a template: not every instruction set has !mask
ACTGRAD_INLINE NamedMask operator!(NamedMask a) {
    return {!static_cast<M>(a.value), combined(ACTGRAD_OPERATION("!"), a.name)};
}

#define ACTGRAD_STAGED friend inline __attribute__((always_inline))
#define ACTGRAD_STAGED_OPERATOR(op)                                        \
    ACTGRAD_STAGED Staged operator op(Staged a, Staged b) {                \
        return a.with(b).made(ACTGRAD_OPERATION(#op), a.value op b.value); \
    }
#define ACTGRAD_STAGED_COMPARISON(op)                                                  \
    ACTGRAD_STAGED NamedMask operator op(Staged a, Staged b) {                         \
        return {a.value op b.value, combined(ACTGRAD_OPERATION(#op), a.with(b).name)}; \
    }
#define ACTGRAD_STAGED_1(function)                                                   \
    ACTGRAD_STAGED Staged function(Staged a) {                                       \
        return a.made(ACTGRAD_OPERATION(#function), ACTGRAD_ISA::function(a.value)); \
    }
#define ACTGRAD_STAGED_2(function)                                                                    \
    ACTGRAD_STAGED Staged function(Staged a, Staged b) {                                              \
        return a.with(b).made(ACTGRAD_OPERATION(#function), ACTGRAD_ISA::function(a.value, b.value)); \
    }
#define ACTGRAD_STAGED_3(function)                                                                                     \
    ACTGRAD_STAGED Staged function(Staged a, Staged b, Staged c) {                                                     \
        return a.with(b).with(c).made(ACTGRAD_OPERATION(#function), ACTGRAD_ISA::function(a.value, b.value, c.value)); \
    }
#define ACTGRAD_STAGED_PAIR(function)                                                \
    ACTGRAD_STAGED Pair<Staged> function(Staged a) {                                 \
        return a.made(ACTGRAD_OPERATION(#function), ACTGRAD_ISA::function(a.value)); \
    }

template <Stage stage>
struct Staged {
    Staged() = default;
    Staged(double constant) : value(constant), name(name_of_constant(constant)), kept(nullptr) {}
    Staged(Floats floats, Name own, Kept* memory) : value(floats), name(own), kept(memory) {}
    // By members: compilers copy a structure with its padding through memory.
    __attribute__((always_inline)) Staged(const Staged& other)
        : value(other.value), name(other.name), kept(other.kept) {}
    __attribute__((always_inline)) Staged& operator=(const Staged& other) {
        value = other.value;
        name = other.name;
        kept = other.kept;
        return *this;
    }

    Floats value;
    Name name;
    Kept* kept;  // null if no input is known to be in it

    ACTGRAD_STAGED Staged keep(Staged a) {
        return {a.kept ? keep_value<stage>(*a.kept, a.name, a.value) : a.value, a.name, a.kept};
    }
    ACTGRAD_STAGED Pair<Staged> keep(Pair<Staged> pair) { return {keep(pair.first), keep(pair.second)}; }
    ACTGRAD_STAGED_1(operator-)
    ACTGRAD_STAGED_OPERATOR(+)
    ACTGRAD_STAGED_OPERATOR(-)
    ACTGRAD_STAGED_OPERATOR(*)
    ACTGRAD_STAGED_OPERATOR(/)
    ACTGRAD_STAGED_COMPARISON(<)
    ACTGRAD_STAGED_COMPARISON(<=)
    ACTGRAD_STAGED_COMPARISON(>)
    ACTGRAD_STAGED_COMPARISON(>=)
    ACTGRAD_STAGED_COMPARISON(==)
    ACTGRAD_STAGED Staged where(NamedMask mask, Staged a, Staged b) {
        return a.with(b).made(combined(ACTGRAD_OPERATION("where"), mask.name), where(mask.value, a.value, b.value));
    }
    ACTGRAD_STAGED_1(absolute)
    ACTGRAD_STAGED_3(fma)
    ACTGRAD_STAGED_2(copysign)
    ACTGRAD_STAGED_2(at_most)
    ACTGRAD_STAGED_2(at_least)
    ACTGRAD_STAGED_2(divide)
    ACTGRAD_STAGED_3(product_times)
    ACTGRAD_STAGED_2(over_one_plus)
    ACTGRAD_STAGED_2(times_logistic)
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
    ACTGRAD_STAGED_PAIR(scaled_exp)
    ACTGRAD_STAGED_PAIR(tanh_gelu_logit)
    // Kept, as it shares most of its terms with the logit, which the first stage computes.
    ACTGRAD_STAGED Pair<Staged> tanh_gelu_growth(Staged a) {
        return keep(a.made(ACTGRAD_OPERATION("tanh_gelu_growth"), ACTGRAD_ISA::tanh_gelu_growth(a.value)));
    }
    ACTGRAD_STAGED Quadruple<Staged> decay_and_rest(Staged x, Staged scale) {
        return x.with(scale).made(ACTGRAD_OPERATION("decay_and_rest"), decay_and_rest(x.value, scale.value));
    }

    ACTGRAD_STAGED Staged exp(Staged x) { return exp(x, 0.0); }
    ACTGRAD_STAGED Staged exp(Staged x, Staged lo) {
        return x.with(lo).made(ACTGRAD_OPERATION("exp"), value_of(x.power_with(lo)));
    }
    ACTGRAD_STAGED Quadruple<Staged> scaled_log1p_exp(Staged x) { return scaled_log1p_exp(x, 0.0); }
    ACTGRAD_STAGED Quadruple<Staged> scaled_log1p_exp(Staged x, Staged lo) {
        return x.with(lo).made(ACTGRAD_OPERATION("scaled_log1p_exp"), scaled_log1p_exp(x.power_with(lo)));
    }
    ACTGRAD_STAGED Staged times_exp(Staged v, Staged x) { return times_exp(v, x, 0.0); }
    ACTGRAD_STAGED Staged times_exp(Staged v, Staged x, Staged lo) {
        return v.with(x).with(lo).made(ACTGRAD_OPERATION("times_exp"), times_power(v.value, x.power_with(lo)));
    }
    ACTGRAD_STAGED Staged logistic_slope(Staged q, Staged x) {
        return q.with(x).made(ACTGRAD_OPERATION("logistic_slope"), logistic_slope(q.value, x.power_with(0.0)));
    }
    ACTGRAD_STAGED Staged logistic_slope(Staged q, Staged x, Staged q_lo, Staged lo) {
        return q.with(x).with(q_lo).with(lo).made(ACTGRAD_OPERATION("logistic_slope"),
                                                  logistic_slope(q.value, x.power_with(lo), q_lo.value));
    }

private:
    // The result of `operation` on this value, or on those that `with` joined.
    Staged made(Name operation, Floats result) const { return {result, combined(operation, name), kept}; }
    Pair<Staged> made(Name operation, Pair<Floats> result) const {
        return {made(operation, result.first), made(operation + 1, result.second)};
    }
    Quadruple<Staged> made(Name operation, Quadruple<Floats> result) const {
        return {made(operation, result.first), made(operation + 1, result.second), made(operation + 2, result.third),
                made(operation + 3, result.fourth)};
    }
    Staged with(Staged other) const { return {value, combined(name, other.name), kept ? kept : other.kept}; }
    Power power_with(Staged lo) const {
        const Staged both = with(lo);
        return both.kept ? keep_power<stage>(*both.kept, both.name, value, lo.value) : power(value, lo.value);
    }
};

#undef ACTGRAD_STAGED_PAIR
#undef ACTGRAD_STAGED_3
#undef ACTGRAD_STAGED_2
#undef ACTGRAD_STAGED_1
#undef ACTGRAD_STAGED_COMPARISON
#undef ACTGRAD_STAGED_OPERATOR
#undef ACTGRAD_STAGED
#undef ACTGRAD_OPERATION

}  // namespace actgrad::ACTGRAD_ISA
