// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_leaky_relu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_leaky_relu {

constexpr CallNames NAMES{"aclnnInplaceLeakyRelu", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor selfRef, Scalar negativeSlope) {
    call.not_null({selfRef, negativeSlope});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    real({negativeSlope});
    rank_between(selfRef, 0, 8);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    const aclDataType compute = promoted({selfRef});
    const Number negativeSlope_number = call.number(negativeSlope, compute, 0.01);
    call.run(Kernel::leaky_relu,
             {selfRef},
             {selfRef},
             {negativeSlope_number});
}

}  // namespace inplace_leaky_relu
}  // namespace

aclnnStatus plan_inplace_leaky_relu(
    Product product,
    aclTensor* selfRef,
    const aclScalar* negativeSlope,
    Planned& planned) {
    return planned_by(inplace_leaky_relu::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_leaky_relu::check(
            call, {selfRef, call.name("selfRef", "x")}, {negativeSlope, call.name("negativeSlope", "negative_slope")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceLeakyReluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* negativeSlope,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_leaky_relu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_leaky_relu(product, selfRef, negativeSlope, planned);
    });
}

aclnnStatus aclnnInplaceLeakyRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceLeakyRelu", workspace, workspaceSize, executor, stream);
}
