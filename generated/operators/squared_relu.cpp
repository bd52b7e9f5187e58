// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_squared_relu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace squared_relu {

constexpr CallNames NAMES{"aclnnSquaredRelu", "squared_relu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor input, Tensor out) {
    call.not_null({input, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {input, out});
    same_dtype({input, out});
    rank_between(input, 0, 8);
    same_shape(out, input);
    call.inside_storage({input, out});
    call.no_overlap({out});
    call.no_rank_0({input});
    call.run(Kernel::squared_relu,
             {input},
             {out});
}

}  // namespace squared_relu
}  // namespace

aclnnStatus plan_squared_relu(
    Product product,
    const aclTensor* input,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(squared_relu::NAMES, product, planned, [&](PhaseOne& call) {
        squared_relu::check(
            call, {input, call.name("input", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSquaredReluGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(squared_relu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_squared_relu(product, input, out, planned);
    });
}

aclnnStatus aclnnSquaredRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSquaredRelu", workspace, workspaceSize, executor, stream);
}
