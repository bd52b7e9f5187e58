// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_clipped_swiglu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace clipped_swiglu {

constexpr CallNames NAMES{"aclnnClippedSwiglu", "clipped_swiglu", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, Tensor groupIndexOptional, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, Tensor out) {
    call.not_null({x, optional(groupIndexOptional), out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {x, out});
    same_dtype({x, out});
    index_dtype(groupIndexOptional);
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_rank(out, x);
    same_sizes_before(out, x, dim);
    half_size(out, x, dim);
    same_sizes_after(out, x, dim);
    index_shape(call, groupIndexOptional);
    above_zero(limit, x);
    merged_if_interleaved(x, dim, interleaved);
    merged_if_interleaved(out, dim, interleaved);
    call.inside_storage({x, groupIndexOptional, out});
    call.no_overlap({out});
    call.no_empty({x}, Product::Ascend950);
    const aclDataType compute = promoted({x});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    call.run(Kernel::clipped_swiglu,
             {left(x, dim, interleaved), right(x, dim, interleaved)},
             {whole(out, dim, interleaved)},
             {limit_number, bias_number, alpha_number},
             {groupIndexOptional, from_front(dim, x)});
}

}  // namespace clipped_swiglu
}  // namespace

aclnnStatus plan_clipped_swiglu(
    Product product,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(clipped_swiglu::NAMES, product, planned, [&](PhaseOne& call) {
        clipped_swiglu::check(
            call, {x, "x"}, {groupIndexOptional, call.name("groupIndexOptional", "group_index")}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnClippedSwigluGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(clipped_swiglu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_clipped_swiglu(product, x, groupIndexOptional, dim, alpha, limit, bias, interleaved, out, planned);
    });
}

aclnnStatus aclnnClippedSwiglu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnClippedSwiglu", workspace, workspaceSize, executor, stream);
}
