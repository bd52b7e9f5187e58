// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_sigmoid.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace sigmoid {

constexpr CallNames NAMES{"aclnnSigmoid", "sigmoid", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor self, Tensor out) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    same_or_cast_dtype(call, self, out);
    same_shape(out, self);
    rank_between(self, 0, 8);
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::sigmoid,
             {self},
             {out});
}

}  // namespace sigmoid
}  // namespace

aclnnStatus plan_sigmoid(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned) {
    return planned_by(sigmoid::NAMES, product, planned, [&](PhaseOne& call) {
        sigmoid::check(
            call, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSigmoidGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(sigmoid::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_sigmoid(product, self, out, planned);
    });
}

aclnnStatus aclnnSigmoid(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSigmoid", workspace, workspaceSize, executor, stream);
}
