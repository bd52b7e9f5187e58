// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "opapi/kernels/tile.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#include "generated/activations.h"

// a clamped from above if there is a limit; NaN gives NaN
template <class V>
ACTGRAD_INLINE V at_most_limit(V a, V limit) {
    return where(limit > 0.0, at_most(a, limit), a);
}

// v clamped to [−limit, limit]; NaN gives NaN
template <class V>
ACTGRAD_INLINE V clamped(V v, V limit) {
    return at_least(at_most(v, limit), -limit);
}

// v clamped to ± the limit if there is one; NaN gives NaN
template <class V>
ACTGRAD_INLINE V within_limit(V v, V limit) {
    return where(limit > 0.0, clamped(v, limit), v);
}

// The gradients of a and v; at the limits and beyond they are 0
template <class V>
ACTGRAD_INLINE Pair<V> swiglu_group_gradient(V dy, V a, V v, V limit) {
    const V t = at_most_limit(a, limit);
    const V da = product_times(dy, within_limit(v, limit), silu_derivative(t));
    const V dv = dy * silu(t);
    const V inner_da = where(a >= limit, 0.0, da);
    const V inner_dv = where(absolute(v) >= limit, 0.0, dv);
    return {where(limit > 0.0, inner_da, da), where(limit > 0.0, inner_dv, dv)};
}

// dy·weight·value·slope, with the rounding errors of the first two products
template <class V>
ACTGRAD_INLINE V weighted_slope(V dy, V weight, V value, V slope) {
    const V first = dy * weight;
    const V second = first * value;
    const V lost = fma(fma(dy, weight, -first), value, fma(first, value, -second));
    const V correction = lost * slope;
    // -0.0 keeps the sign of zero, and replaces a correction that is 0, infinite or NaN.
    return fma(second, slope, where(absolute(correction) < absolute(second * slope), correction, -0.0));
}

// The same times the weight; and the terms of the weight's gradient, from the unweighted result y
template <class V>
ACTGRAD_INLINE Triple<V> swiglu_group_weighted_gradient(V dy, V a, V v, V weight, V y, V limit) {
    const V t = at_most_limit(a, limit);
    const V da = weighted_slope(dy, weight, within_limit(v, limit), silu_derivative(t));
    const V dv = product_times(dy, weight, silu(t));
    const V inner_da = where(a >= limit, 0.0, da);
    const V inner_dv = where(absolute(v) >= limit, 0.0, dv);
    const V dweight = dy * y;
    return {where(limit > 0.0, inner_da, da), where(limit > 0.0, inner_dv, dv), dweight};
}

struct swiglu_group_gradient_properties : Properties {
    static constexpr bool has_exponentials = true;
};

struct swiglu_group_weighted_gradient_properties : Properties {
    static constexpr int sums = 1;
    static constexpr unsigned rows = 8;
    static constexpr bool has_exponentials = true;
};

}  // namespace

ACTGRAD_KERNEL(swiglu_group_gradient, 3, 2, 1, (in[0], in[1], in[2], scalars[0]))
ACTGRAD_KERNEL(swiglu_group_weighted_gradient, 5, 3, 1, (in[0], in[1], in[2], in[3], in[4], scalars[0]))

}  // namespace actgrad::ACTGRAD_ISA
