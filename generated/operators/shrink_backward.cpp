// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace shrink_backward {

constexpr CallNames NAMES{"actgradShrinkBackward", "shrink_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor x, Scalar lambd, Scalar bias, Tensor out) {
    call.not_null({dy, x, lambd, bias, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, out});
    same_dtype({dy, x, out});
    same_shape(dy, x);
    same_shape(out, x);
    call.inside_storage({dy, x, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({dy, x});
    const Number lambd_number = call.number(lambd, compute, 0.5);
    const Number bias_number = call.number(bias, compute, 0.0);
    call.run(Kernel::shrink_selected_gradient,
             {dy, x},
             {out},
             {lambd_number, bias_number});
}

}  // namespace shrink_backward
}  // namespace

aclnnStatus plan_shrink_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* lambd,
    const aclScalar* bias,
    aclTensor* out,
    Planned& planned) {
    return planned_by(shrink_backward::NAMES, product, planned, [&](PhaseOne& call) {
        shrink_backward::check(
            call, {dy, "dy"}, {x, "x"}, {lambd, "lambd"}, {bias, "bias"}, {out, "out"});
    });
}

}  // namespace actgrad
