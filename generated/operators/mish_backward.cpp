// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_mish_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace mish_backward {

constexpr CallNames NAMES{"aclnnMishBackward", "mish_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor gradInput) {
    call.not_null({gradOutput, self, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    promotable({gradOutput, self});
    castable(call, {gradOutput, self}, gradInput);
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(gradInput, 0, 8);
    broadcast_shape(gradOutput, self, gradInput);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    call.no_empty({gradOutput, self});
    call.run(Kernel::mish_gradient,
             {gradOutput, self},
             {gradInput});
}

}  // namespace mish_backward
}  // namespace

aclnnStatus plan_mish_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(mish_backward::NAMES, product, planned, [&](PhaseOne& call) {
        mish_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnMishBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(mish_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_mish_backward(product, gradOutput, self, gradInput, planned);
    });
}

aclnnStatus aclnnMishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnMishBackward", workspace, workspaceSize, executor, stream);
}
