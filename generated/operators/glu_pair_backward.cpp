// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace glu_pair_backward {

constexpr CallNames NAMES{"actgradGluPairBackward", "glu_pair_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor gate, Tensor up, Tensor dgate, Tensor dup) {
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
    call.run(Kernel::sigmoid_gated_gradient,
             {dy, gate, up},
             {dgate, dup});
}

}  // namespace glu_pair_backward
}  // namespace

aclnnStatus plan_glu_pair_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned) {
    return planned_by(glu_pair_backward::NAMES, product, planned, [&](PhaseOne& call) {
        glu_pair_backward::check(
            call, {dy, "dy"}, {gate, "gate"}, {up, "up"}, {dgate, "dgate"}, {dup, "dup"});
    });
}

}  // namespace actgrad
