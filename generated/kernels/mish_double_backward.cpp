// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// 1 + e²·(x·(1 + e) − h)/h² with h = 1/2 + e + e² above 0
//
// Below it is E·v with v = x + 1 + E·(1/2 + E + E²/4 − (x + 1)·p)/(1 + E + E·p) and p = 1 + 2·E + E² + E³/4.
template <class V>
ACTGRAD_INLINE V mish_derivative(V x) {
    const V t = absolute(x);
    const V e = exp(-t);
    const V h = fma(e, e + 1.0, 0.5);
    const V above = (e * e) * fma(x, 1.0 + e, -h);
    // 1 + x is exact but next to 0, and what is added to it is small: few roundings are left in the sum.
    const V p = fma(e, fma(e, fma(e, 0.25, 1.0), 2.0), 1.0);
    const V below = fma(-(x + 1.0), p, fma(e, fma(e, 0.25, 1.0), 0.5));
    const V quotient = divide(where(x < 0.0, below, above), where(x < 0.0, fma(e, p + 1.0, 1.0), h * h));
    return where(x < 0.0, times_exp(fma(e, quotient, x + 1.0), -t), 1.0 + quotient);
}

// 4·E·(2·(1 + E)·δ + x·(2 + 2·E − 3·E² − 2·E³))/δ³ with δ = E² + 2·E + 2
template <class V>
ACTGRAD_INLINE V mish_second_derivative(V x) {
    const V t = keep(at_most(absolute(x), 120.0));  // e^-120 is 0 already, and its product with an infinity is not
    const V e = exp(-t);
    const V left = fma(e, e + 2.0, 2.0);
    const V right = fma(e, fma(e, 2.0, 2.0), 1.0);
    const V below = fma((1.0 + e) * left, 2.0, -t * fma(e, fma(e, fma(e, -2.0, -3.0), 2.0), 2.0));
    const V above = fma((1.0 + e) * right, 2.0, t * fma(e, fma(e, fma(e, 2.0, 2.0), -3.0), -2.0));
    const V d = where(x < 0.0, left, right);
    const V bend = divide(4.0 * where(x < 0.0, below, above), (d * d) * d);
    return times_exp(bend * where(x < 0.0, 1.0, e), -t);
}

// d(dy) = ddx · f'(x), d(x) = ddx · dy · f''(x)
template <class V>
ACTGRAD_INLINE Pair<V> mish_second_gradient(V ddx, V dy, V x) {
    const V ddy = ddx * mish_derivative(x);
    const V dx = (ddx * dy) * mish_second_derivative(x);
    return {ddy, dx};
}

struct mish_second_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(mish_second_gradient, 3, 2, 0, (in[0], in[1], in[2]))

}  // namespace actgrad::ACTGRAD_ISA
