// SPDX-License-Identifier: Apache-2.0
#include "fuzz/rules/dtypes.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace fuzz {

namespace {

bool has_float(const Rule& rule, aclDataType dtype, Product product) {
    switch (dtype) {
        case ACL_FLOAT:
        case ACL_FLOAT16: return true;
        case ACL_BF16: return !rule.has(NoBf16) && (is_newer(product) || product == Product::Ascend310B);
        case ACL_DOUBLE: return rule.has(Double);
        default: return false;
    }
}

// The common dtype.
aclDataType promoted(aclDataType a, aclDataType b) {
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

}  // namespace

bool is_newer(Product product) {
    return product == Product::Ascend950 || product == Product::Ascend910_93 || product == Product::Ascend910B;
}

bool is_served(const Rule& rule, Product product) {
    switch (product) {
        case Product::Ascend310B: return rule.has(On310B);
        case Product::Ascend310P: return rule.has(On310P);
        case Product::Ascend910: return rule.has(On910);
        case Product::Ascend950: return rule.has(Newer) && !rule.has(No950);
        default: return rule.has(Newer) && !rule.has(Only950);
    }
}

bool has_integer(const Rule& rule, aclDataType dtype, Product product) {
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

aclDataType compute_dtype(const Call& call) {
    const auto counted = [&](size_t i) {
        const aclDataType dtype = call.tensors[i].dtype;
        return is_float(dtype) || call.rule->whole ? dtype : ACL_FLOAT;
    };
    return call.rule->form == Form::Gradient ? promoted(counted(0), counted(1)) : counted(0);
}

bool dtypes_fit(const Call& call, Product product) {
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

}  // namespace fuzz
