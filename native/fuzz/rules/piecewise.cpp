// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <cstdint>

#include "fuzz/rules/dtypes.h"
#include "fuzz/rules/families.h"

namespace fuzz {

namespace {

double hardswish(double x) { return x * std::clamp(x + 3, 0.0, 6.0) / 6; }
double hardswish_slope(double x) { return x <= -3 ? 0 : x >= 3 ? 1 : x / 3 + 0.5; }
double hardswish_closed_slope(double x) { return x < -3 ? 0 : x > 3 ? 1 : x / 3 + 0.5; }
double leaky(double x, double value, double slope) { return x > 0 ? value : slope * value; }
double hardtanh(double x, double low, double high) { return x < low ? low : x > high ? high : x; }

// Random numbers are returned as NaN, which is not checked.
Results rrelu(const Element& at) {
    const double x = at.in[0], mean = (at.scalars[0] + at.scalars[1]) / 2;
    if (!at.call.draws()) {
        return {leaky(x, x, mean)};
    }
    return {x <= 0 ? NAN : x, x <= 0 ? NAN : 1};
}

Results add_relu(const Element& at) {
    const double alpha = std::isnan(at.scalars[0]) ? 1 : at.scalars[0];
    const double total = at.in[0] + alpha * at.in[1];
    return {total < 0 ? 0 : total};
}

Results hardshrink(const Element& at) {
    const double x = at.in[0];
    return {std::abs(x) > at.scalars[0] ? x : 0};
}

Results shrink_gradient(const Element& at) {
    return {std::abs(at.in[1]) > std::max(at.scalars[0], 0.0) ? at.in[0] : 0};
}

Results shrink(const Element& at, double bias) {
    const double x = at.in[0], lambda = at.scalars[0];
    return {x > lambda ? x - bias : x < -lambda ? x + bias : 0};
}

// ---- integers ----

// A scalar truncated, and the nearest integer of the operands' dtype.
int64_t whole_scalar(const Element& at, size_t i) { return static_cast<int64_t>(at.scalars[i]); }

int64_t nearest_scalar(const Element& at, size_t i) {
    const int64_t value = whole_scalar(at, i);
    switch (at.call.tensors[0].dtype) {
        case ACL_INT8: return std::clamp<int64_t>(value, INT8_MIN, INT8_MAX);
        case ACL_UINT8: return std::clamp<int64_t>(value, 0, UINT8_MAX);
        default: return value;  // at most three digits
    }
}

int64_t whole_relu(const Element& at) { return std::max<int64_t>(at.whole[0], 0); }
int64_t whole_hardsigmoid(const Element& at) { return at.whole[0] >= 3; }

int64_t whole_threshold(const Element& at) {
    return at.whole[0] > whole_scalar(at, 0) ? at.whole[0] : nearest_scalar(at, 1);
}

int64_t whole_threshold_gradient(const Element& at) { return at.whole[1] > whole_scalar(at, 0) ? at.whole[0] : 0; }

int64_t whole_hardtanh(const Element& at) {
    return std::min(std::max(at.whole[0], nearest_scalar(at, 0)), nearest_scalar(at, 1));
}

// Wraps around, as integer arithmetic does in PyTorch and on a real device, and ReLU applies to what it is then.
int64_t whole_add_relu(const Element& at) {
    const auto bits = [](int64_t value) { return static_cast<uint64_t>(value); };
    const auto sum = static_cast<int64_t>(bits(at.whole[0]) + bits(whole_scalar(at, 0)) * bits(at.whole[1]));
    switch (at.call.tensors[0].dtype) {
        case ACL_INT8: return std::max<int64_t>(static_cast<int8_t>(sum), 0);
        case ACL_INT16: return std::max<int64_t>(static_cast<int16_t>(sum), 0);
        case ACL_INT32: return std::max<int64_t>(static_cast<int32_t>(sum), 0);
        default: return std::max<int64_t>(sum, 0);
    }
}

// ---- refused attributes ----

bool refuses_negative(const Call& call, Product) { return static_cast<float>(call.scalars[0].value) < 0; }

// Scalars have the dtypes that tensors may have.
bool refuses_dtype(const Scalar& scalar, Product product) {
    return (scalar.dtype == ACL_BF16 && !is_newer(product)) || scalar.dtype == ACL_UINT16 ||
           scalar.dtype == ACL_UINT32 || scalar.dtype == ACL_UINT64;
}

// An integer is not compared with NaN.
bool refuses_nan(const Call& call, Product) {
    const bool has_nan = std::any_of(call.scalars.begin(), call.scalars.end(),
                                     [](const Scalar& scalar) { return std::isnan(scalar.value); });
    return has_nan && !is_float(call.tensors[0].dtype);
}

// Compares as integers if the lower bound is one.
bool refuses_limits(const Call& call, Product product) {
    const double low = call.scalars[0].value, high = call.scalars[1].value;
    return refuses_nan(call, product) || refuses_dtype(call.scalars[0], product) ||
           refuses_dtype(call.scalars[1], product) || low > (is_float(call.scalars[0].dtype) ? high : std::trunc(high));
}

bool refuses_slope(const Call& call, Product product) {
    return refuses_results_of_negative_slope(call, product) || refuses_dtype(call.scalars[0], product);
}

bool refuses_int64_threshold(const Call& call, Product product) {
    return refuses_nan(call, product) || (call.tensors[0].dtype == ACL_INT64 && call.scalars[0].value != 0);
}

bool refuses_bounds(const Call& call, Product) {
    return !is_float(call.scalars[0].dtype) || !is_float(call.scalars[1].dtype);
}

bool refuses_fraction(const Call& call, Product) {
    const auto whole = [](aclDataType dtype) {
        return dtype != ACL_FLOAT && dtype != ACL_FLOAT16 && dtype != ACL_BF16;
    };
    return whole(call.tensors[0].dtype) && whole(call.tensors[1].dtype) &&
           (!whole(call.scalars[0].dtype) || call.scalars[0].dtype == ACL_DOUBLE);
}

}  // namespace

const std::vector<Rule>& piecewise_rules() {
    static const std::vector<Rule>& all = *new std::vector<Rule>{
        {"aclnnRelu", Form::Unary, Newer | On910 | Int8 | Uint8 | Int32 | Int64,
         ACTGRAD_RESULT(std::max(at.in[0], 0.0)), nullptr, whole_relu},
        {"aclnnInplaceRelu", Form::InPlace, Newer | On910 | Int8 | Uint8 | Int32 | Int64,
         ACTGRAD_RESULT(std::max(at.in[0], 0.0)), nullptr, whole_relu},
        {"aclnnSquaredRelu", Form::Unary, Newer, ACTGRAD_RESULT(at.in[0] > 0 ? at.in[0] * at.in[0] : 0)},
        {"aclnnAddRelu", Form::Gradient, Newer | On910 | Promotes | CastsToAny | Broadcasts | AllIntegers, add_relu,
         refuses_fraction, whole_add_relu},
        {"aclnnLeakyRelu", Form::Unary, Newer | On910 | Double | CastsToAny,
         ACTGRAD_RESULT(leaky(at.in[0], at.in[0], at.scalars[0]))},
        {"aclnnInplaceLeakyRelu", Form::InPlace, Newer | On910 | Double,
         ACTGRAD_RESULT(leaky(at.in[0], at.in[0], at.scalars[0]))},
        {"aclnnLeakyReluBackward", Form::Gradient, Newer | On910 | On310P | Double | Promotes | CastsToAny | Broadcasts,
         ACTGRAD_RESULT(leaky(at.in[1], at.in[0], at.scalars[0])), refuses_slope},
        {"aclnnRReluWithNoise", Form::Drawn, Newer | On910 | OneFormat | AnyRank, rrelu, refuses_bounds},
        {"aclnnHeaviside", Form::Gradient, Newer | No950 | Broadcasts,
         ACTGRAD_RESULT(at.in[0] == 0  ? at.in[1]
                        : at.in[0] > 0 ? 1
                                       : 0)},
        {"aclnnThreshold", Form::Unary, Newer | On910 | AllIntegers | CastsToAny,
         ACTGRAD_RESULT(at.in[0] > at.scalars[0] ? at.in[0] : at.scalars[1]), refuses_nan, whole_threshold},
        {"aclnnInplaceThreshold", Form::InPlace, Newer | On910 | AllIntegers,
         ACTGRAD_RESULT(at.in[0] > at.scalars[0] ? at.in[0] : at.scalars[1]), refuses_nan, whole_threshold},
        {"aclnnThresholdBackward", Form::Gradient,
         Newer | On910 | On310P | Int8 | Uint8 | Int32 | Int64On950 | Broadcasts,
         ACTGRAD_RESULT(at.in[1] > at.scalars[0] ? at.in[0] : 0), refuses_int64_threshold, whole_threshold_gradient},
        {"aclnnHardtanh", Form::Unary, Newer | On910 | On310P | Double | AllIntegers,
         ACTGRAD_RESULT(hardtanh(at.in[0], at.scalars[0], at.scalars[1])), refuses_limits, whole_hardtanh},
        {"aclnnInplaceHardtanh", Form::InPlace, Newer | On910 | On310P | Double | AllIntegers,
         ACTGRAD_RESULT(hardtanh(at.in[0], at.scalars[0], at.scalars[1])), refuses_limits, whole_hardtanh},
        {"aclnnHardtanhBackward", Form::Gradient, Newer | On910 | On310P | On310B,
         ACTGRAD_RESULT(at.in[1] > at.scalars[0] && at.in[1] < at.scalars[1] ? at.in[0] : 0)},
        {"aclnnHardsigmoid", Form::Unary, Newer | On910 | Int32 | OneFormat,
         ACTGRAD_RESULT(std::clamp(at.in[0] / 6 + 0.5, 0.0, 1.0)), nullptr, whole_hardsigmoid},
        {"aclnnInplaceHardsigmoid", Form::InPlace, Newer | On910 | Int32,
         ACTGRAD_RESULT(std::clamp(at.in[0] / 6 + 0.5, 0.0, 1.0)), nullptr, whole_hardsigmoid},
        {"aclnnHardsigmoidBackward", Form::Gradient, Newer | On910 | On310P | Promotes | CastsToAny,
         ACTGRAD_RESULT(at.in[1] > -3 && at.in[1] < 3 ? at.in[0] / 6 : 0)},
        {"aclnnHardswish", Form::Unary, Newer | On910 | Casts | AnyRank, ACTGRAD_RESULT(hardswish(at.in[0]))},
        {"aclnnInplaceHardswish", Form::InPlace, Newer | On910 | AnyRank, ACTGRAD_RESULT(hardswish(at.in[0]))},
        {"aclnnHardswishBackward", Form::Gradient, Newer | On910,
         ACTGRAD_RESULT(at.in[0] * hardswish_closed_slope(at.in[1]))},
        {"aclnnHardswishBackwardV2", Form::Gradient, Newer | On910,
         ACTGRAD_RESULT(at.in[0] * hardswish_slope(at.in[1]))},
        {"aclnnHardshrink", Form::Unary, Newer | No950 | On910 | On310P | Casts, hardshrink},
        {"aclnnHardshrinkBackward", Form::Gradient, Newer | On910 | Promotes | Casts | Broadcasts, shrink_gradient},
        {"aclnnSoftshrink", Form::Unary, Newer | On910 | On310P | Casts,
         [](const Element& at) { return shrink(at, at.scalars[0]); }, refuses_negative},
        {"aclnnSoftshrinkBackward", Form::Gradient, Newer | On910 | On310P | Promotes | Casts | Broadcasts,
         shrink_gradient, refuses_negative},
        {"aclnnShrink", Form::Unary, Newer | On310P | NoBf16 | Casts | OneFormat | AnyRank,
         [](const Element& at) { return shrink(at, at.scalars[1]); }, refuses_negative},
    };
    return all;
}

}  // namespace fuzz
