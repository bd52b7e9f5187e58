// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace halves_clipped_swiglu_double_backward {

constexpr CallNames NAMES{"actgradHalvesClippedSwigluDoubleBackward", "halves_clipped_swiglu_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, bool activate_left, Tensor ddy, Tensor dx) {
    call.not_null({ddx, dy, x, ddy, dx});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddx, dy, x, ddy, dx});
    same_dtype({ddx, dy, x, ddy, dx});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_shape(ddx, x);
    same_shape(dx, x);
    same_rank(dy, x);
    same_sizes_before(dy, x, dim);
    half_size(dy, x, dim);
    same_sizes_after(dy, x, dim);
    same_rank(ddy, x);
    same_sizes_before(ddy, x, dim);
    half_size(ddy, x, dim);
    same_sizes_after(ddy, x, dim);
    above_zero(limit, x);
    merged_if_interleaved(ddx, dim, interleaved);
    merged_if_interleaved(x, dim, interleaved);
    merged_if_interleaved(dx, dim, interleaved);
    merged_if_interleaved(dy, dim, interleaved);
    merged_if_interleaved(ddy, dim, interleaved);
    call.inside_storage({ddx, dy, x, ddy, dx});
    call.no_overlap({ddy, dx});
    const aclDataType compute = promoted({ddx, dy, x});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    call.run(Kernel::clipped_swiglu_second_gradient,
             {half(ddx, dim, activate_left, interleaved), half(ddx, dim, !activate_left, interleaved), whole(dy, dim, interleaved), half(x, dim, activate_left, interleaved), half(x, dim, !activate_left, interleaved)},
             {whole(ddy, dim, interleaved), half(dx, dim, activate_left, interleaved), half(dx, dim, !activate_left, interleaved)},
             {limit_number, bias_number, alpha_number});
}

}  // namespace halves_clipped_swiglu_double_backward
}  // namespace

aclnnStatus plan_halves_clipped_swiglu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(halves_clipped_swiglu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        halves_clipped_swiglu_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, activate_left, {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
