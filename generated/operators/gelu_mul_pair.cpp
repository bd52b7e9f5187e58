// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_mul_pair {

constexpr CallNames NAMES{"actgradGeluMulPair", "gelu_mul_pair", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gate, Tensor up, Word approximate, Tensor out) {
    call.not_null({gate, up, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gate, up, out});
    same_dtype({gate, up, out});
    same_shape(up, gate);
    same_shape(out, gate);
    word_known(approximate, "none or tanh");
    call.inside_storage({gate, up, out});
    call.no_overlap({out});
    if (approximate.number == 0) {
        call.run(Kernel::gelu_gated,
                 {gate, up},
                 {out});
    }
    if (approximate.number == 1) {
        call.run(Kernel::gelu_tanh_gated,
                 {gate, up},
                 {out});
    }
}

}  // namespace gelu_mul_pair
}  // namespace

aclnnStatus plan_gelu_mul_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    Word approximate,
    aclTensor* out,
    Planned& planned) {
    return planned_by(gelu_mul_pair::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_mul_pair::check(
            call, {gate, "gate"}, {up, "up"}, named(approximate, "approximate"), {out, "out"});
    });
}

}  // namespace actgrad
