// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardshrink_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace hardshrink_backward {

constexpr CallNames NAMES{"aclnnHardshrinkBackward", "hardshrink_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Scalar lambd, Tensor gradInput) {
    call.not_null({gradOutput, self, lambd, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    real({lambd});
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(gradInput, 0, 8);
    promotable({gradOutput, self});
    castable(call, {gradOutput, self}, gradInput);
    broadcast_shape(gradOutput, self, gradInput);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    const aclDataType compute = promoted({gradOutput, self});
    const Number lambd_number = call.number(lambd, compute, 0.5);
    call.run(Kernel::hardshrink_selected_gradient,
             {gradOutput, self},
             {gradInput},
             {lambd_number});
}

}  // namespace hardshrink_backward
}  // namespace

aclnnStatus plan_hardshrink_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(hardshrink_backward::NAMES, product, planned, [&](PhaseOne& call) {
        hardshrink_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {lambd, "lambd"}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHardshrinkBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(hardshrink_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_hardshrink_backward(product, gradOutput, self, lambd, gradInput, planned);
    });
}

aclnnStatus aclnnHardshrinkBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardshrinkBackward", workspace, workspaceSize, executor, stream);
}
