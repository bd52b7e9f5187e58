// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

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

// 0 for x > 0, input_scale²·alpha·scale·e^(input_scale·x) for x ≤ 0
template <class V>
ACTGRAD_INLINE V elu_second_derivative(V x, V alpha, V scale, V input_scale) {
    return where_or_product(x > 0.0, 0.0, input_scale * elu_derivative(x, alpha, scale, input_scale));
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> elu_second_gradient(V ddx, V dy, V x, V alpha, V scale, V input_scale) {
    const V ddy = ddx * elu_derivative(x, alpha, scale, input_scale);
    const V dx = (ddx * dy) * elu_second_derivative(x, alpha, scale, input_scale);
    return {ddy, dx};
}

// scale for y > 0, input_scale·(y + alpha·scale) for y ≤ 0; exact to the last digits next to −alpha·scale too
template <class V>
ACTGRAD_INLINE V elu_derivative_of_result(V y, V alpha, V scale, V input_scale) {
    const V limit = alpha * scale;
    const V lack = fma(alpha, scale, -limit);  // the rounding error; NaN at an infinity
    const V limit_lo = where(absolute(lack) <= absolute(limit), lack, 0.0);
    return where(y > 0.0, scale, input_scale * ((y + limit) + limit_lo));
}

// 0 for y > 0, input_scale for y ≤ 0
template <class V>
ACTGRAD_INLINE V elu_second_derivative_of_result(V y, V /* alpha */, V /* scale */, V input_scale) {
    return where(y > 0.0, 0.0, input_scale);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> elu_of_result_second_gradient(V ddx, V dy, V x, V alpha, V scale, V input_scale) {
    const V ddy = ddx * elu_derivative_of_result(x, alpha, scale, input_scale);
    const V dx = (ddx * dy) * elu_second_derivative_of_result(x, alpha, scale, input_scale);
    return {ddy, dx};
}

struct elu_second_gradient_properties : Properties {};

struct elu_of_result_second_gradient_properties : Properties {
    static constexpr bool is_memory_bound = true;
};

}  // namespace

ACTGRAD_KERNEL(elu_second_gradient, 3, 2, 3, (in[0], in[1], in[2], scalars[0], scalars[1], scalars[2]))
ACTGRAD_KERNEL(elu_of_result_second_gradient, 3, 2, 3, (in[0], in[1], in[2], scalars[0], scalars[1], scalars[2]))

}  // namespace actgrad::ACTGRAD_ISA
