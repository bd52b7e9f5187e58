// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace glu_pair {

constexpr CallNames NAMES{"actgradGluPair", "glu_pair", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor gate, Tensor up, Tensor out) {
    call.not_null({gate, up, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gate, up, out});
    same_dtype({gate, up, out});
    same_shape(up, gate);
    same_shape(out, gate);
    call.inside_storage({gate, up, out});
    call.no_overlap({out});
    call.run(Kernel::sigmoid_gated,
             {gate, up},
             {out});
}

}  // namespace glu_pair
}  // namespace

aclnnStatus plan_glu_pair(
    Product product,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* out,
    Planned& planned) {
    return planned_by(glu_pair::NAMES, product, planned, [&](PhaseOne& call) {
        glu_pair::check(
            call, {gate, "gate"}, {up, "up"}, {out, "out"});
    });
}

}  // namespace actgrad
