// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_selu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace selu {

constexpr CallNames NAMES{"aclnnSelu", "selu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Tensor out) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    same_dtype({self, out});
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::selu,
             {self},
             {out});
}

}  // namespace selu
}  // namespace

aclnnStatus plan_selu(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned) {
    return planned_by(selu::NAMES, product, planned, [&](PhaseOne& call) {
        selu::check(
            call, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSeluGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(selu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_selu(product, self, out, planned);
    });
}

aclnnStatus aclnnSelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSelu", workspace, workspaceSize, executor, stream);
}
