// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/hardswish_backward.py. Edit that instead.

#include "aclnnop/aclnn_hardswish_backward.h"

#include "nnopbase/executor.h"
#include "opapi/checks.h"
#include "opapi/phase_one.h"

namespace actgrad {
namespace {

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void hardswish_backward(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor out) {
    call.not_null({gradOutput, self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, out});
    same_dtype({gradOutput, self, out});
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(out, 0, 8);
    same_shape(gradOutput, self);
    same_shape(out, self);
    call.inside_storage({gradOutput, self, out});
    call.no_overlap({out});
    call.run(Kernel::hardswish_closed_gradient,
             {gradOutput, self},
             {out});
}

}  // namespace
}  // namespace actgrad

aclnnStatus aclnnHardswishBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    const actgrad::CallNames names{"aclnnHardswishBackward", "hardswish_backward"};
    return actgrad::phase_one(names, workspaceSize, executor, [&](actgrad::PhaseOne& call) {
        actgrad::hardswish_backward(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {out, "out"});
    });
}

aclnnStatus aclnnHardswishBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardswishBackward", workspace, workspaceSize, executor, stream);
}
