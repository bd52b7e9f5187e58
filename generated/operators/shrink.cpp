// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_shrink.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace shrink {

constexpr CallNames NAMES{"aclnnShrink", "shrink", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Scalar lambd, Scalar bias, Tensor out) {
    call.not_null({self, lambd, bias, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    real({lambd, bias});
    same_or_cast_dtype(call, self, out);
    same_shape(out, self);
    not_negative(lambd, self);
    same_format({self, out});
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number lambd_number = call.number(lambd, compute, 0.5);
    const Number bias_number = call.number(bias, compute, 0.0);
    call.run(Kernel::shrink,
             {self},
             {out},
             {lambd_number, bias_number});
}

}  // namespace shrink
}  // namespace

aclnnStatus plan_shrink(
    Product product,
    const aclTensor* self,
    const aclScalar* lambd,
    const aclScalar* bias,
    aclTensor* out,
    Planned& planned) {
    return planned_by(shrink::NAMES, product, planned, [&](PhaseOne& call) {
        shrink::check(
            call, {self, call.name("self", "x")}, {lambd, "lambd"}, {bias, "bias"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnShrinkGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* lambd,
    const aclScalar* bias,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(shrink::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_shrink(product, self, lambd, bias, out, planned);
    });
}

aclnnStatus aclnnShrink(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnShrink", workspace, workspaceSize, executor, stream);
}
