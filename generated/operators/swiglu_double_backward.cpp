// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace swiglu_double_backward {

constexpr CallNames NAMES{"actgradSwigluDoubleBackward", "swiglu_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, int64_t dim, Tensor ddy, Tensor dx) {
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
    call.run(Kernel::silu_gated_second_gradient,
             {left(ddx, dim), right(ddx, dim), dy, left(x, dim), right(x, dim)},
             {ddy, left(dx, dim), right(dx, dim)});
}

}  // namespace swiglu_double_backward
}  // namespace

aclnnStatus plan_swiglu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(swiglu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        swiglu_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, dim, {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
