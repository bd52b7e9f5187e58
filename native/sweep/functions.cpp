// SPDX-License-Identifier: Apache-2.0
// Compiled once for each instruction set.
#include "functions.h"

#include "primitives/cpu.h"

namespace actgrad::ACTGRAD_ISA {

#include "activations.h"

// Primitives with one argument, or with one argument that matters.
template <class V>
inline V exp_of(V x) {
    return exp(x);
}
template <class V>
inline V gaussian(V u) {
    return times_gaussian(V(1.0), u);
}
template <class V>
inline V exp_minus_tanh_gelu_logit(V u) {
    const auto [w, w_lo] = tanh_gelu_logit(u);
    return exp(-w, -w_lo);
}
template <class V>
inline V scaled_normal_tail_of(V u) {
    return scaled_normal_tail(u);
}
template <class V>
inline V scaled_gelu_slope_of(V u) {
    return scaled_gelu_slope(u);
}

template <Floats formula(Floats), class T>
void evaluate(const T* x, T* y, int count) {
    for (int i = 0; i < count; i += Floats::lanes) {
        store(y + i, formula(load(x + i)));
    }
}

template <double formula(double)>
void evaluate_exactly(const double* x, double* y, int count) {
    for (int i = 0; i < count; ++i) {
        y[i] = formula(x[i]);
    }
}

#define FUNCTION(f) \
    {#f, evaluate<f<Floats>, float>, evaluate<f<Floats>, Float16>, evaluate<f<Floats>, BFloat16>, \
     evaluate_exactly<f<double>>}

static const sweep::Function FUNCTIONS[] = {
    FUNCTION(exp_of),
    FUNCTION(gaussian),
    FUNCTION(scaled_normal_tail_of),
    FUNCTION(exp_minus_tanh_gelu_logit),
    FUNCTION(scaled_gelu_slope_of),
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

sweep::FunctionList functions() { return {FUNCTIONS, sizeof FUNCTIONS / sizeof FUNCTIONS[0]}; }

}  // namespace actgrad::ACTGRAD_ISA
