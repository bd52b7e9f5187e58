// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace tanh_double_backward {

constexpr CallNames NAMES{"actgradTanhDoubleBackward", "tanh_double_backward", 5, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
    {Product::Ascend310P, {ACL_FLOAT16, ACL_FLOAT, ACL_DOUBLE}},
};

void check(
    PhaseOne& call, Tensor ddoutput, Tensor dy, Tensor output, Tensor ddy, Tensor doutput) {
    call.not_null({ddoutput, dy, output, ddy, doutput});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {ddoutput, dy, output, ddy, doutput});
    same_dtype({ddoutput, dy, output, ddy, doutput});
    same_shape(ddoutput, output);
    same_shape(dy, output);
    same_shape(ddy, output);
    same_shape(doutput, output);
    call.inside_storage({ddoutput, dy, output, ddy, doutput});
    call.no_overlap({ddy, doutput});
    call.run(Kernel::tanh_of_result_second_gradient,
             {ddoutput, dy, output},
             {ddy, doutput});
}

}  // namespace tanh_double_backward
}  // namespace

aclnnStatus plan_tanh_double_backward(
    Product product,
    const aclTensor* ddoutput,
    const aclTensor* dy,
    const aclTensor* output,
    aclTensor* ddy,
    aclTensor* doutput,
    Planned& planned) {
    return planned_by(tanh_double_backward::NAMES, product, planned, [&](PhaseOne& call) {
        tanh_double_backward::check(
            call, {ddoutput, "ddoutput"}, {dy, "dy"}, {output, "output"}, {ddy, "ddy"}, {doutput, "doutput"});
    });
}

}  // namespace actgrad
