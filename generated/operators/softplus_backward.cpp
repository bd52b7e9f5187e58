// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_softplus_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace softplus_backward {

constexpr CallNames NAMES{"aclnnSoftplusBackward", "softplus_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Scalar beta, Scalar threshold, Tensor gradInput) {
    call.not_null({gradOutput, self, beta, threshold, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self});
    floating({gradOutput});
    real({beta, threshold});
    promotable({gradOutput, self});
    castable(call, {gradOutput, self}, gradInput);
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(gradInput, 0, 8);
    same_shape(gradOutput, self);
    same_shape(gradInput, self);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    const aclDataType compute = promoted({gradOutput, self});
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number threshold_number = call.number(threshold, compute, 20.0);
    call.run(Kernel::softplus_gradient,
             {gradOutput, self},
             {gradInput},
             {beta_number, threshold_number});
}

}  // namespace softplus_backward
}  // namespace

aclnnStatus plan_softplus_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(softplus_backward::NAMES, product, planned, [&](PhaseOne& call) {
        softplus_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {beta, "beta"}, {threshold, "threshold"}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSoftplusBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(softplus_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_softplus_backward(product, gradOutput, self, beta, threshold, gradInput, planned);
    });
}

aclnnStatus aclnnSoftplusBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSoftplusBackward", workspace, workspaceSize, executor, stream);
}
