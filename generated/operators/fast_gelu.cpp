// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_fast_gelu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace fast_gelu {

constexpr CallNames NAMES{"aclnnFastGelu", "fast_gelu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Tensor out) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    same_dtype({self, out});
    same_shape(out, self);
    rank_between(self, 0, 8);
    same_format({self, out});
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::fast_gelu,
             {self},
             {out});
}

}  // namespace fast_gelu
}  // namespace

aclnnStatus plan_fast_gelu(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned) {
    return planned_by(fast_gelu::NAMES, product, planned, [&](PhaseOne& call) {
        fast_gelu::check(
            call, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnFastGeluGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(fast_gelu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_fast_gelu(product, self, out, planned);
    });
}

aclnnStatus aclnnFastGelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnFastGelu", workspace, workspaceSize, executor, stream);
}
