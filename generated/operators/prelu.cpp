// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_prelu.h"

#include "generated/plans.h"
#include "opapi/planning/channels.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace prelu {

constexpr CallNames NAMES{"aclnnPrelu", "prelu", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Tensor weight, Tensor out) {
    call.not_null({self, weight, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, weight, out});
    promotable({self, weight});
    castable(call, {self, weight}, out);
    rank_between(self, 0, 8);
    rank_between(weight, 0, 8);
    rank_between(out, 0, 8);
    same_shape(out, self);
    channel_weight(weight, self);
    call.inside_storage({self, weight, out});
    call.no_overlap({out});
    Channels channels(out, weight);
    call.run(Kernel::prelu,
             {channels.along(self), channels.of(weight)},
             {channels.along(out)});
}

}  // namespace prelu
}  // namespace

aclnnStatus plan_prelu(
    Product product,
    const aclTensor* self,
    const aclTensor* weight,
    aclTensor* out,
    Planned& planned) {
    return planned_by(prelu::NAMES, product, planned, [&](PhaseOne& call) {
        prelu::check(
            call, {self, call.name("self", "x")}, {weight, "weight"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnPreluGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* weight,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(prelu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_prelu(product, self, weight, out, planned);
    });
}

aclnnStatus aclnnPrelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnPrelu", workspace, workspaceSize, executor, stream);
}
