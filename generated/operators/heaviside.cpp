// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_heaviside.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace heaviside {

constexpr CallNames NAMES{"aclnnHeaviside", "heaviside", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor input, Tensor values, Tensor out) {
    call.not_null({input, values, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {input, values, out});
    same_dtype({input, values, out});
    rank_between(input, 0, 8);
    rank_between(values, 0, 8);
    broadcast_shape(input, values, out);
    call.inside_storage({input, values, out});
    call.no_overlap({out});
    call.run(Kernel::heaviside,
             {input, values},
             {out});
}

}  // namespace heaviside
}  // namespace

aclnnStatus plan_heaviside(
    Product product,
    const aclTensor* input,
    const aclTensor* values,
    aclTensor* out,
    Planned& planned) {
    return planned_by(heaviside::NAMES, product, planned, [&](PhaseOne& call) {
        heaviside::check(
            call, {input, "input"}, {values, "values"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHeavisideGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* values,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(heaviside::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_heaviside(product, input, values, out, planned);
    });
}

aclnnStatus aclnnHeaviside(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHeaviside", workspace, workspaceSize, executor, stream);
}
