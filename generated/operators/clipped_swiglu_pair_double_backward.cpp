// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace clipped_swiglu_pair_double_backward {

constexpr CallNames NAMES{"actgradClippedSwigluPairDoubleBackward", "clipped_swiglu_pair_double_backward", 8, 3};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddgate, Tensor ddup, Tensor dy, Tensor gate, Tensor up, Scalar alpha, Scalar limit, Scalar bias, Tensor ddy, Tensor dgate, Tensor dup) {
    call.not_null({ddgate, ddup, dy, gate, up, ddy, dgate, dup});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddgate, ddup, dy, gate, up, ddy, dgate, dup});
    same_dtype({ddgate, ddup, dy, gate, up, ddy, dgate, dup});
    same_shape(ddgate, gate);
    same_shape(ddup, gate);
    same_shape(dy, gate);
    same_shape(up, gate);
    same_shape(ddy, gate);
    same_shape(dgate, gate);
    same_shape(dup, gate);
    above_zero(limit, gate);
    call.inside_storage({ddgate, ddup, dy, gate, up, ddy, dgate, dup});
    call.no_overlap({ddy, dgate, dup});
    const aclDataType compute = promoted({ddgate, ddup, dy, gate, up});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    call.run(Kernel::clipped_swiglu_second_gradient,
             {ddgate, ddup, dy, gate, up},
             {ddy, dgate, dup},
             {limit_number, bias_number, alpha_number});
}

}  // namespace clipped_swiglu_pair_double_backward
}  // namespace

aclnnStatus plan_clipped_swiglu_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    double alpha,
    double limit,
    double bias,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned) {
    return planned_by(clipped_swiglu_pair_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        clipped_swiglu_pair_double_backward::check(
            call, {ddgate, "ddgate"}, {ddup, "ddup"}, {dy, "dy"}, {gate, "gate"}, {up, "up"}, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, {ddy, "ddy"}, {dgate, "dgate"}, {dup, "dup"});
    });
}

}  // namespace actgrad
