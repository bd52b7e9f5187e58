// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 + e²·(x·(1 + e) − h)/h² with h = 1/2 + e + e² above 0
//
// Below it is E·v with v = x + 1 + E·(1/2 + E + E²/4 − (x + 1)·p)/(1 + E + E·p) and p = 1 + 2·E + E² + E³/4.
template <class V>
ACTGRAD_INLINE V mish_derivative(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    const V h = fma(e, e + 1.0, 0.5);
    const V above = (e * e) * fma(x, 1.0 + e, -h);
    // 1 + x is exact but next to 0, and what is added to it is small: few roundings are left in the sum.
    const V p = fma(e, fma(e, fma(e, 0.25, 1.0), 2.0), 1.0);
    const V below = fma(-(x + 1.0), p, fma(e, fma(e, 0.25, 1.0), 0.5));
    const V quotient = divide(where(x < 0.0, below, above), where(x < 0.0, fma(e, p + 1.0, 1.0), h * h));
    return where(x < 0.0, times_exp(fma(e, quotient, x + 1.0), -t), 1.0 + quotient);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V mish_gradient(V dy, V x) {
    return dy * mish_derivative(x);
}

struct mish_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(mish_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
