// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace celu_backward {

constexpr CallNames NAMES{"actgradCeluBackward", "celu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor x, Scalar alpha, Tensor out) {
    call.not_null({dy, x, alpha, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, out});
    same_dtype({dy, x, out});
    same_shape(dy, x);
    same_shape(out, x);
    call.inside_storage({dy, x, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({dy, x});
    const Number alpha_number = call.number(alpha, compute, 1.0);
    call.run(Kernel::celu_gradient,
             {dy, x},
             {out},
             {alpha_number});
}

}  // namespace celu_backward
}  // namespace

aclnnStatus plan_celu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* alpha,
    aclTensor* out,
    Planned& planned) {
    return planned_by(celu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        celu_backward::check(
            call, {dy, "dy"}, {x, "x"}, {alpha, "alpha"}, {out, "out"});
    });
}

}  // namespace actgrad
