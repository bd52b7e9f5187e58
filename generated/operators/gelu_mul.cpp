// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_gelu_mul.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"

namespace actgrad {
namespace {
namespace gelu_mul {

constexpr CallNames NAMES{"aclnnGeluMul", "gelu_mul", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
};

constexpr KnownWord APPROXIMATE_WORDS[] = {{"none", 0}, {"tanh", 1}};

void check(
    PhaseOne& call, Tensor input, int64_t dim, Word approximateOptional, Tensor out) {
    call.not_null({input, out});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {input, out});
    same_dtype({input, out});
    rank_from_2(call, input);
    dim_in_range(dim, input);
    even_size(input, dim);
    same_rank(out, input);
    same_sizes_before(out, input, dim);
    half_size(out, input, dim);
    same_sizes_after(out, input, dim);
    word_known(approximateOptional, "none or tanh");
    call.inside_storage({input, out});
    call.no_overlap({out});
    call.at_most_200000_rows_of_1024({input});
    if (approximateOptional.number == 0) {
        call.run(Kernel::gelu_gated,
                 {left(input, dim), right(input, dim)},
                 {out});
    }
    if (approximateOptional.number == 1) {
        call.run(Kernel::gelu_tanh_gated,
                 {left(input, dim), right(input, dim)},
                 {out});
    }
}

}  // namespace gelu_mul
}  // namespace

aclnnStatus plan_gelu_mul(
    Product product,
    const aclTensor* input,
    int64_t dim,
    Word approximateOptional,
    const aclTensor* out,
    Planned& planned) {
    return planned_by(gelu_mul::NAMES, product, planned, [&](PhaseOne& call) {
        gelu_mul::check(
            call, {input, call.name("input", "x")}, dim, named(approximateOptional, call.name("approximateOptional", "approximate")), {out, "out"});
    });
}

}  // namespace actgrad

aclnnStatus aclnnGeluMulGetWorkspaceSize(
    const aclTensor* input,
    char* approximateOptional,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(gelu_mul::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_gelu_mul(product, input, /* dim */ -1, read_word(approximateOptional, gelu_mul::APPROXIMATE_WORDS, 0), out, planned);
    });
}

aclnnStatus aclnnGeluMul(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnGeluMul", workspace, workspaceSize, executor, stream);
}
