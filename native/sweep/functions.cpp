// SPDX-License-Identifier: Apache-2.0
// Compiled once for each instruction set.
#include "sweep/functions.h"

#include "src/actgrad/arithmetic/primitives/cpu_16bit.h"

namespace actgrad::ACTGRAD_ISA {

#include "generated/activations.h"
#include "generated/sweep.h"
#include "sweep/primitives.h"

template <Floats formula(Floats), class From, class To>
void evaluate(const From* x, To* y, int count) {
    for (int i = 0; i < count; i += Floats::lanes) {
        store(y + i, formula(load(x + i)));
    }
}

// The variant that operators use for 16-bit results.
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

#define PRIMITIVE(f) FUNCTION(#f, f)
// clang-format off
#define PRIMITIVES \
    PRIMITIVE(identity) \
    PRIMITIVE(e_to_the) \
    PRIMITIVE(scaled_e_to_the) \
    PRIMITIVE(decayed) \
    PRIMITIVE(decayed_low) \
    PRIMITIVE(rest_of_decay) \
    PRIMITIVE(rest_of_decay_low) \
    PRIMITIVE(minus_three_e_to_the) \
    PRIMITIVE(three_e_to_the) \
    PRIMITIVE(expm1_of) \
    PRIMITIVE(swish_of_three) \
    PRIMITIVE(log1p_exp_of) \
    PRIMITIVE(silu_tail_slope) \
    PRIMITIVE(e_to_the_minus_half_square) \
    PRIMITIVE(gelu_tail_of) \
    PRIMITIVE(gelu_slope_of) \
    PRIMITIVE(e_to_the_minus_logit)
// clang-format on

// Calls find a formula's own overload, as those in kernels do.
#define FUNCTION(name, f)                                          \
    static inline Floats f##_in_32_bits(Floats x) { return f(x); } \
    static inline Floats16Bit f##_in_16_bits(Floats16Bit x) { return f(x); }
PRIMITIVES
#include "generated/sweep.inc"
#undef FUNCTION

#define FUNCTION(name, f)                                                                            \
    {name, evaluate<f##_in_32_bits>, evaluate_16bit<f##_in_16_bits>, evaluate_16bit<f##_in_16_bits>, \
     evaluate_exactly<f<double>>},

static const sweep::Function FUNCTIONS[] = {
    // clang-format off
    PRIMITIVES
#include "generated/sweep.inc"
    // clang-format on
};

#undef PRIMITIVES
#undef PRIMITIVE
#undef FUNCTION

sweep::FunctionList functions() {
    return {FUNCTIONS, sizeof FUNCTIONS / sizeof FUNCTIONS[0], evaluate<identity<Floats>>, evaluate<identity<Floats>>};
}

}  // namespace actgrad::ACTGRAD_ISA
