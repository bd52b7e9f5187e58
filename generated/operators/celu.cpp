// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_celu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace celu {

constexpr CallNames NAMES{"aclnnCelu", "celu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Scalar alpha, Tensor out) {
    call.not_null({self, alpha, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self});
    real({alpha});
    castable(call, {self}, out);
    rank_between(self, 0, 8);
    same_shape(out, self);
    not_zero(alpha, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    call.run(Kernel::celu,
             {self},
             {out},
             {alpha_number});
}

}  // namespace celu
}  // namespace

aclnnStatus plan_celu(
    Product product,
    const aclTensor* self,
    const aclScalar* alpha,
    aclTensor* out,
    Planned& planned) {
    return planned_by(celu::NAMES, product, planned, [&](PhaseOne& call) {
        celu::check(
            call, {self, call.name("self", "x")}, {alpha, "alpha"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnCeluGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(celu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_celu(product, self, alpha, out, planned);
    });
}

aclnnStatus aclnnCelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnCelu", workspace, workspaceSize, executor, stream);
}
