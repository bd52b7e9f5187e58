// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace geglu_pair_backward {

constexpr CallNames NAMES{"actgradGegluPairBackward", "geglu_pair_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor gate, Tensor up, int64_t approximate, Tensor dgate, Tensor dup) {
    call.not_null({dy, gate, up, dgate, dup});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, gate, up, dgate, dup});
    same_dtype({dy, gate, up, dgate, dup});
    same_shape(dy, gate);
    same_shape(up, gate);
    same_shape(dgate, gate);
    same_shape(dup, gate);
    approximate_known(approximate);
    call.inside_storage({dy, gate, up, dgate, dup});
    call.no_overlap({dgate, dup});
    if (approximate == 0) {
        call.run(Kernel::gelu_gated_gradient,
                 {dy, gate, up},
                 {dgate, dup});
    }
    if (approximate == 1) {
        call.run(Kernel::gelu_tanh_gated_gradient,
                 {dy, gate, up},
                 {dgate, dup});
    }
}

}  // namespace geglu_pair_backward
}  // namespace

aclnnStatus plan_geglu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned) {
    return planned_by(geglu_pair_backward::NAMES, product, planned, [&](PhaseOne& call) {
        geglu_pair_backward::check(
            call, {dy, "dy"}, {gate, "gate"}, {up, "up"}, approximate, {dgate, "dgate"}, {dup, "dup"});
    });
}

}  // namespace actgrad
