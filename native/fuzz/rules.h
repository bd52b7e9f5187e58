// SPDX-License-Identifier: Apache-2.0
//
// A model of phase one and of the documented operators' kernels, written by hand from the contract: one row per
// operator. Operators without a row are called too, with weaker checks.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/product.h"
#include "fuzz/arguments.h"

namespace fuzz {

using actgrad::Product;

inline bool is_inside_storage(const Spec& spec) {
    for (const int64_t size : spec.sizes) {
        if (size < 0) {
            return false;
        }
    }
    for (const int64_t stride : spec.strides) {
        if (stride < 0) {
            return false;
        }
    }
    if (spec.is_empty()) {
        return true;
    }
    __int128 last = spec.offset;
    for (size_t i = 0; i < spec.sizes.size(); ++i) {
        last += __int128{spec.sizes[i] - 1} * spec.strides[i];
    }
    return spec.offset >= 0 && last < count(spec.storage);
}

enum class Overlap { No, Yes, Unknown };

// Exact, by enumerating all element addresses, if there are few.
inline Overlap overlap(const Spec& spec) {
    const __int128 elements = count(spec.sizes);
    if (elements <= 1) {
        return Overlap::No;
    }
    for (size_t i = 0; i < spec.sizes.size(); ++i) {
        if (spec.sizes[i] > 1 && spec.strides[i] == 0) {
            return Overlap::Yes;
        }
    }
    if (elements > 4096) {
        return Overlap::Unknown;
    }
    std::vector<__int128> places{0};
    for (size_t i = 0; i < spec.sizes.size(); ++i) {
        const size_t before = places.size();
        for (int64_t k = 1; k < spec.sizes[i]; ++k) {
            for (size_t j = 0; j < before; ++j) {
                places.push_back(places[j] + __int128{k} * spec.strides[i]);
            }
        }
    }
    std::sort(places.begin(), places.end());
    return std::adjacent_find(places.begin(), places.end()) == places.end() ? Overlap::No : Overlap::Yes;
}

// ---- functions ----

inline double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
inline double silu(double x) { return x * sigmoid(x); }
inline double silu_slope(double x) { return sigmoid(x) * (1 + x * (1 - sigmoid(x))); }
inline double hardswish(double x) { return x * std::clamp(x + 3, 0.0, 6.0) / 6; }
inline double hardswish_slope(double x) { return x <= -3 ? 0 : x >= 3 ? 1 : x / 3 + 0.5; }
inline double hardswish_closed_slope(double x) { return x < -3 ? 0 : x > 3 ? 1 : x / 3 + 0.5; }
inline double leaky(double x, double value, double slope) { return x > 0 ? value : slope * value; }
inline double swish(double x, double beta) { return x * sigmoid(beta * x); }
inline double log_sigmoid(double x) { return std::min(x, 0.0) - std::log1p(std::exp(-std::abs(x))); }
inline double hardtanh(double x, double low, double high) { return x < low ? low : x > high ? high : x; }

inline double swish_slope(double x, double beta) {
    const double s = sigmoid(beta * x);
    return s * (1 + beta * x * (1 - s));
}

inline double mish(double x) { return x * std::tanh(-log_sigmoid(-x)); }

inline double mish_slope(double x) {
    const double t = std::tanh(-log_sigmoid(-x));
    return t + x * sigmoid(x) * (1 - t * t);
}

inline double elu(double x, double alpha, double scale, double input_scale) {
    return x > 0 ? scale * x : alpha * scale * std::expm1(input_scale * x);
}

inline double elu_slope(double x, double alpha, double scale, double input_scale) {
    return x > 0 ? scale : input_scale * alpha * scale * std::exp(input_scale * x);
}

inline double elu_slope_of_result(double y, double alpha, double scale, double input_scale) {
    return y > 0 ? scale : input_scale * (y + alpha * scale);
}

// Newton's method on erfc, whose tail keeps the digits of 1 - |x|.
inline double erfinv(double x) {
    const double u = std::abs(x);
    if (!(u < 1)) {
        return u == 1 ? x * INFINITY : NAN;
    }
    double y = 0;
    for (int i = 0; i < 60; ++i) {
        y += (std::erfc(y) - (1 - u)) * std::sqrt(M_PI) / 2 * std::exp(y * y);
    }
    return std::copysign(u < 1e-8 ? std::sqrt(M_PI) / 2 * u : y, x);
}

constexpr double selu_alpha = 1.6732632423543772, selu_scale = 1.0507009873554805;

// NaN, which is not checked, if x is so close to the threshold that the rounding of beta * x decides.
inline double beyond(double beta, double x, double threshold, double above, double below) {
    const double product = beta * x;
    const bool unclear =
        product != threshold && std::abs(product - threshold) < 1e-5 * std::max(1.0, std::abs(product));
    return unclear ? NAN : product > threshold ? above : below;
}

inline double softplus(double x, double beta, double threshold) {
    return beyond(beta, x, threshold, x, -log_sigmoid(-beta * x) / beta);
}

inline double softplus_slope(double x, double beta, double threshold) {
    return beyond(beta, x, threshold, 1, sigmoid(beta * x));
}

inline double gelu(double x, bool by_tanh) {
    const double u = std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x);
    return by_tanh ? x / 2 * (1 + std::tanh(u)) : x / 2 * std::erfc(-x / std::sqrt(2.0));
}

inline double gelu_slope(double x, bool by_tanh) {
    if (!by_tanh) {
        return std::erfc(-x / std::sqrt(2.0)) / 2 + x * std::exp(-x * x / 2) / std::sqrt(2 * M_PI);
    }
    const double t = std::tanh(std::sqrt(2 / M_PI) * (x + 0.044715 * x * x * x));
    return (1 + t) / 2 + x / 2 * (1 - t * t) * std::sqrt(2 / M_PI) * (1 + 3 * 0.044715 * x * x);
}

