// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardtanh_backward.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace hardtanh_backward {

constexpr CallNames NAMES{"aclnnHardtanhBackward", "hardtanh_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradOutput, Tensor self, Scalar min, Scalar max, Tensor out) {
    call.not_null({gradOutput, self, min, max, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradOutput, self, out});
    real({min, max});
    same_dtype({gradOutput, self, out});
    rank_between(gradOutput, 0, 8);
    rank_between(self, 0, 8);
    rank_between(out, 0, 8);
    same_shape(gradOutput, self);
    same_shape(out, self);
    call.inside_storage({gradOutput, self, out});
    call.no_overlap({out});
    call.no_empty({gradOutput, self});
    const aclDataType compute = promoted({gradOutput, self});
    const Number min_number = call.number(min, compute, -1.0);
    const Number max_number = call.number(max, compute, 1.0);
    call.run(Kernel::hardtanh_selected_gradient,
             {gradOutput, self},
             {out},
             {min_number, max_number});
}

}  // namespace hardtanh_backward
}  // namespace

aclnnStatus plan_hardtanh_backward(
    Product product,
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* min,
    const aclScalar* max,
    aclTensor* out,
    Planned& planned) {
    return planned_by(hardtanh_backward::NAMES, product, planned, [&](PhaseOne& call) {
        hardtanh_backward::check(
            call, {gradOutput, call.name("gradOutput", "dy")}, {self, call.name("self", "x")}, {min, call.name("min", "min_val")}, {max, call.name("max", "max_val")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHardtanhBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclScalar* min,
    const aclScalar* max,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(hardtanh_backward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_hardtanh_backward(product, gradOutput, self, min, max, out, planned);
    });
}

aclnnStatus aclnnHardtanhBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardtanhBackward", workspace, workspaceSize, executor, stream);
}
