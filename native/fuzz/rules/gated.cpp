// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>

#include "fuzz/rules/families.h"
#include "fuzz/rules/functions.h"

namespace fuzz {

namespace {

Results geglu(const Element& at) {
    const double activated = gelu(at.in[1], at.call.approximate() == 1);
    return {at.in[0] * activated, activated};
}

Results geglu_gradient(const Element& at) {
    return {at.in[0] * at.in[3], at.in[0] * at.in[1] * gelu_slope(at.in[2], at.call.approximate() == 1)};
}

Results swiglu_gradient(const Element& at) {
    return {at.in[0] * at.in[2] * silu_slope(at.in[1]), at.in[0] * silu(at.in[1])};
}

Results glu_gradient(const Element& at) {
    const double s = sigmoid(at.in[2]);
    return {at.in[0] * s, at.in[0] * at.in[1] * s * (1 - s)};
}

double clamped(double v, double limit) { return std::min(std::max(v, -limit), limit); }

// Scalars: alpha, limit, bias.
Results clipped_swiglu(const Element& at) {
    const double alpha = at.scalars[0], limit = at.scalars[1], bias = at.scalars[2];
    return {swish(std::min(at.in[0], limit), alpha) * (clamped(at.in[1], limit) + bias)};
}

Results clipped_swiglu_v2(const Element& at) {
    const double limit = at.scalars[1];
    return at.call.numbers[2] == 0 ? clipped_swiglu(at)
                                   : Results{std::min(silu(at.in[0]), limit) * clamped(at.in[1], limit)};
}

Results clipped_swiglu_gradient(const Element& at) {
    const double dy = at.in[0], a = at.in[1], v = at.in[2];
    const double alpha = at.scalars[0], limit = at.scalars[1], bias = at.scalars[2], t = std::min(a, limit);
    return {a > limit ? 0 : dy * (clamped(v, limit) + bias) * swish_slope(t, alpha),
            std::abs(v) > limit ? 0 : dy * swish(t, alpha)};
}

double limit_of(const Element& at) { return at.scalars[0] > 0 ? at.scalars[0] : INFINITY; }

Results swiglu_group(const Element& at) {
    return {silu(std::min(at.in[0], limit_of(at))) * clamped(at.in[1], limit_of(at))};
}

Results swiglu_group_gradient(const Element& at) {
    const double dy = at.in[0], a = at.in[1], v = at.in[2], limit = limit_of(at);
    return {a < limit ? dy * clamped(v, limit) * silu_slope(a) : 0,
            std::abs(v) < limit ? dy * silu(std::min(a, limit)) : 0};
}

double bounded(double v, double limit) { return limit > 0 ? limit * std::tanh(v / limit) : v; }

// A bound of 0, which the documents advise against, gives NaN.
Results situ_glu(const Element& at) {
    const double v = at.in[0], a = at.in[1], beta = at.scalars[0] == 0 ? NAN : at.scalars[0];
    return {beta * std::tanh(a / beta) * sigmoid(a) * bounded(v, at.scalars[1])};
}

Results situ_glu_gradient(const Element& at) {
    const double dy = at.in[0], v = at.in[1], a = at.in[2], limit = at.scalars[1];
    const double beta = at.scalars[0] == 0 ? NAN : at.scalars[0];
    const double t = std::tanh(a / beta), s = sigmoid(a), h = limit > 0 ? std::tanh(v / limit) : 0;
    return {dy * beta * t * s * (1 - h * h), dy * bounded(v, limit) * s * ((1 - t * t) + beta * t * (1 - s))};
}

// ---- refused attributes ----

bool refuses_approximate(const Call& call, Product) { return call.approximate() != 0 && call.approximate() != 1; }

bool refuses_erf_on_310p(const Call& call, Product product) {
    return refuses_approximate(call, product) || (product == Product::Ascend310P && call.approximate() == 0);
}

bool is_limit(double value) { return static_cast<float>(value) > 0; }

bool refuses_limit(const Call& call, Product) { return !is_limit(call.scalars[1].value); }

bool refuses_limit_or_mode(const Call& call, Product product) {
    return refuses_limit(call, product) || (call.numbers[2] != 0 && call.numbers[2] != 1);
}

bool refuses_limit_of_groups(const Call& call, Product) {
    return !is_limit(call.scalars[0].value) && call.scalars[0].value != -1;
}

bool refuses_rank_or_limit_of_groups(const Call& call, Product) {
    const int rank = call.tensors[1].rank();
    return rank < 2 || rank > 3 || (!is_limit(call.scalars[0].value) && call.scalars[0].value != 0);
}

}  // namespace

const std::vector<Rule>& gated_rules() {
    static const std::vector<Rule>& all = *new std::vector<Rule>{
        {"aclnnSwiGlu", Form::Gated, Newer | On310P | PublicFormats, ACTGRAD_RESULT(silu(at.in[0]) * at.in[1])},
        {"aclnnSwiGluGrad", Form::GatedGradient, Newer | On310P | PublicFormats, swiglu_gradient},
        {"aclnnGlu", Form::Gated, Newer | On910 | On310P | Double | Casts,
         ACTGRAD_RESULT(at.in[0] * sigmoid(at.in[1]))},
        {"aclnnGluBackward", Form::GatedGradient, Newer | On910 | On310P | Double, glu_gradient},
        {"aclnnSituGlu", Form::Gated, Newer | FlagSecond, situ_glu},
        {"aclnnSituGluGrad", Form::GatedGradient, Newer | FlagSecond, situ_glu_gradient},
        {"aclnnGeluMul", Form::Gated, Newer | LastDim, ACTGRAD_RESULT(gelu(at.in[0], at.call.number() == 1) * at.in[1]),
         refuses_gelu},
        {"aclnnFatreluMul", Form::GatedByElement, Newer | No950 | LastDim,
         ACTGRAD_RESULT((at.in[0] <= at.in[2] ? 0 : at.in[0]) * at.in[1])},
        {"aclnnClippedSwiglu", Form::Gated, Newer | Interleaves, clipped_swiglu, refuses_limit, nullptr, 1U << 1},
        {"aclnnClippedSwigluV2", Form::Gated, Newer | Only950 | Interleaves, clipped_swiglu_v2, refuses_limit_or_mode,
         nullptr, 1U << 1},
        {"aclnnClippedSwigluGrad", Form::GatedGradient, Newer | Interleaves, clipped_swiglu_gradient, refuses_limit,
         nullptr, 1U << 2, ACLNN_ERR_INNER_TILING_ERROR},
        {"aclnnSwigluGroup", Form::Gated, Newer | Only950 | LastDim | FromRank1, swiglu_group, refuses_limit_of_groups,
         nullptr, 1U << 1 | 1U << 2, ACLNN_ERR_INNER_TILING_ERROR},
        {"aclnnSwigluGroupGrad", Form::GatedGradient, Newer | Only950 | LastDim, swiglu_group_gradient,
         refuses_rank_or_limit_of_groups, nullptr, 1U << 2 | 1U << 3 | 1U << 4 | 1U << 6},
        {"aclnnGeGlu", Form::GatedKept, Newer | On310P, geglu, refuses_approximate},
        {"aclnnGeGluV3", Form::GatedKept, Newer | On310P, geglu, refuses_approximate},
        {"aclnnGeGluBackward", Form::GatedKeptGradient, Newer | On310P, geglu_gradient, refuses_erf_on_310p},
        {"aclnnGeGluV3Backward", Form::GatedKeptGradient, Newer | On910 | On310P, geglu_gradient, refuses_erf_on_310p},
    };
    return all;
}

}  // namespace fuzz
