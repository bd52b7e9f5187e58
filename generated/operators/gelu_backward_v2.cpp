// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_gelu_backward_v2.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_backward_v2 {

constexpr CallNames NAMES{"aclnnGeluBackwardV2", "gelu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

constexpr KnownWord APPROXIMATE_WORDS[] = {{"none", 0}, {"tanh", 1}};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Word approximate, Tensor gradInput) {
    call.not_null({gradOutput, self, approximate, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gradInput});
    promotable({gradOutput, self});
    promoted_dtype({gradOutput, self}, gradInput);
    broadcast_shape(gradOutput, self, gradInput);
    word_known(approximate, "none or tanh");
    call.inside_storage({gradOutput, self, gradInput});
    call.no_overlap({gradInput});
    if (approximate.number == 0) {
        call.run(Kernel::gelu_gradient,
                 {gradOutput, self},
                 {gradInput});
    }
    if (approximate.number == 1) {
        call.run(Kernel::gelu_tanh_gradient,
                 {gradOutput, self},
                 {gradInput});
    }
}

}  // namespace gelu_backward_v2
}  // namespace

aclnnStatus plan_gelu_backward_v2(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    Word approximate,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(gelu_backward_v2::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_backward_v2::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, named(approximate, "approximate"), {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGeluBackwardV2GetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    char* approximate,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(gelu_backward_v2::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_gelu_backward_v2(product, gradOutput, self, read_word(approximate, gelu_backward_v2::APPROXIMATE_WORDS, Word::MISSING), gradInput, planned);
    });
}

aclnnStatus aclnnGeluBackwardV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGeluBackwardV2", workspace, workspaceSize, executor, stream);
}