// ---- the operators ----

// The tensors of an operator, in parameter order.
enum class Form {
    Unary,              // x, out
    InPlace,            // x, which is the output too
    Gradient,           // dy, x, dx
    Gated,              // x of two halves, out
    GatedKept,          // x of two halves, out, the activated half
    GatedGradient,      // dy, x of two halves, dx
    GatedKeptGradient,  // dy, x of two halves, the activated half, dx
    GatedByElement,     // x of two halves, a tensor of one element, out
    Drawn,              // x, the drawn numbers, out; the first number says whether to draw
};

inline size_t tensors_of(Form form) {
    switch (form) {
        case Form::InPlace: return 1;
        case Form::Unary:
        case Form::Gated: return 2;
        case Form::GatedKeptGradient: return 4;
        default: return 3;
    }
}

inline size_t outputs_of(Form form) { return form == Form::GatedKept || form == Form::Drawn ? 2 : 1; }

inline bool is_gated(Form form) {
    return form == Form::Gated || form == Form::GatedKept || form == Form::GatedGradient ||
           form == Form::GatedKeptGradient || form == Form::GatedByElement;
}

// Whether tensor `i` of a gated form has both halves.
inline bool is_whole(Form form, size_t i) {
    return form == Form::Gated || form == Form::GatedKept || form == Form::GatedByElement
               ? i == 0
               : i == 1 || i + 1 == tensors_of(form);
}

// The products that support an operator, and what it accepts there.
enum Support : uint64_t {
    Newer = 1 << 0,           // 950, 910_93 and 910B: FLOAT, FLOAT16, BF16
    On910 = 1 << 1,           // FLOAT, FLOAT16
    On310P = 1 << 2,          // FLOAT, FLOAT16
    Double = 1 << 3,          // DOUBLE wherever supported
    Promotes = 1 << 4,        // inputs of several dtypes
    Casts = 1 << 5,           // an output of any dtype that inputs may have
    CastsToAny = 1 << 6,      // an output of any float dtype
    Broadcasts = 1 << 7,      // inputs of several shapes
    Mixes950 = 1 << 8,        // on 950: broadcasting, and two dtypes with a FLOAT output
    AnyRank = 1 << 9,         // above 8 too
    PublicFormats = 1 << 10,  // no private ones
    OneFormat = 1 << 11,      // one format for all tensors
    No950 = 1 << 12,          // the newer ones except 950
    On310B = 1 << 13,         // FLOAT, FLOAT16, BF16
    NoBf16 = 1 << 14,         // no BF16 on any product
    Promoted = 1 << 15,       // an output of the promoted dtype
    Int8 = 1 << 16,           // these for every tensor
    Uint8 = 1 << 17,
    Int16 = 1 << 18,
    Int32 = 1 << 19,
    Int64 = 1 << 20,
    Int64On950 = 1 << 21,
    Bool = 1 << 22,
    WholeInput = 1 << 23,      // these for the forward's input only
    IgnoresThird = 1 << 24,    // an ignored third tensor
    NullThird = 1 << 25,       // which may be null
    OptionalScalar = 1 << 26,  // null is 1
    LastDim = 1 << 27,         // halved, rank 2 or more; a null word is the first word
    FlagSecond = 1 << 28,      // which half is activated, after the dimension
    NewerIntegers = 1 << 29,   // integers on the newer products only
    Interleaves = 1 << 30,     // whether halves are interleaved is the number after the dimension
    FromRank1 = 1ULL << 31,    // halved, rank 1 or more
    Only950 = 1ULL << 32,      // only 950 of the newer ones
    AllIntegers = Int8 | Uint8 | Int16 | Int32 | Int64,
};

// The operands of one element, in the order of operands_of, and the scalars as kernels see them.
struct Element {
    const Call& call;
    std::vector<double> in, scalars;
    std::vector<int64_t> whole;  // integer operands
};

using Results = std::vector<double>;

struct Rule {
    const char* name;
    Form form;
    uint64_t support;
    Results (*results)(const Element& at);
    bool (*refuses)(const Call& call, Product product) = nullptr;  // because of attribute values
    int64_t (*whole)(const Element& at) = nullptr;                 // exact result for integers
    unsigned null_tensors = 0;                                     // bit i: tensor i is null
    int refusal = ACLNN_ERR_PARAM_INVALID;                         // for shapes and attribute values

    bool has(Support what) const { return (support & what) != 0; }
};

inline int64_t Call::dim() const { return rule->has(LastDim) ? -1 : numbers.at(0); }

inline bool Call::activates_left() const {
    const size_t flag = rule->has(FlagSecond) ? 1 : 2;
    return !rule->has(Interleaves) && numbers.size() > flag && numbers[flag] != 0;
}

inline bool refuses_approximate(const Call& call, Product) {
    return call.approximate() != 0 && call.approximate() != 1;
}

inline bool refuses_erf_on_310p(const Call& call, Product product) {
    return refuses_approximate(call, product) || (product == Product::Ascend310P && call.approximate() == 0);
}

inline bool refuses_results_of_negative_slope(const Call& call, Product) {
    return call.numbers[0] != 0 && call.scalars[0].value < 0;
}

inline bool is_limit(double value) { return static_cast<float>(value) > 0; }

inline bool refuses_limit(const Call& call, Product) { return !is_limit(call.scalars[1].value); }

inline bool refuses_limit_or_mode(const Call& call, Product product) {
    return refuses_limit(call, product) || (call.numbers[2] != 0 && call.numbers[2] != 1);
}

