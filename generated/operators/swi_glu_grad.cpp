// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_swi_glu_grad.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace swi_glu_grad {

constexpr CallNames NAMES{"aclnnSwiGluGrad", "swiglu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor yGrad, Tensor x, int64_t dim, Tensor out) {
    call.not_null({yGrad, x, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {yGrad, x, out});
    same_dtype({yGrad, x, out});
    public_format({yGrad, x, out});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_rank(yGrad, x);
    same_sizes_before(yGrad, x, dim);
    half_size(yGrad, x, dim);
    same_sizes_after(yGrad, x, dim);
    same_shape(out, x);
    call.inside_storage({yGrad, x, out});
    call.no_overlap({out});
    call.no_strided({yGrad, x, out});
    call.no_empty({yGrad, x});
    call.rows_of_64_bytes({x}, Product::Ascend310P);
    call.run(Kernel::silu_gated_gradient,
             {yGrad, left(x, dim), right(x, dim)},
             {left(out, dim), right(out, dim)});
}

}  // namespace swi_glu_grad
}  // namespace

aclnnStatus plan_swi_glu_grad(
    Product product,
    const aclTensor* yGrad,
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(swi_glu_grad::NAMES, product, planned, [&](PhaseOne& call) {
        swi_glu_grad::check(
            call, {yGrad, call.name("yGrad", "dy")}, {x, "x"}, dim, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSwiGluGradGetWorkspaceSize(
    const aclTensor* yGrad,
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(swi_glu_grad::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_swi_glu_grad(product, yGrad, x, dim, out, planned);
    });
}

aclnnStatus aclnnSwiGluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSwiGluGrad", workspace, workspaceSize, executor, stream);
}
