// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_situ_glu_grad.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace situ_glu_grad {

constexpr CallNames NAMES{"aclnnSituGluGrad", "situ_glu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradY, Tensor x, int64_t dim, Scalar beta, Scalar linearBeta, bool activateLeft, Tensor out) {
    call.not_null({gradY, x, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradY, x, out});
    same_dtype({gradY, x, out});
    rank_between(x, 1, 8);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_rank(gradY, x);
    same_sizes_before(gradY, x, dim);
    half_size(gradY, x, dim);
    same_sizes_after(gradY, x, dim);
    same_shape(out, x);
    call.inside_storage({gradY, x, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({gradY, x});
    const Number beta_number = call.number(beta, compute, 1.0);
    const Number linearBeta_number = call.number(linearBeta, compute, 0.0);
    if ((linearBeta_number.value > 0) == 0) {
        call.run(Kernel::situ_glu_gradient,
                 {gradY, half(x, dim, activateLeft), half(x, dim, !activateLeft)},
                 {half(out, dim, activateLeft), half(out, dim, !activateLeft)},
                 {beta_number});
    }
    if ((linearBeta_number.value > 0) == 1) {
        call.run(Kernel::bounded_situ_glu_gradient,
                 {gradY, half(x, dim, activateLeft), half(x, dim, !activateLeft)},
                 {half(out, dim, activateLeft), half(out, dim, !activateLeft)},
                 {beta_number, linearBeta_number});
    }
}

}  // namespace situ_glu_grad
}  // namespace

aclnnStatus plan_situ_glu_grad(
    Product product,
    const aclTensor* gradY,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linearBeta,
    bool activateLeft,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(situ_glu_grad::NAMES, product, planned, [&](PhaseOne& call) {
        situ_glu_grad::check(
            call, {gradY, call.name("gradY", "dy")}, {x, "x"}, dim, {beta, "beta"}, {linearBeta, call.name("linearBeta", "linear_beta")}, activateLeft, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSituGluGradGetWorkspaceSize(
    const aclTensor* gradY,
    const aclTensor* x,
    int64_t dim,
    double beta,
    double linearBeta,
    bool activateLeft,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(situ_glu_grad::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_situ_glu_grad(product, gradY, x, dim, beta, linearBeta, activateLeft, out, planned);
    });
}

aclnnStatus aclnnSituGluGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSituGluGrad", workspace, workspaceSize, executor, stream);
}
