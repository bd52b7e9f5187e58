// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/silu_double_backward.py. Edit that instead.

#include "generated/companions.h"

#include "nnopbase/executor.h"
#include "opapi/checks.h"
#include "opapi/phase_one.h"

namespace actgrad {
namespace {

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void silu_double_backward(
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
    call.run(Kernel::silu_second_gradient,
             {ddx, dy, x},
             {ddy, dx});
}

}  // namespace
}  // namespace actgrad

aclnnStatus actgradSiluDoubleBackwardGetWorkspaceSize(
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    const actgrad::CallNames names{"actgradSiluDoubleBackward", "silu_double_backward"};
    return actgrad::phase_one(names, workspaceSize, executor, [&](actgrad::PhaseOne& call) {
        actgrad::silu_double_backward(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, {ddy, "ddy"}, {dx, "dx"});
    });
}
