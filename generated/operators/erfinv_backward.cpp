// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace erfinv_backward {

constexpr CallNames NAMES{"actgradErfinvBackward", "erfinv_backward", 3, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT, ACL_INT8, ACL_UINT8, ACL_INT16, ACL_INT32, ACL_INT64, ACL_BOOL}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
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
    call.run(Kernel::erfinv_gradient,
             {dy, x},
             {out});
}

}  // namespace erfinv_backward
}  // namespace

aclnnStatus plan_erfinv_backward(
    Product product,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* out,
    Planned& planned) {
    return planned_by(erfinv_backward::NAMES, product, planned, [&](PhaseOne& call) {
        erfinv_backward::check(
            call, {dy, "dy"}, {x, "x"}, {out, "out"});
    });
}

}  // namespace actgrad
