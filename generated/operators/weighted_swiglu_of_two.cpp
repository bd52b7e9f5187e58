// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/rows.h"

namespace actgrad {
namespace {
namespace weighted_swiglu_of_two {

constexpr CallNames NAMES{"actgradWeightedSwigluOfTwo", "weighted_swiglu_of_two", 4, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gate, Tensor up, Tensor weight, Scalar alpha, Scalar limit, Scalar bias, Tensor out) {
    call.not_null({gate, up, weight, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gate, up, out});
    same_dtype({gate, up, out});
    row_weight_dtype(call, weight, gate);
    rank_between(gate, 1, 8);
    same_shape(up, gate);
    same_shape(out, gate);
    above_zero(limit, gate);
    row_weight(weight, gate, -1);
    call.inside_storage({gate, up, weight, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({gate, up, weight});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    Rows rows(out, -1);
    call.run(Kernel::weighted_swiglu,
             {gate, up, rows.of(weight)},
             {out},
             {limit_number, bias_number, alpha_number});
}

}  // namespace weighted_swiglu_of_two
}  // namespace

aclnnStatus plan_weighted_swiglu_of_two(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    const aclTensor* weight,
    double alpha,
    double limit,
    double bias,
    aclTensor* out,
    Planned& planned) {
    return planned_by(weighted_swiglu_of_two::NAMES, product, planned, [&](PhaseOne& call) {
        weighted_swiglu_of_two::check(
            call, {gate, "gate"}, {up, "up"}, {weight, "weight"}, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, {out, "out"});
    });
}

}  // namespace actgrad
