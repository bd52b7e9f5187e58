// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_clipped_swiglu_v2.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace clipped_swiglu_v2 {

constexpr CallNames NAMES{"aclnnClippedSwigluV2", "clipped_swiglu_v2", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, Tensor groupIndexOptional, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, int64_t clampMode, Tensor out) {
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
    clamp_mode_known(clampMode);
    call.inside_storage({x, groupIndexOptional, out});
    call.no_overlap({out});
    call.no_empty({x}, Product::Ascend950);
    const aclDataType compute = promoted({x});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    if (clampMode == 0) {
        call.run(Kernel::clipped_swiglu,
                 {left(x, dim, interleaved), right(x, dim, interleaved)},
                 {whole(out, dim, interleaved)},
                 {limit_number, bias_number, alpha_number},
                 {groupIndexOptional, from_front(dim, x)});
    }
    if (clampMode == 1) {
        call.run(Kernel::swiglu_clipped,
                 {left(x, dim, interleaved), right(x, dim, interleaved)},
                 {whole(out, dim, interleaved)},
                 {limit_number},
                 {groupIndexOptional, from_front(dim, x)});
    }
}

}  // namespace clipped_swiglu_v2
}  // namespace

aclnnStatus plan_clipped_swiglu_v2(
    Product product,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    int64_t clampMode,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(clipped_swiglu_v2::NAMES, product, planned, [&](PhaseOne& call) {
        clipped_swiglu_v2::check(
            call, {x, "x"}, {groupIndexOptional, call.name("groupIndexOptional", "group_index")}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, clampMode, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnClippedSwigluV2GetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    int64_t clampMode,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(clipped_swiglu_v2::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_clipped_swiglu_v2(product, x, groupIndexOptional, dim, alpha, limit, bias, interleaved, clampMode, out, planned);
    });
}

aclnnStatus aclnnClippedSwigluV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnClippedSwigluV2", workspace, workspaceSize, executor, stream);
}
