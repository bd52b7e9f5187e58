// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_tanh_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace tanh_backward {

constexpr CallNames NAMES{"aclnnTanhBackward", "tanh_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor output, Tensor gradInput) {
    call.not_null({gradOutput, output, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, output, gradInput});
    same_dtype({gradOutput, output, gradInput});
    rank_between(gradOutput, 0, 8);
    rank_between(output, 0, 8);
    broadcast_shape(gradOutput, output, gradInput);
    call.inside_storage({gradOutput, output, gradInput});
    call.no_overlap({gradInput});
    call.run(Kernel::tanh_of_result_gradient,
             {gradOutput, output},
             {gradInput});
}

}  // namespace tanh_backward
}  // namespace

aclnnStatus plan_tanh_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* output,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(tanh_backward::NAMES, product, planned, [&](PhaseOne& call) {
        tanh_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {output, "output"}, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnTanhBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* output,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(tanh_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_tanh_backward(product, gradOutput, output, gradInput, planned);
    });
}

aclnnStatus aclnnTanhBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnTanhBackward", workspace, workspaceSize, executor, stream);
}
