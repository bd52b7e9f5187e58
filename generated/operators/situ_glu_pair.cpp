// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace situ_glu_pair {

constexpr CallNames NAMES{"actgradSituGluPair", "situ_glu_pair", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gate, Tensor up, Scalar beta, Scalar linear_beta, Tensor out) {
    call.not_null({gate, up, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gate, up, out});
    same_dtype({gate, up, out});
    same_shape(up, gate);
    same_shape(out, gate);
    call.inside_storage({gate, up, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({gate, up});
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number linear_beta_number = call.number(linear_beta, compute, 0.0);
    if ((linear_beta_number.value > 0) == 0) {
        call.run(Kernel::situ_glu,
                 {gate, up},
                 {out},
                 {beta_number});
    }
    if ((linear_beta_number.value > 0) == 1) {
        call.run(Kernel::bounded_situ_glu,
                 {gate, up},
                 {out},
                 {beta_number, linear_beta_number});
    }
}

}  // namespace situ_glu_pair
}  // namespace

aclnnStatus plan_situ_glu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    double beta,
    double linear_beta,
    aclTensor* out,
    Planned& planned) {
    return planned_by(situ_glu_pair::NAMES, product, planned, [&](PhaseOne& call) {
        situ_glu_pair::check(
            call, {gate, "gate"}, {up, "up"}, {beta, "beta"}, {linear_beta, "linear_beta"}, {out, "out"});
    });
}

}  // namespace actgrad
