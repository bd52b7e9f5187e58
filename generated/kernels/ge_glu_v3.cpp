// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/operators/ge_glu_v3.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// v · GELU(a) and GELU(a), through the normal distribution
template <class V>
inline Pair<V> geglu_erf(V v, V a) {
    const V activation = gelu(a);
    return {v * activation, activation};
}

// v · GELU(a) and GELU(a), with the tanh approximation
template <class V>
inline Pair<V> geglu_tanh(V v, V a) {
    const V activation = gelu_tanh(a);
    return {v * activation, activation};
}

}  // namespace

ACTGRAD_KERNEL(geglu_erf, 2, 2, (in[0], in[1]))
ACTGRAD_KERNEL(geglu_tanh, 2, 2, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
