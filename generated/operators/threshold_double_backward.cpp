// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace threshold_double_backward {

constexpr CallNames NAMES{"actgradThresholdDoubleBackward", "threshold_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT32}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, Scalar threshold, Tensor ddy, Tensor dx) {
    call.not_null({ddx, dy, x, threshold, ddy, dx});
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
    const Number threshold_number = call.number(threshold, compute, 0.0);
    call.run(Kernel::step_selected_second_gradient,
             {ddx, dy, x},
             {ddy, dx},
             {threshold_number});
}

}  // namespace threshold_double_backward
}  // namespace

aclnnStatus plan_threshold_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* threshold,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(threshold_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        threshold_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, {threshold, "threshold"}, {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
