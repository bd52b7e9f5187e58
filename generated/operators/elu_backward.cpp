// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_elu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace elu_backward {

constexpr CallNames NAMES{"aclnnEluBackward", "elu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Scalar alpha, Scalar scale, Scalar inputScale, bool isResult, Tensor selfOrResult, Tensor gradInput) {
    call.not_null({gradOutput, alpha, scale, inputScale, selfOrResult, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, selfOrResult});
    same_dtype({gradOutput, selfOrResult});
    real({alpha, scale, inputScale});
    castable(call, {gradOutput, selfOrResult}, gradInput);
    same_shape(selfOrResult, gradOutput);
    same_shape(gradInput, gradOutput);
    rank_between(gradOutput, 0, 8);
    slope_not_negative_for_result(isResult, alpha);
    call.inside_storage({gradOutput, selfOrResult, gradInput});
    call.no_overlap({gradInput});
    const aclDataType compute = promoted({gradOutput, selfOrResult});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    const Number scale_number = call.number(scale, compute, 1.0);
    const Number inputScale_number = call.number(inputScale, compute, 1.0);
    if (isResult == 0) {
        call.run(Kernel::elu_gradient,
                 {gradOutput, selfOrResult},
                 {gradInput},
                 {alpha_number, scale_number, inputScale_number});
    }
    if (isResult == 1) {
        call.run(Kernel::elu_of_result_gradient,
                 {gradOutput, selfOrResult},
                 {gradInput},
                 {alpha_number, scale_number, inputScale_number});
    }
}

}  // namespace elu_backward
}  // namespace

aclnnStatus plan_elu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    bool isResult,
    const aclTensor* selfOrResult,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(elu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        elu_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {alpha, "alpha"}, {scale, "scale"}, {inputScale, call.name("inputScale", "input_scale")}, isResult, {selfOrResult, call.name("selfOrResult", "x")}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnEluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    bool isResult,
    const aclTensor* selfOrResult,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(elu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_elu_backward(product, gradOutput, alpha, scale, inputScale, isResult, selfOrResult, gradInput, planned);
    });
}

aclnnStatus aclnnEluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnEluBackward", workspace, workspaceSize, executor, stream);
}
