// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace halves_clipped_swiglu {

constexpr CallNames NAMES{"actgradHalvesClippedSwiglu", "halves_clipped_swiglu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, int64_t dim, Scalar alpha, Scalar limit, Scalar bias, bool interleaved, bool activate_left, Tensor out) {
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
    above_zero(limit, x);
    merged_if_interleaved(x, dim, interleaved);
    merged_if_interleaved(out, dim, interleaved);
    call.inside_storage({x, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({x});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    call.run(Kernel::clipped_swiglu,
             {half(x, dim, activate_left, interleaved), half(x, dim, !activate_left, interleaved)},
             {whole(out, dim, interleaved)},
             {limit_number, bias_number, alpha_number});
}

}  // namespace halves_clipped_swiglu
}  // namespace

aclnnStatus plan_halves_clipped_swiglu(
    Product product,
    const aclTensor* x,
    int64_t dim,
    double alpha,
    double limit,
    double bias,
    bool interleaved,
    bool activate_left,
    aclTensor* out,
    Planned& planned) {
    return planned_by(halves_clipped_swiglu::NAMES, product, planned, [&](PhaseOne& call) {
        halves_clipped_swiglu::check(
            call, {x, "x"}, dim, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, interleaved, activate_left, {out, "out"});
    });
}

}  // namespace actgrad
