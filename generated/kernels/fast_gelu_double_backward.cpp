// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

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

// t, and NaN for infinite x
template <class V>
ACTGRAD_INLINE V finite_magnitude(V x, V t) {
    return fma(x, 0.0, t);
}

// |w|, but at most 1e30, where e^-|w| has long been 0
template <class V>
ACTGRAD_INLINE V magnitude(V w) {
    return at_most(absolute(w), 1e+30);
}

// 1.702·SiLU''(w) with w = 1.702·x
template <class V>
ACTGRAD_INLINE V fast_gelu_second_derivative(V x) {
    const V t = keep(finite_magnitude(x, magnitude(divide(x * 851.0, 500.0))));
    const V e = exp(-t);
    const V d = 1.0 + e;
    return 1.702 * times_exp(divide(2.0 - (t * divide(1.0 - e, d)), d * d), -t);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> fast_gelu_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * fast_gelu_derivative(x);
    const V dx = (ddx * dy) * fast_gelu_second_derivative(x);
    return {ddy, dx};
}

struct fast_gelu_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(fast_gelu_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