inline bool refuses_limit_of_groups(const Call& call, Product) {
    return !is_limit(call.scalars[0].value) && call.scalars[0].value != -1;
}

inline bool refuses_rank_or_limit_of_groups(const Call& call, Product) {
    const int rank = call.tensors[1].rank();
    return rank < 2 || rank > 3 || (!is_limit(call.scalars[0].value) && call.scalars[0].value != 0);
}

inline bool refuses_gelu(const Call& call, Product) { return call.number() != 0 && call.number() != 1; }

inline bool refuses_alpha(const Call& call, Product) {
    const auto alpha = static_cast<float>(call.scalars[0].value);
    return alpha == 0 || std::isnan(alpha);
}

inline bool refuses_negative(const Call& call, Product) { return call.scalars[0].value < 0; }

inline bool is_newer(Product product);

// Scalars have the dtypes that tensors may have.
inline bool refuses_dtype(const Scalar& scalar, Product product) {
    return (scalar.dtype == ACL_BF16 && !is_newer(product)) || scalar.dtype == ACL_UINT16 ||
           scalar.dtype == ACL_UINT32 || scalar.dtype == ACL_UINT64;
}

// Compares as integers if the lower bound is one.
inline bool refuses_limits(const Call& call, Product product) {
    const double low = call.scalars[0].value, high = call.scalars[1].value;
    return refuses_dtype(call.scalars[0], product) || refuses_dtype(call.scalars[1], product) ||
           low > (is_float(call.scalars[0].dtype) ? high : std::trunc(high));
}

inline bool refuses_slope(const Call& call, Product product) {
    return refuses_results_of_negative_slope(call, product) || refuses_dtype(call.scalars[0], product);
}

inline bool refuses_int64_threshold(const Call& call, Product) {
    return call.tensors[0].dtype == ACL_INT64 && call.scalars[0].value != 0;
}

// A scalar truncated, and the nearest integer of the operands' dtype.
inline int64_t whole_scalar(const Element& at, size_t i) { return static_cast<int64_t>(at.scalars[i]); }

inline int64_t nearest_scalar(const Element& at, size_t i) {
    const int64_t value = whole_scalar(at, i);
    switch (at.call.tensors[0].dtype) {
        case ACL_INT8: return std::clamp<int64_t>(value, INT8_MIN, INT8_MAX);
        case ACL_UINT8: return std::clamp<int64_t>(value, 0, UINT8_MAX);
        default: return value;  // at most three digits
    }
}

inline int64_t whole_relu(const Element& at) { return std::max<int64_t>(at.whole[0], 0); }
inline int64_t whole_hardsigmoid(const Element& at) { return at.whole[0] >= 3; }

inline int64_t whole_threshold(const Element& at) {
    return at.whole[0] > whole_scalar(at, 0) ? at.whole[0] : nearest_scalar(at, 1);
}

inline int64_t whole_threshold_gradient(const Element& at) {
    return at.whole[1] > whole_scalar(at, 0) ? at.whole[0] : 0;
}

inline int64_t whole_hardtanh(const Element& at) {
    return std::min(std::max(at.whole[0], nearest_scalar(at, 0)), nearest_scalar(at, 1));
}

inline bool refuses_bounds(const Call& call, Product) {
    return !is_float(call.scalars[0].dtype) || !is_float(call.scalars[1].dtype);
}

inline bool draws(const Call& call) { return call.number() != 0; }

// Random numbers are returned as NaN, which is not checked.
inline Results rrelu(const Element& at) {
    const double x = at.in[0], mean = (at.scalars[0] + at.scalars[1]) / 2;
    if (!draws(at.call)) {
        return {leaky(x, x, mean)};
    }
    return {x <= 0 ? NAN : x, x <= 0 ? NAN : 1};
}

inline bool refuses_fraction(const Call& call, Product) {
    const auto whole = [](aclDataType dtype) {
        return dtype != ACL_FLOAT && dtype != ACL_FLOAT16 && dtype != ACL_BF16;
    };
    return whole(call.tensors[0].dtype) && whole(call.tensors[1].dtype) &&
           (!whole(call.scalars[0].dtype) || call.scalars[0].dtype == ACL_DOUBLE);
}

inline Results add_relu(const Element& at) {
    const double alpha = std::isnan(at.scalars[0]) ? 1 : at.scalars[0];
    const double total = at.in[0] + alpha * at.in[1];
    return {total < 0 ? 0 : total};
}

// Wraps around, as integer arithmetic does in PyTorch and on a real device.
inline int64_t whole_add_relu(const Element& at) {
    const auto bits = [](int64_t value) { return static_cast<uint64_t>(value); };
    return std::max<int64_t>(static_cast<int64_t>(bits(at.whole[0]) + bits(whole_scalar(at, 0)) * bits(at.whole[1])),
                             0);
}

inline Results hardshrink(const Element& at) {
    const double x = at.in[0];
    return {std::abs(x) > at.scalars[0] ? x : 0};
}

inline Results shrink_gradient(const Element& at) {
    return {std::abs(at.in[1]) > std::max(at.scalars[0], 0.0) ? at.in[0] : 0};
}

inline Results shrink(const Element& at, double bias) {
    const double x = at.in[0], lambda = at.scalars[0];
    return {x > lambda ? x - bias : x < -lambda ? x + bias : 0};
}

inline Results elu_gradient(const Element& at) {
    const auto slope = at.call.number() != 0 ? elu_slope_of_result : elu_slope;
    return {at.in[0] * slope(at.in[1], at.scalars[0], at.scalars[1], at.scalars[2])};
}

