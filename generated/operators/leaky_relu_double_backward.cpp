// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace leaky_relu_double_backward {

constexpr CallNames NAMES{"actgradLeakyReluDoubleBackward", "leaky_relu_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, Scalar negative_slope, Tensor ddy, Tensor dx) {
    call.not_null({ddx, dy, x, negative_slope, ddy, dx});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddx, dy, x, ddy, dx});
    same_dtype({ddx, dy, x, ddy, dx});
    same_shape(ddx, x);
    same_shape(dy, x);
    same_shape(ddy, x);
    same_shape(dx, x);
    call.inside_storage({ddx, dy, x, ddy, dx});
    call.no_overlap({ddy, dx});
    const aclDataType compute = promoted({ddx, dy, x});
    const Number negative_slope_number = call.number(negative_slope, compute, 0.01);
    call.run(Kernel::leaky_relu_second_gradient,
             {ddx, dy, x},
             {ddy, dx},
             {negative_slope_number});
}

}  // namespace leaky_relu_double_backward
}  // namespace

aclnnStatus plan_leaky_relu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* negative_slope,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(leaky_relu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        leaky_relu_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, {negative_slope, "negative_slope"}, {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
