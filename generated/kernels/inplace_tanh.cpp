// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// ∓m/(2 + m) with m = e^(−2·|x|) − 1, which keeps its digits next to 0
template <class V>
inline V tanh(V x) {
    const V m = times_expm1(1.0, -2.0 * absolute(x));
    const V y = divide(m, 2.0 + m);
    return where(x < 0.0, y, where(x > 0.0, -y, x));
}

}  // namespace

ACTGRAD_KERNEL(tanh, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
