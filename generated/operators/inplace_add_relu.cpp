// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_add_relu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace inplace_add_relu {

constexpr CallNames NAMES{"aclnnInplaceAddRelu", "", 2, 0};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64}},
};

// alpha, but 1 for NaN
template <class V>
inline V factor(V alpha) {
    return where(alpha == alpha, alpha, 1.0);
}

void check(
    PhaseOne& call, Tensor selfRef, Tensor other, Scalar alpha) {
    call.not_null({selfRef, other, alpha});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {selfRef, other});
    real({alpha});
    promotable({selfRef, other});
    whole_beside_integers(call, {selfRef, other}, alpha);
    castable(call, {selfRef, other}, selfRef);
    rank_between(selfRef, 0, 8);
    rank_between(other, 0, 8);
    broadcast_shape(selfRef, other, selfRef);
    call.inside_storage({selfRef, other});
    call.no_overlap({selfRef});
    const aclDataType compute = promoted({selfRef, other});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    call.run(Kernel::add_relu,
             {selfRef, other},
             {selfRef},
             {factor(alpha_number), sign_unit(selfRef)});
}

}  // namespace inplace_add_relu
}  // namespace

aclnnStatus plan_inplace_add_relu(
    Product product,
    aclTensor* selfRef,
    const aclTensor* other,
    const aclScalar* alpha,
    Planned& planned) {
    return planned_by(inplace_add_relu::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_add_relu::check(
            call, {selfRef, call.name("selfRef", "x")}, {other, "other"}, {alpha, "alpha"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceAddReluGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* other,
    aclScalar* alpha,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_add_relu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_add_relu(product, selfRef, other, alpha, planned);
    });
}

aclnnStatus aclnnInplaceAddRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceAddRelu", workspace, workspaceSize, executor, stream);
}
