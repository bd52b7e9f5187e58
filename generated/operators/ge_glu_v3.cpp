// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_geglu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace ge_glu_v3 {

constexpr CallNames NAMES{"aclnnGeGluV3", "geglu", 3, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor self, int64_t dim, int64_t approximate, bool activateLeft, Tensor out, Tensor outGelu) {
    call.not_null({self, out, outGelu});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out, outGelu});
    same_dtype({self, out, outGelu});
    rank_between(self, 1, 8);
    same_shape(outGelu, out);
    dim_in_range(dim, self);
    same_rank(out, self);
    same_sizes_before(out, self, dim);
    half_size(out, self, dim);
    same_sizes_after(out, self, dim);
    approximate_known(approximate);
    call.inside_storage({self, out, outGelu});
    call.no_overlap({out, outGelu});
    if (approximate == 0) {
        call.run(Kernel::gelu_gated_with_activation,
                 {half(self, dim, activateLeft), half(self, dim, !activateLeft)},
                 {out, outGelu});
    }
    if (approximate == 1) {
        call.run(Kernel::gelu_tanh_gated_with_activation,
                 {half(self, dim, activateLeft), half(self, dim, !activateLeft)},
                 {out, outGelu});
    }
}

}  // namespace ge_glu_v3
}  // namespace

aclnnStatus plan_ge_glu_v3(
    Product product,
    const aclTensor* self,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* out,
    aclTensor* outGelu,
    Planned& planned) {
    return planned_by(ge_glu_v3::NAMES, product, planned, [&](PhaseOne& call) {
        ge_glu_v3::check(
            call, {self, call.name("self", "x")}, dim, approximate, activateLeft, {out, "out"}, {outGelu, call.name("outGelu", "gelu")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGeGluV3GetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* out,
    aclTensor* outGelu,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(ge_glu_v3::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_ge_glu_v3(product, self, dim, approximate, activateLeft, out, outGelu, planned);
    });
}

aclnnStatus aclnnGeGluV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGeGluV3", workspace, workspaceSize, executor, stream);
}
