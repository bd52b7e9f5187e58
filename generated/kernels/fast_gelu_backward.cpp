// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1.702·t as a pair, the value and its rounding error; far out, where e^-1.702·t is 0, t does not count
template <class V>
ACTGRAD_INLINE Pair<V> fast_gelu_logit(V t) {
    const V u = at_most(t, 1000.0);
    const V lacking = divide(23.0, 1048576000.0);  // what 1.702 lacks of the nearest float32
    const V w = fma(u, -lacking, u * 1.7020000219345093);
    return {w, fma(u, -lacking, fma(u, 1.7020000219345093, -w))};
}

// SiLU'(w) with w = 1.702·x; on the right it is 1 minus its mirror image
template <class V>
ACTGRAD_INLINE V fast_gelu_derivative(V x) {
    const auto [w, lo] = keep(fast_gelu_logit(absolute(x)));
    const V t = keep(fma(x, 0.0, w));  // NaN for infinite x
    const V tail = logistic_slope(t, -t, lo, -lo);
    return where(x >= 0.0, 1.0 - tail, tail);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V fast_gelu_gradient(V dy, V x) {
    return dy * fast_gelu_derivative(x);
}

struct fast_gelu_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(fast_gelu_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
