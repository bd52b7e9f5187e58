// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_mul_backward {

constexpr CallNames NAMES{"actgradGeluMulBackward", "gelu_mul_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor x, int64_t dim, Word approximate, Tensor out) {
    call.not_null({dy, x, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, out});
    same_dtype({dy, x, out});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_shape(out, x);
    same_rank(dy, x);
    same_sizes_before(dy, x, dim);
    half_size(dy, x, dim);
    same_sizes_after(dy, x, dim);
    word_known(approximate, "none or tanh");
    call.inside_storage({dy, x, out});
    call.no_overlap({out});
    if (approximate.number == 0) {
        call.run(Kernel::gelu_gated_gradient,
                 {dy, left(x, dim), right(x, dim)},
                 {left(out, dim), right(out, dim)});
    }
    if (approximate.number == 1) {
        call.run(Kernel::gelu_tanh_gated_gradient,
                 {dy, left(x, dim), right(x, dim)},
                 {left(out, dim), right(out, dim)});
    }
}

}  // namespace gelu_mul_backward
}  // namespace

aclnnStatus plan_gelu_mul_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    Word approximate,
    aclTensor* out,
    Planned& planned) {
    return planned_by(gelu_mul_backward::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_mul_backward::check(
            call, {dy, "dy"}, {x, "x"}, dim, named(approximate, "approximate"), {out, "out"});
    });
}

}  // namespace actgrad
