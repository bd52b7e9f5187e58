// SPDX-License-Identifier: Apache-2.0
//
// What phase one and the kernels of the documented operators have to answer, typed by hand from the contract: a row for
// each operator. Those that have no row are called all the same, and judged less closely.
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

// ---- functions ----

inline double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }
inline double silu(double x) { return x * sigmoid(x); }
inline double silu_slope(double x) { return sigmoid(x) * (1 + x * (1 - sigmoid(x))); }
inline double hardswish(double x) { return x * std::clamp(x + 3, 0.0, 6.0) / 6; }
inline double hardswish_slope(double x) { return x <= -3 ? 0 : x >= 3 ? 1 : x / 3 + 0.5; }
inline double hardswish_closed_slope(double x) { return x < -3 ? 0 : x > 3 ? 1 : x / 3 + 0.5; }
inline double leaky(double x, double value, double slope) { return x > 0 ? value : slope * value; }

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

// Which tensors an operator takes, in parameter order.
enum class Form {
    Unary,              // x, out
    InPlace,            // x, which is the output too
    Gradient,           // dy, x, dx
    Gated,              // x of two halves, out
    GatedKept,          // x of two halves, out, the activated half
    GatedGradient,      // dy, x of two halves, dx
    GatedKeptGradient,  // dy, x of two halves, the activated half, dx
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

inline size_t outputs_of(Form form) { return form == Form::GatedKept ? 2 : 1; }

inline bool is_gated(Form form) {
    return form == Form::Gated || form == Form::GatedKept || form == Form::GatedGradient ||
           form == Form::GatedKeptGradient;
}

// Whether tensor number `i` of a gated form has both halves.
inline bool is_whole(Form form, size_t i) {
    return form == Form::Gated || form == Form::GatedKept ? i == 0 : i == 1 || i + 1 == tensors_of(form);
}

// Where an operator is, and what it takes there.
enum Support : unsigned {
    Newer = 1 << 0,           // 950, 910_93 and 910B: FLOAT, FLOAT16, BF16
    On910 = 1 << 1,           // FLOAT, FLOAT16
    On310P = 1 << 2,          // FLOAT, FLOAT16
    Double = 1 << 3,          // DOUBLE wherever it is
    Promotes = 1 << 4,        // inputs of several dtypes
    Casts = 1 << 5,           // an output of any dtype that inputs may have
    CastsToAny = 1 << 6,      // an output of any float dtype
    Broadcasts = 1 << 7,      // inputs of several shapes
    Mixes950 = 1 << 8,        // on 950: broadcasting, and two dtypes with a FLOAT output
    AnyRank = 1 << 9,         // above 8 too
    PublicFormats = 1 << 10,  // and no private one
};

struct Scalar {
    aclDataType dtype;
    double value;
};

struct Rule;

// A call of an operator: its tensors, scalars and other attributes, each in parameter order.
struct Call {
    const Rule* rule = nullptr;
    std::vector<Spec> tensors;
    std::vector<Scalar> scalars;
    Numbers numbers;

    // The attributes of gated forms.
    int64_t dim() const { return numbers.at(0); }
    int64_t approximate() const { return numbers.at(1); }
    bool activates_left() const { return numbers.size() > 2 && numbers[2] != 0; }
};

// One element: the operands' values in the order of operands_of, and the scalars as kernels see them.
struct Element {
    const Call& call;
    std::vector<double> in, scalars;
};

using Results = std::vector<double>;

struct Rule {
    const char* name;
    Form form;
    unsigned support;
    Results (*results)(const Element& at);
    bool (*refuses)(const Call& call, Product product) = nullptr;  // because of its attributes' values

