// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_silu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace silu_backward {

constexpr CallNames NAMES{"aclnnSiluBackward", "silu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor gradInput) {
    call.not_null({gradOutput, self, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    same_or_mixed_dtype(call, gradOutput, self, gradInput);
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(gradInput, 0, 8);
    same_or_broadcast_shape(call, gradOutput, self, gradInput);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    call.run(Kernel::silu_gradient,
             {gradOutput, self},
             {gradInput});
}

}  // namespace silu_backward
}  // namespace

aclnnStatus plan_silu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(silu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        silu_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSiluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(silu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_silu_backward(product, gradOutput, self, gradInput, planned);
    });
}

aclnnStatus aclnnSiluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSiluBackward", workspace, workspaceSize, executor, stream);
}
