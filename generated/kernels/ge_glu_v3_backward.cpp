// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/ge_glu_v3_backward.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// d(v) = dy · gelu, d(a) = dy · v · GELU'(a), with GELU through the normal distribution
template <class V>
inline Pair<V> geglu_erf_gradient(V dy, V v, V a, V gelu) {
    const V dv = dy * gelu;
    const V da = product_times(dy, v, gelu_derivative(a));
    return {dv, da};
}

// d(v) = dy · gelu, d(a) = dy · v · GELU'(a), with GELU's tanh approximation
template <class V>
inline Pair<V> geglu_tanh_gradient(V dy, V v, V a, V gelu) {
    const V dv = dy * gelu;
    const V da = product_times(dy, v, gelu_tanh_derivative(a));
    return {dv, da};
}

// The same with GELU(a) computed here instead of passed
template <class V>
inline Pair<V> geglu_erf_gradient_recomputed(V dy, V v, V a) {
    const V dv = dy * gelu(a);
    const V da = product_times(dy, v, gelu_derivative(a));
    return {dv, da};
}

// The same with GELU(a) computed here instead of passed
template <class V>
inline Pair<V> geglu_tanh_gradient_recomputed(V dy, V v, V a) {
    const V dv = dy * gelu_tanh(a);
    const V da = product_times(dy, v, gelu_tanh_derivative(a));
    return {dv, da};
}

}  // namespace

ACTGRAD_KERNEL(geglu_erf_gradient, 4, 2, (in[0], in[1], in[2], in[3]))
ACTGRAD_KERNEL(geglu_tanh_gradient, 4, 2, (in[0], in[1], in[2], in[3]))
ACTGRAD_KERNEL(geglu_erf_gradient_recomputed, 3, 2, (in[0], in[1], in[2]))
ACTGRAD_KERNEL(geglu_tanh_gradient_recomputed, 3, 2, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
