// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_situ_glu.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace situ_glu {

constexpr CallNames NAMES{"aclnnSituGlu", "situ_glu", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, int64_t dim, Scalar beta, Scalar linearBeta, bool activateLeft, Tensor out) {
    call.not_null({x, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {x, out});
    same_dtype({x, out});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_rank(out, x);
    same_sizes_before(out, x, dim);
    half_size(out, x, dim);
    same_sizes_after(out, x, dim);
    call.inside_storage({x, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({x});
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number linearBeta_number = call.number(linearBeta, compute, 0.0);
    if ((linearBeta_number.value > 0) == 0) {
        call.run(Kernel::situ_glu,
                 {half(x, dim, activateLeft), half(x, dim, !activateLeft)},
                 {out},
                 {beta_number});
    }
    if ((linearBeta_number.value > 0) == 1) {
        call.run(Kernel::bounded_situ_glu,
                 {half(x, dim, activateLeft), half(x, dim, !activateLeft)},
                 {out},
                 {beta_number, linearBeta_number});
    }
}

}  // namespace situ_glu
}  // namespace

aclnnStatus plan_situ_glu(
    Product product,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linearBeta,
    bool activateLeft,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(situ_glu::NAMES, product, planned, [&](PhaseOne& call) {
        situ_glu::check(
            call, {x, "x"}, dim, {beta, "beta"}, {linearBeta, call.name("linearBeta", "linear_beta")}, activateLeft, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSituGluGetWorkspaceSize(
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linearBeta,
    bool activateLeft,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(situ_glu::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_situ_glu(product, x, dim, beta, linearBeta, activateLeft, out, planned);
    });
}

aclnnStatus aclnnSituGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSituGlu", workspace, workspaceSize, executor, stream);
}
