// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_fast_gelu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace fast_gelu_backward {

constexpr CallNames NAMES{"aclnnFastGeluBackward", "fast_gelu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor gradInput) {
    call.not_null({gradOutput, self, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    same_dtype({gradOutput, self, gradInput});
    same_shape(gradOutput, self);
    same_shape(gradInput, self);
    rank_between(self, 0, 8);
    same_format({gradOutput, self, gradInput});
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    call.run(Kernel::fast_gelu_gradient,
             {gradOutput, self},
             {gradInput});
}

}  // namespace fast_gelu_backward
}  // namespace

aclnnStatus plan_fast_gelu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(fast_gelu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        fast_gelu_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnFastGeluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(fast_gelu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_fast_gelu_backward(product, gradOutput, self, gradInput, planned);
    });
}

aclnnStatus aclnnFastGeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnFastGeluBackward", workspace, workspaceSize, executor, stream);
}
