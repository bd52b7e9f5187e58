// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace squared_relu_double_backward {

constexpr CallNames NAMES{"actgradSquaredReluDoubleBackward", "squared_relu_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, Tensor ddy, Tensor dx) {
    call.not_null({ddx, dy, x, ddy, dx});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddx, dy, x, ddy, dx});
    same_dtype({ddx, dy, x, ddy, dx});
    same_shape(ddx, x);
    same_shape(dy, x);
    same_shape(ddy, x);
    same_shape(dx, x);
    call.inside_storage({ddx, dy, x, ddy, dx});
    call.no_overlap({ddy, dx});
    call.run(Kernel::squared_relu_second_gradient,
             {ddx, dy, x},
             {ddy, dx});
}

}  // namespace squared_relu_double_backward
}  // namespace

aclnnStatus plan_squared_relu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(squared_relu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        squared_relu_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
