// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_celu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_celu {

constexpr CallNames NAMES{"aclnnInplaceCelu", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor selfRef, Scalar alpha) {
    call.not_null({selfRef, alpha});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    real({alpha});
    rank_between(selfRef, 0, 8);
    not_zero(alpha, selfRef);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    const aclDataType compute = promoted({selfRef});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    call.run(Kernel::celu,
             {selfRef},
             {selfRef},
             {alpha_number});
}

}  // namespace inplace_celu
}  // namespace

aclnnStatus plan_inplace_celu(
    Product product,
    aclTensor* selfRef,
    const aclScalar* alpha,
    Planned& planned) {
    return planned_by(inplace_celu::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_celu::check(
            call, {selfRef, call.name("selfRef", "x")}, {alpha, "alpha"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceCeluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_celu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_celu(product, selfRef, alpha, planned);
    });
}

aclnnStatus aclnnInplaceCelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceCelu", workspace, workspaceSize, executor, stream);
}
