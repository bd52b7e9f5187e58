// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_hardtanh.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_hardtanh {

constexpr CallNames NAMES{"aclnnInplaceHardtanh", "", 1, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
};

void check(
    PhaseOne& call, Tensor selfRef, Scalar clipValueMin, Scalar clipValueMax) {
    call.not_null({selfRef, clipValueMin, clipValueMax});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef});
    scalar_dtype(call, clipValueMin);
    scalar_dtype(call, clipValueMax);
    no_nan_beside_integers({clipValueMin, clipValueMax}, selfRef);
    rank_between(selfRef, 0, 8);
    not_above(call, clipValueMin, clipValueMax);
    call.inside_storage({selfRef});
    call.no_overlap({selfRef});
    const aclDataType compute = promoted({selfRef});
    const Number clipValueMin_number = call.number(clipValueMin, compute, -1.0, true);
    const Number clipValueMax_number = call.number(clipValueMax, compute, 1.0, true);
    call.run(Kernel::hardtanh,
             {selfRef},
             {selfRef},
             {clipValueMin_number, clipValueMax_number});
}

}  // namespace inplace_hardtanh
}  // namespace

aclnnStatus plan_inplace_hardtanh(
    Product product,
    aclTensor* selfRef,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    Planned& planned) {
    return planned_by(inplace_hardtanh::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_hardtanh::check(
            call, {selfRef, call.name("selfRef", "x")}, {clipValueMin, call.name("clipValueMin", "min_val")}, {clipValueMax, call.name("clipValueMax", "max_val")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceHardtanhGetWorkspaceSize(
    aclTensor* selfRef,
    const aclScalar* clipValueMin,
    const aclScalar* clipValueMax,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_hardtanh::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_hardtanh(product, selfRef, clipValueMin, clipValueMax, planned);
    });
}

aclnnStatus aclnnInplaceHardtanh(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceHardtanh", workspace, workspaceSize, executor, stream);
}
