// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_softshrink.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace softshrink {

constexpr CallNames NAMES{"aclnnSoftshrink", "softshrink", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Scalar lambd, Tensor out) {
    call.not_null({self, lambd, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    real({lambd});
    same_or_cast_dtype(call, self, out);
    same_shape(out, self);
    rank_between(self, 0, 8);
    not_negative(lambd, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number lambd_number = call.number(lambd, compute, 0.5);
    call.run(Kernel::softshrink,
             {self},
             {out},
             {lambd_number});
}

}  // namespace softshrink
}  // namespace

aclnnStatus plan_softshrink(
    Product product,
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* out,
    Planned& planned) {
    return planned_by(softshrink::NAMES, product, planned, [&](PhaseOne& call) {
        softshrink::check(
            call, {self, call.name("self", "x")}, {lambd, "lambd"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSoftshrinkGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* lambd,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(softshrink::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_softshrink(product, self, lambd, out, planned);
    });
}

aclnnStatus aclnnSoftshrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSoftshrink", workspace, workspaceSize, executor, stream);
}
