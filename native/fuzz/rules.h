// SPDX-License-Identifier: Apache-2.0
//
// What phase one and the kernels of the documented operators have to answer, typed by hand from the contract. Operators
// that are not here are called all the same, and judged less closely.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "aclnn/aclnn_base.h"
#include "ascendcl/product.h"

namespace fuzz {

using actgrad::Product;
using Numbers = std::vector<int64_t>;

// What a tensor was created with.
struct Spec {
    aclDataType dtype = ACL_FLOAT;
    aclFormat format = ACL_FORMAT_ND;
    Numbers sizes, strides, storage;
    int64_t offset = 0;
    uint8_t* data = nullptr;

    int64_t item() const { return static_cast<int64_t>(aclDataTypeSize(dtype)); }
    int rank() const { return static_cast<int>(sizes.size()); }
    bool is_empty() const { return std::find(sizes.begin(), sizes.end(), 0) != sizes.end(); }
};

// The product of `sizes`: 0 if any is 0, else -1 if any is negative; at most 2^100.
inline __int128 count(const Numbers& sizes) {
    if (std::find(sizes.begin(), sizes.end(), 0) != sizes.end()) {
        return 0;
    }
    __int128 product = 1;
    for (const int64_t size : sizes) {
        if (size < 0) {
            return -1;
        }
        product = std::min(product * size, __int128{1} << 62);
    }
    return product;
}

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

// By counting the places of all elements where they are few.
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

// ---- the operators ----

enum class Form { Unary, Gradient, Gated, GatedGradient };
enum class Function { Silu, Hardswish, SwiGlu, GeGlu };

struct Rule {
    const char* name;
    Form form;
    Function function;
    bool on_910, on_310p;
    bool may_cast = false;
    bool activates_left = false;  // has the parameter
    bool in_place = false;
};

inline const Rule* rule_of(const std::string& name) {
    static constexpr Rule rules[] = {
        {"aclnnSilu", Form::Unary, Function::Silu, true, true},
        {"aclnnHardswish", Form::Unary, Function::Hardswish, true, false, true},
        {"aclnnInplaceHardswish", Form::Unary, Function::Hardswish, true, false, false, false, true},
        {"aclnnSiluBackward", Form::Gradient, Function::Silu, true, false},
        {"aclnnHardswishBackward", Form::Gradient, Function::Hardswish, true, false},
        {"aclnnHardswishBackwardV2", Form::Gradient, Function::Hardswish, true, false},
        {"aclnnSwiGlu", Form::Gated, Function::SwiGlu, false, true},
        {"aclnnGeGlu", Form::Gated, Function::GeGlu, false, true},
        {"aclnnGeGluV3", Form::Gated, Function::GeGlu, false, true, false, true},
        {"aclnnSwiGluGrad", Form::GatedGradient, Function::SwiGlu, false, true},
        {"aclnnGeGluBackward", Form::GatedGradient, Function::GeGlu, false, true},
        {"aclnnGeGluV3Backward", Form::GatedGradient, Function::GeGlu, true, true, false, true},
    };
    for (const Rule& rule : rules) {
        if (name == rule.name) {
            return &rule;
        }
    }
    return nullptr;
}

// A call of a known operator: its tensors in parameter order, then its attributes.
struct Call {
    const Rule* rule;
    std::vector<Spec> tensors;
    int64_t dim = 0;
    int64_t approximate = 0;
    bool activates_left = false;
};

inline bool is_served(const Rule& rule, Product product) {
    switch (product) {
        case Product::Ascend310B: return false;
        case Product::Ascend310P: return rule.on_310p;
        case Product::Ascend910: return rule.on_910;
        default: return true;
    }
}

inline bool has_dtype(aclDataType dtype, Product product) {
    const bool bfloat16 = product != Product::Ascend910 && product != Product::Ascend310P;
    return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || (bfloat16 && dtype == ACL_BF16);
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

// The status of phase one; -1 where either success or 161002 is right. Null and dead tensors were judged before.
inline int expected_status(const Call& call, Product product) {
    constexpr int invalid = ACLNN_ERR_PARAM_INVALID;
    const Rule& rule = *call.rule;
    const std::vector<Spec>& all = call.tensors;
    if (!is_served(rule, product)) {
        return ACLNN_ERR_INNER_FIND_KERNEL_ERROR;
    }
    const bool is_950 = product == Product::Ascend950;
    const bool silu_gradient = rule.form == Form::Gradient && rule.function == Function::Silu;
    bool same_dtype = true;
    for (const Spec& spec : all) {
        if (!has_dtype(spec.dtype, product)) {
            return invalid;
        }
        same_dtype = same_dtype && spec.dtype == all[0].dtype;
    }
    const bool mixes = silu_gradient && is_950 && all[0].dtype != all[1].dtype && all[2].dtype == ACL_FLOAT;
    if (!same_dtype && !rule.may_cast && !mixes) {
        return invalid;
    }
    std::vector<const Spec*> outputs{&all.back()};
    if (rule.form == Form::Unary) {
        if (all[0].sizes != all.back().sizes) {
            return invalid;
        }
    } else if (rule.form == Form::Gradient) {
        for (const Spec& spec : all) {
            if (spec.rank() > 8) {
                return invalid;
            }
        }
        if (silu_gradient && is_950 ? !broadcasts(all[0].sizes, all[1].sizes, all[2].sizes)
                                    : all[0].sizes != all[1].sizes || all[0].sizes != all[2].sizes) {
            return invalid;
        }
    } else {
        const bool backward = rule.form == Form::GatedGradient;
        const Spec& whole = all[backward ? 1 : 0];
        const Spec& half = all[backward ? 0 : 1];
        const bool geglu = rule.function == Function::GeGlu;
        if (whole.rank() < 1 || whole.rank() > 8 || call.dim < -whole.rank() || call.dim >= whole.rank()) {
            return invalid;
        }
        const auto split = static_cast<size_t>(call.dim < 0 ? call.dim + whole.rank() : call.dim);
        Numbers halved = whole.sizes;
        if (halved[split] % 2 != 0) {
            return invalid;
        }
        halved[split] /= 2;
        if (half.sizes != halved || (backward && all.back().sizes != whole.sizes) ||
            (geglu && all[2].sizes != half.sizes)) {
            return invalid;
        }
        for (const Spec& spec : all) {
            if (!geglu && is_private(spec.format)) {
                return invalid;
            }
        }
        if (geglu && ((call.approximate != 0 && call.approximate != 1) ||
                      (backward && product == Product::Ascend310P && call.approximate != 1))) {
            return invalid;
        }
        if (geglu && !backward) {
            outputs = {&all[1], &all[2]};
        }
    }
    for (const Spec& spec : all) {
        if (!is_inside_storage(spec)) {
            return invalid;
        }
    }
    int status = ACLNN_SUCCESS;
    for (const Spec* output : outputs) {
        switch (overlap(*output)) {
            case Overlap::Yes: return invalid;
            case Overlap::Unknown: status = -1; break;
            case Overlap::No: break;
        }
    }
    return status;
}

// ---- values ----

inline double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
inline double silu(double x) { return x * sigmoid(x); }
inline double silu_slope(double x) { return sigmoid(x) * (1 + x * (1 - sigmoid(x))); }
inline double hardswish(double x) { return x * std::clamp(x + 3, 0.0, 6.0) / 6; }
inline double hardswish_slope(double x) { return x <= -3 ? 0 : x >= 3 ? 1 : x / 3 + 0.5; }

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

// The operands' values at one element to the results' there, both in the order of operands_of.
inline std::vector<double> values(const Call& call, const std::vector<double>& in) {
    const bool by_tanh = call.approximate == 1;
    const bool is_silu = call.rule->function == Function::Silu;
    const bool is_swiglu = call.rule->function == Function::SwiGlu;
    switch (call.rule->form) {
        case Form::Unary: return {is_silu ? silu(in[0]) : hardswish(in[0])};
        case Form::Gradient: return {in[0] * (is_silu ? silu_slope(in[1]) : hardswish_slope(in[1]))};
        case Form::Gated:
            if (is_swiglu) {
                return {silu(in[0]) * in[1]};
            }
            return {in[0] * gelu(in[1], by_tanh), gelu(in[1], by_tanh)};
        default:
            if (is_swiglu) {
                return {in[0] * in[2] * silu_slope(in[1]), in[0] * silu(in[1])};
            }
            return {in[0] * in[3], in[0] * in[1] * gelu_slope(in[2], by_tanh)};
    }
}

// A view of one tensor of a call, by its number.
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
    return {tensor, spec.sizes, spec.strides, spec.offset, spec.dtype};
}

inline Operand half(const Call& call, size_t tensor, bool first) {
    Operand operand = whole(call, tensor);
    const auto rank = static_cast<int64_t>(operand.sizes.size());
    const auto split = static_cast<size_t>(call.dim < 0 ? call.dim + rank : call.dim);
    operand.sizes[split] /= 2;
    operand.offset += first ? 0 : operand.sizes[split] * operand.strides[split];
    return operand;
}

// Of a call that phase one took.
inline Operands operands_of(const Call& call) {
    const bool geglu = call.rule->function == Function::GeGlu;
    const bool left = !call.activates_left;  // which half comes first
    switch (call.rule->form) {
        case Form::Unary: return {{whole(call, 0)}, {whole(call, call.tensors.size() - 1)}};
        case Form::Gradient: return {{whole(call, 0), whole(call, 1)}, {whole(call, 2)}};
        case Form::Gated: {
            Operands all{{half(call, 0, left), half(call, 0, !left)}, {whole(call, 1)}};
            if (geglu) {
                all.outputs.push_back(whole(call, 2));
            }
            return all;
        }
        default: {
            const size_t result = call.tensors.size() - 1;
            Operands all{{whole(call, 0), half(call, 1, left), half(call, 1, !left)},
                         {half(call, result, left), half(call, result, !left)}};
            if (geglu) {
                all.inputs.push_back(whole(call, 2));
            }
            return all;
        }
    }
}

}  // namespace fuzz
