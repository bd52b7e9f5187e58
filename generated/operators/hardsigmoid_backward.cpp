// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardsigmoid_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace hardsigmoid_backward {

constexpr CallNames NAMES{"aclnnHardsigmoidBackward", "hardsigmoid_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor out) {
    call.not_null({gradOutput, self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self});
    promotable({gradOutput, self});
    castable(call, {gradOutput, self}, out);
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(out, 0, 8);
    same_shape(gradOutput, self);
    same_shape(out, self);
    call.inside_storage({gradOutput, self, out});
    call.no_overlap({out});
    call.run(Kernel::hardsigmoid_selected_gradient,
             {gradOutput, self},
             {out});
}

}  // namespace hardsigmoid_backward
}  // namespace

aclnnStatus plan_hardsigmoid_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned) {
    return planned_by(hardsigmoid_backward::NAMES, product, planned, [&](PhaseOne& call) {
        hardsigmoid_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHardsigmoidBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(hardsigmoid_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_hardsigmoid_backward(product, gradOutput, self, out, planned);
    });
}

aclnnStatus aclnnHardsigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardsigmoidBackward", workspace, workspaceSize, executor, stream);
}
