// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1.702·t as a pair, the value and its rounding error; the error is 0 where e^-1.702·t is 0 anyway
template <class V>
inline Pair<V> fast_gelu_logit(V t) {
    const V product = t * 1.7020000219345093;  // by a float32; what 1.702 lacks of it is a fraction
    const V lacking = fma(t, 1.7020000219345093, -product) - divide(t * 23.0, 1048576000.0);
    const V w = where(product < 1000.0, product + lacking, product);
    return {w, where(product < 1000.0, (product - w) + lacking, 0.0)};
}

// |w|, which is finite if x is, and not if x is infinite: then it is NaN
template <class V>
inline V finite_magnitude(V x, V w) {
    const V t = absolute(w);
    return fma(x, 0.0, where(t > 1e+30, 1e+30, t));
}

// SiLU'(w) with w = 1.702·x; on the right it is 1 minus its mirror image
template <class V>
inline V fast_gelu_derivative(V x) {
    const auto [w, lo] = fast_gelu_logit(absolute(x));
    const V t = finite_magnitude(x, w);
    const V tail = logistic_slope(t, -t, lo, -lo);
    return where(x < 0.0, tail, 1.0 - tail);
}

// dy · f'(x)
template <class V>
inline V fast_gelu_gradient(V dy, V x) {
    return dy * fast_gelu_derivative(x);
}

}  // namespace

ACTGRAD_KERNEL(fast_gelu_gradient, 2, 1, 0, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
