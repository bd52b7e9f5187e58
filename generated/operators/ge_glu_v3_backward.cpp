// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_geglu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace ge_glu_v3_backward {

constexpr CallNames NAMES{"aclnnGeGluV3Backward", "geglu_backward", 4, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Tensor gelu, int64_t dim, int64_t approximate, bool activateLeft, Tensor gradInput) {
    const bool gelu_omitted = call.omitted(gelu, gradOutput);
    call.not_null({gradOutput, self, gelu, gradInput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, gelu, gradInput});
    same_dtype({gradOutput, self, gelu, gradInput});
    rank_between(self, 1, 8);
    same_shape(gelu, gradOutput);
    same_shape(gradInput, self);
    dim_in_range(dim, self);
    same_rank(gradOutput, self);
    same_sizes_before(gradOutput, self, dim);
    half_size(gradOutput, self, dim);
    same_sizes_after(gradOutput, self, dim);
    approximate_known(approximate);
    tanh_only_on_310p(call, approximate);
    call.inside_storage({gradOutput, self, gelu, gradInput});
    call.no_overlap({gradInput});
    if (approximate == 0 && !gelu_omitted) {
        call.run(Kernel::gelu_gated_gradient_given,
                 {gradOutput, half(self, dim, activateLeft), half(self, dim, !activateLeft), gelu},
                 {half(gradInput, dim, activateLeft), half(gradInput, dim, !activateLeft)});
    }
    if (approximate == 1 && !gelu_omitted) {
        call.run(Kernel::gelu_tanh_gated_gradient_given,
                 {gradOutput, half(self, dim, activateLeft), half(self, dim, !activateLeft), gelu},
                 {half(gradInput, dim, activateLeft), half(gradInput, dim, !activateLeft)});
    }
    if (approximate == 0 && gelu_omitted) {
        call.run(Kernel::gelu_gated_gradient,
                 {gradOutput, half(self, dim, activateLeft), half(self, dim, !activateLeft)},
                 {half(gradInput, dim, activateLeft), half(gradInput, dim, !activateLeft)});
    }
    if (approximate == 1 && gelu_omitted) {
        call.run(Kernel::gelu_tanh_gated_gradient,
                 {gradOutput, half(self, dim, activateLeft), half(self, dim, !activateLeft)},
                 {half(gradInput, dim, activateLeft), half(gradInput, dim, !activateLeft)});
    }
}

}  // namespace ge_glu_v3_backward
}  // namespace

aclnnStatus plan_ge_glu_v3_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gelu,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* gradInput,
    Planned& planned) {
    return planned_by(ge_glu_v3_backward::NAMES, product, planned, [&](PhaseOne& call) {
        ge_glu_v3_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {gelu, "gelu"}, dim, approximate, activateLeft, {gradInput, call.name("gradInput", "out")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGeGluV3BackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gelu,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(ge_glu_v3_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_ge_glu_v3_backward(product, gradOutput, self, gelu, dim, approximate, activateLeft, gradInput, planned);
    });
}

aclnnStatus aclnnGeGluV3Backward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGeGluV3Backward", workspace, workspaceSize, executor, stream);
}
