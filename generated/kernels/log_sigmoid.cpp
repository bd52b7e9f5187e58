// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// log σ(x) = min(x, 0) − log(1 + e^-|x|)
template <class V>
inline V logsigmoid(V x) {
    const V t = absolute(x);
    return where(x < 0.0, x, 0.0) - times_exp(log1p_quotient(exp(-t)), -t);
}

}  // namespace

ACTGRAD_KERNEL(logsigmoid, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
