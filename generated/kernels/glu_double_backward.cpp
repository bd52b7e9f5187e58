// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

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

// ∓e·(1 − e)/(1 + e)³ with e = e^-|x|
template <class V>
ACTGRAD_INLINE V sigmoid_second_derivative(V x) {
    const V e = exp(-absolute(x));
    const V d = 1.0 + e;
    return where(x < 0.0, V(-1.0), 1.0) * divide(times_expm1(e, -absolute(x)), (d * d) * d);
}

// The gradients of dy, a and v, given those of d(a) = dy · v · f'(a) and d(v) = dy · f(a)
template <class V>
ACTGRAD_INLINE Triple<V> sigmoid_gated_second_gradient(V dda, V ddv, V dy, V a, V v) {
    const V slope = sigmoid_derivative(a);
    const V ddy = ((dda * v) * slope) + (ddv * sigmoid(a));
    const V da = dy * (((dda * v) * sigmoid_second_derivative(a)) + (ddv * slope));
    const V dv = (dy * dda) * slope;
    return {ddy, da, dv};
}

struct sigmoid_gated_second_gradient_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(sigmoid_gated_second_gradient, 5, 3, 0, (in[0], in[1], in[2], in[3], in[4]))

}  // namespace actgrad::ACTGRAD_ISA
