// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_glu_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace glu_backward {

constexpr CallNames NAMES{"aclnnGluBackward", "glu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor gradOut, Tensor self, int64_t dim, Tensor out) {
    call.not_null({gradOut, self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOut, self, out});
    same_dtype({gradOut, self, out});
    rank_between(self, 1, 8);
    dim_in_range(dim, self);
    even_size(self, dim);
    same_rank(gradOut, self);
    same_sizes_before(gradOut, self, dim);
    half_size(gradOut, self, dim);
    same_sizes_after(gradOut, self, dim);
    same_shape(out, self);
    call.inside_storage({gradOut, self, out});
    call.no_overlap({out});
    call.run(Kernel::sigmoid_gated_gradient,
             {gradOut, right(self, dim), left(self, dim)},
             {right(out, dim), left(out, dim)});
}

}  // namespace glu_backward
}  // namespace

aclnnStatus plan_glu_backward(
    Product product,
    const aclTensor* gradOut,
    const aclTensor* self,
    int64_t dim,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(glu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        glu_backward::check(
            call, {gradOut, call.name("gradOut", "dy")}, {self, call.name("self", "x")}, dim, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGluBackwardGetWorkspaceSize(
    const aclTensor* gradOut,
    const aclTensor* self,
    int64_t dim,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(glu_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_glu_backward(product, gradOut, self, dim, out, planned);
    });
}

aclnnStatus aclnnGluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGluBackward", workspace, workspaceSize, executor, stream);
}
