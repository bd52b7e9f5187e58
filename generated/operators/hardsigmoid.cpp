// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardsigmoid.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace hardsigmoid {

constexpr CallNames NAMES{"aclnnHardsigmoid", "hardsigmoid", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT32}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT32}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT32}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT32}},
};

void check(
    PhaseOne& call, Tensor self, Tensor out) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    rank_between(self, 0, 8);
    same_shape(out, self);
    same_dtype({self, out});
    same_format({self, out});
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::hardsigmoid,
             {self},
             {out});
}

}  // namespace hardsigmoid
}  // namespace

aclnnStatus plan_hardsigmoid(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned) {
    return planned_by(hardsigmoid::NAMES, product, planned, [&](PhaseOne& call) {
        hardsigmoid::check(
            call, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHardsigmoidGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(hardsigmoid::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_hardsigmoid(product, self, out, planned);
    });
}

aclnnStatus aclnnHardsigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardsigmoid", workspace, workspaceSize, executor, stream);
}
