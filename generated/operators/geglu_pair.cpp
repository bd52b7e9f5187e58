// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace geglu_pair {

constexpr CallNames NAMES{"actgradGegluPair", "geglu_pair", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gate, Tensor up, int64_t approximate, Tensor out) {
    call.not_null({gate, up, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gate, up, out});
    same_dtype({gate, up, out});
    same_shape(up, gate);
    same_shape(out, gate);
    approximate_known(approximate);
    call.inside_storage({gate, up, out});
    call.no_overlap({out});
    if (approximate == 0) {
        call.run(Kernel::gelu_gated,
                 {gate, up},
                 {out});
    }
    if (approximate == 1) {
        call.run(Kernel::gelu_tanh_gated,
                 {gate, up},
                 {out});
    }
}

}  // namespace geglu_pair
}  // namespace

aclnnStatus plan_geglu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* out,
    Planned& planned) {
    return planned_by(geglu_pair::NAMES, product, planned, [&](PhaseOne& call) {
        geglu_pair::check(
            call, {gate, "gate"}, {up, "up"}, approximate, {out, "out"});
    });
}

}  // namespace actgrad
