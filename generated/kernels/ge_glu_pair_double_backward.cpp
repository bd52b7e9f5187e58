// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/companions/ge_glu_pair_double_backward.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// The gradients of dy, a and v, given those of d(a) = dy · v · GELU'(a) and d(v) = dy · GELU(a)
template <class V>
inline Triple<V> geglu_erf_second_gradient(V dda, V ddv, V dy, V a, V v) {
    const V slope = gelu_derivative(a);
    const V ddy = ((dda * v) * slope) + (ddv * gelu(a));
    const V da = dy * (((dda * v) * gelu_second_derivative(a)) + (ddv * slope));
    const V dv = (dy * dda) * slope;
    return {ddy, da, dv};
}

// The same with GELU's tanh approximation
template <class V>
inline Triple<V> geglu_tanh_second_gradient(V dda, V ddv, V dy, V a, V v) {
    const V slope = gelu_tanh_derivative(a);
    const V ddy = ((dda * v) * slope) + (ddv * gelu_tanh(a));
    const V da = dy * (((dda * v) * gelu_tanh_second_derivative(a)) + (ddv * slope));
    const V dv = (dy * dda) * slope;
    return {ddy, da, dv};
}

}  // namespace

ACTGRAD_KERNEL(geglu_erf_second_gradient, 5, 3, (in[0], in[1], in[2], in[3], in[4]))
ACTGRAD_KERNEL(geglu_tanh_second_gradient, 5, 3, (in[0], in[1], in[2], in[3], in[4]))

}  // namespace actgrad::ACTGRAD_ISA
