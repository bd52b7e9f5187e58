// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_fatrelu_mul.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace fatrelu_mul {

constexpr CallNames NAMES{"aclnnFatreluMul", "fatrelu_mul", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor input, Tensor threshold, int64_t dim, Tensor out) {
    call.not_null({input, threshold, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {input, threshold, out});
    same_dtype({input, threshold, out});
    rank_from_2(call, input);
    one_element(threshold);
    dim_in_range(dim, input);
    even_size(input, dim);
    same_rank(out, input);
    same_sizes_before(out, input, dim);
    half_size(out, input, dim);
    same_sizes_after(out, input, dim);
    call.inside_storage({input, threshold, out});
    call.no_overlap({out});
    call.at_most_200000_rows_of_1024({input});
    call.run(Kernel::step_gated,
             {left(input, dim), right(input, dim), threshold},
             {out});
}

}  // namespace fatrelu_mul
}  // namespace

aclnnStatus plan_fatrelu_mul(
    Product product,
    const aclTensor* input,
    const aclTensor* threshold,
    int64_t dim,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(fatrelu_mul::NAMES, product, planned, [&](PhaseOne& call) {
        fatrelu_mul::check(
            call, {input, call.name("input", "x")}, {threshold, "threshold"}, dim, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnFatreluMulGetWorkspaceSize(
    const aclTensor* input,
    const aclTensor* threshold,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(fatrelu_mul::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_fatrelu_mul(product, input, threshold, /* dim */ -1, out, planned);
    });
}

aclnnStatus aclnnFatreluMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnFatreluMul", workspace, workspaceSize, executor, stream);
}
