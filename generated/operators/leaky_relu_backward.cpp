// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/checks.h"
#include "opapi/planner.h"

namespace actgrad {
namespace {

constexpr CallNames NAMES{"actgradLeakyReluBackward", "leaky_relu_backward"};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check_leaky_relu_backward(
    PhaseOne& call, Tensor dy, Tensor x, Scalar negative_slope, Tensor out) {
    call.not_null({dy, x, negative_slope, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {dy, x, out});
    same_dtype({dy, x, out});
    same_shape(dy, x);
    same_shape(out, x);
    call.inside_storage({dy, x, out});
    call.no_overlap({out});
    const aclDataType compute = promoted({dy, x});
    const Number negative_slope_number = call.number(negative_slope, compute, 0.01);
    call.run(Kernel::leaky_relu_gradient,
             {dy, x},
             {out},
             {negative_slope_number});
}

}  // namespace

aclnnStatus plan_leaky_relu_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    const aclScalar* negative_slope,
    aclTensor* out,
    Planned& planned) {
    return planned_by(NAMES, product, planned, [&](PhaseOne& call) {
        check_leaky_relu_backward(
            call, {dy, "dy"}, {x, "x"}, {negative_slope, "negative_slope"}, {out, "out"});
    });
}

}  // namespace actgrad