inline Results geglu(const Element& at) {
    const double activated = gelu(at.in[1], at.call.approximate() == 1);
    return {at.in[0] * activated, activated};
}

inline Results geglu_gradient(const Element& at) {
    return {at.in[0] * at.in[3], at.in[0] * at.in[1] * gelu_slope(at.in[2], at.call.approximate() == 1)};
}

inline Results swiglu_gradient(const Element& at) {
    return {at.in[0] * at.in[2] * silu_slope(at.in[1]), at.in[0] * silu(at.in[1])};
}

inline double clamped(double v, double limit) { return std::min(std::max(v, -limit), limit); }

// Scalars: alpha, limit, bias.
inline Results clipped_swiglu(const Element& at) {
    const double alpha = at.scalars[0], limit = at.scalars[1], bias = at.scalars[2];
    return {swish(std::min(at.in[0], limit), alpha) * (clamped(at.in[1], limit) + bias)};
}

inline Results clipped_swiglu_v2(const Element& at) {
    const double limit = at.scalars[1];
    return at.call.numbers[2] == 0 ? clipped_swiglu(at)
                                   : Results{std::min(silu(at.in[0]), limit) * clamped(at.in[1], limit)};
}

inline Results clipped_swiglu_gradient(const Element& at) {
    const double dy = at.in[0], a = at.in[1], v = at.in[2];
    const double alpha = at.scalars[0], limit = at.scalars[1], bias = at.scalars[2], t = std::min(a, limit);
    return {a > limit ? 0 : dy * (clamped(v, limit) + bias) * swish_slope(t, alpha),
            std::abs(v) > limit ? 0 : dy * swish(t, alpha)};
}

inline double limit_of(const Element& at) { return at.scalars[0] > 0 ? at.scalars[0] : INFINITY; }

inline Results swiglu_group(const Element& at) {
    return {silu(std::min(at.in[0], limit_of(at))) * clamped(at.in[1], limit_of(at))};
}

inline Results swiglu_group_gradient(const Element& at) {
    const double dy = at.in[0], a = at.in[1], v = at.in[2], limit = limit_of(at);
    return {a < limit ? dy * clamped(v, limit) * silu_slope(a) : 0,
            std::abs(v) < limit ? dy * silu(std::min(a, limit)) : 0};
}

inline double bounded(double v, double limit) { return limit > 0 ? limit * std::tanh(v / limit) : v; }

// A bound of 0, which the documents advise against, gives NaN.
inline Results situ_glu(const Element& at) {
    const double v = at.in[0], a = at.in[1], beta = at.scalars[0] == 0 ? NAN : at.scalars[0];
    return {beta * std::tanh(a / beta) * sigmoid(a) * bounded(v, at.scalars[1])};
}

inline Results situ_glu_gradient(const Element& at) {
    const double dy = at.in[0], v = at.in[1], a = at.in[2], limit = at.scalars[1];
    const double beta = at.scalars[0] == 0 ? NAN : at.scalars[0];
    const double t = std::tanh(a / beta), s = sigmoid(a), h = limit > 0 ? std::tanh(v / limit) : 0;
    return {dy * beta * t * s * (1 - h * h), dy * bounded(v, limit) * s * ((1 - t * t) + beta * t * (1 - s))};
}

inline Results glu_gradient(const Element& at) {
    const double s = sigmoid(at.in[2]);
    return {at.in[0] * s, at.in[0] * at.in[1] * s * (1 - s)};
}

