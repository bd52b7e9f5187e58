// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_threshold.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace threshold {

constexpr CallNames NAMES{"aclnnThreshold", "threshold", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
};

void check(
    PhaseOne& call, Tensor self, Scalar threshold, Scalar value, Tensor out) {
    call.not_null({self, threshold, value, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self});
    real({threshold, value});
    castable(call, {self}, out);
    no_nan_beside_integers({threshold, value}, self);
    rank_between(self, 0, 8);
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number threshold_number = call.number(threshold, compute, 0.0);
    const Number value_number = call.number(value, compute, 0.0, true);
    call.run(Kernel::threshold,
             {self},
             {out},
             {threshold_number, value_number});
}

}  // namespace threshold
}  // namespace

aclnnStatus plan_threshold(
    Product product,
    const aclTensor* self,
    const aclScalar* threshold,
    const aclScalar* value,
    aclTensor* out,
    Planned& planned) {
    return planned_by(threshold::NAMES, product, planned, [&](PhaseOne& call) {
        threshold::check(
            call, {self, call.name("self", "x")}, {threshold, "threshold"}, {value, "value"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnThresholdGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* threshold,
    const aclScalar* value,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(threshold::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_threshold(product, self, threshold, value, out, planned);
    });
}

aclnnStatus aclnnThreshold(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnThreshold", workspace, workspaceSize, executor, stream);
}
