// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_selu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_selu {

constexpr CallNames NAMES{"aclnnInplaceSelu", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor selfRef) {
    call.not_null({selfRef});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    call.run(Kernel::selu,
             {selfRef},
             {selfRef});
}

}  // namespace inplace_selu
}  // namespace

aclnnStatus plan_inplace_selu(
    Product product,
    aclTensor* selfRef,
    Planned& planned) {
    return planned_by(inplace_selu::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_selu::check(
            call, {selfRef, call.name("selfRef", "x")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceSeluGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_selu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_selu(product, selfRef, planned);
    });
}

aclnnStatus aclnnInplaceSelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceSelu", workspace, workspaceSize, executor, stream);
}
