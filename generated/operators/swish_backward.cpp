// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_swish_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace swish_backward {

constexpr CallNames NAMES{"aclnnSwishBackward", "swish_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Scalar betaOptional, Tensor gradInput) {
    call.not_null({gradOutput, self, optional(betaOptional), gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    real({betaOptional});
    same_dtype({gradOutput, self, gradInput});
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(gradInput, 0, 8);
    same_shape(gradOutput, self);
    same_shape(gradInput, self);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    const aclDataType compute = promoted({gradOutput, self});
    const Number betaOptional_number = call.number(betaOptional, compute, 1.0);
    call.run(Kernel::swish_gradient,
             {gradOutput, self},
             {gradInput},
             {betaOptional_number});
}

}  // namespace swish_backward
}  // namespace

aclnnStatus plan_swish_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(swish_backward::NAMES, product, planned, [&](PhaseOne& call) {
        swish_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {betaOptional, call.name("betaOptional", "beta")}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSwishBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(swish_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_swish_backward(product, gradOutput, self, betaOptional, gradInput, planned);
    });
}

aclnnStatus aclnnSwishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSwishBackward", workspace, workspaceSize, executor, stream);
}