#define ACTGRAD_RESULT(expression) [](const Element& at) -> Results { return {expression}; }
inline constexpr Rule RULES[] = {
    {"aclnnSilu", Form::Unary, Newer | On910 | On310P | AnyRank, ACTGRAD_RESULT(silu(at.in[0]))},
    {"aclnnSiluBackward", Form::Gradient, Newer | On910 | Mixes950, ACTGRAD_RESULT(at.in[0] * silu_slope(at.in[1]))},
    {"aclnnHardswish", Form::Unary, Newer | On910 | Casts | AnyRank, ACTGRAD_RESULT(hardswish(at.in[0]))},
    {"aclnnInplaceHardswish", Form::InPlace, Newer | On910 | AnyRank, ACTGRAD_RESULT(hardswish(at.in[0]))},
    {"aclnnHardswishBackward", Form::Gradient, Newer | On910,
     ACTGRAD_RESULT(at.in[0] * hardswish_closed_slope(at.in[1]))},
    {"aclnnHardswishBackwardV2", Form::Gradient, Newer | On910, ACTGRAD_RESULT(at.in[0] * hardswish_slope(at.in[1]))},
    {"aclnnLeakyRelu", Form::Unary, Newer | On910 | Double | CastsToAny,
     ACTGRAD_RESULT(leaky(at.in[0], at.in[0], at.scalars[0]))},
    {"aclnnInplaceLeakyRelu", Form::InPlace, Newer | On910 | Double,
     ACTGRAD_RESULT(leaky(at.in[0], at.in[0], at.scalars[0]))},
    {"aclnnLeakyReluBackward", Form::Gradient, Newer | On910 | On310P | Double | Promotes | CastsToAny | Broadcasts,
     ACTGRAD_RESULT(leaky(at.in[1], at.in[0], at.scalars[0])), refuses_slope},
    {"aclnnSwiGlu", Form::Gated, Newer | On310P | PublicFormats, ACTGRAD_RESULT(silu(at.in[0]) * at.in[1])},
    {"aclnnSwiGluGrad", Form::GatedGradient, Newer | On310P | PublicFormats, swiglu_gradient},
    {"aclnnGlu", Form::Gated, Newer | On910 | On310P | Double | Casts, ACTGRAD_RESULT(at.in[0] * sigmoid(at.in[1]))},
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
    {"aclnnCelu", Form::Unary, Newer | On910 | CastsToAny,
     ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], 1, 1 / at.scalars[0])), refuses_alpha},
    {"aclnnInplaceCelu", Form::InPlace, Newer | On910,
     ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], 1, 1 / at.scalars[0])), refuses_alpha},
    {"aclnnElu", Form::Unary, Newer | On910 | On310P | Double | CastsToAny,
     ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], at.scalars[1], at.scalars[2]))},
    {"aclnnInplaceElu", Form::InPlace, Newer | On910 | On310P | Double,
     ACTGRAD_RESULT(elu(at.in[0], at.scalars[0], at.scalars[1], at.scalars[2]))},
    {"aclnnEluBackward", Form::Gradient, Newer | On910 | On310P | CastsToAny, elu_gradient,
     refuses_results_of_negative_slope},
    {"aclnnSelu", Form::Unary, Newer | No950 | On910 | AnyRank,
     ACTGRAD_RESULT(elu(at.in[0], selu_alpha, selu_scale, 1))},
    {"aclnnInplaceSelu", Form::InPlace, Newer | No950 | On910 | AnyRank,
     ACTGRAD_RESULT(elu(at.in[0], selu_alpha, selu_scale, 1))},
    {"aclnnSeluBackward", Form::Gradient, Newer | On910 | On310P | AnyRank,
     ACTGRAD_RESULT(at.in[0] * elu_slope_of_result(at.in[1], selu_alpha, selu_scale, 1))},
    {"aclnnSoftplus", Form::Unary, Newer | No950 | On910 | On310P | CastsToAny,
     ACTGRAD_RESULT(softplus(at.in[0], at.scalars[0], at.scalars[1]))},
    {"aclnnSoftplusBackward", Form::Gradient,
     Newer | On910 | Double | AllIntegers | Bool | WholeInput | Promotes | CastsToAny,
     ACTGRAD_RESULT(at.in[0] * softplus_slope(at.in[1], at.scalars[0], at.scalars[1]))},
    {"aclnnLogSigmoid", Form::Unary, Newer | On910 | AnyRank, ACTGRAD_RESULT(log_sigmoid(at.in[0]))},
    {"aclnnLogSigmoidForward", Form::Unary, Newer | On910 | On310P | IgnoresThird | NullThird | AnyRank,
     ACTGRAD_RESULT(log_sigmoid(at.in[0]))},
    {"aclnnLogSigmoidBackward", Form::Gradient, Newer | On910 | On310P | IgnoresThird | AnyRank,
     ACTGRAD_RESULT(at.in[0] * sigmoid(-at.in[1]))},
    {"aclnnMish", Form::Unary, Newer | On910, ACTGRAD_RESULT(mish(at.in[0]))},
    {"aclnnInplaceMish", Form::InPlace, Newer | On910, ACTGRAD_RESULT(mish(at.in[0]))},
    {"aclnnMishBackward", Form::Gradient, Newer | On910 | On310P | Promotes | Casts | Broadcasts,
     ACTGRAD_RESULT(at.in[0] * mish_slope(at.in[1]))},
    {"aclnnSwish", Form::Unary, Newer | On910 | On310P | OptionalScalar,
     ACTGRAD_RESULT(swish(at.in[0], at.scalars[0]))},
    {"aclnnSwishBackward", Form::Gradient, Newer | On910 | On310P | OptionalScalar,
     ACTGRAD_RESULT(at.in[0] * swish_slope(at.in[1], at.scalars[0]))},
    {"aclnnFastGelu", Form::Unary, Newer | OneFormat, ACTGRAD_RESULT(swish(at.in[0], 1.702))},
    {"aclnnFastGeluBackward", Form::Gradient, Newer | OneFormat,
     ACTGRAD_RESULT(at.in[0] * swish_slope(at.in[1], 1.702))},
    {"aclnnGelu", Form::Unary, Newer | On910 | On310P | PublicFormats, ACTGRAD_RESULT(gelu(at.in[0], true))},
    {"aclnnGeluBackward", Form::Gradient, Newer | On910 | On310P | Promotes | CastsToAny | Broadcasts,
     ACTGRAD_RESULT(at.in[0] * gelu_slope(at.in[1], true))},
    {"aclnnGeluV2", Form::Unary, Newer | On910 | On310P, ACTGRAD_RESULT(gelu(at.in[0], at.call.number() == 1)),
     refuses_gelu},
    {"aclnnGeluBackwardV2", Form::Gradient, Newer | On910 | On310P | Promotes | Promoted | Broadcasts | AnyRank,
     ACTGRAD_RESULT(at.in[0] * gelu_slope(at.in[1], at.call.number() == 1)), refuses_gelu},
    {"aclnnSigmoid", Form::Unary, Newer | On910 | On310P | Double | Casts, ACTGRAD_RESULT(sigmoid(at.in[0]))},
    {"aclnnInplaceSigmoid", Form::InPlace, Newer | On910 | On310P | Double, ACTGRAD_RESULT(sigmoid(at.in[0]))},
    {"aclnnSigmoidBackward", Form::Gradient, Newer | On910 | On310P | Double | Promotes | Casts | Broadcasts,
     ACTGRAD_RESULT(at.in[0] * at.in[1] * (1 - at.in[1]))},
    {"aclnnTanh", Form::Unary, Newer | On910 | Casts | AllIntegers | Bool | WholeInput | OneFormat | PublicFormats,
     ACTGRAD_RESULT(std::tanh(at.in[0]))},
    {"aclnnInplaceTanh", Form::InPlace, Newer | On910 | PublicFormats, ACTGRAD_RESULT(std::tanh(at.in[0]))},
    {"aclnnTanhBackward", Form::Gradient, Newer | On910 | On310P | Double | Broadcasts,
     ACTGRAD_RESULT(at.in[0] * (1 - at.in[1] * at.in[1]))},
    {"aclnnErfinv", Form::Unary, Newer | On910 | Casts | AllIntegers | Bool | NewerIntegers | WholeInput,
     ACTGRAD_RESULT(erfinv(at.in[0]))},
    {"aclnnInplaceErfinv", Form::InPlace, Newer | On910, ACTGRAD_RESULT(erfinv(at.in[0]))},
    {"aclnnRelu", Form::Unary, Newer | On910 | Int8 | Uint8 | Int32 | Int64, ACTGRAD_RESULT(std::max(at.in[0], 0.0)),
     nullptr, whole_relu},
    {"aclnnInplaceRelu", Form::InPlace, Newer | On910 | Int8 | Uint8 | Int32 | Int64,
     ACTGRAD_RESULT(std::max(at.in[0], 0.0)), nullptr, whole_relu},
    {"aclnnSquaredRelu", Form::Unary, Newer, ACTGRAD_RESULT(at.in[0] > 0 ? at.in[0] * at.in[0] : 0)},
    {"aclnnHeaviside", Form::Gradient, Newer | No950 | Broadcasts,
     ACTGRAD_RESULT(at.in[0] == 0  ? at.in[1]
                    : at.in[0] > 0 ? 1
                                   : 0)},
    {"aclnnAddRelu", Form::Gradient, Newer | On910 | Promotes | CastsToAny | Broadcasts | AllIntegers, add_relu,
     refuses_fraction, whole_add_relu},
    {"aclnnRReluWithNoise", Form::Drawn, Newer | On910 | OneFormat | AnyRank, rrelu, refuses_bounds},
    {"aclnnThreshold", Form::Unary, Newer | On910 | AllIntegers | CastsToAny,
     ACTGRAD_RESULT(at.in[0] > at.scalars[0] ? at.in[0] : at.scalars[1]), nullptr, whole_threshold},
    {"aclnnInplaceThreshold", Form::InPlace, Newer | On910 | AllIntegers,
     ACTGRAD_RESULT(at.in[0] > at.scalars[0] ? at.in[0] : at.scalars[1]), nullptr, whole_threshold},
    {"aclnnThresholdBackward", Form::Gradient, Newer | On910 | On310P | Int8 | Uint8 | Int32 | Int64On950 | Broadcasts,
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
    {"aclnnHardshrink", Form::Unary, Newer | No950 | On910 | On310P | Casts, hardshrink},
    {"aclnnHardshrinkBackward", Form::Gradient, Newer | On910 | Promotes | Casts | Broadcasts, shrink_gradient},
    {"aclnnSoftshrink", Form::Unary, Newer | On910 | On310P | Casts,
     [](const Element& at) { return shrink(at, at.scalars[0]); }, refuses_negative},
    {"aclnnSoftshrinkBackward", Form::Gradient, Newer | On910 | On310P | Promotes | Casts | Broadcasts, shrink_gradient,
     refuses_negative},
    {"aclnnShrink", Form::Unary, Newer | On310P | NoBf16 | Casts | OneFormat | AnyRank,
     [](const Element& at) { return shrink(at, at.scalars[1]); }, refuses_negative},
};
#undef ACTGRAD_RESULT

