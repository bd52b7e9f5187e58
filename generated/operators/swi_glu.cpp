// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_swi_glu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace swi_glu {

constexpr CallNames NAMES{"aclnnSwiGlu", "swiglu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, int64_t dim, Tensor out) {
    call.not_null({x, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {x, out});
    same_dtype({x, out});
    public_format({x, out});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_rank(out, x);
    same_sizes_before(out, x, dim);
    half_size(out, x, dim);
    same_sizes_after(out, x, dim);
    call.inside_storage({x, out});
    call.no_overlap({out});
    call.run(Kernel::silu_gated,
             {left(x, dim), right(x, dim)},
             {out});
}

}  // namespace swi_glu
}  // namespace

aclnnStatus plan_swi_glu(
    Product product,
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(swi_glu::NAMES, product, planned, [&](PhaseOne& call) {
        swi_glu::check(
            call, {x, "x"}, dim, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSwiGluGetWorkspaceSize(
    const aclTensor* x,
    int64_t dim,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(swi_glu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_swi_glu(product, x, dim, out, planned);
    });
}

aclnnStatus aclnnSwiGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSwiGlu", workspace, workspaceSize, executor, stream);
}
