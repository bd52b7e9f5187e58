// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_relu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_relu {

constexpr CallNames NAMES{"aclnnInplaceRelu", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32, ACL_INT64}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32, ACL_INT64}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32, ACL_INT64}},
};

void check(
    PhaseOne& call, Tensor selfRef) {
    call.not_null({selfRef});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    rank_between(selfRef, 0, 8);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    call.run(Kernel::relu,
             {selfRef},
             {selfRef});
}

}  // namespace inplace_relu
}  // namespace

aclnnStatus plan_inplace_relu(
    Product product,
    aclTensor* selfRef,
    Planned& planned) {
    return planned_by(inplace_relu::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_relu::check(
            call, {selfRef, call.name("selfRef", "x")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceReluGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_relu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_relu(product, selfRef, planned);
    });
}

aclnnStatus aclnnInplaceRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceRelu", workspace, workspaceSize, executor, stream);
}