inline const Rule* rule_of(const std::string& name) {
    const auto* const found =
        std::find_if(std::begin(RULES), std::end(RULES), [&](const Rule& rule) { return name == rule.name; });
    return found == std::end(RULES) ? nullptr : found;
}

// ---- statuses ----

inline bool is_newer(Product product) {
    return product == Product::Ascend950 || product == Product::Ascend910_93 || product == Product::Ascend910B;
}

inline bool is_served(const Rule& rule, Product product) {
    switch (product) {
        case Product::Ascend310B: return rule.has(On310B);
        case Product::Ascend310P: return rule.has(On310P);
        case Product::Ascend910: return rule.has(On910);
        case Product::Ascend950: return rule.has(Newer) && !rule.has(No950);
        default: return rule.has(Newer) && !rule.has(Only950);
    }
}

inline bool has_float(const Rule& rule, aclDataType dtype, Product product) {
    switch (dtype) {
        case ACL_FLOAT:
        case ACL_FLOAT16: return true;
        case ACL_BF16: return !rule.has(NoBf16) && (is_newer(product) || product == Product::Ascend310B);
        case ACL_DOUBLE: return rule.has(Double);
        default: return false;
    }
}

inline bool has_integer(const Rule& rule, aclDataType dtype, Product product) {
    if (rule.has(NewerIntegers) && !is_newer(product)) {
        return false;
    }
    switch (dtype) {
        case ACL_INT8: return rule.has(Int8);
        case ACL_UINT8: return rule.has(Uint8);
        case ACL_INT16: return rule.has(Int16);
        case ACL_INT32: return rule.has(Int32);
        case ACL_INT64: return rule.has(Int64) || (rule.has(Int64On950) && product == Product::Ascend950);
        case ACL_BOOL: return rule.has(Bool);
        default: return false;
    }
}

// The common dtype.
inline aclDataType promoted(aclDataType a, aclDataType b) {
    if (a == b) {
        return a;
    }
    if (!is_float(a) && !is_float(b)) {
        const bool bytes = aclDataTypeSize(a) == 1 && aclDataTypeSize(b) == 1;
        return bytes ? ACL_INT16 : aclDataTypeSize(a) > aclDataTypeSize(b) ? a : b;
    }
    if (!is_float(a) || !is_float(b)) {
        return is_float(a) ? a : b;
    }
    return a == ACL_DOUBLE || b == ACL_DOUBLE ? ACL_DOUBLE : ACL_FLOAT;
}

