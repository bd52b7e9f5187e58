// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/rows.h"

namespace actgrad {
namespace {
namespace weighted_swiglu_of_two_double_backward {

constexpr CallNames NAMES{"actgradWeightedSwigluOfTwoDoubleBackward", "weighted_swiglu_of_two_double_backward", 11, 4};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddgate, Tensor ddup, Tensor ddweight, Tensor dy, Tensor gate, Tensor up, Tensor weight, Scalar alpha, Scalar limit, Scalar bias, Tensor ddy, Tensor dgate, Tensor dup, Tensor dweight) {
    call.not_null({ddgate, ddup, ddweight, dy, gate, up, weight, ddy, dgate, dup, dweight});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddgate, ddup, dy, gate, up, ddy, dgate, dup});
    same_dtype({ddgate, ddup, dy, gate, up, ddy, dgate, dup});
    row_weight_dtype(call, ddweight, gate);
    row_weight_dtype(call, weight, gate);
    row_weight_dtype(call, dweight, gate);
    rank_between(gate, 1, 8);
    same_shape(ddgate, gate);
    same_shape(ddup, gate);
    same_shape(dy, gate);
    same_shape(up, gate);
    same_shape(ddy, gate);
    same_shape(dgate, gate);
    same_shape(dup, gate);
    above_zero(limit, gate);
    row_weight(ddweight, gate, -1);
    row_weight(weight, gate, -1);
    row_weight(dweight, gate, -1);
    call.inside_storage({ddgate, ddup, ddweight, dy, gate, up, weight, ddy, dgate, dup, dweight});
    call.no_overlap({ddy, dgate, dup, dweight});
    const aclDataType compute = promoted({ddgate, ddup, ddweight, dy, gate, up, weight});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    Rows rows(ddy, -1);
    call.run(Kernel::weighted_swiglu_second_gradient,
             {ddgate, ddup, rows.of(ddweight), dy, gate, up, rows.of(weight)},
             {ddy, dgate, dup, rows.of(dweight)},
             {limit_number, bias_number, alpha_number});
}

}  // namespace weighted_swiglu_of_two_double_backward
}  // namespace

aclnnStatus plan_weighted_swiglu_of_two_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* ddweight,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    const aclTensor* weight,
    double alpha,
    double limit,
    double bias,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    aclTensor* dweight,
    Planned& planned) {
    return planned_by(weighted_swiglu_of_two_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        weighted_swiglu_of_two_double_backward::check(
            call, {ddgate, "ddgate"}, {ddup, "ddup"}, {ddweight, "ddweight"}, {dy, "dy"}, {gate, "gate"}, {up, "up"}, {weight, "weight"}, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, {ddy, "ddy"}, {dgate, "dgate"}, {dup, "dup"}, {dweight, "dweight"});
    });
}

}  // namespace actgrad
