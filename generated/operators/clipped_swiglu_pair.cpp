// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace clipped_swiglu_pair {

constexpr CallNames NAMES{"actgradClippedSwigluPair", "clipped_swiglu_pair", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gate, Tensor up, Scalar alpha, Scalar limit, Scalar bias, Tensor out) {
    call.not_null({gate, up, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gate, up, out});
    same_dtype({gate, up, out});
    same_shape(up, gate);
    same_shape(out, gate);
    above_zero(limit, gate);
    call.inside_storage({gate, up, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({gate, up});
    const Number alpha_number = call.number(alpha, compute, 1.702);
    const Number limit_number = call.number(limit, compute, 7.0);
    const Number bias_number = call.number(bias, compute, 1.0);
    call.run(Kernel::clipped_swiglu,
             {gate, up},
             {out},
             {limit_number, bias_number, alpha_number});
}

}  // namespace clipped_swiglu_pair
}  // namespace

aclnnStatus plan_clipped_swiglu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    double alpha,
    double limit,
    double bias,
    aclTensor* out,
    Planned& planned) {
    return planned_by(clipped_swiglu_pair::NAMES, product, planned, [&](PhaseOne& call) {
        clipped_swiglu_pair::check(
            call, {gate, "gate"}, {up, "up"}, {alpha, "alpha"}, {limit, "limit"}, {bias, "bias"}, {out, "out"});
    });
}

}  // namespace actgrad
