// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/rows.h"

namespace actgrad {
namespace {
namespace halves_weighted_swiglu_double_backward {

constexpr CallNames NAMES{"actgradHalvesWeightedSwigluDoubleBackward", "halves_weighted_swiglu_double_backward", 8, 3};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor ddweight, Tensor dy, Tensor x, Tensor weight, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, bool activate_left, Tensor ddy, Tensor dx, Tensor dweight) {
    call.not_null({ddx, ddweight, dy, x, weight, ddy, dx, dweight});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddx, dy, x, ddy, dx});
    same_dtype({ddx, dy, x, ddy, dx});
    row_weight_dtype(call, ddweight, x);
    row_weight_dtype(call, weight, x);
    row_weight_dtype(call, dweight, x);
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
    row_weight(ddweight, x, dim);
    row_weight(weight, x, dim);
    row_weight(dweight, x, dim);
    call.inside_storage({ddx, ddweight, dy, x, weight, ddy, dx, dweight});
    call.no_overlap({ddy, dx, dweight});
    const aclDataType compute = promoted({ddx, ddweight, dy, x, weight});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    Rows rows(ddx, dim, interleaved);
    call.run(Kernel::weighted_swiglu_second_gradient,
             {half(ddx, dim, activate_left, interleaved), half(ddx, dim, !activate_left, interleaved), rows.of(ddweight), whole(dy, dim, interleaved), half(x, dim, activate_left, interleaved), half(x, dim, !activate_left, interleaved), rows.of(weight)},
             {whole(ddy, dim, interleaved), half(dx, dim, activate_left, interleaved), half(dx, dim, !activate_left, interleaved), rows.of(dweight)},
             {limit_number, bias_number, alpha_number});
}

}  // namespace halves_weighted_swiglu_double_backward
}  // namespace

aclnnStatus plan_halves_weighted_swiglu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* ddweight,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* weight,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    aclTensor* dweight,
    Planned& planned) {
    return planned_by(halves_weighted_swiglu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        halves_weighted_swiglu_double_backward::check(
            call, {ddx, "ddx"}, {ddweight, "ddweight"}, {dy, "dy"}, {x, "x"}, {weight, "weight"}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, activate_left, {ddy, "ddy"}, {dx, "dx"}, {dweight, "dweight"});
    });
}

}  // namespace actgrad
