// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_mish.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_mish {

constexpr CallNames NAMES{"aclnnInplaceMish", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor selfRef) {
    call.not_null({selfRef});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    rank_between(selfRef, 0, 8);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    call.run(Kernel::mish,
             {selfRef},
             {selfRef});
}

}  // namespace inplace_mish
}  // namespace

aclnnStatus plan_inplace_mish(
    Product product,
    aclTensor* selfRef,
    Planned& planned) {
    return planned_by(inplace_mish::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_mish::check(
            call, {selfRef, call.name("selfRef", "x")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceMishGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_mish::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_mish(product, selfRef, planned);
    });
}

aclnnStatus aclnnInplaceMish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceMish", workspace, workspaceSize, executor, stream);
}
