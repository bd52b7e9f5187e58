// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// x/alpha and its rounding error (0 beyond ±1000), from one reciprocal of alpha, scaled lest it overflow
template <class V>
ACTGRAD_INLINE Pair<V> ratio(V x, V alpha) {
    const V size = absolute(alpha);
    const V unit = where(size < 1e-20, 1.152921504606847e+18, where(size > 1e+20, V(8.673617379884035e-19), 1.0));  // 2^±60
    const V scaled = x * unit;
    const V d = alpha * unit;
    const V k = divide(1.0, d);
    const V p = scaled * k;
    return {p, where(absolute(p) < 1000.0, fma(-p, d, scaled) * k, 0.0)};
}

// 1e-30·|alpha|: nearer to 0 CELU is x in every dtype, and x/alpha might underflow; 0 for an infinite alpha
template <class V>
ACTGRAD_INLINE V celu_line(V alpha) {
    const V size = absolute(alpha);
    return 1e-30 * where((size - size) == 0.0, size, 0.0);
}

// x for x > 0, alpha·(e^(x/alpha) − 1) for x ≤ 0
template <class V>
ACTGRAD_INLINE V celu(V x, V alpha) {
    const auto [p, p_lo] = ratio(x, alpha);
    return where(x >= -celu_line(alpha), x, times_expm1(alpha, p, p_lo));
}

struct celu_properties : Properties {};

}  // namespace

ACTGRAD_KERNEL(celu, 1, 1, 1, (in[0], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
