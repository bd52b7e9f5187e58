// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_swish.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace swish {

constexpr CallNames NAMES{"aclnnSwish", "swish", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Scalar betaOptional, Tensor out) {
    call.not_null({self, optional(betaOptional), out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    same_dtype({self, out});
    real({betaOptional});
    rank_between(self, 0, 8);
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number betaOptional_number = call.number(betaOptional, compute, 1.0);
    call.run(Kernel::swish,
             {self},
             {out},
             {betaOptional_number});
}

}  // namespace swish
}  // namespace

aclnnStatus plan_swish(
    Product product,
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* out,
    Planned& planned) {
    return planned_by(swish::NAMES, product, planned, [&](PhaseOne& call) {
        swish::check(
            call, {self, call.name("self", "x")}, {betaOptional, call.name("betaOptional", "beta")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSwishGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* betaOptional,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(swish::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_swish(product, self, betaOptional, out, planned);
    });
}

aclnnStatus aclnnSwish(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSwish", workspace, workspaceSize, executor, stream);
}
