// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_swiglu_group.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/rows.h"

namespace actgrad {
namespace {
namespace swiglu_group {

constexpr CallNames NAMES{"aclnnSwigluGroup", "swiglu_group", 4, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

void check(
    PhaseOne& call, Tensor x, Tensor weightOptional, Tensor groupIndexOptional, Scalar clampLimit, int64_t dim, Tensor out) {
    call.not_null({x, optional(weightOptional), optional(groupIndexOptional), out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {x, out});
    same_dtype({x, out});
    row_weight_dtype(call, weightOptional, x);
    index_dtype(groupIndexOptional);
    with_status(561002, [&] { rank_between(x, 1, 8); });
    with_status(561002, [&] { dim_in_range(dim, x); });
    with_status(561002, [&] { even_size(x, dim); });
    with_status(561002, [&] { same_rank(out, x); });
    with_status(561002, [&] { same_sizes_before(out, x, dim); });
    with_status(561002, [&] { half_size(out, x, dim); });
    with_status(561002, [&] { same_sizes_after(out, x, dim); });
    with_status(561002, [&] { row_weight(weightOptional, x, dim); });
    with_status(561002, [&] { index_shape(call, groupIndexOptional); });
    with_status(561002, [&] { above_zero_or_off(clampLimit, -1, x); });
    call.inside_storage({x, weightOptional, groupIndexOptional, out});
    call.no_overlap({out});
    call.no_strided({x, out});
    call.no_empty({x});
    const aclDataType compute = promoted({x});
    const Number clampLimit_number = call.number(clampLimit, compute, -1.0);
    if (!weightOptional.handle) {
        call.run(Kernel::swiglu_group,
                 {left(x, dim), right(x, dim)},
                 {out},
                 {clampLimit_number},
                 {groupIndexOptional, from_front(dim, x)});
    }
    if (weightOptional.handle) {
        Rows rows(x, dim);
        call.run(Kernel::swiglu_group_weighted,
                 {left(x, dim), right(x, dim), rows.of(weightOptional)},
                 {out},
                 {clampLimit_number},
                 {groupIndexOptional, from_front(dim, x)});
    }
}

}  // namespace swiglu_group
}  // namespace

aclnnStatus plan_swiglu_group(
    Product product,
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* groupIndexOptional,
    double clampLimit,
    int64_t dim,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(swiglu_group::NAMES, product, planned, [&](PhaseOne& call) {
        swiglu_group::check(
            call, {x, "x"}, {weightOptional, call.name("weightOptional", "weight")}, {groupIndexOptional, call.name("groupIndexOptional", "group_index")}, {clampLimit, call.name("clampLimit", "clamp_limit")}, dim, {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnSwigluGroupGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* weightOptional,
    const aclTensor* groupIndexOptional,
    double clampLimit,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(swiglu_group::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_swiglu_group(product, x, weightOptional, groupIndexOptional, clampLimit, /* dim */ -1, out, planned);
    });
}

aclnnStatus aclnnSwigluGroup(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnSwigluGroup", workspace, workspaceSize, executor, stream);
}
