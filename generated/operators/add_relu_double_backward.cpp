// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace add_relu_double_backward {

constexpr CallNames NAMES{"actgradAddReluDoubleBackward", "add_relu_double_backward", 4, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
};

// alpha, but 1 for NaN
template <class V>
inline V factor(V alpha) {
    return where(alpha == alpha, alpha, 1.0);
}

void check(
    PhaseOne& call, Tensor ddx, Tensor ddother, Tensor output, Scalar alpha, Tensor ddy) {
    call.not_null({ddx, ddother, output, alpha, ddy});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddx, ddother, output, ddy});
    same_dtype({ddx, ddother, output, ddy});
    same_shape(ddx, output);
    same_shape(ddother, output);
    same_shape(ddy, output);
    call.inside_storage({ddx, ddother, output, ddy});
    call.no_overlap({ddy});
    const aclDataType compute = promoted({ddx, ddother, output});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    call.run(Kernel::add_relu_second_gradient,
             {ddx, ddother, output},
             {ddy},
             {factor(alpha_number)});
}

}  // namespace add_relu_double_backward
}  // namespace

aclnnStatus plan_add_relu_double_backward(
    Product product,
    const aclTensor* ddx,
    const aclTensor* ddother,
    const aclTensor* output,
    const aclScalar* alpha,
    aclTensor* ddy,
    Planned& planned) {
    return planned_by(add_relu_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        add_relu_double_backward::check(
            call, {ddx, "ddx"}, {ddother, "ddother"}, {output, "output"}, {alpha, "alpha"}, {ddy, "ddy"});
    });
}

}  // namespace actgrad
