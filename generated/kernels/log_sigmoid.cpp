// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// log σ(x) = min(x, 0) − log(1 + e^-|x|)
template <class V>
ACTGRAD_INLINE V logsigmoid(V x) {
    const V t = absolute(x);
    const auto [tail, rest] = log1p_exp(-t);
    const V base = where(x < 0.0, x, 0.0);
    const V whole = base - tail;
    const V lost = where(t < 0.5, base - (whole + tail), 0.0);  // by the rounding, where most is; beyond, the tail is small
    return whole + (lost - rest);
}

struct logsigmoid_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(logsigmoid, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