// The dtype that a call computes in: an integer dtype if it computes exactly, else FLOAT for integers. The inputs of a
// gated form have one dtype.
inline aclDataType compute_dtype(const Call& call) {
    const auto counted = [&](size_t i) {
        const aclDataType dtype = call.tensors[i].dtype;
        return is_float(dtype) || call.rule->whole ? dtype : ACL_FLOAT;
    };
    return call.rule->form == Form::Gradient ? promoted(counted(0), counted(1)) : counted(0);
}

inline bool is_private(aclFormat format) {
    return format == ACL_FORMAT_NC1HWC0 || format == ACL_FORMAT_FRACTAL_Z || format == ACL_FORMAT_NC1HWC0_C04 ||
           format == ACL_FORMAT_FRACTAL_NZ || format == ACL_FORMAT_NDC1HWC0 || format == ACL_FRACTAL_Z_3D;
}

inline bool broadcasts(const Numbers& a, const Numbers& b, const Numbers& result) {
    const size_t rank = std::max(a.size(), b.size());
    if (result.size() != rank) {
        return false;
    }
    for (size_t i = 1; i <= rank; ++i) {
        const int64_t x = i <= a.size() ? a[a.size() - i] : 1;
        const int64_t y = i <= b.size() ? b[b.size() - i] : 1;
        if ((x != y && x != 1 && y != 1) || result[rank - i] != (x == 1 ? y : x)) {
            return false;
        }
    }
    return true;
}

inline bool dtypes_fit(const Call& call, Product product) {
    const Rule& rule = *call.rule;
    const std::vector<Spec>& all = call.tensors;
    const size_t inputs = rule.form == Form::InPlace ? 1 : all.size() - outputs_of(rule.form);
    bool same_inputs = true, same = true;
    const bool all_whole = std::all_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(inputs),
                                       [](const Spec& s) { return is_integer(s.dtype); });
    for (size_t i = 0; i < all.size(); ++i) {
        const aclDataType dtype = all[i].dtype;
        const bool any = i >= inputs && rule.has(CastsToAny);
        const bool takes = any ? all_whole : !rule.has(WholeInput) || i + 1 == inputs;
        const bool whole = takes && has_integer(rule, dtype, product);
        if (!whole && !(any ? is_float(dtype) : has_float(rule, dtype, product))) {
            return false;
        }
        same = same && dtype == all[0].dtype;
        same_inputs = same_inputs && (i >= inputs || dtype == all[0].dtype);
    }
    if (product == Product::Ascend950 && rule.has(Mixes950) && !same_inputs) {
        return all.back().dtype == ACL_FLOAT;
    }
    return (same_inputs || rule.has(Promotes)) && (same || rule.has(Casts) || rule.has(CastsToAny) ||
                                                   (rule.has(Promoted) && all.back().dtype == compute_dtype(call)));
}

inline bool lies_in_turns(const Call& call) { return call.rule->has(Interleaves) && call.numbers.at(1) != 0; }

// The dimensions from one on, merged into one axis.
struct Axis {
    __int128 size = 1;
    int64_t stride = 0;
    bool is_one = true;  // one stride spans all elements

    Axis(const Spec& spec, size_t from) {
        for (size_t d = spec.sizes.size(); d-- > from;) {
            if (spec.sizes[d] != 1) {
                is_one = is_one && (size == 1 || size * stride == spec.strides[d]);
                stride = size == 1 ? spec.strides[d] : stride;
                constexpr __int128 most = __int128{1} << 62;
                size = std::clamp(size * spec.sizes[d], -most, most);
            }
        }
    }
};

inline size_t split_of(const Call& call, const Spec& spec) {
    return static_cast<size_t>(call.dim() < 0 ? call.dim() + spec.rank() : call.dim());
}

// The stride through all elements; -1 if there is none.
inline int64_t one_step(const Spec& spec) {
    __int128 elements = 1, step = 0;
    for (size_t i = spec.sizes.size(); i-- > 0;) {
        if (spec.sizes[i] != 1) {
            if (elements != 1 && spec.strides[i] != elements * step) {
                return -1;
            }
            step = elements == 1 ? spec.strides[i] : step;
            elements *= std::clamp<int64_t>(spec.sizes[i], -(int64_t{1} << 20), int64_t{1} << 20);
            elements = std::clamp(elements, -(__int128{1} << 60), __int128{1} << 60);
        }
    }
    return static_cast<int64_t>(step);
}

inline bool has_place_for_drawn(const Call& call) {
    const Spec &x = call.tensors[0], &drawn = call.tensors[1];
    if (!draws(call) || drawn.sizes == x.sizes || x.is_empty()) {
        return true;
    }
    return count(drawn.sizes) >= count(x.sizes) && one_step(drawn) >= 0;
}

