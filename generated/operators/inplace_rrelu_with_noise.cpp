// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/documented/. Edit that instead.

#include "aclnnop/aclnn_rrelu_with_noise.h"

#include "generated/plans.h"
#include "opapi/planning/checks.h"
#include "opapi/planning/drawing.h"

namespace actgrad {
namespace {
namespace inplace_rrelu_with_noise {

constexpr CallNames NAMES{"aclnnInplaceRReluWithNoise", "", 2, 1};

constexpr Support::Row SUPPORT[] = {
    {Product::Ascend950, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910_93, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910B, {ACL_FLOAT16, ACL_BF16, ACL_FLOAT}},
    {Product::Ascend910, {ACL_FLOAT16, ACL_FLOAT}},
};

// (lower + upper)/2
template <class V>
inline V mean(V lower, V upper) {
    return 0.5 * (lower + upper);
}

void check(
    PhaseOne& call, Tensor self, Tensor noise, Scalar lower, Scalar upper, bool training, int64_t seed, int64_t offset) {
    call.not_null({self, noise, lower, upper});
    call.served(SUPPORT);
    call.dtypes(SUPPORT, {self, noise});
    float_scalar(call, lower);
    float_scalar(call, upper);
    same_dtype({self, noise});
    same_format({self, noise});
    rank_between(self, 0, 32);
    rank_between(noise, 0, 32);
    place_for_each(training, noise, self);
    call.inside_storage({self, noise});
    call.no_overlap({self, noise});
    const aclDataType compute = promoted({self, noise});
    const Number lower_number = call.number(lower, compute, 0.125);
    const Number upper_number = call.number(upper, compute, 0.3333333333333333);
    if (training == 1) {
        const FirstElements first(noise, self);
        call.run(Kernel::rrelu,
                 {self, first.view()},
                 {self, first.view()},
                 Draws{lower_number, upper_number, seed, offset});
    }
    if (training == 0) {
        call.run(Kernel::leaky_relu,
                 {self},
                 {self},
                 {mean(lower_number, upper_number)});
    }
}

}  // namespace inplace_rrelu_with_noise
}  // namespace

aclnnStatus plan_inplace_rrelu_with_noise(
    Product product,
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    Planned& planned) {
    return planned_by(inplace_rrelu_with_noise::NAMES, product, planned, [&](PhaseOne& call) {
        inplace_rrelu_with_noise::check(
            call, {self, call.name("self", "x")}, {noise, "noise"}, {lower, "lower"}, {upper, "upper"}, training, seed, offset);
    });
}

}  // namespace actgrad

aclnnStatus aclnnInplaceRReluWithNoiseGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor) {
    using namespace actgrad;
    return phase_one(inplace_rrelu_with_noise::NAMES, workspaceSize, executor, [&](Product product, Planned& planned) {
        return plan_inplace_rrelu_with_noise(product, self, noise, lower, upper, training, seed, offset, planned);
    });
}

aclnnStatus aclnnInplaceRReluWithNoise(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::phase_two("aclnnInplaceRReluWithNoise", workspace, workspaceSize, executor, stream);
}
