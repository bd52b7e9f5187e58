// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/hardswish.py. Edit that instead.

#include "aclnnop/aclnn_hardswish.h"

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

void hardswish(
    PhaseOne& call, Tensor self, Tensor out) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    same_or_cast_dtype(call, self, out);
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::hardswish,
             {self},
             {out});
}

}  // namespace
}  // namespace actgrad

aclnnStatus aclnnHardswishGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    const actgrad::CallNames names{"aclnnHardswish", "hardswish"};
    return actgrad::phase_one(names, workspaceSize, executor, [&](actgrad::PhaseOne& call) {
        actgrad::hardswish(
            call, {self, call.name("self", "x")}, {out, "out"});
    });
}

aclnnStatus aclnnHardswish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardswish", workspace, workspaceSize, executor, stream);
}
