// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_leaky_relu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace leaky_relu_backward {

constexpr CallNames NAMES{"aclnnLeakyReluBackward", "leaky_relu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Scalar negativeSlope, bool selfIsResult, Tensor out) {
    call.not_null({gradOutput, self, negativeSlope, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self});
    scalar_dtype(call, negativeSlope);
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    broadcast_shape(gradOutput, self, out);
    slope_not_negative_for_result(selfIsResult, negativeSlope);
    promotable({gradOutput, self});
    castable(call, {gradOutput, self}, out);
    call.inside_storage({gradOutput, self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({gradOutput, self});
    const Number negativeSlope_number = call.number(negativeSlope, compute, 0.01);
    call.run(Kernel::leaky_relu_gradient,
             {gradOutput, self},
             {out},
             {negativeSlope_number});
}

}  // namespace leaky_relu_backward
}  // namespace

aclnnStatus plan_leaky_relu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* negativeSlope,
    bool selfIsResult,
    aclTensor* out,
    Planned& planned) {
    return planned_by(leaky_relu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        leaky_relu_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {negativeSlope, call.name("negativeSlope", "negative_slope")}, selfIsResult, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnLeakyReluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* negativeSlope,
    bool selfIsResult,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(leaky_relu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_leaky_relu_backward(product, gradOutput, self, negativeSlope, selfIsResult, out, planned);
    });
}

aclnnStatus aclnnLeakyReluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnLeakyReluBackward", workspace, workspaceSize, executor, stream);
}
