// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_gelu_v2.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_v2 {

constexpr CallNames NAMES{"aclnnGeluV2", "gelu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, int64_t approximate, Tensor y) {
    call.not_null({x, y});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {x, y});
    same_dtype({x, y});
    same_shape(y, x);
    rank_between(x, 0, 8);
    approximate_known(approximate);
    call.inside_storage({x, y});
    call.no_overlap({y});
    if (approximate == 0) {
        call.run(Kernel::gelu,
                 {x},
                 {y});
    }
    if (approximate == 1) {
        call.run(Kernel::gelu_tanh,
                 {x},
                 {y});
    }
}

}  // namespace gelu_v2
}  // namespace

aclnnStatus plan_gelu_v2(
    Product product,
    const aclTensor* x,
    int64_t approximate,
    aclTensor* y,
    Planned& planned) {
    return planned_by(gelu_v2::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_v2::check(
            call, {x, "x"}, approximate, {y, call.name("y", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGeluV2GetWorkspaceSize(
    const aclTensor* x,
    int64_t approximate,
    aclTensor* y,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(gelu_v2::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_gelu_v2(product, x, approximate, y, planned);
    });
}

aclnnStatus aclnnGeluV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGeluV2", workspace, workspaceSize, executor, stream);
}
