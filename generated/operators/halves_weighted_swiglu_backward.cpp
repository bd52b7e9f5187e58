// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/rows.h"

namespace actgrad {
namespace {
namespace halves_weighted_swiglu_backward {

constexpr CallNames NAMES{"actgradHalvesWeightedSwigluBackward", "halves_weighted_swiglu_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor x, Tensor weight, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, bool activate_left, Tensor dx, Tensor dweight) {
    call.not_null({dy, x, weight, dx, dweight});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, dx});
    same_dtype({dy, x, dx});
    row_weight_dtype(call, weight, x);
    row_weight_dtype(call, dweight, x);
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
    row_weight(weight, x, dim);
    row_weight(dweight, x, dim);
    call.inside_storage({dy, x, weight, dx, dweight});
    call.no_overlap({dx, dweight});
    const aclDataType compute = promoted({dy, x, weight});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    Rows rows(x, dim, interleaved);
    call.run(Kernel::weighted_swiglu_gradient,
             {whole(dy, dim, interleaved), half(x, dim, activate_left, interleaved), half(x, dim, !activate_left, interleaved), rows.of(weight)},
             {half(dx, dim, activate_left, interleaved), half(dx, dim, !activate_left, interleaved), rows.of(dweight)},
             {limit_number, bias_number, alpha_number});
}

}  // namespace halves_weighted_swiglu_backward
}  // namespace

aclnnStatus plan_halves_weighted_swiglu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* weight,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* dx,
    aclTensor* dweight,
    Planned& planned) {
    return planned_by(halves_weighted_swiglu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        halves_weighted_swiglu_backward::check(
            call, {dy, "dy"}, {x, "x"}, {weight, "weight"}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, activate_left, {dx, "dx"}, {dweight, "dweight"});
    });
}

}  // namespace actgrad
