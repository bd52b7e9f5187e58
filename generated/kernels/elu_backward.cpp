// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// scale for x > 0, input_scale·alpha·scale·e^(input_scale·x) for x ≤ 0
template <class V>
ACTGRAD_INLINE V elu_derivative(V x, V alpha, V scale, V input_scale) {
    const V p = input_scale * x;
    const V p_lo = where(absolute(p) < 1000.0, fma(input_scale, x, -p), 0.0);
    const V most = input_scale * (alpha * scale);
    const V rest = most - most;  // not 0 if it is infinite
    const V finite = where(rest == 0.0, most, at_most(at_least(most, -1.0), 1.0));
    // An infinite one is added, -0.0 instead of a finite one, as times_growth takes a difference; ∞·e^-∞ is NaN.
    const V infinite = where((0.0 * at_least(input_scale, 0.0)) == 0.0, most, 0.0 * most);
    const V growth = times_growth(finite, p, p_lo) + where(rest == 0.0, -0.0, infinite);
    return where(x > 0.0, scale, growth);
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V elu_gradient(V dy, V x, V alpha, V scale, V input_scale) {
    return dy * elu_derivative(x, alpha, scale, input_scale);
}

// scale for y > 0, input_scale·(y + alpha·scale) for y ≤ 0; exact to the last digits next to −alpha·scale too
template <class V>
ACTGRAD_INLINE V elu_derivative_of_result(V y, V alpha, V scale, V input_scale) {
    const V limit = alpha * scale;
    const V lack = fma(alpha, scale, -limit);  // the rounding error; NaN at an infinity
    const V limit_lo = where(absolute(lack) <= absolute(limit), lack, 0.0);
    return where(y > 0.0, scale, input_scale * ((y + limit) + limit_lo));
}

// dy · f'(x)
template <class V>
ACTGRAD_INLINE V elu_of_result_gradient(V dy, V x, V alpha, V scale, V input_scale) {
    return dy * elu_derivative_of_result(x, alpha, scale, input_scale);
}

struct elu_gradient_properties : Properties {
    static constexpr bool has_derivative [[maybe_unused]] = true;
};

struct elu_of_result_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(elu_gradient, 2, 1, 3, (in[0], in[1], scalars[0], scalars[1], scalars[2]))
ACTGRAD_KERNEL(elu_of_result_gradient, 2, 1, 3, (in[0], in[1], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
