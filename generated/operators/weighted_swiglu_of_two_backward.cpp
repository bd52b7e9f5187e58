// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/rows.h"

namespace actgrad {
namespace {
namespace weighted_swiglu_of_two_backward {

constexpr CallNames NAMES{"actgradWeightedSwigluOfTwoBackward", "weighted_swiglu_of_two_backward", 7, 3};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor gate, Tensor up, Tensor weight, Scalar alpha, Scalar limit, Scalar bias, Tensor dgate, Tensor dup, Tensor dweight) {
    call.not_null({dy, gate, up, weight, dgate, dup, dweight});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, gate, up, dgate, dup});
    same_dtype({dy, gate, up, dgate, dup});
    row_weight_dtype(call, weight, gate);
    row_weight_dtype(call, dweight, gate);
    rank_between(gate, 1, 8);
    same_shape(dy, gate);
    same_shape(up, gate);
    same_shape(dgate, gate);
    same_shape(dup, gate);
    above_zero(limit, gate);
    row_weight(weight, gate, -1);
    row_weight(dweight, gate, -1);
    call.inside_storage({dy, gate, up, weight, dgate, dup, dweight});
    call.no_overlap({dgate, dup, dweight});
    const aclDataType compute = promoted({dy, gate, up, weight});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    Rows rows(dgate, -1);
    call.run(Kernel::weighted_swiglu_gradient,
             {dy, gate, up, rows.of(weight)},
             {dgate, dup, rows.of(dweight)},
             {limit_number, bias_number, alpha_number});
}

}  // namespace weighted_swiglu_of_two_backward
}  // namespace

aclnnStatus plan_weighted_swiglu_of_two_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    const aclTensor* weight,
    double alpha,
    double limit,
    double bias,
    aclTensor* dgate,
    aclTensor* dup,
    aclTensor* dweight,
    Planned& planned) {
    return planned_by(weighted_swiglu_of_two_backward::NAMES, product, planned, [&](PhaseOne& call) {
        weighted_swiglu_of_two_backward::check(
            call, {dy, "dy"}, {gate, "gate"}, {up, "up"}, {weight, "weight"}, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, {dgate, "dgate"}, {dup, "dup"}, {dweight, "dweight"});
    });
}

}  // namespace actgrad
