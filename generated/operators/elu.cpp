// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_elu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace elu {

constexpr CallNames NAMES{"aclnnElu", "elu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor self, Scalar alpha, Scalar scale, Scalar inputScale, Tensor out) {
    call.not_null({self, alpha, scale, inputScale, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self});
    real({alpha, scale, inputScale});
    castable(call, {self}, out);
    rank_between(self, 0, 8);
    same_shape(out, self);
    call.inside_storage({self, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({self});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    const Number scale_number = call.number(scale, compute, 1.0);
    const Number inputScale_number = call.number(inputScale, compute, 1.0);
    call.run(Kernel::elu,
             {self},
             {out},
             {alpha_number, scale_number, inputScale_number});
}

}  // namespace elu
}  // namespace

aclnnStatus plan_elu(
    Product product,
    const aclTensor* self,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    aclTensor* out,
    Planned& planned) {
    return planned_by(elu::NAMES, product, planned, [&](PhaseOne& call) {
        elu::check(
            call, {self, call.name("self", "x")}, {alpha, "alpha"}, {scale, "scale"}, {inputScale, call.name("inputScale", "input_scale")}, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnEluGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* alpha,
    const aclScalar* scale,
    const aclScalar* inputScale,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(elu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_elu(product, self, alpha, scale, inputScale, out, planned);
    });
}

aclnnStatus aclnnElu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnElu", workspace, workspaceSize, executor, stream);
}
