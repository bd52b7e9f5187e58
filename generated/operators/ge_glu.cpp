// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/ge_glu.py. Edit that instead.

#include "aclnnop/aclnn_geglu.h"

#include "nnopbase/executor.h"
#include "opapi/checks.h"
#include "opapi/phase_one.h"

namespace actgrad {
namespace {

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT}},
};

void ge_glu(
    PhaseOne& call, Tensor self, int64_t dim, int64_t approximate, Tensor out, Tensor outGelu) {
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
                 {right(self, dim), left(self, dim)},
                 {out, outGelu});
    }
    if (approximate == 1) {
        call.run(Kernel::gelu_tanh_gated_with_activation,
                 {right(self, dim), left(self, dim)},
                 {out, outGelu});
    }
}

}  // namespace
}  // namespace actgrad

aclnnStatus aclnnGeGluGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    int64_t approximate,
    aclTensor* out,
    aclTensor* outGelu,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    const actgrad::CallNames names{"aclnnGeGlu", ""};
    return actgrad::phase_one(names, workspaceSize, executor, [&](actgrad::PhaseOne& call) {
        actgrad::ge_glu(
            call, {self, call.name("self", "x")}, dim, approximate, {out, "out"}, {outGelu, call.name("outGelu", "gelu")});
    });
}

aclnnStatus aclnnGeGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGeGlu", workspace, workspaceSize, executor, stream);
}