inline bool shapes_fit(const Call& call, Product product) {
    const Rule& rule = *call.rule;
    const std::vector<Spec>& all = call.tensors;
    for (const Spec& spec : all) {
        if (!rule.has(AnyRank) && spec.rank() > 8) {
            return false;
        }
    }
    if (rule.form == Form::Drawn) {
        const bool ranks = std::all_of(all.begin(), all.end(), [](const Spec& spec) { return spec.rank() <= 32; });
        return ranks && all[2].sizes == all[0].sizes && has_place_for_drawn(call);
    }
    if (!is_gated(rule.form)) {
        if (rule.has(Broadcasts) || (rule.has(Mixes950) && product == Product::Ascend950)) {
            return broadcasts(all[0].sizes, all[1].sizes, all[2].sizes);
        }
        return std::all_of(all.begin(), all.end(), [&](const Spec& spec) { return spec.sizes == all[0].sizes; });
    }
    const Spec& whole = all[is_whole(rule.form, 0) ? 0 : 1];
    if (rule.has(LastDim) && whole.rank() < (rule.has(FromRank1) ? 1 : 2)) {
        return false;
    }
    if (call.dim() < -whole.rank() || call.dim() >= whole.rank()) {
        return false;
    }
    const size_t split = split_of(call, whole);
    Numbers half = whole.sizes;
    if (half[split] % 2 != 0) {
        return false;
    }
    half[split] /= 2;
    for (size_t i = 0; i < all.size(); ++i) {
        if (rule.form == Form::GatedByElement && i == 1) {
            if (all[i].sizes != Numbers(all[i].sizes.size(), 1)) {
                return false;
            }
        } else if (all[i].sizes != (is_whole(rule.form, i) ? whole.sizes : half)) {
            return false;
        }
        if (lies_in_turns(call) && !all[i].is_empty() && !Axis(all[i], split).is_one) {
            return false;
        }
    }
    return true;
}

// The status of phase one; -1 if both success and 161002 are correct. Null and dead objects are checked earlier.
inline int expected_status(const Call& call, Product product) {
    constexpr int invalid = ACLNN_ERR_PARAM_INVALID;
    const Rule& rule = *call.rule;
    if (!is_served(rule, product)) {
        return ACLNN_ERR_INNER_FIND_KERNEL_ERROR;
    }
    if (!dtypes_fit(call, product)) {
        return invalid;
    }
    if (!shapes_fit(call, product) || (rule.refuses && rule.refuses(call, product))) {
        return rule.refusal;
    }
    for (const Scalar& scalar : call.scalars) {
        if (!is_real(scalar.dtype)) {
            return invalid;
        }
    }
    for (const Spec& spec : call.tensors) {
        if ((rule.has(PublicFormats) && is_private(spec.format)) ||
            (rule.has(OneFormat) && spec.format != call.tensors[0].format) || !is_inside_storage(spec)) {
            return invalid;
        }
    }
    int status = ACLNN_SUCCESS;
    for (size_t i = call.tensors.size() - outputs_of(rule.form); i < call.tensors.size(); ++i) {
        switch (overlap(call.tensors[i])) {
            case Overlap::Yes: return invalid;
            case Overlap::Unknown: status = -1; break;
            case Overlap::No: break;
        }
    }
    return status;
}

// ---- operands ----

// A view of one tensor of a call, by index.
struct Operand {
    size_t tensor;
    Numbers sizes, strides;
    int64_t offset;
    aclDataType dtype;
};

struct Operands {
    std::vector<Operand> inputs, outputs;
};

inline Operand whole(const Call& call, size_t tensor) {
    const Spec& spec = call.tensors[tensor];
    Operand operand{tensor, spec.sizes, spec.strides, spec.offset, spec.dtype};
    if (lies_in_turns(call)) {
        const size_t split = split_of(call, spec);
        const Axis axis(spec, split);
        operand.sizes.resize(split);
        operand.sizes.push_back(static_cast<int64_t>(axis.size));
        operand.strides.resize(split);
        operand.strides.push_back(axis.stride);
    }
    return operand;
}

inline Operand half(const Call& call, size_t tensor, bool first) {
    Operand operand = whole(call, tensor);
    if (lies_in_turns(call)) {
        operand.sizes.back() /= 2;
        operand.offset += first ? 0 : operand.strides.back();
        operand.strides.back() *= 2;
        return operand;
    }
    const size_t split = split_of(call, call.tensors[tensor]);
    operand.sizes[split] /= 2;
    operand.offset += first ? 0 : operand.sizes[split] * operand.strides[split];
    return operand;
}

// For a call that phase one accepted.
inline Operands operands_of(const Call& call) {
    const Form form = call.rule->form;
    const size_t last = call.tensors.size() - 1;
    const bool left = is_gated(form) && !call.activates_left();  // the activated half is first
    switch (form) {
        case Form::Unary:
        case Form::InPlace: return {{whole(call, 0)}, {whole(call, last)}};
        case Form::Gradient: return {{whole(call, 0), whole(call, 1)}, {whole(call, last)}};
        case Form::Gated: return {{half(call, 0, left), half(call, 0, !left)}, {whole(call, 1)}};
        case Form::GatedByElement: {
            const Operand element{1, {}, {}, call.tensors[1].offset, call.tensors[1].dtype};
            return {{half(call, 0, left), half(call, 0, !left), element}, {whole(call, 2)}};
        }
        case Form::Drawn: {
            if (!draws(call)) {
                return {{whole(call, 0)}, {whole(call, 2)}};
            }
            Operand drawn = whole(call, 1);
            if (drawn.sizes != call.tensors[0].sizes) {
                int64_t step = one_step(call.tensors[1]);
                drawn.sizes = call.tensors[0].sizes;
                drawn.strides.assign(drawn.sizes.size(), 0);
                for (size_t i = drawn.sizes.size(); i-- > 0; step *= drawn.sizes[i]) {
                    drawn.strides[i] = step;
                }
            }
            return {{whole(call, 0)}, {whole(call, 2), drawn}};
        }
        case Form::GatedKept: return {{half(call, 0, left), half(call, 0, !left)}, {whole(call, 1), whole(call, 2)}};
        default: break;
    }
    Operands all{{whole(call, 0), half(call, 1, left), half(call, 1, !left)},
                 {half(call, last, left), half(call, last, !left)}};
    if (form == Form::GatedKeptGradient) {
        all.inputs.push_back(whole(call, 2));
    }
    return all;
}

}  // namespace fuzz
