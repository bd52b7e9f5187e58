// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace situ_glu_pair_backward {

constexpr CallNames NAMES{"actgradSituGluPairBackward", "situ_glu_pair_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor gate, Tensor up, Scalar beta, Scalar linear_beta, Tensor dgate, Tensor dup) {
    call.not_null({dy, gate, up, dgate, dup});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, gate, up, dgate, dup});
    same_dtype({dy, gate, up, dgate, dup});
    same_shape(dy, gate);
    same_shape(up, gate);
    same_shape(dgate, gate);
    same_shape(dup, gate);
    call.inside_storage({dy, gate, up, dgate, dup});
    call.no_overlap({dgate, dup});
    const aclDataType compute = promoted({dy, gate, up});
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number linear_beta_number = call.number(linear_beta, compute, 0.0);
    if ((linear_beta_number.value > 0) == 0) {
        call.run(Kernel::situ_glu_gradient,
                 {dy, gate, up},
                 {dgate, dup},
                 {beta_number});
    }
    if ((linear_beta_number.value > 0) == 1) {
        call.run(Kernel::bounded_situ_glu_gradient,
                 {dy, gate, up},
                 {dgate, dup},
                 {beta_number, linear_beta_number});
    }
}

}  // namespace situ_glu_pair_backward
}  // namespace

aclnnStatus plan_situ_glu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    double beta,
    double linear_beta,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned) {
    return planned_by(situ_glu_pair_backward::NAMES, product, planned, [&](PhaseOne& call) {
        situ_glu_pair_backward::check(
            call, {dy, "dy"}, {gate, "gate"}, {up, "up"}, {beta, "beta"}, {linear_beta, "linear_beta"}, {dgate, "dgate"}, {dup, "dup"});
    });
}

}  // namespace actgrad
