// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

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

// 1 for x > 0, e^(x/alpha) for x ≤ 0
template <class V>
ACTGRAD_INLINE V celu_derivative(V x, V alpha) {
    const auto [p, p_lo] = ratio(x, alpha);
    return where(x > 0.0, 1.0, times_growth(1.0, p, p_lo));
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V celu_gradient(V dy, V x, V alpha) {
    return dy * celu_derivative(x, alpha);
}

struct celu_gradient_properties : Properties {
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

}  // namespace

ACTGRAD_KERNEL(celu_gradient, 2, 1, 1, (in[0], in[1], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
