// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/table.py. Edit that instead.

#include "npu/operator.h"

using actgrad::npu::Operator;
using actgrad::npu::Seed;

extern "C" {

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCopyGetWorkspaceSize(
    aclTensor* self, const aclTensor* src, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceCopy", 0, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, src);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCopy(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCatGetWorkspaceSize(
    const aclTensorList* tensors, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCat", 1, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, tensors, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCat(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnStackGetWorkspaceSize(
    const aclTensorList* tensors, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnStack", 2, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, tensors, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnStack(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* repeats, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeat", 3, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, repeats, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeat(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlipGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlip", 4, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlip(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRollGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* shifts, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRoll", 5, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, shifts, dims, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRoll(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTrilGetWorkspaceSize(
    const aclTensor* self, int64_t diagonal, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTril", 6, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, diagonal, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTril(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTriuGetWorkspaceSize(
    const aclTensor* self, int64_t diagonal, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTriu", 7, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, diagonal, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTriu(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTrilGetWorkspaceSize(
    aclTensor* self, int64_t diagonal, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceTril", 8, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, diagonal);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTril(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTriuGetWorkspaceSize(
    aclTensor* self, int64_t diagonal, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceTriu", 9, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, diagonal);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTriu(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConstantPadNdGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConstantPadNd", 10, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, pad, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConstantPadNd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntWithDimGetWorkspaceSize(
    const aclTensor* self, int64_t repeats, int64_t dim, int64_t size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeatInterleaveIntWithDim", 11, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, repeats, dim, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntWithDim(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFillScalar", 12, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFillTensor", 13, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceZeroGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceZero", 14, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceZero(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceOneGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceOne", 15, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceOne(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnArangeGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, const aclScalar* step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnArange", 16, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, start, end, step, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnArange(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRangeGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, const aclScalar* step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRange", 17, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, start, end, step, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRange(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLinspaceGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, int64_t steps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLinspace", 18, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, start, end, steps, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLinspace(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSpaceGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, int64_t steps, double base, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSpace", 19, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, start, end, steps, base, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSpace(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEyeGetWorkspaceSize(
    int64_t n, int64_t m, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEye", 20, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, n, m, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEye(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnOneHotGetWorkspaceSize(
    const aclTensor* self, int64_t classes, const aclTensor* on, const aclTensor* off, int64_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnOneHot", 21, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, classes, on, off, axis, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnOneHot(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillScalarGetWorkspaceSize(
    aclTensor* self, const aclTensor* mask, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMaskedFillScalar", 22, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, mask, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* mask, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMaskedFillTensor", 23, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, mask, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormalGetWorkspaceSize(
    aclTensor* self, float mean, float std, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNormal", 24, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, mean, std, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormal(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniformGetWorkspaceSize(
    aclTensor* self, double low, double high, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceUniform", 25, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, low, high, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniform(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatFloatGetWorkspaceSize(
    float mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalFloatFloat", 26, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatFloat(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorFloatGetWorkspaceSize(
    const aclTensor* mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalTensorFloat", 27, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorFloat(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatTensorGetWorkspaceSize(
    float mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalFloatTensor", 28, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorTensorGetWorkspaceSize(
    const aclTensor* mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalTensorTensor", 29, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomGetWorkspaceSize(
    aclTensor* self, int64_t low, int64_t high, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRandom", 30, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, low, high, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandom(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* p, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBernoulliTensor", 31, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, p, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliGetWorkspaceSize(
    aclTensor* self, const aclScalar* p, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBernoulli", 32, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, p, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulli(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMultinomialGetWorkspaceSize(
    const aclTensor* self, int64_t count, bool replacement, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMultinomial", 33, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, count, replacement, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMultinomial(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRandpermGetWorkspaceSize(
    int64_t n, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRandperm", 34, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, n, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRandperm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2GetWorkspaceSize(
    const aclIntArray* shape, double p, int64_t seed, int64_t offset, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDropoutGenMaskV2", 35, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, shape, p, Seed{seed}, Seed{offset}, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDropoutDoMaskGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mask, double p, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDropoutDoMask", 36, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, mask, p, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutDoMask(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdd", 37, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdds", 38, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdds(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSubGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSub", 39, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSub(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSubsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSubs", 40, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSubs(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRsubGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRsub", 41, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRsub(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRsubsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRsubs", 42, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRsubs(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMul", 43, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMul(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMulsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMuls", 44, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMuls(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDiv", 45, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDiv(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDivs", 46, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDivs(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivModGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDivMod", 47, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDivMod(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivModsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDivMods", 48, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDivMods(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFloorDivideGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFloorDivide", 49, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFloorDivide(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFloorDividesGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFloorDivides", 50, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFloorDivides(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRemainderTensorTensor", 51, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRemainderTensorScalar", 52, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFmodTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFmodTensor", 53, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFmodTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFmodScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFmodScalar", 54, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFmodScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPowTensorTensor", 55, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPowTensorScalar", 56, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPowScalarTensorGetWorkspaceSize(
    const aclScalar* self, const aclTensor* exponent, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPowScalarTensor", 57, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, exponent, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPowScalarTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaximumGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaximum", 58, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaximum(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMinimumGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMinimum", 59, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMinimum(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAtan2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAtan2", 60, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAtan2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampGetWorkspaceSize(
    const aclTensor* self, const aclScalar* low, const aclScalar* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClamp", 61, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, low, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClamp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMinGetWorkspaceSize(
    const aclTensor* self, const aclScalar* low, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMin", 62, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, low, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxGetWorkspaceSize(
    const aclTensor* self, const aclScalar* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMax", 63, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMax(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* low, const aclTensor* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampTensor", 64, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, low, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMinTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* low, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMinTensor", 65, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, low, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMinTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMaxTensor", 66, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMinTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceClampMinTensor", 67, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMinTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceClampMaxTensor", 68, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnComplexGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnComplex", 69, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnComplex(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPolarGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPolar", 70, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPolar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLerpGetWorkspaceSize(
    const aclTensor* self, const aclTensor* end, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLerp", 71, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, end, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLerp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLerpsGetWorkspaceSize(
    const aclTensor* self, const aclTensor* end, const aclScalar* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLerps", 72, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, end, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLerps(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerpGetWorkspaceSize(
    aclTensor* self, const aclTensor* end, const aclTensor* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLerp", 73, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, end, weight);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerpsGetWorkspaceSize(
    aclTensor* self, const aclTensor* end, const aclScalar* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLerps", 74, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, end, weight);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerps(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddcmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddcmul", 75, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddcmul(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddcdivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddcdiv", 76, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddcdiv(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcmulGetWorkspaceSize(
    aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddcmul", 77, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcmul(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcdivGetWorkspaceSize(
    aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddcdiv", 78, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcdiv(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAdd", 79, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAdd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAdds", 80, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAdds(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSub", 81, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSub(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSubs", 82, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubs(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMulGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMul", 83, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMul(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMulsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMuls", 84, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMuls(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceDiv", 85, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDiv(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceDivs", 86, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivs(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplacePowTensorScalar", 87, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplacePowTensorTensor", 88, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRemainderTensorTensor", 89, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRemainderTensorScalar", 90, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDivideGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFloorDivide", 91, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDivide(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDividesGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFloorDivides", 92, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDivides(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAbsGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAbs", 93, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAbs(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAcosGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAcos", 94, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAcos(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAsinGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAsin", 95, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAsin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAtanGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAtan", 96, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAtan(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCeilGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCeil", 97, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCeil(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCosGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCos", 98, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCos(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCoshGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCosh", 99, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCosh(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnErfGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnErf", 100, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnErf(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnErfcGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnErfc", 101, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnErfc(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnExpGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnExp", 102, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnExp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnExp2GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnExp2", 103, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnExp2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnExpm1GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnExpm1", 104, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnExpm1(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFloorGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFloor", 105, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFloor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFracGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFrac", 106, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFrac(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog", 107, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLog10GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog10", 108, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog10(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLog1pGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog1p", 109, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog1p(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLog2GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog2", 110, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNegGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNeg", 111, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNeg(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReciprocalGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReciprocal", 112, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReciprocal(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRoundGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRound", 113, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRound(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRsqrtGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRsqrt", 114, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRsqrt(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSignGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSign", 115, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSign(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSinGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSin", 116, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSinhGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSinh", 117, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSinh(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSqrtGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSqrt", 118, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSqrt(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTanGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTan", 119, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTan(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTruncGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTrunc", 120, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTrunc(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcosGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAcos", 121, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcos(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsinGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAsin", 122, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtanGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAtan", 123, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtan(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCeilGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceCeil", 124, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCeil(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCosGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceCos", 125, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCos(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceErfGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceErf", 126, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceErf(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExpGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceExp", 127, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExp2GetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceExp2", 128, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExp2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExpm1GetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceExpm1", 129, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExpm1(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFloor", 130, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog", 131, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog10GetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog10", 132, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog10(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog1pGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog1p", 133, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog1p(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog2GetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog2", 134, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceReciprocalGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceReciprocal", 135, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceReciprocal(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRsqrtGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRsqrt", 136, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRsqrt(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSinGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSin", 137, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSqrtGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSqrt", 138, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSqrt(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTanGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceTan", 139, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTan(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseNotGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseNot", 140, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseNot(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalNotGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalNot", 141, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalNot(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsFiniteGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsFinite", 142, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsFinite(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsPosInfGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsPosInf", 143, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsPosInf(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsNegInfGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsNegInf", 144, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsNegInf(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGluGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGlu", 145, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGlu(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGluBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGluBackward", 146, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGluBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPreluGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPrelu", 147, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPrelu(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogAddExpGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogAddExp", 148, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogAddExp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnXLogYTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnXLogYTensor", 149, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNanToNumGetWorkspaceSize(
    const aclTensor* self, float nan, float posinf, float neginf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNanToNum", 150, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, nan, posinf, neginf, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNanToNum(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEqTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEqTensor", 151, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEqTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEqScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEqScalar", 152, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEqScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceEqTensor", 153, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceEqScalar", 154, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNeTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNeTensor", 155, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNeTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNeScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNeScalar", 156, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNeScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNeTensor", 157, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNeScalar", 158, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGtTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGtTensor", 159, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGtTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGtScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGtScalar", 160, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGtScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGtTensor", 161, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGtScalar", 162, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGeTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGeTensor", 163, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGeTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGeScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGeScalar", 164, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGeScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGeTensor", 165, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGeScalar", 166, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLtTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLtTensor", 167, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLtTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLtScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLtScalar", 168, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLtScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLtTensor", 169, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLtScalar", 170, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLeTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLeTensor", 171, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLeTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLeScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLeScalar", 172, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLeScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLeTensor", 173, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLeScalar", 174, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEqualGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEqual", 175, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEqual(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsCloseGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, double rtol, double atol, bool equal_nan, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsClose", 176, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, rtol, atol, equal_nan, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsClose(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseAndTensor", 177, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseAndScalar", 178, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseOrTensor", 179, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseOrScalar", 180, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseXorTensor", 181, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseXorScalar", 182, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseAndTensor", 183, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseAndScalar", 184, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseXorTensor", 185, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseXorScalar", 186, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalAndGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalAnd", 187, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalAnd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalOrGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalOr", 188, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalOr(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalXorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalXor", 189, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalXor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalAndGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLogicalAnd", 190, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalAnd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalOrGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLogicalOr", 191, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalOr(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSWhereGetWorkspaceSize(
    const aclTensor* condition, const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSWhere", 192, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, condition, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSWhere(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReduceSumGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReduceSum", 193, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReduceSum(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMeanGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMean", 194, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMean(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnProdGetWorkspaceSize(
    const aclTensor* self, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnProd", 195, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnProd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnProdDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnProdDim", 196, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnProdDim(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCumsumGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCumsum", 197, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCumsum(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCumprodGetWorkspaceSize(
    const aclTensor* self, const aclScalar* dim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCumprod", 198, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCumprod(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMax", 199, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMax(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMinGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMin", 200, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxDim", 201, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxDim(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMinDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMinDim", 202, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMinDim(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAmaxGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAmax", 203, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAmax(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAminGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAmin", 204, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAmin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnArgMaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnArgMax", 205, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnArgMax(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnArgMinGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnArgMin", 206, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnArgMin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAnyGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAny", 207, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAny(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAllGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAll", 208, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAll(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnStdGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, int64_t correction, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnStd", 209, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, correction, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnStd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnVarCorrectionGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, int64_t correction, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnVarCorrection", 210, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, correction, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnVarCorrection(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnVarMeanGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, int64_t correction, bool keepdim, aclTensor* variance, aclTensor* mean, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnVarMean", 211, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, correction, keepdim, variance, mean);
}
ACTGRAD_PUBLIC aclnnStatus aclnnVarMean(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* p, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNorm", 212, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, p, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNorm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLinalgVectorNormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* p, const aclIntArray* dims, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLinalgVectorNorm", 213, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, p, dims, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgVectorNorm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMedianGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMedian", 214, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMedian(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMedianDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMedianDim", 215, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMedianDim(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnKthvalueGetWorkspaceSize(
    const aclTensor* self, int64_t k, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnKthvalue", 216, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, k, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnKthvalue(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCummaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCummax", 217, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCummax(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCumminGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCummin", 218, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCummin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnHistcGetWorkspaceSize(
    const aclTensor* self, int64_t bins, const aclScalar* low, const aclScalar* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnHistc", 219, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, bins, low, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnHistc(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSumExpGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSumExp", 220, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSumExp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexGetWorkspaceSize(
    const aclTensor* self, const aclTensorList* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndex", 221, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, indices, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndex(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexPutImplGetWorkspaceSize(
    aclTensor* self, const aclTensorList* indices, const aclTensor* values, bool accumulate, bool unsafe, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexPutImpl", 222, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, indices, values, accumulate, unsafe);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexPutImpl(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexSelectGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexSelect", 223, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexSelect(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexFillGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexFill", 224, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexFill(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFillGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceIndexFill", 225, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFill(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGatherGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGather", 226, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGather(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatter", 227, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, src, reduce, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatter(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterValueGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterValue", 228, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, value, reduce, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterValue(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceScatter", 229, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, src, reduce);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatter(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterValueGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceScatterValue", 230, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, value, reduce);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterValue(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterAddGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterAdd", 231, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, src, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterAdd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexAddGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* source, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexAdd", 232, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, ids, source, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexAdd(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSelectGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaskedSelect", 233, 1};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, mask, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSelect(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNonzeroGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNonzero", 234, 1};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNonzero(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNonzeroV2GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNonzeroV2", 235, 1};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNonzeroV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUnique2GetWorkspaceSize(
    const aclTensor* self, bool sorted, bool return_inverse, bool return_counts, aclTensor* out, aclTensor* inverse, aclTensor* counts, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUnique2", 236, 3};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, sorted, return_inverse, return_counts, out, inverse, counts);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUnique2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBincountGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weights, int64_t minlength, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBincount", 237, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, weights, minlength, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBincount(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSortGetWorkspaceSize(
    const aclTensor* self, bool stable, int64_t dim, bool descending, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSort", 238, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, stable, dim, descending, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSort(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSearchSortedGetWorkspaceSize(
    const aclTensor* sequence, const aclTensor* self, bool int32, bool right, const aclTensor* sorter, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSearchSorted", 239, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, sequence, self, int32, right, sorter, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSorted(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSearchSortedsGetWorkspaceSize(
    const aclTensor* sequence, const aclScalar* self, bool int32, bool right, const aclTensor* sorter, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSearchSorteds", 240, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, sequence, self, int32, right, sorter, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSorteds(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTopkGetWorkspaceSize(
    const aclTensor* self, int64_t k, int64_t dim, bool largest, bool sorted, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTopk", 241, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, k, dim, largest, sorted, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTopk(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingGetWorkspaceSize(
    const aclTensor* weight, const aclTensor* ids, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEmbedding", 242, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, weight, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEmbedding(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingDenseBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* ids, int64_t count, int64_t padding, bool by_frequency, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEmbeddingDenseBackward", 243, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, ids, count, padding, by_frequency, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingDenseBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMm", 244, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMatmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMatmul", 245, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMatmul(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchMatMul", 246, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMul(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMvGetWorkspaceSize(
    const aclTensor* self, const aclTensor* vector, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMv", 247, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, vector, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMv(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTraceGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTrace", 248, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTrace(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDotGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDot", 249, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDot(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddmmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddmm", 250, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddmm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddmmGetWorkspaceSize(
    aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddmm", 251, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddmm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBaddbmmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBaddbmm", 252, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBaddbmm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddbmmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddbmm", 253, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddbmm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddmvGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* alpha, const aclScalar* beta, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddmv", 254, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, alpha, beta, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddmv(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, const aclTensor* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* output_padding, int64_t groups, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConvolution", 255, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConvolution(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* weight, const aclIntArray* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* output_padding, int64_t groups, const aclBoolArray* wanted, int8_t cube, aclTensor* d_self, aclTensor* d_weight, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConvolutionBackward", 256, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, weight, bias, stride, padding, dilation, transposed, output_padding, groups, wanted, cube, d_self, d_weight, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSoftmax", 257, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSoftmax(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSoftmax", 258, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmax(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSoftmaxBackward", 259, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, output, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmaxBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSoftmaxBackward", 260, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, output, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmaxBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignored, aclTensor* out, aclTensor* total, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNLLLoss", 261, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, target, weight, reduction, ignored, out, total);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignored, const aclTensor* total, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNLLLossBackward", 262, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, target, weight, reduction, ignored, total, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMseLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMseLoss", 263, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMseLoss(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMseLossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMseLossBackward", 264, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMseLossBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnL1LossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnL1Loss", 265, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnL1Loss(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnL1LossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnL1LossBackward", 266, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnL1LossBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnKlDivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, bool log_target, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnKlDiv", 267, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, target, reduction, log_target, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnKlDiv(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSmoothL1Loss", 268, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, target, reduction, beta, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1Loss(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSmoothL1LossBackward", 269, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, target, reduction, beta, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, const aclTensor* pos_weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBinaryCrossEntropyWithLogits", 270, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, target, weight, pos_weight, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogits(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, const aclTensor* weight, const aclTensor* pos_weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBinaryCrossEntropyWithLogitsBackward", 271, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, target, weight, pos_weight, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogitsBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* shape, const aclTensor* weight, const aclTensor* bias, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLayerNorm", 272, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, shape, weight, bias, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNorm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* shape, const aclTensor* mean, const aclTensor* rstd, const aclTensor* weight, const aclTensor* bias, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_weight, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLayerNormBackward", 273, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, shape, mean, rstd, weight, bias, wanted, d_self, d_weight, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t n, int64_t c, int64_t size, int64_t groups, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupNorm", 274, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, gamma, beta, n, c, size, groups, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNorm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* mean, const aclTensor* rstd, const aclTensor* gamma, int64_t n, int64_t c, int64_t size, int64_t groups, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_gamma, aclTensor* d_beta, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupNormBackward", 275, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, mean, rstd, gamma, n, c, size, groups, wanted, d_self, d_gamma, d_beta);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, const aclTensor* bias, aclTensor* running_mean, aclTensor* running_var, bool training, double momentum, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNorm", 276, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, weight, bias, running_mean, running_var, training, momentum, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNorm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* weight, const aclTensor* running_mean, const aclTensor* running_var, const aclTensor* mean, const aclTensor* rstd, bool training, double eps, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_weight, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormBackward", 277, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, weight, running_mean, running_var, mean, rstd, training, eps, wanted, d_self, d_weight, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, bool ceil, bool count_padding, int64_t divisor, int8_t cube, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAvgPool2d", 278, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, kernel, stride, padding, ceil, count_padding, divisor, cube, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2d(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, bool ceil, bool count_padding, int64_t divisor, int8_t cube, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAvgPool2dBackward", 279, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, kernel, stride, padding, ceil, count_padding, divisor, cube, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMaskGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, aclTensor* mask, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool2dWithMask", 280, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, kernel, stride, padding, dilation, ceil, out, mask);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMask(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* mask, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool2dWithMaskBackward", 281, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, mask, kernel, stride, padding, dilation, ceil, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMaskBackward(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGetWorkspaceSize(
    const aclTensor* self, const aclTensor* cos, const aclTensor* sin, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRotaryPositionEmbedding", 282, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, cos, sin, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbedding(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* cos, const aclTensor* sin, const aclTensor* self, int64_t mode, aclTensor* d_self, aclTensor* d_cos, aclTensor* d_sin, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRotaryPositionEmbeddingGrad", 283, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, cos, sin, self, mode, d_self, d_cos, d_sin);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGrad(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, double eps, aclTensor* out, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRmsNorm", 284, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, gamma, eps, out, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNorm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* rstd, const aclTensor* gamma, aclTensor* d_self, aclTensor* d_gamma, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRmsNormGrad", 285, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, grad, self, rstd, gamma, d_self, d_gamma);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGrad(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclIntArray* prefix, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScore", 286, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, q, k, v, pse, drop, padding, mask, prefix, scale, keep, pre, next, heads, layout, inner, sparse, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScore(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGradGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention, const aclIntArray* prefix, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, aclTensor* dq, aclTensor* dk, aclTensor* dv, aclTensor* dpse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScoreGrad", 287, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, q, k, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention, prefix, scale, keep, pre, next, heads, layout, inner, sparse, dq, dk, dv, dpse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGrad(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMulScalarV2", 288, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddScalarV2", 289, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSubScalarV2", 290, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachDivScalarV2", 291, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMulScalarList", 292, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddScalarList", 293, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSubScalarList", 294, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachDivScalarList", 295, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddListV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclScalar* alpha, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddListV2", 296, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddListV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubListV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclScalar* alpha, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSubListV2", 297, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubListV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMulList", 298, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachDivList", 299, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMaximumList", 300, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMinimumList", 301, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMaximumScalarV2", 302, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMinimumScalarV2", 303, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* exponent, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachPowScalarV2", 304, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, exponent, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarAndTensorGetWorkspaceSize(
    const aclScalar* base, const aclTensorList* exponents, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachPowScalarAndTensor", 305, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, base, exponents, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarAndTensor(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpScalarGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* end, const aclScalar* weight, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLerpScalar", 306, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, end, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpScalar(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclScalar* value, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcmulScalarV2", 307, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclScalar* value, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcdivScalarV2", 308, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclTensor* values, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcmulScalarList", 309, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, values, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclTensor* values, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcdivScalarList", 310, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, a, b, values, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarList(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAbsGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAbs", 311, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAbs(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachCosGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachCos", 312, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachCos(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachExpGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachExp", 313, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachExp(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLogGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLog", 314, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachNegGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachNeg", 315, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachNeg(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachReciprocalGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachReciprocal", 316, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachReciprocal(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSigmoidGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSigmoid", 317, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSigmoid(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSignGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSign", 318, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSign(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSinGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSin", 319, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSin(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSqrtGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSqrt", 320, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSqrt(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachTanhGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachTanh", 321, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachTanh(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachNormGetWorkspaceSize(
    const aclTensorList* self, const aclScalar* p, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachNorm", 322, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, p, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachNorm(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachCopyGetWorkspaceSize(
    const aclTensorList* src, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachCopy", 323, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, src, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachCopy(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachNonFiniteCheckAndUnscaleGetWorkspaceSize(
    const aclTensorList* self, aclTensor* found, const aclTensor* scale, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachNonFiniteCheckAndUnscale", 324, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, found, scale);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachNonFiniteCheckAndUnscale(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAmpUpdateScaleGetWorkspaceSize(
    aclTensor* scale, aclTensor* growth, const aclTensor* found, double up, double down, int64_t interval, aclTensor* new_scale, aclTensor* new_growth, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAmpUpdateScale", 325, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, scale, growth, found, up, down, interval, new_scale, new_growth);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAmpUpdateScale(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamWV2GetWorkspaceSize(
    aclTensor* self, aclTensor* m, aclTensor* v, aclTensor* max_v, const aclTensor* grad, const aclTensor* step, float lr, float beta1, float beta2, float decay, float eps, bool amsgrad, bool maximize, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnApplyAdamWV2", 326, 0};
    return actgrad::npu::phase_one(op, workspaceSize, executor, self, m, v, max_v, grad, step, lr, beta1, beta2, decay, eps, amsgrad, maximize);
}
ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamWV2(void*, uint64_t, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::npu::phase_two(executor, stream);
}

}  // extern "C"
