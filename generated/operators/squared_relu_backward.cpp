// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace squared_relu_backward {

constexpr CallNames NAMES{"actgradSquaredReluBackward", "squared_relu_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor dy, Tensor x, Tensor out) {
    call.not_null({dy, x, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, out});
    same_dtype({dy, x, out});
    same_shape(dy, x);
    same_shape(out, x);
    call.inside_storage({dy, x, out});
    call.no_overlap({out});
    call.run(Kernel::squared_relu_gradient,
             {dy, x},
             {out});
}

}  // namespace squared_relu_backward
}  // namespace

aclnnStatus plan_squared_relu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* out,
    Planned& planned) {
    return planned_by(squared_relu_backward::NAMES, product, planned, [&](PhaseOne& call) {
        squared_relu_backward::check(
            call, {dy, "dy"}, {x, "x"}, {out, "out"});
    });
}

}  // namespace actgrad
