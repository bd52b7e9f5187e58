// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_mul_double_backward {

constexpr CallNames NAMES{"actgradGeluMulDoubleBackward", "gelu_mul_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, int64_t dim, Word approximate, Tensor ddy, Tensor dx) {
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
    word_known(approximate, "none or tanh");
    call.inside_storage({ddx, dy, x, ddy, dx});
    call.no_overlap({ddy, dx});
    if (approximate.number == 0) {
        call.run(Kernel::gelu_gated_second_gradient,
                 {left(ddx, dim), right(ddx, dim), dy, left(x, dim), right(x, dim)},
                 {ddy, left(dx, dim), right(dx, dim)});
    }
    if (approximate.number == 1) {
        call.run(Kernel::gelu_tanh_gated_second_gradient,
                 {left(ddx, dim), right(ddx, dim), dy, left(x, dim), right(x, dim)},
                 {ddy, left(dx, dim), right(dx, dim)});
    }
}

}  // namespace gelu_mul_double_backward
}  // namespace

aclnnStatus plan_gelu_mul_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    Word approximate,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(gelu_mul_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_mul_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, dim, named(approximate, "approximate"), {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
