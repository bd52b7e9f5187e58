// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/channels.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace prelu_double_backward {

constexpr CallNames NAMES{"actgradPreluDoubleBackward", "prelu_double_backward", 8, 3};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor ddweight, Tensor dy, Tensor x, Tensor weight, Tensor ddy, Tensor dx, Tensor dweight) {
    call.not_null({ddx, ddweight, dy, x, weight, ddy, dx, dweight});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddx, ddweight, dy, x, weight, ddy, dx, dweight});
    same_dtype({ddx, ddweight, dy, x, weight, ddy, dx, dweight});
    same_shape(ddx, x);
    same_shape(dy, x);
    same_shape(ddy, x);
    same_shape(dx, x);
    channel_weight(weight, x);
    channel_gradient(ddweight, weight);
    channel_gradient(dweight, weight);
    call.inside_storage({ddx, ddweight, dy, x, weight, ddy, dx, dweight});
    call.no_overlap({ddy, dx, dweight});
    Channels channels(ddy, weight);
    call.run(Kernel::prelu_second_gradient,
             {channels.along(ddx), channels.of(ddweight), channels.along(dy), channels.along(x), channels.of(weight)},
             {channels.along(ddy), channels.along(dx), channels.of(dweight)});
}

}  // namespace prelu_double_backward
}  // namespace

aclnnStatus plan_prelu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* ddweight,
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* weight,
    aclTensor* ddy,
    aclTensor* dx,
    aclTensor* dweight,
    Planned& planned) {
    return planned_by(prelu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        prelu_double_backward::check(
            call, {ddx, "ddx"}, {ddweight, "ddweight"}, {dy, "dy"}, {x, "x"}, {weight, "weight"}, {ddy, "ddy"}, {dx, "dx"}, {dweight, "dweight"});
    });
}

}  // namespace actgrad
