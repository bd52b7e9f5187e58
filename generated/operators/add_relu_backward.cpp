// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace add_relu_backward {

constexpr CallNames NAMES{"actgradAddReluBackward", "add_relu_backward", 4, 2};

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
    PhaseOne& call, Tensor dy, Tensor output, Scalar alpha, Tensor dx, Tensor dother) {
    call.not_null({dy, output, alpha, dx, dother});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, output, dx, dother});
    same_dtype({dy, output, dx, dother});
    same_shape(dy, output);
    same_shape(dx, output);
    same_shape(dother, output);
    call.inside_storage({dy, output, dx, dother});
    call.no_overlap({dx, dother});
    const aclDataType compute = promoted({dy, output});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    call.run(Kernel::add_relu_gradient,
             {dy, output},
             {dx, dother},
             {factor(alpha_number)});
}

}  // namespace add_relu_backward
}  // namespace

aclnnStatus plan_add_relu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* output,
    const aclScalar* alpha,
    aclTensor* dx,
    aclTensor* dother,
    Planned& planned) {
    return planned_by(add_relu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        add_relu_backward::check(
            call, {dy, "dy"}, {output, "output"}, {alpha, "alpha"}, {dx, "dx"}, {dother, "dother"});
    });
}

}  // namespace actgrad
