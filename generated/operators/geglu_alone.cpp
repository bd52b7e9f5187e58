// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace geglu_alone {

constexpr CallNames NAMES{"actgradGegluAlone", "geglu_alone", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, int64_t dim, int64_t approximate, bool activate_left, Tensor out) {
    call.not_null({x, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {x, out});
    same_dtype({x, out});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_rank(out, x);
    same_sizes_before(out, x, dim);
    half_size(out, x, dim);
    same_sizes_after(out, x, dim);
    approximate_known(approximate);
    call.inside_storage({x, out});
    call.no_overlap({out});
    if (approximate == 0) {
        call.run(Kernel::gelu_gated,
                 {half(x, dim, activate_left), half(x, dim, !activate_left)},
                 {out});
    }
    if (approximate == 1) {
        call.run(Kernel::gelu_tanh_gated,
                 {half(x, dim, activate_left), half(x, dim, !activate_left)},
                 {out});
    }
}

}  // namespace geglu_alone
}  // namespace

aclnnStatus plan_geglu_alone(
    Product product,
    const aclTensor* x,
    int64_t dim,
    int64_t approximate,
    bool activate_left,
    aclTensor* out,
    Planned& planned) {
    return planned_by(geglu_alone::NAMES, product, planned, [&](PhaseOne& call) {
        geglu_alone::check(
            call, {x, "x"}, dim, approximate, activate_left, {out, "out"});
    });
}

}  // namespace actgrad
