// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_threshold_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace threshold_backward {

constexpr CallNames NAMES{"aclnnThresholdBackward", "threshold_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Scalar threshold, Tensor out) {
    call.not_null({gradOutput, self, threshold, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, out});
    real({threshold});
    same_dtype({gradOutput, self, out});
    no_nan_beside_integers({threshold}, self);
    zero_for_int64(call, threshold, self);
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(out, 0, 8);
    broadcast_shape(gradOutput, self, out);
    call.inside_storage({gradOutput, self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({gradOutput, self});
    const Number threshold_number = call.number(threshold, compute, 0.0);
    call.run(Kernel::step_selected_gradient,
             {gradOutput, self},
             {out},
             {threshold_number});
}

}  // namespace threshold_backward
}  // namespace

aclnnStatus plan_threshold_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* threshold,
    aclTensor* out,
    Planned& planned) {
    return planned_by(threshold_backward::NAMES, product, planned, [&](PhaseOne& call) {
        threshold_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {threshold, "threshold"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnThresholdBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* threshold,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(threshold_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_threshold_backward(product, gradOutput, self, threshold, out, planned);
    });
}

aclnnStatus aclnnThresholdBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnThresholdBackward", workspace, workspaceSize, executor, stream);
}
