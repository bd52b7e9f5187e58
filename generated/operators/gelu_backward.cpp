// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_gelu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_backward {

constexpr CallNames NAMES{"aclnnGeluBackward", "", 3, 1};

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
    call.dtypes(SUPPORT, {gradOutput, self});
    promotable({gradOutput, self});
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    broadcast_shape(gradOutput, self, gradInput);
    castable(call, {gradOutput, self}, gradInput);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    call.run(Kernel::gelu_tanh_gradient,
             {gradOutput, self},
             {gradInput});
}

}  // namespace gelu_backward
}  // namespace

aclnnStatus plan_gelu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gradInput,
    Planned& planned) {
    return planned_by(gelu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGeluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(gelu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_gelu_backward(product, gradOutput, self, gradInput, planned);
    });
}

aclnnStatus aclnnGeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGeluBackward", workspace, workspaceSize, executor, stream);
}
