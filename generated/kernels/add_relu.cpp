// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// max(x + alpha·other, 0), where the sum of integers may wrap around
template <class V>
ACTGRAD_INLINE V add_relu(V x, V other, V alpha, V unit) {
    const V total = fma(alpha, other, x);
    return where((total * unit) < 0.0, 0.0, total);
}

struct add_relu_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL_ON_INTEGERS(add_relu, 2, 1, 2, (in[0], in[1], scalars[0], scalars[1]))

}  // namespace actgrad::ACTGRAD_ISA
