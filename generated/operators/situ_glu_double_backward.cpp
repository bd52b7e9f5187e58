// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace situ_glu_double_backward {

constexpr CallNames NAMES{"actgradSituGluDoubleBackward", "situ_glu_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, int64_t dim, Scalar beta, Scalar linear_beta, bool activate_left, Tensor ddy, Tensor dx) {
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
    same_shape(ddy, dy);
    call.inside_storage({ddx, dy, x, ddy, dx});
    call.no_overlap({ddy, dx});
    const aclDataType compute = promoted({ddx, dy, x});
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number linear_beta_number = call.number(linear_beta, compute, 0.0);
    if ((linear_beta_number.value > 0) == 0) {
        call.run(Kernel::situ_glu_second_gradient,
                 {half(ddx, dim, activate_left), half(ddx, dim, !activate_left), dy, half(x, dim, activate_left), half(x, dim, !activate_left)},
                 {ddy, half(dx, dim, activate_left), half(dx, dim, !activate_left)},
                 {beta_number});
    }
    if ((linear_beta_number.value > 0) == 1) {
        call.run(Kernel::bounded_situ_glu_second_gradient,
                 {half(ddx, dim, activate_left), half(ddx, dim, !activate_left), dy, half(x, dim, activate_left), half(x, dim, !activate_left)},
                 {ddy, half(dx, dim, activate_left), half(dx, dim, !activate_left)},
                 {beta_number, linear_beta_number});
    }
}

}  // namespace situ_glu_double_backward
}  // namespace

aclnnStatus plan_situ_glu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linear_beta,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(situ_glu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        situ_glu_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, dim, {beta, "beta"}, {linear_beta, "linear_beta"}, activate_left, {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
