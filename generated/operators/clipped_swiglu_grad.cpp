// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_clipped_swiglu_grad.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace clipped_swiglu_grad {

constexpr CallNames NAMES{"aclnnClippedSwigluGrad", "clipped_swiglu_backward", 4, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradY, Tensor x, Tensor groupIndexOptional, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, Tensor gradXOut) {
    call.not_null({gradY, x, optional(groupIndexOptional), gradXOut});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradY, x, gradXOut});
    same_dtype({gradY, x, gradXOut});
    index_dtype(groupIndexOptional);
    with_status(561002, [&] { rank_between(x, 1, 8); });
    with_status(561002, [&] { dim_in_range(dim, x); });
    with_status(561002, [&] { even_size(x, dim); });
    with_status(561002, [&] { same_rank(gradY, x); });
    with_status(561002, [&] { same_sizes_before(gradY, x, dim); });
    with_status(561002, [&] { half_size(gradY, x, dim); });
    with_status(561002, [&] { same_sizes_after(gradY, x, dim); });
    with_status(561002, [&] { same_shape(gradXOut, x); });
    with_status(561002, [&] { index_shape(call, groupIndexOptional); });
    with_status(561002, [&] { above_zero(limit, x); });
    with_status(561002, [&] { merged_if_interleaved(gradY, dim, interleaved); });
    with_status(561002, [&] { merged_if_interleaved(x, dim, interleaved); });
    with_status(561002, [&] { merged_if_interleaved(gradXOut, dim, interleaved); });
    call.inside_storage({gradY, x, groupIndexOptional, gradXOut});
    call.no_overlap({gradXOut});
    call.no_empty({gradY, x});
    const aclDataType compute = promoted({gradY, x});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    call.run(Kernel::clipped_swiglu_gradient,
             {whole(gradY, dim, interleaved), left(x, dim, interleaved), right(x, dim, interleaved)},
             {left(gradXOut, dim, interleaved), right(gradXOut, dim, interleaved)},
             {limit_number, bias_number, alpha_number},
             {groupIndexOptional, from_front(dim, x)});
}

}  // namespace clipped_swiglu_grad
}  // namespace

aclnnStatus plan_clipped_swiglu_grad(
    Product product,
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    const aclTensor* gradXOut,
    Planned& planned) {
    return planned_by(clipped_swiglu_grad::NAMES, product, planned, [&](PhaseOne& call) {
        clipped_swiglu_grad::check(
            call, {gradY, call.name("gradY", "dy")}, {x, "x"}, {groupIndexOptional, call.name("groupIndexOptional", "group_index")}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, {gradXOut, call.name("gradXOut", "dx")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnClippedSwigluGradGetWorkspaceSize(
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* groupIndexOptional,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    const aclTensor* gradXOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(clipped_swiglu_grad::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_clipped_swiglu_grad(product, gradY, x, groupIndexOptional, dim, alpha, limit, bias, interleaved, gradXOut, planned);
    });
}

aclnnStatus aclnnClippedSwigluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnClippedSwigluGrad", workspace, workspaceSize, executor, stream);
}
