// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x·tanh(log(1 + e^x)): x·E·(1 − E·(1 + E)/(E² + 2·E + 2)) below 0, x·(1 − 2·e²/(1 + 2·e + 2·e²)) above
template <class V>
ACTGRAD_INLINE V mish(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    const V numerator = where(x < 0.0, fma(e, e, e), 2.0 * (e * e));
    const V denominator = where(x < 0.0, fma(e, e + 2.0, 2.0), fma(e, fma(e, 2.0, 2.0), 1.0));
    const V v = x * (1.0 - divide(numerator, denominator));
    return where(x < 0.0, times_exp(v, -t), v);
}

struct mish_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(mish, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
