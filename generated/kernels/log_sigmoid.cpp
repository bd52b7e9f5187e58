// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// log σ(x) = min(x, 0) − log(1 + e^-|x|)
template <class V>
ACTGRAD_INLINE V logsigmoid(V x) {
    const auto [a, b, c, p] = scaled_log1p_exp(-absolute(x));
    return fma(-a, b * p, fma(-c, p, where(x < 0.0, x, 0.0)));
}

struct logsigmoid_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(logsigmoid, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
