// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/companions/ge_glu_pair.py. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"
#include "generated/second_derivatives.h"

// v · GELU(a), through the normal distribution
template <class V>
inline V geglu_erf_alone(V v, V a) {
    return v * gelu(a);
}

// v · GELU(a), with the tanh approximation
template <class V>
inline V geglu_tanh_alone(V v, V a) {
    return v * gelu_tanh(a);
}

}  // namespace

ACTGRAD_KERNEL(geglu_erf_alone, 2, 1, (in[0], in[1]))
ACTGRAD_KERNEL(geglu_tanh_alone, 2, 1, (in[0], in[1]))

}  // namespace actgrad::ACTGRAD_ISA
