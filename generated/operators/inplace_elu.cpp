// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_elu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/planner.h"

namespace actgrad {
namespace {

constexpr CallNames NAMES{"aclnnInplaceElu", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check_inplace_elu(
    PhaseOne& call, Tensor selfRef, Scalar alpha, Scalar scale, Scalar inputScale) {
    call.not_null({selfRef, alpha, scale, inputScale});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    real({alpha, scale, inputScale});
    rank_between(selfRef, 0, 8);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    const aclDataType compute = promoted({selfRef});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    const Number scale_number = call.number(scale, compute, 1.0);
    const Number inputScale_number = call.number(inputScale, compute, 1.0);
    call.run(Kernel::elu,
             {selfRef},
             {selfRef},
             {alpha_number, scale_number, inputScale_number});
}

}  // namespace

aclnnStatus plan_inplace_elu(
    Product product,
    aclTensor* selfRef,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    Planned& planned) {
    return planned_by(NAMES, product, planned, [&](PhaseOne& call) {
        check_inplace_elu(
            call, {selfRef, call.name("selfRef", "x")}, {alpha, "alpha"}, {scale, "scale"}, {inputScale, call.name("inputScale", "input_scale")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceEluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    return actgrad::phase_one(
        actgrad::NAMES, workspaceSize, executor, [&](actgrad::Product product, actgrad::Planned& planned) {
            return actgrad::plan_inplace_elu(product, selfRef, alpha, scale, inputScale, planned);
        });
}

aclnnStatus aclnnInplaceElu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceElu", workspace, workspaceSize, executor, stream);
}
