// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace fatrelu_mul_backward {

constexpr CallNames NAMES{"actgradFatreluMulBackward", "fatrelu_mul_backward", 4, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor x, Tensor threshold, int64_t dim, Tensor out) {
    call.not_null({dy, x, threshold, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, threshold, out});
    same_dtype({dy, x, threshold, out});
    rank_between(x, 1, 8);
    one_element(threshold);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_shape(out, x);
    same_rank(dy, x);
    same_sizes_before(dy, x, dim);
    half_size(dy, x, dim);
    same_sizes_after(dy, x, dim);
    call.inside_storage({dy, x, threshold, out});
    call.no_overlap({out});
    call.run(Kernel::step_selected_gated_gradient,
             {dy, left(x, dim), right(x, dim), threshold},
             {left(out, dim), right(out, dim)});
}

}  // namespace fatrelu_mul_backward
}  // namespace

aclnnStatus plan_fatrelu_mul_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* threshold,
    int64_t dim,
    aclTensor* out,
    Planned& planned) {
    return planned_by(fatrelu_mul_backward::NAMES, product, planned, [&](PhaseOne& call) {
        fatrelu_mul_backward::check(
            call, {dy, "dy"}, {x, "x"}, {threshold, "threshold"}, dim, {out, "out"});
    });
}

}  // namespace actgrad
