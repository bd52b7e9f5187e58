// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_erfinv.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace erfinv {

constexpr CallNames NAMES{"aclnnErfinv", "erfinv", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, Tensor out) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    castable_float(call, self, out);
    same_shape(out, self);
    rank_between(self, 0, 8);
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::erfinv,
             {self},
             {out});
}

}  // namespace erfinv
}  // namespace

aclnnStatus plan_erfinv(
    Product product,
    const aclTensor* self,
    aclTensor* out,
    Planned& planned) {
    return planned_by(erfinv::NAMES, product, planned, [&](PhaseOne& call) {
        erfinv::check(
            call, {self, call.name("self", "x")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnErfinvGetWorkspaceSize(
    const aclTensor* self,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(erfinv::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_erfinv(product, self, out, planned);
    });
}

aclnnStatus aclnnErfinv(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnErfinv", workspace, workspaceSize, executor, stream);
}
