// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_swiglu_group_grad.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/rows.h"

namespace actgrad {
namespace {
namespace swiglu_group_grad {

constexpr CallNames NAMES{"aclnnSwigluGroupGrad", "swiglu_group_backward", 7, 2};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor gradY, Tensor x, Tensor weightOptional, Tensor yOriginOptional, Tensor groupIndexOptional, Scalar clampLimit, int64_t dim, Tensor gradXOut, Tensor gradWeightOutOptional) {
    call.not_null({gradY, x, optional(weightOptional), optional(yOriginOptional), optional(groupIndexOptional), gradXOut, optional(gradWeightOutOptional)});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {gradY, x, yOriginOptional, gradXOut});
    given_together({weightOptional, yOriginOptional, gradWeightOutOptional});
    same_dtype({gradY, x, yOriginOptional, gradXOut});
    row_weight_dtype(call, weightOptional, x);
    row_weight_dtype(call, gradWeightOutOptional, x);
    index_dtype(groupIndexOptional);
    rank_2_or_3(call, x);
    dim_in_range(dim, x);
    even_size(x, dim);
    same_rank(gradY, x);
    same_sizes_before(gradY, x, dim);
    half_size(gradY, x, dim);
    same_sizes_after(gradY, x, dim);
    same_shape(yOriginOptional, gradY);
    same_shape(gradXOut, x);
    row_weight(weightOptional, x, dim);
    row_weight(gradWeightOutOptional, x, dim);
    index_shape(call, groupIndexOptional);
    above_zero_or_off(clampLimit, 0, x);
    call.inside_storage({gradY, x, weightOptional, yOriginOptional, groupIndexOptional, gradXOut, gradWeightOutOptional});
    call.no_overlap({gradXOut, gradWeightOutOptional});
    call.no_strided({gradY, x, gradXOut});
    call.no_empty({gradY, x});
    const aclDataType compute = promoted({gradY, x});
    const Number clampLimit_number = call.number(clampLimit, compute, 0.0);
    if (!weightOptional.handle) {
        call.run(Kernel::swiglu_group_gradient,
                 {gradY, left(x, dim), right(x, dim)},
                 {left(gradXOut, dim), right(gradXOut, dim)},
                 {clampLimit_number},
                 {groupIndexOptional, from_front(dim, x)});
    }
    if (weightOptional.handle) {
        Rows rows(x, dim);
        call.run(Kernel::swiglu_group_weighted_gradient,
                 {gradY, left(x, dim), right(x, dim), rows.of(weightOptional), yOriginOptional},
                 {left(gradXOut, dim), right(gradXOut, dim), rows.of(gradWeightOutOptional)},
                 {clampLimit_number},
                 {groupIndexOptional, from_front(dim, x)});
    }
}

}  // namespace swiglu_group_grad
}  // namespace

aclnnStatus plan_swiglu_group_grad(
    Product product,
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* yOriginOptional,
    const aclTensor* groupIndexOptional,
    double clampLimit,
    int64_t dim,
    aclTensor* gradXOut,
    aclTensor* gradWeightOutOptional,
    Planned& planned) {
    return planned_by(swiglu_group_grad::NAMES, product, planned, [&](PhaseOne& call) {
        swiglu_group_grad::check(
            call, {gradY, call.name("gradY", "dy")}, {x, "x"}, {weightOptional, call.name("weightOptional", "weight")}, {yOriginOptional, call.name("yOriginOptional", "y_origin")}, {groupIndexOptional, call.name("groupIndexOptional", "group_index")}, {clampLimit, call.name("clampLimit", "clamp_limit")}, dim, {gradXOut, call.name("gradXOut", "dx")}, {gradWeightOutOptional, call.name("gradWeightOutOptional", "dweight")});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSwigluGroupGradGetWorkspaceSize(
    const aclTensor* gradY,
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* yOriginOptional,
    const aclTensor* groupIndexOptional,
    float clampLimit,
    aclTensor* gradXOut,
    aclTensor* gradWeightOutOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(swiglu_group_grad::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_swiglu_group_grad(product, gradY, x, weightOptional, yOriginOptional, groupIndexOptional, clampLimit, /* dim */ -1, gradXOut, gradWeightOutOptional, planned);
    });
}

aclnnStatus aclnnSwigluGroupGrad(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSwigluGroupGrad", workspace, workspaceSize, executor, stream);
}
