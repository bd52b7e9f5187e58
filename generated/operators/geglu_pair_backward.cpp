// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/geglu_pair_backward.py. Edit that instead.

#include "generated/companions.h"

#include "nnopbase/executor.h"
#include "opapi/checks.h"
#include "opapi/phase_one.h"

namespace actgrad {
namespace {

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void geglu_pair_backward(
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

}  // namespace
}  // namespace actgrad

aclnnStatus actgradGegluPairBackwardGetWorkspaceSize(
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* dgate,
    aclTensor* dup,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    const actgrad::CallNames names{"actgradGegluPairBackward", "geglu_pair_backward"};
    return actgrad::phase_one(names, workspaceSize, executor, [&](actgrad::PhaseOne& call) {
        actgrad::geglu_pair_backward(
            call, {dy, "dy"}, {gate, "gate"}, {up, "up"}, approximate, {dgate, "dgate"}, {dup, "dup"});
    });
}
