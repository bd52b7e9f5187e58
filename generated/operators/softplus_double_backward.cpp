// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace softplus_double_backward {

constexpr CallNames NAMES{"actgradSoftplusDoubleBackward", "softplus_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
};

void check(
    PhaseOne& call, Tensor ddx, Tensor dy, Tensor x, Scalar beta, Scalar threshold, Tensor ddy, Tensor dx) {
    call.not_null({ddx, dy, x, beta, threshold, ddy, dx});
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
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number threshold_number = call.number(threshold, compute, 20.0);
    call.run(Kernel::softplus_second_gradient,
             {ddx, dy, x},
             {ddy, dx},
             {beta_number, threshold_number});
}

}  // namespace softplus_double_backward
}  // namespace

aclnnStatus plan_softplus_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* beta,
    const aclScalar* threshold,
    aclTensor* ddy,
    aclTensor* dx,
    Planned& planned) {
    return planned_by(softplus_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        softplus_double_backward::check(
            call, {ddx, "ddx"}, {dy, "dy"}, {x, "x"}, {beta, "beta"}, {threshold, "threshold"}, {ddy, "ddy"}, {dx, "dx"});
    });
}

}  // namespace actgrad
