// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace halves_clipped_swiglu_backward {

constexpr CallNames NAMES{"actgradHalvesClippedSwigluBackward", "halves_clipped_swiglu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor x, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, bool activate_left, Tensor dx) {
    call.not_null({dy, x, dx});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, dx});
    same_dtype({dy, x, dx});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_shape(dx, x);
    same_rank(dy, x);
    same_sizes_before(dy, x, dim);
    half_size(dy, x, dim);
    same_sizes_after(dy, x, dim);
    above_zero(limit, x);
    merged_if_interleaved(x, dim, interleaved);
    merged_if_interleaved(dx, dim, interleaved);
    merged_if_interleaved(dy, dim, interleaved);
    call.inside_storage({dy, x, dx});
    call.no_overlap({dx});
    const aclDataType compute = promoted({dy, x});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    call.run(Kernel::clipped_swiglu_gradient,
             {whole(dy, dim, interleaved), half(x, dim, activate_left, interleaved), half(x, dim, !activate_left, interleaved)},
             {half(dx, dim, activate_left, interleaved), half(dx, dim, !activate_left, interleaved)},
             {limit_number, bias_number, alpha_number});
}

}  // namespace halves_clipped_swiglu_backward
}  // namespace

aclnnStatus plan_halves_clipped_swiglu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(halves_clipped_swiglu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        halves_clipped_swiglu_backward::check(
            call, {dy, "dy"}, {x, "x"}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, activate_left, {dx, "dx"});
    });
}

}  // namespace actgrad
