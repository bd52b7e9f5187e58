// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardswish.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace hardswish {

constexpr CallNames NAMES{"aclnnHardswish", "hardswish", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
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

}  // namespace hardswish
}  // namespace

aclnnStatus plan_hardswish(
    Product product,
    const aclTensor* self,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(hardswish::NAMES, product, planned, [&](PhaseOne& call) {
        hardswish::check(
            call, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHardswishGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(hardswish::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_hardswish(product, self, out, planned);
    });
}

aclnnStatus aclnnHardswish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardswish", workspace, workspaceSize, executor, stream);
}
