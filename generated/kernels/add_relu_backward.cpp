// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// dy and alpha·dy where the result is not 0
template <class V>
ACTGRAD_INLINE Pair<V> add_relu_gradient(V dy, V result, V alpha) {
    const V dx = where(result == 0.0, 0.0, dy);
    return {dx, alpha * dx};
}

struct add_relu_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(add_relu_gradient, 2, 2, 1, (in[0], in[1], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
