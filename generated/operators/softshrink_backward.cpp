// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_softshrink_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace softshrink_backward {

constexpr CallNames NAMES{"aclnnSoftshrinkBackward", "softshrink_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Scalar lambd, Tensor gradInput) {
    call.not_null({gradOutput, self, lambd, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    real({lambd});
    promotable({gradOutput, self});
    castable(call, {gradOutput, self}, gradInput);
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    broadcast_shape(gradOutput, self, gradInput);
    not_negative(lambd, self);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    const aclDataType compute = promoted({gradOutput, self});
    const Number lambd_number = call.number(lambd, compute, 0.5);
    call.run(Kernel::softshrink_selected_gradient,
             {gradOutput, self},
             {gradInput},
             {lambd_number});
}

}  // namespace softshrink_backward
}  // namespace

aclnnStatus plan_softshrink_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(softshrink_backward::NAMES, product, planned, [&](PhaseOne& call) {
        softshrink_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {lambd, "lambd"}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSoftshrinkBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(softshrink_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_softshrink_backward(product, gradOutput, self, lambd, gradInput, planned);
    });
}

aclnnStatus aclnnSoftshrinkBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSoftshrinkBackward", workspace, workspaceSize, executor, stream);
}
