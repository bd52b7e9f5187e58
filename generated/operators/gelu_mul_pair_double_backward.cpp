// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_mul_pair_double_backward {

constexpr CallNames NAMES{"actgradGeluMulPairDoubleBackward", "gelu_mul_pair_double_backward", 8, 3};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor ddgate, Tensor ddup, Tensor dy, Tensor gate, Tensor up, Word approximate, Tensor ddy, Tensor dgate, Tensor dup) {
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
    word_known(approximate, "none or tanh");
    call.inside_storage({ddgate, ddup, dy, gate, up, ddy, dgate, dup});
    call.no_overlap({ddy, dgate, dup});
    if (approximate.number == 0) {
        call.run(Kernel::gelu_gated_second_gradient,
                 {ddgate, ddup, dy, gate, up},
                 {ddy, dgate, dup});
    }
    if (approximate.number == 1) {
        call.run(Kernel::gelu_tanh_gated_second_gradient,
                 {ddgate, ddup, dy, gate, up},
                 {ddy, dgate, dup});
    }
}

}  // namespace gelu_mul_pair_double_backward
}  // namespace

aclnnStatus plan_gelu_mul_pair_double_backward(
    Product product,
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    Word approximate,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    Planned& planned) {
    return planned_by(gelu_mul_pair_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_mul_pair_double_backward::check(
            call, {ddgate, "ddgate"}, {ddup, "ddup"}, {dy, "dy"}, {gate, "gate"}, {up, "up"}, named(approximate, "approximate"), {ddy, "ddy"}, {dgate, "dgate"}, {dup, "dup"});
    });
}

}  // namespace actgrad
