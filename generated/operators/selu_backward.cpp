// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_selu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace selu_backward {

constexpr CallNames NAMES{"aclnnSeluBackward", "selu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor result, Tensor gradInput) {
    call.not_null({gradOutput, result, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, result, gradInput});
    same_dtype({gradOutput, result, gradInput});
    same_shape(gradOutput, result);
    same_shape(gradInput, result);
    call.inside_storage({gradOutput, result, gradInput});
    call.no_overlap({gradInput});
    call.no_empty({result});
    call.run(Kernel::selu_of_result_gradient,
             {gradOutput, result},
             {gradInput});
}

}  // namespace selu_backward
}  // namespace

aclnnStatus plan_selu_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* result,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(selu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        selu_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {result, call.name("result", "output")}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSeluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* result,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(selu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_selu_backward(product, gradOutput, result, gradInput, planned);
    });
}

aclnnStatus aclnnSeluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSeluBackward", workspace, workspaceSize, executor, stream);
}
