// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_leaky_relu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace leaky_relu {

constexpr CallNames NAMES{"aclnnLeakyRelu", "leaky_relu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor self, Scalar negativeSlope, Tensor out) {
    call.not_null({self, negativeSlope, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self});
    real({negativeSlope});
    castable(call, {self}, out);
    rank_between(self, 0, 8);
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number negativeSlope_number = call.number(negativeSlope, compute, 0.01);
    call.run(Kernel::leaky_relu,
             {self},
             {out},
             {negativeSlope_number});
}

}  // namespace leaky_relu
}  // namespace

aclnnStatus plan_leaky_relu(
    Product product,
    const aclTensor* self,
    const aclScalar* negativeSlope,
    aclTensor* out,
    Planned& planned) {
    return planned_by(leaky_relu::NAMES, product, planned, [&](PhaseOne& call) {
        leaky_relu::check(
            call, {self, call.name("self", "x")}, {negativeSlope, call.name("negativeSlope", "negative_slope")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnLeakyReluGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* negativeSlope,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(leaky_relu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_leaky_relu(product, self, negativeSlope, out, planned);
    });
}

aclnnStatus aclnnLeakyRelu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnLeakyRelu", workspace, workspaceSize, executor, stream);
}
