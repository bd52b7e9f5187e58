// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1.702·t as a pair, the value and its rounding error; far out, where e^-1.702·t is 0, t does not count
template <class V>
ACTGRAD_INLINE Pair<V> fast_gelu_logit(V t) {
    const V u = at_most(t, 1000.0);
    const V lacking = divide(23.0, 1048576000.0);  // what 1.702 lacks of the nearest float32
    const V w = fma(u, -lacking, u * 1.7020000219345093);
    return {w, fma(u, -lacking, fma(u, 1.7020000219345093, -w))};
}

// x·σ(w) with w = 1.702·x
template <class V>
ACTGRAD_INLINE V fast_gelu(V x) {
    const auto [w, lo] = fast_gelu_logit(absolute(x));
    const V e = exp(-w, -lo);
    return over_one_plus(where(x < 0.0, times_exp(x, -w, -lo), x), e);
}

struct fast_gelu_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(fast_gelu, 1, 1, 0, (in[0]))

}  // namespace actgrad::ACTGRAD_ISA
