// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_logsigmoid_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace log_sigmoid_backward {

constexpr CallNames NAMES{"aclnnLogSigmoidBackward", "logsigmoid_backward", 4, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor buffer, Tensor gradInput) {
    call.omitted(buffer, gradOutput);  // Python has no such argument
    call.not_null({gradOutput, self, buffer, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    same_dtype({gradOutput, self, gradInput});
    same_shape(gradOutput, self);
    same_shape(gradInput, self);
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    call.run(Kernel::logsigmoid_gradient,
             {gradOutput, self},
             {gradInput});
}

}  // namespace log_sigmoid_backward
}  // namespace

aclnnStatus plan_log_sigmoid_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* buffer,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(log_sigmoid_backward::NAMES, product, planned, [&](PhaseOne& call) {
        log_sigmoid_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {buffer, "buffer"}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnLogSigmoidBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* buffer,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(log_sigmoid_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_log_sigmoid_backward(product, gradOutput, self, buffer, gradInput, planned);
    });
}

aclnnStatus aclnnLogSigmoidBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnLogSigmoidBackward", workspace, workspaceSize, executor, stream);
}
