// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_softplus.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace softplus {

constexpr CallNames NAMES{"aclnnSoftplus", "softplus", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Scalar beta, Scalar threshold, Tensor out) {
    call.not_null({self, beta, threshold, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self});
    real({beta, threshold});
    castable(call, {self}, out);
    rank_between(self, 0, 8);
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number threshold_number = call.number(threshold, compute, 20.0);
    call.run(Kernel::softplus,
             {self},
             {out},
             {beta_number, threshold_number});
}

}  // namespace softplus
}  // namespace

aclnnStatus plan_softplus(
    Product product,
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* out,
    Planned& planned) {
    return planned_by(softplus::NAMES, product, planned, [&](PhaseOne& call) {
        softplus::check(
            call, {self, call.name("self", "x")}, {beta, "beta"}, {threshold, "threshold"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSoftplusGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(softplus::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_softplus(product, self, beta, threshold, out, planned);
    });
}

aclnnStatus aclnnSoftplus(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSoftplus", workspace, workspaceSize, executor, stream);
}
