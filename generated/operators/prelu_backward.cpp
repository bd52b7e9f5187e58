// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_prelu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/channels.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace prelu_backward {

constexpr CallNames NAMES{"aclnnPreluBackward", "prelu_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor weight, Tensor gradInput, Tensor gradWeight) {
    call.not_null({gradOutput, self, weight, gradInput, gradWeight});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, weight, gradInput, gradWeight});
    same_dtype({gradOutput, self, weight, gradInput, gradWeight});
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(weight, 0, 8);
    rank_between(gradInput, 0, 8);
    rank_between(gradWeight, 0, 8);
    same_shape(gradInput, self);
    channel_weight(weight, self);
    channel_gradient(gradWeight, weight);
    broadcast_shape(gradOutput, self, gradInput);
    call.inside_storage({gradOutput, self, weight, gradInput, gradWeight});
    call.no_overlap({gradInput, gradWeight});
    Channels channels(gradInput, weight);
    call.run(Kernel::prelu_gradient,
             {channels.along(gradOutput), channels.along(self), channels.of(weight)},
             {channels.along(gradInput), channels.of(gradWeight)});
}

}  // namespace prelu_backward
}  // namespace

aclnnStatus plan_prelu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* weight,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    Planned& planned) {
    return planned_by(prelu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        prelu_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {weight, "weight"}, {gradInput, call.name("gradInput", "dx")}, {gradWeight, call.name("gradWeight", "dweight")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnPreluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* weight,
    aclTensor* gradInput,
    aclTensor* gradWeight,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(prelu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_prelu_backward(product, gradOutput, self, weight, gradInput, gradWeight, planned);
    });
}

aclnnStatus aclnnPreluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnPreluBackward", workspace, workspaceSize, executor, stream);
}
