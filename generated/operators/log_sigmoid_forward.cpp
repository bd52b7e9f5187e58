// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_logsigmoid.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace log_sigmoid_forward {

constexpr CallNames NAMES{"aclnnLogSigmoidForward", "", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Tensor out, Tensor) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    same_dtype({self, out});
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::logsigmoid,
             {self},
             {out});
}

}  // namespace log_sigmoid_forward
}  // namespace

aclnnStatus plan_log_sigmoid_forward(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    aclTensor* buffer,
    Planned& planned) {
    return planned_by(log_sigmoid_forward::NAMES, product, planned, [&](PhaseOne& call) {
        log_sigmoid_forward::check(
            call, {self, call.name("self", "x")}, {out, "out"}, {buffer, "buffer"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnLogSigmoidForwardGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    aclTensor* buffer,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(log_sigmoid_forward::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_log_sigmoid_forward(product, self, out, buffer, planned);
    });
}

aclnnStatus aclnnLogSigmoidForward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnLogSigmoidForward", workspace, workspaceSize, executor, stream);
}
