// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_add_relu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace add_relu {

constexpr CallNames NAMES{"aclnnAddRelu", "add_relu", 3, 1};

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
    PhaseOne& call, Tensor self, Tensor other, Scalar alpha, Tensor out) {
    call.not_null({self, other, alpha, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, other});
    real({alpha});
    promotable({self, other});
    whole_beside_integers(call, {self, other}, alpha);
    castable(call, {self, other}, out);
    rank_between(self, 0, 8);
    rank_between(other, 0, 8);
    rank_between(out, 0, 8);
    broadcast_shape(self, other, out);
    call.inside_storage({self, other, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self, other});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    call.run(Kernel::add_relu,
             {self, other},
             {out},
             {factor(alpha_number), sign_unit(out)});
}

}  // namespace add_relu
}  // namespace

aclnnStatus plan_add_relu(
    Product product,
    const aclTensor* self,
    const aclTensor* other,
    const aclScalar* alpha,
    aclTensor* out,
    Planned& planned) {
    return planned_by(add_relu::NAMES, product, planned, [&](PhaseOne& call) {
        add_relu::check(
            call, {self, call.name("self", "x")}, {other, "other"}, {alpha, "alpha"}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnAddReluGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* other,
    aclScalar* alpha,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(add_relu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_add_relu(product, self, other, alpha, out, planned);
    });
}

aclnnStatus aclnnAddRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnAddRelu", workspace, workspaceSize, executor, stream);
}
