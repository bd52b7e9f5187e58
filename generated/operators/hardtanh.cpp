// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardtanh.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace hardtanh {

constexpr CallNames NAMES{"aclnnHardtanh", "hardtanh", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
};

void check(
    PhaseOne& call, Tensor self, Scalar clipValueMin, Scalar clipValueMax, Tensor out) {
    call.not_null({self, clipValueMin, clipValueMax, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    scalar_dtype(call, clipValueMin);
    scalar_dtype(call, clipValueMax);
    same_dtype({self, out});
    no_nan_beside_integers({clipValueMin, clipValueMax}, self);
    rank_between(self, 0, 8);
    same_shape(out, self);
    not_above(call, clipValueMin, clipValueMax);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number clipValueMin_number = call.number(clipValueMin, compute, -1.0, true);
    const Number clipValueMax_number = call.number(clipValueMax, compute, 1.0, true);
    call.run(Kernel::hardtanh,
             {self},
             {out},
             {clipValueMin_number, clipValueMax_number});
}

}  // namespace hardtanh
}  // namespace

aclnnStatus plan_hardtanh(
    Product product,
    const aclTensor* self,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    aclTensor* out,
    Planned& planned) {
    return planned_by(hardtanh::NAMES, product, planned, [&](PhaseOne& call) {
        hardtanh::check(
            call, {self, call.name("self", "x")}, {clipValueMin, call.name("clipValueMin", "min_val")}, {clipValueMax, call.name("clipValueMax", "max_val")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnHardtanhGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(hardtanh::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_hardtanh(product, self, clipValueMin, clipValueMax, out, planned);
    });
}

aclnnStatus aclnnHardtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnHardtanh", workspace, workspaceSize, executor, stream);
}
