// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_threshold.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_threshold {

constexpr CallNames NAMES{"aclnnInplaceThreshold", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
};

void check(
    PhaseOne& call, Tensor selfRef, Scalar threshold, Scalar value) {
    call.not_null({selfRef, threshold, value});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    real({threshold, value});
    no_nan_beside_integers({threshold, value}, selfRef);
    rank_between(selfRef, 0, 8);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    const aclDataType compute = promoted({selfRef});
    const Number threshold_number = call.number(threshold, compute, 0.0);
    const Number value_number = call.number(value, compute, 0.0, true);
    call.run(Kernel::threshold,
             {selfRef},
             {selfRef},
             {threshold_number, value_number});
}

}  // namespace inplace_threshold
}  // namespace

aclnnStatus plan_inplace_threshold(
    Product product,
    aclTensor* selfRef,
    const aclScalar* threshold,
    const aclScalar* value,
    Planned& planned) {
    return planned_by(inplace_threshold::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_threshold::check(
            call, {selfRef, call.name("selfRef", "x")}, {threshold, "threshold"}, {value, "value"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceThresholdGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* threshold,
    const aclScalar* value,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_threshold::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_threshold(product, selfRef, threshold, value, planned);
    });
}

aclnnStatus aclnnInplaceThreshold(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceThreshold", workspace, workspaceSize, executor, stream);
}
