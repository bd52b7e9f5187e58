// SPDX-License-Identifier: Apache-2.0
#include "fuzz/rules/statuses.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "fuzz/rules/dtypes.h"
#include "fuzz/rules/views.h"

namespace fuzz {

namespace {

bool is_private(aclFormat format) {
    return format == ACL_FORMAT_NC1HWC0 || format == ACL_FORMAT_FRACTAL_Z || format == ACL_FORMAT_NC1HWC0_C04 ||
           format == ACL_FORMAT_FRACTAL_NZ || format == ACL_FORMAT_NDC1HWC0 || format == ACL_FRACTAL_Z_3D;
}

bool broadcasts(const Numbers& a, const Numbers& b, const Numbers& result) {
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

bool has_place_for_drawn(const Call& call) {
    const Spec &x = call.tensors[0], &drawn = call.tensors[1];
    if (!call.draws() || drawn.sizes == x.sizes || x.is_empty()) {
        return true;
    }
    return count(drawn.sizes) >= count(x.sizes) && one_step(drawn) >= 0;
}

bool shapes_fit(const Call& call, Product product) {
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
        if (is_interleaved(call) && !all[i].is_empty() && !Axis(all[i], split).is_one) {
            return false;
        }
    }
    return true;
}

}  // namespace

int expected_status(const Call& call, Product product) {
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

}  // namespace fuzz
