// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_sigmoid.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_sigmoid {

constexpr CallNames NAMES{"aclnnInplaceSigmoid", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor selfRef) {
    call.not_null({selfRef});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    rank_between(selfRef, 0, 8);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    call.run(Kernel::sigmoid,
             {selfRef},
             {selfRef});
}

}  // namespace inplace_sigmoid
}  // namespace

aclnnStatus plan_inplace_sigmoid(
    Product product,
    aclTensor* selfRef,
    Planned& planned) {
    return planned_by(inplace_sigmoid::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_sigmoid::check(
            call, {selfRef, call.name("selfRef", "x")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceSigmoidGetWorkspaceSize(
    aclTensor* selfRef,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_sigmoid::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_sigmoid(product, selfRef, planned);
    });
}

aclnnStatus aclnnInplaceSigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceSigmoid", workspace, workspaceSize, executor, stream);
}
