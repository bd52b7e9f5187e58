// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_fast_gelu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/planner.h"

namespace actgrad {
namespace {

constexpr CallNames NAMES{"aclnnFastGeluBackward", "fast_gelu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check_fast_gelu_backward(
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

}  // namespace

aclnnStatus plan_fast_gelu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(NAMES, product, planned, [&](PhaseOne& call) {
        check_fast_gelu_backward(
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
    return actgrad::phase_one(
        actgrad::NAMES, workspaceSize, executor, [&](actgrad::Product product, actgrad::Planned& planned) {
            return actgrad::plan_fast_gelu_backward(product, gradOutput, self, gradInput, planned);
        });
}

aclnnStatus aclnnFastGeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnFastGeluBackward", workspace, workspaceSize, executor, stream);
}
