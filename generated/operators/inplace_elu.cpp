// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_elu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_elu {

constexpr CallNames NAMES{"aclnnInplaceElu", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
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

}  // namespace inplace_elu
}  // namespace

aclnnStatus plan_inplace_elu(
    Product product,
    aclTensor* selfRef,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    Planned& planned) {
    return planned_by(inplace_elu::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_elu::check(
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
    using namespace actgrad;
    return phase_one(inplace_elu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_elu(product, selfRef, alpha, scale, inputScale, planned);
    });
}

aclnnStatus aclnnInplaceElu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceElu", workspace, workspaceSize, executor, stream);
}
