// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_glu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace glu {

constexpr CallNames NAMES{"aclnnGlu", "glu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor self, int64_t dim, Tensor out) {
    call.not_null({self, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, out});
    same_or_cast_dtype(call, self, out);
    rank_between(self, 1, 8);
    dim_in_range(dim, self);
    even_size(self, dim);
    same_rank(out, self);
    same_sizes_before(out, self, dim);
    half_size(out, self, dim);
    same_sizes_after(out, self, dim);
    call.inside_storage({self, out});
    call.no_overlap({out});
    call.run(Kernel::sigmoid_gated,
             {right(self, dim), left(self, dim)},
             {out});
}

}  // namespace glu
}  // namespace

aclnnStatus plan_glu(
    Product product,
    const aclTensor* self,
    int64_t dim,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(glu::NAMES, product, planned, [&](PhaseOne& call) {
        glu::check(
            call, {self, call.name("self", "x")}, dim, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGluGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(glu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_glu(product, self, dim, out, planned);
    });
}

aclnnStatus aclnnGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGlu", workspace, workspaceSize, executor, stream);
}
