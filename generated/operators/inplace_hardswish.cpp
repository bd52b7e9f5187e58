// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardswish.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_hardswish {

constexpr CallNames NAMES{"aclnnInplaceHardswish", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self) {
    call.not_null({self});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self});
    call.inside_storage({self});
    call.no_overlap({self});
    call.run(Kernel::hardswish,
             {self},
             {self});
}

}  // namespace inplace_hardswish
}  // namespace

aclnnStatus plan_inplace_hardswish(
    Product product,
    const aclTensor* self,
    Planned& planned) {
    return planned_by(inplace_hardswish::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_hardswish::check(
            call, {self, call.name("self", "x")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceHardswishGetWorkspaceSize(
    const aclTensor* self,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_hardswish::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_hardswish(product, self, planned);
    });
}

aclnnStatus aclnnInplaceHardswish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceHardswish", workspace, workspaceSize, executor, stream);
}
