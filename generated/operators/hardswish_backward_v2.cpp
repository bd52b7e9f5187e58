// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardswish_backward_v2.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace hardswish_backward_v2 {

constexpr CallNames NAMES{"aclnnHardswishBackwardV2", "hardswish_backward_v2", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor out) {
    call.not_null({gradOutput, self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, out});
    same_dtype({gradOutput, self, out});
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(out, 0, 8);
    same_shape(gradOutput, self);
    same_shape(out, self);
    call.inside_storage({gradOutput, self, out});
    call.no_overlap({out});
    call.run(Kernel::hardswish_gradient,
             {gradOutput, self},
             {out});
}

}  // namespace hardswish_backward_v2
}  // namespace

aclnnStatus plan_hardswish_backward_v2(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned) {
    return planned_by(hardswish_backward_v2::NAMES, product, planned, [&](PhaseOne& call) {
        hardswish_backward_v2::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHardswishBackwardV2GetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(hardswish_backward_v2::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_hardswish_backward_v2(product, gradOutput, self, out, planned);
    });
}

aclnnStatus aclnnHardswishBackwardV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardswishBackwardV2", workspace, workspaceSize, executor, stream);
}
