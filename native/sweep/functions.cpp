// SPDX-License-Identifier: Apache-2.0
// Compiled once for each instruction set.
#include "sweep/functions.h"

#include "src/actgrad/arithmetic/primitives/cpu_16bit.h"

namespace actgrad::ACTGRAD_ISA {

#include "generated/activations.h"

template <class V>
inline V identity(V x) {
    return where(x == x, x, NAN);  // no NaN is a signalling one: stores expect that
}

// Primitives, with the arguments that they do not have in common held fast.
template <class V>
inline V e_to_the(V x) {
    return exp(x);
}
template <class V>
inline V minus_three_e_to_the(V x) {
    return times_exp(V(-3.0), x);
}
template <class V>
inline V silu_tail_slope(V t) {
    return logistic_slope(t, -t);
}
template <class V>
inline V e_to_the_minus_half_square(V u) {
    return times_gaussian(V(1.0), u);
}
template <class V>
inline V gelu_tail(V u) {
    return scaled_gelu_tail(u).first;
}
template <class V>
inline V gelu_slope(V u) {
    return scaled_gelu_slope(u);
}
template <class V>
inline V e_to_the_minus_logit(V u) {
    const auto [w, w_lo] = tanh_gelu_logit(u);
    return exp(-w, -w_lo);
}

template <Floats formula(Floats), class From, class To>
void evaluate(const From* x, To* y, int count) {
    for (int i = 0; i < count; i += Floats::lanes) {
        store(y + i, formula(load(x + i)));
    }
}

// As operators compute where results have 16 bits.
template <Floats16Bit formula(Floats16Bit), class T>
void evaluate_16bit(const T* x, T* y, int count) {
    for (int i = 0; i < count; i += Floats16Bit::lanes) {
        store(y + i, formula(load(x + i)).value);
    }
}

template <double formula(double)>
void evaluate_exactly(const double* x, double* y, int count) {
    for (int i = 0; i < count; ++i) {
        y[i] = formula(x[i]);
    }
}

#define FUNCTION(f)                                                                           \
    {#f, evaluate<f<Floats>>, evaluate_16bit<f<Floats16Bit>>, evaluate_16bit<f<Floats16Bit>>, \
     evaluate_exactly<f<double>>}

static const sweep::Function FUNCTIONS[] = {
    FUNCTION(identity),
    FUNCTION(e_to_the),
    FUNCTION(minus_three_e_to_the),
    FUNCTION(silu_tail_slope),
    FUNCTION(e_to_the_minus_half_square),
    FUNCTION(gelu_tail),
    FUNCTION(gelu_slope),
    FUNCTION(e_to_the_minus_logit),
    FUNCTION(silu),
    FUNCTION(silu_derivative),
    FUNCTION(hardswish),
    FUNCTION(hardswish_derivative_closed),
    FUNCTION(hardswish_derivative_open),
    FUNCTION(gelu),
    FUNCTION(gelu_derivative),
    FUNCTION(gelu_tanh),
    FUNCTION(gelu_tanh_derivative),
};

#undef FUNCTION

sweep::FunctionList functions() {
    return {FUNCTIONS, sizeof FUNCTIONS / sizeof FUNCTIONS[0], evaluate<identity<Floats>>, evaluate<identity<Floats>>};
}

}  // namespace actgrad::ACTGRAD_ISA