    bool has(Support what) const { return (support & what) != 0; }
};

inline bool refuses_approximate(const Call& call, Product) {
    return call.approximate() != 0 && call.approximate() != 1;
}

inline bool refuses_erf_on_310p(const Call& call, Product product) {
    return refuses_approximate(call, product) || (product == Product::Ascend310P && call.approximate() == 0);
}

inline bool refuses_results_of_negative_slope(const Call& call, Product) {
    return call.numbers[0] != 0 && call.scalars[0].value < 0;
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

inline const Rule* rule_of(const std::string& name) {
#define ACTGRAD_RESULT(expression) [](const Element& at) -> Results { return {expression}; }
    static constexpr Rule rules[] = {
        {"aclnnSilu", Form::Unary, Newer | On910 | On310P | AnyRank, ACTGRAD_RESULT(silu(at.in[0]))},
        {"aclnnSiluBackward", Form::Gradient, Newer | On910 | Mixes950,
         ACTGRAD_RESULT(at.in[0] * silu_slope(at.in[1]))},
        {"aclnnHardswish", Form::Unary, Newer | On910 | Casts | AnyRank, ACTGRAD_RESULT(hardswish(at.in[0]))},
        {"aclnnInplaceHardswish", Form::InPlace, Newer | On910 | AnyRank, ACTGRAD_RESULT(hardswish(at.in[0]))},
        {"aclnnHardswishBackward", Form::Gradient, Newer | On910,
         ACTGRAD_RESULT(at.in[0] * hardswish_closed_slope(at.in[1]))},
        {"aclnnHardswishBackwardV2", Form::Gradient, Newer | On910,
         ACTGRAD_RESULT(at.in[0] * hardswish_slope(at.in[1]))},
        {"aclnnLeakyRelu", Form::Unary, Newer | On910 | Double | CastsToAny,
         ACTGRAD_RESULT(leaky(at.in[0], at.in[0], at.scalars[0]))},
        {"aclnnInplaceLeakyRelu", Form::InPlace, Newer | On910 | Double,
         ACTGRAD_RESULT(leaky(at.in[0], at.in[0], at.scalars[0]))},
        {"aclnnLeakyReluBackward", Form::Gradient, Newer | On910 | On310P | Double | Promotes | CastsToAny | Broadcasts,
         ACTGRAD_RESULT(leaky(at.in[1], at.in[0], at.scalars[0])), refuses_results_of_negative_slope},
        {"aclnnSwiGlu", Form::Gated, Newer | On310P | PublicFormats, ACTGRAD_RESULT(silu(at.in[0]) * at.in[1])},
        {"aclnnSwiGluGrad", Form::GatedGradient, Newer | On310P | PublicFormats, swiglu_gradient},
        {"aclnnGeGlu", Form::GatedKept, Newer | On310P, geglu, refuses_approximate},
        {"aclnnGeGluV3", Form::GatedKept, Newer | On310P, geglu, refuses_approximate},
        {"aclnnGeGluBackward", Form::GatedKeptGradient, Newer | On310P, geglu_gradient, refuses_erf_on_310p},
        {"aclnnGeGluV3Backward", Form::GatedKeptGradient, Newer | On910 | On310P, geglu_gradient, refuses_erf_on_310p},
    };
#undef ACTGRAD_RESULT
    for (const Rule& rule : rules) {
        if (name == rule.name) {
            return &rule;
        }
    }
    return nullptr;
}

// ---- statuses ----

inline bool is_newer(Product product) {
    return product == Product::Ascend950 || product == Product::Ascend910_93 || product == Product::Ascend910B;
}

inline bool is_served(const Rule& rule, Product product) {
    switch (product) {
        case Product::Ascend310B: return false;
        case Product::Ascend310P: return rule.has(On310P);
        case Product::Ascend910: return rule.has(On910);
        default: return rule.has(Newer);
    }
}

inline bool is_float(aclDataType dtype) {
    return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || dtype == ACL_BF16 || dtype == ACL_DOUBLE;
}

inline bool has_dtype(const Rule& rule, aclDataType dtype, Product product) {
    return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || (dtype == ACL_BF16 && is_newer(product)) ||
           (dtype == ACL_DOUBLE && rule.has(Double));
}

// In which floats of two dtypes meet.
inline aclDataType promoted(aclDataType a, aclDataType b) {
    return a == b ? a : a == ACL_DOUBLE || b == ACL_DOUBLE ? ACL_DOUBLE : ACL_FLOAT;
}

// In which a call computes. The inputs of a gated form have one dtype.
inline aclDataType compute_dtype(const Call& call) {
    return call.rule->form == Form::Gradient ? promoted(call.tensors[0].dtype, call.tensors[1].dtype)
                                             : call.tensors[0].dtype;
}

// Whether a scalar is one real number.
inline bool is_real(aclDataType dtype) {
    switch (dtype) {
        case ACL_INT8:
        case ACL_UINT8:
        case ACL_INT16:
        case ACL_UINT16:
        case ACL_INT32:
        case ACL_UINT32:
        case ACL_INT64:
        case ACL_UINT64:
        case ACL_BOOL: return true;
        default: return is_float(dtype);
    }
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
    for (size_t i = 0; i < all.size(); ++i) {
        const aclDataType dtype = all[i].dtype;
        const bool any = i >= inputs && rule.has(CastsToAny);
        if (any ? !is_float(dtype) : !has_dtype(rule, dtype, product)) {
            return false;
        }
        same = same && dtype == all[0].dtype;
        same_inputs = same_inputs && (i >= inputs || dtype == all[0].dtype);
    }
    if (product == Product::Ascend950 && rule.has(Mixes950) && !same_inputs) {
        return all.back().dtype == ACL_FLOAT;
    }
    return (same_inputs || rule.has(Promotes)) && (same || rule.has(Casts) || rule.has(CastsToAny));
}

inline bool shapes_fit(const Call& call, Product product) {
    const Rule& rule = *call.rule;
    const std::vector<Spec>& all = call.tensors;
    for (const Spec& spec : all) {
        if (!rule.has(AnyRank) && spec.rank() > 8) {
            return false;
        }
    }
    if (!is_gated(rule.form)) {
        if (rule.has(Broadcasts) || (rule.has(Mixes950) && product == Product::Ascend950)) {
            return broadcasts(all[0].sizes, all[1].sizes, all[2].sizes);
        }
        return std::all_of(all.begin(), all.end(), [&](const Spec& spec) { return spec.sizes == all[0].sizes; });
    }
    const Spec& whole = all[is_whole(rule.form, 0) ? 0 : 1];
    if (call.dim() < -whole.rank() || call.dim() >= whole.rank()) {
        return false;
    }
    const auto split = static_cast<size_t>(call.dim() < 0 ? call.dim() + whole.rank() : call.dim());
    Numbers half = whole.sizes;
    if (half[split] % 2 != 0) {
        return false;
    }
    half[split] /= 2;
    for (size_t i = 0; i < all.size(); ++i) {
        if (all[i].sizes != (is_whole(rule.form, i) ? whole.sizes : half)) {
            return false;
        }
    }
    return true;
}

// The status of phase one; -1 where either success or 161002 is right. Null and dead objects were judged before.
inline int expected_status(const Call& call, Product product) {
    constexpr int invalid = ACLNN_ERR_PARAM_INVALID;
    const Rule& rule = *call.rule;
    if (!is_served(rule, product)) {
        return ACLNN_ERR_INNER_FIND_KERNEL_ERROR;
    }
    if (!dtypes_fit(call, product) || !shapes_fit(call, product) || (rule.refuses && rule.refuses(call, product))) {
        return invalid;
    }
    for (const Scalar& scalar : call.scalars) {
        if (!is_real(scalar.dtype)) {
            return invalid;
        }
    }
    for (const Spec& spec : call.tensors) {
        if ((rule.has(PublicFormats) && is_private(spec.format)) || !is_inside_storage(spec)) {
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
    const auto split = static_cast<size_t>(call.dim() < 0 ? call.dim() + rank : call.dim());
    operand.sizes[split] /= 2;
    operand.offset += first ? 0 : operand.sizes[split] * operand.strides[split];
    return operand;
}

// Of a call that phase one took.
inline Operands operands_of(const Call& call) {
    const Form form = call.rule->form;
    const size_t last = call.tensors.size() - 1;
    const bool left = is_gated(form) && !call.activates_left();  // which half comes first
    switch (form) {
        case Form::Unary:
        case Form::InPlace: return {{whole(call, 0)}, {whole(call, last)}};
        case Form::Gradient: return {{whole(call, 0), whole(call, 1)}, {whole(call, last)}};
        case Form::Gated: return {{half(call, 0, left), half(call, 0, !left)}, {whole(call, 1)}};
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
