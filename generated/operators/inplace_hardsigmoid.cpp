// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardsigmoid.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_hardsigmoid {

constexpr CallNames NAMES{"aclnnInplaceHardsigmoid", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT32}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT32}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT32}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT32}},
};

void check(
    PhaseOne& call, Tensor self) {
    call.not_null({self});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self});
    rank_between(self, 0, 8);
    call.inside_storage({self});
    call.no_overlap({self});
    call.run(Kernel::hardsigmoid,
             {self},
             {self});
}

}  // namespace inplace_hardsigmoid
}  // namespace

aclnnStatus plan_inplace_hardsigmoid(
    Product product,
    const aclTensor* self,
    Planned& planned) {
    return planned_by(inplace_hardsigmoid::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_hardsigmoid::check(
            call, {self, call.name("self", "x")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceHardsigmoidGetWorkspaceSize(
    const aclTensor* self,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_hardsigmoid::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_hardsigmoid(product, self, planned);
    });
}

aclnnStatus aclnnInplaceHardsigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceHardsigmoid", workspace, workspaceSize, executor, stream);
}
