// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_erfinv.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_erfinv {

constexpr CallNames NAMES{"aclnnInplaceErfinv", "", 1, 0};

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
    call.run(Kernel::erfinv,
             {selfRef},
             {selfRef});
}

}  // namespace inplace_erfinv
}  // namespace

aclnnStatus plan_inplace_erfinv(
    Product product,
    const aclTensor* selfRef,
    Planned& planned) {
    return planned_by(inplace_erfinv::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_erfinv::check(
            call, {selfRef, call.name("selfRef", "x")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceErfinvGetWorkspaceSize(
    const aclTensor* selfRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_erfinv::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_erfinv(product, selfRef, planned);
    });
}

aclnnStatus aclnnInplaceErfinv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceErfinv", workspace, workspaceSize, executor, stream);
}
