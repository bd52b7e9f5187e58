// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// e/(1 + e)² with e = e^-|x|
template <class V>
ACTGRAD_INLINE V sigmoid_derivative(V x) {
    const V e = exp(-absolute(x));
    return divide(e, fma(e, 2.0 + e, 1.0));
}

// e/(1 + e) below 0 and 1/(1 + e) above, with e = e^-|x|
template <class V>
ACTGRAD_INLINE V sigmoid(V x) {
    const V e = exp(-absolute(x));
    return over_one_plus(where(x < 0.0, e, 1.0), e);
}

// d(a) = dy · v · f'(a), d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Pair<V> sigmoid_gated_gradient(V dy, V a, V v) {
    const V da = product_times(dy, v, sigmoid_derivative(a));
    const V dv = dy * sigmoid(a);
    return {da, dv};
}

struct sigmoid_gated_gradient_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(sigmoid_gated_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
