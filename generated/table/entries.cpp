// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/table.py. Edit that instead.

#include "table/operator.h"

using actgrad::table::Operator;
using actgrad::table::Seed;

extern "C" {

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCopyGetWorkspaceSize(
    aclTensor* self, const aclTensor* src, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceCopy", 0, 0, "RT",
        "selfRef src"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, src);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCopy(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceCopy", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCastGetWorkspaceSize(
    const aclTensor* self, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCast", 1, 0, "TdO",
        "self dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCast(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCast", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCatGetWorkspaceSize(
    const aclTensorList* tensors, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCat", 2, 0, "LiO",
        "tensors dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, tensors, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCat(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCat", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnStackGetWorkspaceSize(
    const aclTensorList* tensors, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnStack", 3, 0, "LiO",
        "tensors dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, tensors, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnStack(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnStack", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* repeats, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeat", 4, 0, "TIO",
        "self repeats out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, repeats, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeat(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRepeat", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlipGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlip", 5, 0, "TIO",
        "self dims out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlip(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlip", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRollGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* shifts, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRoll", 6, 0, "TIIO",
        "x shifts dims out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, shifts, dims, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRoll(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRoll", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTrilGetWorkspaceSize(
    const aclTensor* self, int64_t diagonal, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTril", 7, 0, "TiO",
        "self diagonal out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, diagonal, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTril(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTril", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTriuGetWorkspaceSize(
    const aclTensor* self, int64_t diagonal, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTriu", 8, 0, "TiO",
        "self diagonal out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, diagonal, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTriu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTriu", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTrilGetWorkspaceSize(
    const aclTensor* self, int64_t diagonal, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceTril", 9, 0, "Ri",
        "selfRef diagonal"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, diagonal);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTril(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceTril", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTriuGetWorkspaceSize(
    aclTensor* self, int64_t diagonal, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceTriu", 10, 0, "Ri",
        "selfRef diagonal"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, diagonal);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTriu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceTriu", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConstantPadNdGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConstantPadNd", 11, 0, "TISO",
        "self pad value out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, pad, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConstantPadNd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnConstantPadNd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntWithDimGetWorkspaceSize(
    const aclTensor* self, int64_t repeats, int64_t dim, int64_t size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeatInterleaveIntWithDim", 12, 0, "TiiiO",
        "self repeats dim outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, repeats, dim, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntWithDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRepeatInterleaveIntWithDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveIntGetWorkspaceSize(
    const aclTensor* self, int64_t repeats, int64_t size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeatInterleaveInt", 13, 0, "TiiO",
        "self repeats outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, repeats, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveInt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRepeatInterleaveInt", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveGetWorkspaceSize(
    const aclTensor* self, const aclTensor* repeats, int64_t size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeatInterleave", 14, 0, "TTiO",
        "self repeats outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, repeats, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleave(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRepeatInterleave", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveWithDimGetWorkspaceSize(
    const aclTensor* self, const aclTensor* repeats, int64_t dim, int64_t size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeatInterleaveWithDim", 15, 0, "TTiiO",
        "self repeats dim outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, repeats, dim, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveWithDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRepeatInterleaveWithDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveTensorGetWorkspaceSize(
    const aclTensor* repeats, int64_t size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeatInterleaveTensor", 16, 0, "TiO",
        "repeats outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, repeats, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRepeatInterleaveTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* repeats, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRepeatInterleaveGrad", 17, 0, "TTiO",
        "grad repeats dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, repeats, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRepeatInterleaveGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRepeatInterleaveGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnChunkCatGetWorkspaceSize(
    const aclTensorList* tensors, int64_t dim, int64_t chunks, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnChunkCat", 18, 0, "LiiO",
        "tensors dim numChunks out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, tensors, dim, chunks, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnChunkCat(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnChunkCat", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillDiagonalGetWorkspaceSize(
    aclTensor* self, const aclScalar* value, bool wrap, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFillDiagonal", 19, 0, "RSb",
        "selfRef fillValue wrap"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, value, wrap);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillDiagonal(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFillDiagonal", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFillScalar", 20, 0, "RS",
        "selfRef value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFillScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFillTensor", 21, 0, "RT",
        "selfRef value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFillTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFillTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceZeroGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceZero", 22, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceZero(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceZero", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceOneGetWorkspaceSize(
    const aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceOne", 23, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceOne(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceOne", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnArangeGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, const aclScalar* step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnArange", 24, 0, "SSSO",
        "start end step out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, start, end, step, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnArange(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnArange", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRangeGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, const aclScalar* step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRange", 25, 0, "SSSO",
        "start end step out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, start, end, step, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRange(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRange", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLinspaceGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, int64_t steps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLinspace", 26, 0, "SSiO",
        "start end steps out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, start, end, steps, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLinspace(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLinspace", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSpaceGetWorkspaceSize(
    const aclScalar* start, const aclScalar* end, int64_t steps, double base, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSpace", 27, 0, "SSifO",
        "start end steps base result"};
    return actgrad::table::phase_one(op, workspaceSize, executor, start, end, steps, base, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSpace(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogSpace", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEyeGetWorkspaceSize(
    int64_t n, int64_t m, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEye", 28, 0, "iiO",
        "n m out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, n, m, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEye(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEye", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnOneHotGetWorkspaceSize(
    const aclTensor* self, int32_t classes, const aclTensor* on, const aclTensor* off, int64_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnOneHot", 29, 0, "TiTTiO",
        "self numClasses onValue offValue axis out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, static_cast<int64_t>(classes), on, off, axis, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnOneHot(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnOneHot", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillScalarGetWorkspaceSize(
    aclTensor* self, const aclTensor* mask, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMaskedFillScalar", 30, 0, "RTS",
        "selfRef mask value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mask, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceMaskedFillScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* mask, const aclTensor* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMaskedFillTensor", 31, 0, "RTT",
        "selfRef mask value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mask, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedFillTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceMaskedFillTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormalGetWorkspaceSize(
    const aclTensor* self, float mean, float std, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNormal", 32, 0, "RFFnn",
        "selfRef mean std seed offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mean, std, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormal(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceNormal", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniformGetWorkspaceSize(
    const aclTensor* self, double low, double high, uint64_t seed, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceUniform", 33, 0, "Rffnn",
        "selfRef from to seed offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, high, Seed{static_cast<int64_t>(seed)}, Seed{static_cast<int64_t>(offset)});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniform(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceUniform", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatFloatGetWorkspaceSize(
    float mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalFloatFloat", 34, 0, "FFnnO",
        "mean std seed offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatFloat(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNormalFloatFloat", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorFloatGetWorkspaceSize(
    const aclTensor* mean, float std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalTensorFloat", 35, 0, "TFnnO",
        "mean std seed offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorFloat(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNormalTensorFloat", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatTensorGetWorkspaceSize(
    float mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalFloatTensor", 36, 0, "FTnnO",
        "mean std seed offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalFloatTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNormalFloatTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorTensorGetWorkspaceSize(
    const aclTensor* mean, const aclTensor* std, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNormalTensorTensor", 37, 0, "TTnnO",
        "mean std seed offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, mean, std, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNormalTensorTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNormalTensorTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomGetWorkspaceSize(
    const aclTensor* self, int64_t low, int64_t high, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRandom", 38, 0, "Riinn",
        "selfRef from to seed offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, high, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandom(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRandom", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* p, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBernoulliTensor", 39, 0, "RTnn",
        "selfRef prob seed offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBernoulliTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulliGetWorkspaceSize(
    const aclTensor* self, const aclScalar* p, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBernoulli", 40, 0, "RSnn",
        "selfRef prob seed offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBernoulli(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBernoulli", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMultinomialGetWorkspaceSize(
    const aclTensor* self, int64_t count, bool replacement, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMultinomial", 41, 0, "TibnnO",
        "self numsamples replacement seed offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, count, replacement, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMultinomial(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMultinomial", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRandpermGetWorkspaceSize(
    int64_t n, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRandperm", 42, 0, "innO",
        "n seed offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, n, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRandperm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRandperm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2GetWorkspaceSize(
    const aclIntArray* shape, double p, int64_t seed, int64_t offset, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDropoutGenMaskV2", 43, 0, "IfnndO",
        "shape prob seed offset probDataType out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, shape, p, Seed{seed}, Seed{offset}, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDropoutGenMaskV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskGetWorkspaceSize(
    const aclIntArray* shape, double p, int64_t seed, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDropoutGenMask", 44, 0, "IfnnO",
        "shape prob seed offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, shape, p, Seed{seed}, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMask(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDropoutGenMask", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSimThreadExponentialGetWorkspaceSize(
    aclTensor* self, int64_t count, double rate, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSimThreadExponential", 45, 0, "Rifnn",
        "self count rate seed offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, count, rate, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnSimThreadExponential(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSimThreadExponential", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDropoutDoMaskGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mask, double p, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDropoutDoMask", 46, 0, "TTfO",
        "self mask prob out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mask, p, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutDoMask(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDropoutDoMask", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormalTensorGetWorkspaceSize(
    const aclTensor* self, float mean, float std, const aclTensor* seed, const aclTensor* start, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNormalTensor", 47, 0, "RFFTTn",
        "selfRef mean std seedTensor offsetTensor offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mean, std, seed, start, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNormalTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceNormalTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniformTensorGetWorkspaceSize(
    const aclTensor* self, double low, double high, const aclTensor* seed, const aclTensor* start, uint64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceUniformTensor", 48, 0, "RffTTn",
        "selfRef from to seedTensor offsetTensor offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, high, seed, start, Seed{static_cast<int64_t>(offset)});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceUniformTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceUniformTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomTensorGetWorkspaceSize(
    const aclTensor* self, int64_t low, int64_t high, const aclTensor* seed, const aclTensor* start, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRandomTensor", 49, 0, "RiiTTn",
        "selfRef from to seedTensor offsetTensor offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, high, seed, start, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRandomTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMultinomialTensorGetWorkspaceSize(
    const aclTensor* self, int64_t count, bool replacement, const aclTensor* seed, const aclTensor* start, int64_t offset, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMultinomialTensor", 50, 0, "TibTTnO",
        "self numsamples replacement seedTensor offsetTensor offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, count, replacement, seed, start, Seed{offset}, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMultinomialTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMultinomialTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2TensorGetWorkspaceSize(
    const aclIntArray* shape, double p, const aclTensor* seed, const aclTensor* start, int64_t offset, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDropoutGenMaskV2Tensor", 51, 0, "IfTTndO",
        "shape prob seedTensor offsetTensor offset probDataType out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, shape, p, seed, start, Seed{offset}, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDropoutGenMaskV2Tensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDropoutGenMaskV2Tensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdd", 52, 0, "TTSO",
        "self other alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdds", 53, 0, "TSSO",
        "self other alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdds(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdds", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSubGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSub", 54, 0, "TTSO",
        "self other alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSub(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSub", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSubsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSubs", 55, 0, "TSSO",
        "self other alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSubs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSubs", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRsubGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRsub", 56, 0, "TTSO",
        "self other alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRsub(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRsub", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRsubsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRsubs", 57, 0, "TSSO",
        "self other alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRsubs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRsubs", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMul", 58, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMulsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMuls", 59, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMuls(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMuls", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDiv", 60, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDiv", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDivs", 61, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDivs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDivs", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivModGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDivMod", 62, 0, "TTwO",
        "self other mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDivMod(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDivMod", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDivModsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, int32_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDivMods", 63, 0, "TSwO",
        "self other mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDivMods(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDivMods", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFloorDivideGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFloorDivide", 64, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFloorDivide(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFloorDivide", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFloorDividesGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFloorDivides", 65, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFloorDivides(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFloorDivides", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRemainderTensorTensor", 66, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRemainderTensorTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRemainderTensorScalar", 67, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRemainderTensorScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRemainderTensorScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFmodTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFmodTensor", 68, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFmodTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFmodTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFmodScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFmodScalar", 69, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFmodScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFmodScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPowTensorTensor", 70, 0, "TTO",
        "self exponent out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnPowTensorTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPowTensorScalar", 71, 0, "TSO",
        "self exponent out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPowTensorScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnPowTensorScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPowScalarTensorGetWorkspaceSize(
    const aclScalar* self, const aclTensor* exponent, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPowScalarTensor", 72, 0, "STO",
        "self exponent out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, exponent, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPowScalarTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnPowScalarTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaximumGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaximum", 73, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaximum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaximum", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMinimumGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMinimum", 74, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMinimum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMinimum", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAtan2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAtan2", 75, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAtan2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAtan2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampGetWorkspaceSize(
    const aclTensor* self, const aclScalar* low, const aclScalar* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClamp", 76, 0, "TSSO",
        "self clipValueMin clipValueMax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClamp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnClamp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMinGetWorkspaceSize(
    const aclTensor* self, const aclScalar* low, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMin", 77, 0, "TSO",
        "self clipValueMin out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnClampMin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxGetWorkspaceSize(
    const aclTensor* self, const aclScalar* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMax", 78, 0, "TSO",
        "self clipValueMax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnClampMax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* low, const aclTensor* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampTensor", 79, 0, "TTTO",
        "self clipValueMin clipValueMax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnClampTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMinTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* low, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMinTensor", 80, 0, "TTO",
        "self clipValueMin out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMinTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnClampMinTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnClampMaxTensor", 81, 0, "TTO",
        "self max out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnClampMaxTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnClampMaxTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMinTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceClampMinTensor", 82, 0, "RT",
        "selfRef clipValueMin"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMinTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceClampMinTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceClampMaxTensor", 83, 0, "RT",
        "selfRef max"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceClampMaxTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnComplexGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnComplex", 84, 0, "TTO",
        "real imag out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnComplex(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnComplex", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPolarGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPolar", 85, 0, "TTO",
        "input angle out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPolar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnPolar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLerpGetWorkspaceSize(
    const aclTensor* self, const aclTensor* end, const aclTensor* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLerp", 86, 0, "TTTO",
        "self end weight out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, end, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLerp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLerp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLerpsGetWorkspaceSize(
    const aclTensor* self, const aclTensor* end, const aclScalar* weight, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLerps", 87, 0, "TTSO",
        "self end weight out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, end, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLerps(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLerps", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerpGetWorkspaceSize(
    aclTensor* self, const aclTensor* end, const aclTensor* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLerp", 88, 0, "RTT",
        "selfRef end weight"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, end, weight);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLerp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerpsGetWorkspaceSize(
    aclTensor* self, const aclTensor* end, const aclScalar* weight, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLerps", 89, 0, "RTS",
        "selfRef end weight"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, end, weight);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLerps(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLerps", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddcmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddcmul", 90, 0, "TTTSO",
        "self tensor1 tensor2 value out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddcmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddcmul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddcdivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddcdiv", 91, 0, "TTTSO",
        "self tensor1 tensor2 value out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddcdiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddcdiv", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddcmul", 92, 0, "RTTS",
        "selfRef tensor1 tensor2 value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAddcmul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcdivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddcdiv", 93, 0, "RTTS",
        "selfRef tensor1 tensor2 value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddcdiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAddcdiv", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAdd", 94, 0, "RTS",
        "selfRef other alpha"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAdd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAdds", 95, 0, "RSS",
        "selfRef other alpha"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAdds(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAdds", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSub", 96, 0, "RTS",
        "selfRef other alpha"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSub(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceSub", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSubs", 97, 0, "RSS",
        "selfRef other alpha"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSubs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceSubs", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMulGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMul", 98, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceMul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMulsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMuls", 99, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMuls(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceMuls", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceDiv", 100, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceDiv", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceDivs", 101, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceDivs", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplacePowTensorScalar", 102, 0, "RS",
        "self exponent"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplacePowTensorScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplacePowTensorTensor", 103, 0, "RT",
        "self exponent"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePowTensorTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplacePowTensorTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRemainderTensorTensor", 104, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRemainderTensorTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRemainderTensorScalar", 105, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRemainderTensorScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRemainderTensorScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDivideGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFloorDivide", 106, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDivide(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFloorDivide", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDividesGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFloorDivides", 107, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorDivides(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFloorDivides", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddV3GetWorkspaceSize(
    const aclScalar* self, const aclTensor* other, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddV3", 108, 0, "STSO",
        "self other alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddrGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddr", 109, 0, "TTTSSO",
        "self vec1 vec2 betaOptional alphaOptional out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddr(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddr", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddrGetWorkspaceSize(
    aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddr", 110, 0, "RTTSS",
        "selfRef vec1 vec2 betaOptional alphaOptional"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddr(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAddr", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRemainderScalarTensorGetWorkspaceSize(
    const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRemainderScalarTensor", 111, 0, "STO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRemainderScalarTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRemainderScalarTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivModGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, int32_t mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceDivMod", 112, 0, "RTw",
        "selfRef other mode"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, mode);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivMod(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceDivMod", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivModsGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, int32_t mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceDivMods", 113, 0, "RSw",
        "selfRef other mode"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, mode);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceDivMods(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceDivMods", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFmodTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFmodTensor", 114, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFmodTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFmodTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFmodScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFmodScalar", 115, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFmodScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFmodScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtan2GetWorkspaceSize(
    aclTensor* self, aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAtan2", 116, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtan2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAtan2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMaxGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceClampMax", 117, 0, "RS",
        "selfRef clipValueMax"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceClampMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceClampMax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGcdGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGcd", 118, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGcd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGcd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogAddExp2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogAddExp2", 119, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogAddExp2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogAddExp2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLeftShiftGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLeftShift", 120, 0, "TTO",
        "self shiftBits out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLeftShift(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLeftShift", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLeftShiftsGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLeftShifts", 121, 0, "TSO",
        "self shiftBits out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLeftShifts(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLeftShifts", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRightShiftGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRightShift", 122, 0, "TTO",
        "input shiftBits out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRightShift(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRightShift", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarOtherGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnXLogYScalarOther", 123, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarOther(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnXLogYScalarOther", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarSelfGetWorkspaceSize(
    const aclScalar* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnXLogYScalarSelf", 124, 0, "STO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYScalarSelf(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnXLogYScalarSelf", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceXLogYScalarOtherGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceXLogYScalarOther", 125, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceXLogYScalarOther(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceXLogYScalarOther", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRenormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* p, int64_t dim, const aclScalar* limit, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRenorm", 126, 0, "TSiSO",
        "self p dim maxNorm out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, dim, limit, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRenorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRenorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRenormGetWorkspaceSize(
    aclTensor* self, const aclScalar* p, int64_t dim, const aclScalar* limit, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRenorm", 127, 0, "RSiS",
        "selfRef p dim maxNorm"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, dim, limit);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRenorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRenorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAbsGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAbs", 128, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAbs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAbs", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAcosGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAcos", 129, 0, "TO",
        "input out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAcos(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAcos", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAsinGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAsin", 130, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAsin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAsin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAtanGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAtan", 131, 0, "TO",
        "input out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAtan(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAtan", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCeilGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCeil", 132, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCeil(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCeil", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCosGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCos", 133, 0, "TO",
        "input out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCos(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCos", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCoshGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCosh", 134, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCosh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCosh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnErfGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnErf", 135, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnErf(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnErf", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnErfcGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnErfc", 136, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnErfc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnErfc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnExpGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnExp", 137, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnExp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnExp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnExp2GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnExp2", 138, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnExp2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnExp2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnExpm1GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnExpm1", 139, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnExpm1(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnExpm1", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFloorGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFloor", 140, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFloor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFloor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFracGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFrac", 141, 0, "TO",
        "input out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFrac(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFrac", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog", 142, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLog", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLog10GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog10", 143, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog10(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLog10", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLog1pGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog1p", 144, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog1p(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLog1p", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLog2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLog2", 145, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLog2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLog2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNegGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNeg", 146, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNeg(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNeg", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReciprocalGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReciprocal", 147, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReciprocal(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReciprocal", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRoundGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRound", 148, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRound(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRound", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRsqrtGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRsqrt", 149, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRsqrt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRsqrt", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSinGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSin", 150, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSinhGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSinh", 151, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSinh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSinh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSqrtGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSqrt", 152, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSqrt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSqrt", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTanGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTan", 153, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTan(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTan", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTruncGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTrunc", 154, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTrunc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTrunc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAcoshGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAcosh", 155, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAcosh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAcosh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAsinhGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAsinh", 156, 0, "TO",
        "input out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAsinh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAsinh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAtanhGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAtanh", 157, 0, "TO",
        "input out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAtanh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAtanh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSincGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSinc", 158, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSinc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSinc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSignbitGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSignbit", 159, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSignbit(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSignbit", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcosGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAcos", 160, 0, "R",
        "inputRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcos(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAcos", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsinGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAsin", 161, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAsin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtanGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAtan", 162, 0, "R",
        "inputRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtan(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAtan", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCeilGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceCeil", 163, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCeil(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceCeil", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCosGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceCos", 164, 0, "R",
        "inputRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCos(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceCos", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceErfGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceErf", 165, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceErf(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceErf", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExpGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceExp", 166, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceExp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExp2GetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceExp2", 167, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExp2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceExp2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExpm1GetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceExpm1", 168, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceExpm1(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceExpm1", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloorGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFloor", 169, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFloor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFloor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog", 170, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLog", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog10GetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog10", 171, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog10(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLog10", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog1pGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog1p", 172, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog1p(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLog1p", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog2GetWorkspaceSize(
    const aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLog2", 173, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLog2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLog2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceReciprocalGetWorkspaceSize(
    const aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceReciprocal", 174, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceReciprocal(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceReciprocal", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRoundGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRound", 175, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRound(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRound", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRsqrtGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRsqrt", 176, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRsqrt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRsqrt", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSinGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSin", 177, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceSin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSqrtGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSqrt", 178, 0, "R",
        "self"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSqrt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceSqrt", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTanGetWorkspaceSize(
    const aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceTan", 179, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTan(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceTan", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTruncGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceTrunc", 180, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceTrunc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceTrunc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcoshGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAcosh", 181, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAcosh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAcosh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsinhGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAsinh", 182, 0, "R",
        "inputRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAsinh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAsinh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtanhGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAtanh", 183, 0, "R",
        "inputRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAtanh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAtanh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCoshGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceCosh", 184, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceCosh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceCosh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSinhGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSinh", 185, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSinh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceSinh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceErfcGetWorkspaceSize(
    const aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceErfc", 186, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceErfc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceErfc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFracGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceFrac", 187, 0, "R",
        "inputRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceFrac(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceFrac", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSincGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceSinc", 188, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceSinc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceSinc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalNotGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLogicalNot", 189, 0, "R",
        "selfRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalNot(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLogicalNot", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseNotGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseNot", 190, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseNot(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBitwiseNot", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalNotGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalNot", 191, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalNot(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogicalNot", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsFiniteGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsFinite", 192, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsFinite(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIsFinite", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsPosInfGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsPosInf", 193, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsPosInf(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIsPosInf", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsNegInfGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsNegInf", 194, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsNegInf(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIsNegInf", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogAddExpGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogAddExp", 195, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogAddExp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogAddExp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnXLogYTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnXLogYTensor", 196, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnXLogYTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnXLogYTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNanToNumGetWorkspaceSize(
    const aclTensor* self, float nan, float posinf, float neginf, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNanToNum", 197, 0, "TFFFO",
        "self nan posinf neginf out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, nan, posinf, neginf, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNanToNum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNanToNum", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNanToNumGetWorkspaceSize(
    aclTensor* self, float nan, float posinf, float neginf, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNanToNum", 198, 0, "RFFF",
        "selfRef nan posinf neginf"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, nan, posinf, neginf);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNanToNum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceNanToNum", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSignGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSign", 199, 0, "TO",
        "self result"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSign(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSign", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAngleV2GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAngleV2", 200, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAngleV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAngleV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRoundDecimalsGetWorkspaceSize(
    const aclTensor* self, int64_t decimals, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRoundDecimals", 201, 0, "TiO",
        "self decimals out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, decimals, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRoundDecimals(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRoundDecimals", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRoundDecimalsGetWorkspaceSize(
    aclTensor* self, int64_t decimals, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRoundDecimals", 202, 0, "Ri",
        "selfRef decimals"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, decimals);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRoundDecimals(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRoundDecimals", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogitGetWorkspaceSize(
    const aclTensor* self, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogit", 203, 0, "TfO",
        "self eps out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, eps, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogit(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogit", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogitGradGetWorkspaceSize(
    const aclTensor* self, const aclTensor* grad, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogitGrad", 204, 0, "TTfO",
        "self grad eps out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, grad, eps, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogitGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogitGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEqTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEqTensor", 205, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEqTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEqTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEqScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEqScalar", 206, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEqScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEqScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceEqTensor", 207, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceEqTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceEqScalar", 208, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceEqScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceEqScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNeTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNeTensor", 209, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNeTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNeTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNeScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNeScalar", 210, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNeScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNeScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNeTensor", 211, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceNeTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceNeScalar", 212, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceNeScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceNeScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGtTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGtTensor", 213, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGtTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGtTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGtScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGtScalar", 214, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGtScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGtScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGtTensor", 215, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceGtTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGtScalar", 216, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGtScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceGtScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGeTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGeTensor", 217, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGeTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGeTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGeScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGeScalar", 218, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGeScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGeScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGeTensor", 219, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceGeTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceGeScalar", 220, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceGeScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceGeScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLtTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLtTensor", 221, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLtTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLtTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLtScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLtScalar", 222, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLtScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLtScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLtTensor", 223, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLtTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLtScalar", 224, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLtScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLtScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLeTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLeTensor", 225, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLeTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLeTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLeScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLeScalar", 226, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLeScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLeScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLeTensor", 227, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLeTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLeScalar", 228, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLeScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLeScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEqualGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEqual", 229, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEqual(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEqual", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsCloseGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, double rtol, double atol, bool equal_nan, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsClose", 230, 0, "TTffbO",
        "self other rtol atol equalNan out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, rtol, atol, equal_nan, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsClose(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIsClose", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseAndTensor", 231, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBitwiseAndTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseAndScalar", 232, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseAndScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBitwiseAndScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseAndTensor", 233, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBitwiseAndTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseAndScalar", 234, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseAndScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBitwiseAndScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseOrTensor", 235, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBitwiseOrTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseOrScalar", 236, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseOrScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBitwiseOrScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseOrTensor", 237, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBitwiseOrTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseOrScalar", 238, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseOrScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBitwiseOrScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseXorTensor", 239, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBitwiseXorTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBitwiseXorScalar", 240, 0, "TSO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBitwiseXorScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBitwiseXorScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorTensorGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseXorTensor", 241, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBitwiseXorTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorScalarGetWorkspaceSize(
    aclTensor* self, const aclScalar* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceBitwiseXorScalar", 242, 0, "RS",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceBitwiseXorScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceBitwiseXorScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalAndGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalAnd", 243, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalAnd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogicalAnd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalOrGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalOr", 244, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalOr(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogicalOr", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogicalXorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogicalXor", 245, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogicalXor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogicalXor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalAndGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLogicalAnd", 246, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalAnd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLogicalAnd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalOrGetWorkspaceSize(
    aclTensor* self, const aclTensor* other, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceLogicalOr", 247, 0, "RT",
        "selfRef other"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceLogicalOr(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceLogicalOr", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSWhereGetWorkspaceSize(
    const aclTensor* condition, const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSWhere", 248, 0, "TTTO",
        "condition self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, condition, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSWhere(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSWhere", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsInTensorScalarGetWorkspaceSize(
    const aclTensor* self, const aclScalar* other, bool unique, bool invert, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsInTensorScalar", 249, 0, "TSbbO",
        "element testElement assumeUnique invert out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, unique, invert, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsInTensorScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIsInTensorScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIsInScalarTensorGetWorkspaceSize(
    const aclScalar* self, const aclTensor* other, bool unique, bool invert, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIsInScalarTensor", 250, 0, "STbbO",
        "element testElements assumeUnique invert out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, unique, invert, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIsInScalarTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIsInScalarTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReduceSumGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReduceSum", 251, 0, "TIbdO",
        "self dims keepDims dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReduceSum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReduceSum", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMeanGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMean", 252, 0, "TIbdO",
        "self dim keepDim dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMean(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMean", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnProdGetWorkspaceSize(
    const aclTensor* self, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnProd", 253, 0, "TdO",
        "self dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnProd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnProd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnProdDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnProdDim", 254, 0, "TibdO",
        "self dim keepDim dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnProdDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnProdDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCumsumGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCumsum", 255, 0, "TidO",
        "self dim dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCumsum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCumsum", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCumprodGetWorkspaceSize(
    const aclTensor* self, const aclScalar* dim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCumprod", 256, 0, "TSdO",
        "input dim dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCumprod(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCumprod", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMax", 257, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMinGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMin", 258, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxDim", 259, 0, "TibOO",
        "self dim keepdim out indices"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMinDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMinDim", 260, 0, "TibOO",
        "self dim keepdim out indices"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMinDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMinDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAmaxGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAmax", 261, 0, "TIbO",
        "self dim keepDim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAmax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAminGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAmin", 262, 0, "TIbO",
        "self dim keepDim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAmin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAmin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnArgMaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnArgMax", 263, 0, "TibO",
        "self dim keepdim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnArgMax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnArgMax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnArgMinGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnArgMin", 264, 0, "TibO",
        "self dim keepdim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnArgMin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnArgMin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAnyGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAny", 265, 0, "TIbO",
        "self dim keepdim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAny(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAny", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAllGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAll", 266, 0, "TIbO",
        "self dim keepdim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAll(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAll", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnStdGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, int64_t correction, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnStd", 267, 0, "TIibO",
        "self dim correction keepdim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, correction, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnStd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnStd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnVarCorrectionGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, int64_t correction, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnVarCorrection", 268, 0, "TIibO",
        "self dim correction keepdim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, correction, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnVarCorrection(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnVarCorrection", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnVarMeanGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, int64_t correction, bool keepdim, aclTensor* variance, aclTensor* mean, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnVarMean", 269, 0, "TIibOO",
        "self dim correction keepdim varOut meanOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, correction, keepdim, variance, mean);
}
ACTGRAD_PUBLIC aclnnStatus aclnnVarMean(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnVarMean", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* p, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNorm", 270, 0, "TSIbO",
        "self pScalar dim keepdim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLinalgVectorNormGetWorkspaceSize(
    const aclTensor* self, const aclScalar* p, const aclIntArray* dims, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLinalgVectorNorm", 271, 0, "TSIbdO",
        "self ord dims keepDims dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, dims, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgVectorNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLinalgVectorNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMedianGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMedian", 272, 0, "TO",
        "self valuesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMedian(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMedian", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMedianDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMedianDim", 273, 0, "TibOO",
        "self dim keepDim valuesOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMedianDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMedianDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnKthvalueGetWorkspaceSize(
    const aclTensor* self, int64_t k, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnKthvalue", 274, 0, "TiibOO",
        "self k dim keepdim valuesOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, k, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnKthvalue(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnKthvalue", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCummaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCummax", 275, 0, "TiOO",
        "self dim valuesOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCummax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCummax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCumminGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCummin", 276, 0, "TiOO",
        "self dim valuesOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCummin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCummin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnHistcGetWorkspaceSize(
    const aclTensor* self, int64_t bins, const aclScalar* low, const aclScalar* high, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnHistc", 277, 0, "TiSSO",
        "self bins min max out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, bins, low, high, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnHistc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnHistc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSumExpGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSumExp", 278, 0, "TIbO",
        "self dim keepDim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSumExp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogSumExp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnStdMeanCorrectionGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, int64_t correction, bool keepdim, aclTensor* std, aclTensor* mean, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnStdMeanCorrection", 279, 0, "TIibOO",
        "self dim correction keepdim stdOut meanOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, correction, keepdim, std, mean);
}
ACTGRAD_PUBLIC aclnnStatus aclnnStdMeanCorrection(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnStdMeanCorrection", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclTensor* low, aclTensor* high, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAminmax", 280, 0, "TIbOO",
        "self dim keepDim minOut maxOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, low, high);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAminmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAminmax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNanMedianGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNanMedian", 281, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNanMedian(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNanMedian", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNanMedianDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNanMedianDim", 282, 0, "TibOO",
        "self dim keepDim valuesOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNanMedianDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNanMedianDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReduceNansumGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, bool keepdim, aclDataType dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReduceNansum", 283, 0, "TIbdO",
        "self dim keepDim dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, keepdim, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReduceNansum(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReduceNansum", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexGetWorkspaceSize(
    const aclTensor* self, const aclTensorList* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndex", 284, 0, "TLO",
        "self indices out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, indices, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndex(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndex", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexPutImplGetWorkspaceSize(
    aclTensor* self, const aclTensorList* indices, const aclTensor* values, bool accumulate, bool unsafe, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexPutImpl", 285, 0, "RLTbb",
        "selfRef indices values accumulate unsafe"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, indices, values, accumulate, unsafe);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexPutImpl(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndexPutImpl", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexSelectGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexSelect", 286, 0, "TiTO",
        "self dim index out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexSelect(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndexSelect", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexFillGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexFill", 287, 0, "TiTSO",
        "self dim index value out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexFill(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndexFill", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFillGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceIndexFill", 288, 0, "RiTS",
        "selfRef dim index value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFill(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceIndexFill", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGatherGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGather", 289, 0, "TiTO",
        "self dim index out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGather(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGather", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatter", 290, 0, "TiTTiO",
        "self dim index src reduce out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, src, reduce, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatter", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterValueGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, int64_t reduce, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterValue", 291, 0, "TiTSiO",
        "self dim index value reduce out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, value, reduce, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterValue(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatterValue", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceScatter", 292, 0, "RiTTi",
        "selfRef dim index src reduce"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, src, reduce);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceScatter", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterValueGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclScalar* value, int64_t reduce, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceScatterValue", 293, 0, "RiTSi",
        "selfRef dim index value reduce"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, value, reduce);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterValue(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceScatterValue", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterAddGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterAdd", 294, 0, "TiTTO",
        "self dim index src out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, src, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatterAdd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGatherV3GetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, int64_t batch, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGatherV3", 295, 0, "TiTiiO",
        "self dim index batchDims mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, batch, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGatherV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGatherV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexAddV2GetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* source, const aclScalar* alpha, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexAddV2", 296, 0, "TiTTSiO",
        "self dim index source alpha mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, source, alpha, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexAddV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndexAddV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexAddGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* source, const aclScalar* alpha, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexAdd", 297, 0, "TiTTSO",
        "self dim index source alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, source, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndexAdd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSelectGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mask, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaskedSelect", 298, 1, "TTD",
        "self mask out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mask, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSelect(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaskedSelect", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNonzeroGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNonzero", 299, 1, "TD",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNonzero(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNonzero", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNonzeroV2GetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNonzeroV2", 300, 1, "TD",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNonzeroV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNonzeroV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUnique2GetWorkspaceSize(
    const aclTensor* self, bool sorted, bool return_inverse, bool return_counts, aclTensor* out, aclTensor* inverse, aclTensor* counts, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUnique2", 301, 3, "TbbbDDD",
        "self sorted returnInverse returnCounts valueOut inverseOut countsOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, sorted, return_inverse, return_counts, out, inverse, counts);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUnique2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUnique2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBincountGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weights, int64_t minlength, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBincount", 302, 0, "TTiO",
        "self weights minlength out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, weights, minlength, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBincount(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBincount", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUniqueConsecutiveGetWorkspaceSize(
    const aclTensor* self, bool return_inverse, bool return_counts, int64_t dim, aclTensor* out, aclTensor* inverse, aclTensor* counts, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUniqueConsecutive", 303, 3, "TbbiDDD",
        "self returnInverse returnCounts dim valueOut inverseOut countsOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, return_inverse, return_counts, dim, out, inverse, counts);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUniqueConsecutive(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUniqueConsecutive", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUniqueDimGetWorkspaceSize(
    const aclTensor* self, bool sorted, bool return_inverse, int64_t dim, aclTensor* out, aclTensor* inverse, aclTensor* counts, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUniqueDim", 304, 3, "TbbiDDD",
        "self sorted returnInverse dim valueOut inverseOut countsOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, sorted, return_inverse, dim, out, inverse, counts);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUniqueDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUniqueDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexCopyGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* source, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexCopy", 305, 0, "TiTTO",
        "selfRef dim index source outRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, source, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexCopy(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndexCopy", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexCopyGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceIndexCopy", 306, 0, "RiTT",
        "selfRef dim index source"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, source);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexCopy(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceIndexCopy", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedScatterGetWorkspaceSize(
    aclTensor* self, const aclTensor* mask, const aclTensor* source, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceMaskedScatter", 307, 0, "RTT",
        "selfRef mask source"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mask, source);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceMaskedScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceMaskedScatter", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterReduceGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, int64_t reduction, bool include_self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterReduce", 308, 0, "TiTTibO",
        "self dim index src reduce includeSelf out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, src, reduction, include_self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterReduce(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatterReduce", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterReduceGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclTensor* ids, const aclTensor* src, int64_t reduction, bool include_self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceScatterReduce", 309, 0, "RiTTib",
        "selfRef dim index src reduce includeSelf"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, src, reduction, include_self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterReduce(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceScatterReduce", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterNdUpdateGetWorkspaceSize(
    aclTensor* self, const aclTensor* ids, const aclTensor* updates, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterNdUpdate", 310, 0, "RTT",
        "varRef indices updates"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, ids, updates);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterNdUpdate(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatterNdUpdate", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterUpdateGetWorkspaceSize(
    aclTensor* self, const aclTensor* ids, const aclTensor* updates, int64_t axis, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceScatterUpdate", 311, 0, "RTTi",
        "data indices updates axis"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, ids, updates, axis);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceScatterUpdate(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceScatterUpdate", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterListGetWorkspaceSize(
    const aclTensorList* self, const aclTensor* ids, const aclTensor* updates, const aclTensor* mask, const char* reduce, int64_t axis, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterList", 312, 0, "LTTTsi",
        "self ids updates mask reduce axis"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, ids, updates, mask, reduce, axis);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatterList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTakeGetWorkspaceSize(
    const aclTensor* self, const aclTensor* ids, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTake", 313, 0, "TTO",
        "self index out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTake(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTake", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplacePutGetWorkspaceSize(
    aclTensor* self, const aclTensor* ids, const aclTensor* source, bool accumulate, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplacePut", 314, 0, "RTTb",
        "selfRef index source accumulate"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, ids, source, accumulate);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplacePut(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplacePut", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingBagGetWorkspaceSize(
    const aclTensor* weight, const aclTensor* ids, const aclTensor* offsets, bool by_frequency, int64_t mode, bool sparse, const aclTensor* weights, bool last_offset, int64_t padding, aclTensor* out, aclTensor* bag, aclTensor* size, aclTensor* places, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEmbeddingBag", 315, 0, "TTTbibTbiOOOO",
        "weight indices offsets scaleGradByFreq mode sparse perSampleWeights includeLastOffset paddingIdx output offset2bag bagSize maxIndices"};
    return actgrad::table::phase_one(op, workspaceSize, executor, weight, ids, offsets, by_frequency, mode, sparse, weights, last_offset, padding, out, bag, size, places);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingBag(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEmbeddingBag", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingRenormGetWorkspaceSize(
    aclTensor* self, const aclTensor* ids, double limit, double p, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEmbeddingRenorm", 316, 0, "RTff",
        "selfRef indices maxNorm normType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, ids, limit, p);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingRenorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEmbeddingRenorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCoalesceSparseGetWorkspaceSize(
    const aclTensor* count, const aclTensor* places, const aclTensor* ids, const aclTensor* values, aclTensor* new_ids, aclTensor* new_values, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCoalesceSparse", 317, 0, "TTTTOO",
        "count places ids values new_ids new_values"};
    return actgrad::table::phase_one(op, workspaceSize, executor, count, places, ids, values, new_ids, new_values);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCoalesceSparse(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCoalesceSparse", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSortGetWorkspaceSize(
    const aclTensor* self, bool stable, int64_t dim, bool descending, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSort", 318, 0, "TbibOO",
        "self stable dim descending valuesOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, stable, dim, descending, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSort(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSort", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSearchSortedGetWorkspaceSize(
    const aclTensor* sequence, const aclTensor* self, bool int32, bool right, const aclTensor* sorter, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSearchSorted", 319, 0, "TTbbTO",
        "sortedSequence self outInt32 right sorter out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, sequence, self, int32, right, sorter, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSorted(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSearchSorted", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSearchSortedsGetWorkspaceSize(
    const aclTensor* sequence, const aclScalar* self, bool int32, bool right, const aclTensor* sorter, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSearchSorteds", 320, 0, "TSbbTO",
        "sortedSequence self outInt32 right sorter out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, sequence, self, int32, right, sorter, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSearchSorteds(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSearchSorteds", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTopkGetWorkspaceSize(
    const aclTensor* self, int64_t k, int64_t dim, bool largest, bool sorted, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTopk", 321, 0, "TiibbOO",
        "self k dim largest sorted valuesOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, k, dim, largest, sorted, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTopk(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTopk", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingGetWorkspaceSize(
    const aclTensor* weight, const aclTensor* ids, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEmbedding", 322, 0, "TTO",
        "weight indices out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, weight, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEmbedding(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEmbedding", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingDenseBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* ids, uint64_t count, uint64_t padding, bool by_frequency, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnEmbeddingDenseBackward", 323, 0, "TTiibO",
        "grad indices numWeights paddingIdx scaleGradByFreq out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, ids, static_cast<int64_t>(count), static_cast<int64_t>(padding), by_frequency, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingDenseBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnEmbeddingDenseBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMm", 324, 0, "TTOc",
        "self mat2 out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMatmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMatmul", 325, 0, "TTOc",
        "self mat2 out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMatmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMatmul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchMatMul", 326, 0, "TTOc",
        "self mat2 out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchMatMul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMvGetWorkspaceSize(
    const aclTensor* self, const aclTensor* vector, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMv", 327, 0, "TTOc",
        "self vec out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, vector, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMv", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTraceGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTrace", 328, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTrace(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTrace", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDotGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDot", 329, 0, "TTO",
        "self tensor out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDot(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDot", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddmmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddmm", 330, 0, "TTTSSOc",
        "self mat1 mat2 beta alpha out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddmm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddmm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddmmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddmm", 331, 0, "RTTSSc",
        "selfRef mat1 mat2 beta alpha cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddmm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAddmm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBaddbmmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBaddbmm", 332, 0, "TTTSSOc",
        "self batch1 batch2 beta alpha out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBaddbmm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBaddbmm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddbmmGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* beta, const aclScalar* alpha, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddbmm", 333, 0, "TTTSSOc",
        "self batch1 batch2 beta alpha out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, beta, alpha, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddbmm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddbmm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddmvGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, const aclTensor* b, const aclScalar* alpha, const aclScalar* beta, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddmv", 334, 0, "TTTSSOc",
        "self mat vec alpha beta out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, alpha, beta, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddmv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddmv", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, const aclTensor* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* output_padding, int64_t groups, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConvolution", 335, 0, "TTTIIIbIiOc",
        "input weight bias stride padding dilation transposed outputPadding groups output cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, weight, bias, stride, padding, dilation, transposed, output_padding, groups, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConvolution(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnConvolution", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* weight, const aclIntArray* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool transposed, const aclIntArray* output_padding, int32_t groups, const aclBoolArray* wanted, int8_t cube, aclTensor* d_self, aclTensor* d_weight, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConvolutionBackward", 336, 0, "TTTIIIIbIiBcOOO",
        "gradOutput input weight biasSizes stride padding dilation transposed outputPadding groups outputMask cubeMathType gradInput gradWeight gradBias"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, weight, bias, stride, padding, dilation, transposed, output_padding, static_cast<int64_t>(groups), wanted, cube, d_self, d_weight, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConvolutionBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnConvolutionBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTriangularSolveGetWorkspaceSize(
    const aclTensor* self, const aclTensor* a, bool upper, bool transpose, bool unit, aclTensor* out, aclTensor* copy, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTriangularSolve", 337, 0, "TTbbbOO",
        "self A upper transpose unitriangular xOut mOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, upper, transpose, unit, out, copy);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTriangularSolve(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTriangularSolve", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSvdGetWorkspaceSize(
    const aclTensor* self, bool full, bool vectors, aclTensor* s, aclTensor* u, aclTensor* v, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSvd", 338, 0, "TbbOOO",
        "input fullMatrices computeUV sigma u v"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, full, vectors, s, u, v);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSvd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSvd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLinalgQrGetWorkspaceSize(
    const aclTensor* self, int64_t mode, aclTensor* q, aclTensor* r, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLinalgQr", 339, 0, "TiOO",
        "self mode Q R"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mode, q, r);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgQr(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLinalgQr", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCholeskyGetWorkspaceSize(
    const aclTensor* self, bool upper, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLinalgCholesky", 340, 0, "TbO",
        "self upper out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, upper, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCholesky(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLinalgCholesky", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCrossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLinalgCross", 341, 0, "TTiO",
        "self other dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgCross(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLinalgCross", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInverseGetWorkspaceSize(
    const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInverse", 342, 0, "TO",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInverse(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInverse", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSlogdetGetWorkspaceSize(
    const aclTensor* self, aclTensor* sign, aclTensor* log, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSlogdet", 343, 0, "TOO",
        "self signOut logOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, sign, log);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSlogdet(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSlogdet", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCdistGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, float p, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCdist", 344, 0, "TTFiO",
        "x1 x2 p compute_mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, p, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCdist(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCdist", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPdistGetWorkspaceSize(
    const aclTensor* self, float p, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPdist", 345, 0, "TFO",
        "self p out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPdist(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnPdist", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclStftGetWorkspaceSize(
    const aclTensor* self, const aclTensor* window, aclTensor* out, int64_t size, int64_t hop, int64_t width, bool normalized, bool onesided, bool whole, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclStft", 346, 0, "TTOiiibbb",
        "self window out size hop width normalized onesided whole"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, window, out, size, hop, width, normalized, onesided, whole);
}
ACTGRAD_PUBLIC aclnnStatus aclStft(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclStft", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFusedMatmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* bias, const aclTensor* third, const char* kind, int8_t cube, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFusedMatmul", 347, 0, "TTTTscO",
        "x1 x2 bias x3 fusedOpType cubeMathType y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, bias, third, kind, cube, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFusedMatmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFusedMatmul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTransposeBatchMatMulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* bias, const aclTensor* scale, const aclIntArray* perm_self, const aclIntArray* perm_other, const aclIntArray* perm_out, int8_t cube, int32_t split, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTransposeBatchMatMul", 348, 0, "TTTTIIIciO",
        "x1 x2 bias scale permX1 permX2 permY cubeMathType batchSplitFactor out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, bias, scale, perm_self, perm_other, perm_out, cube, static_cast<int64_t>(split), out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTransposeBatchMatMul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTransposeBatchMatMul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSoftmax", 349, 0, "TiO",
        "self dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSoftmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSoftmax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmaxGetWorkspaceSize(
    const aclTensor* self, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSoftmax", 350, 0, "TiO",
        "self dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogSoftmax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSoftmaxBackward", 351, 0, "TTiO",
        "gradOutput output dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, output, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSoftmaxBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmaxBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* output, int64_t dim, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLogSoftmaxBackward", 352, 0, "TTiO",
        "gradOutput output dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, output, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLogSoftmaxBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLogSoftmaxBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* shape, const aclTensor* weight, const aclTensor* bias, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLayerNorm", 353, 0, "TITTfOOO",
        "input normalizedShape weightOptional biasOptional eps out meanOutOptional rstdOutOptional"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, shape, weight, bias, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLayerNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* shape, const aclTensor* mean, const aclTensor* rstd, const aclTensor* weight, const aclTensor* bias, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_weight, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLayerNormBackward", 354, 0, "TTITTTTBOOO",
        "gradOut input normalizedShape mean rstd weightOptional biasOptional outputMask gradInputOut gradWeightOut gradBiasOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, shape, mean, rstd, weight, bias, wanted, d_self, d_weight, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLayerNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLayerNormBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t n, int64_t c, int64_t size, int64_t groups, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupNorm", 355, 0, "TTTiiiifOOO",
        "self gamma beta N C HxW group eps out meanOut rstdOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, gamma, beta, n, c, size, groups, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* mean, const aclTensor* rstd, const aclTensor* gamma, int64_t n, int64_t c, int64_t size, int64_t groups, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_gamma, aclTensor* d_beta, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupNormBackward", 356, 0, "TTTTTiiiiBOOO",
        "gradOut input mean rstd gamma N C HxW group outputMask gradInput gradGammaOut gradBetaOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, mean, rstd, gamma, n, c, size, groups, wanted, d_self, d_gamma, d_beta);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupNormBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, const aclTensor* bias, aclTensor* running_mean, aclTensor* running_var, bool training, double momentum, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNorm", 357, 0, "TTTRRbffOOO",
        "input weight bias runningMean runningVar training momentum eps output saveMean saveInvstd"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, weight, bias, running_mean, running_var, training, momentum, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* weight, const aclTensor* running_mean, const aclTensor* running_var, const aclTensor* mean, const aclTensor* rstd, bool training, double eps, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_weight, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormBackward", 358, 0, "TTTTTTTbfBOOO",
        "gradOut input weight runningMean runningVar saveMean saveInvstd training eps outputMask gradInput gradWeight gradBias"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, weight, running_mean, running_var, mean, rstd, training, eps, wanted, d_self, d_weight, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNormBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormStatsGetWorkspaceSize(
    const aclTensor* self, double eps, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormStats", 359, 0, "TfOO",
        "input eps mean invstd"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, eps, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormStats(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNormStats", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemtGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, const aclTensor* bias, aclTensor* mean, aclTensor* rstd, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormElemt", 360, 0, "TTTTTfO",
        "input weight bias mean invstd eps output"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, weight, bias, mean, rstd, eps, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNormElemt", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSyncBatchNormGatherStatsGetWorkspaceSize(
    const aclTensor* total, const aclTensor* squares, const aclTensor* counts, aclTensor* running_mean, aclTensor* running_var, float momentum, float eps, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSyncBatchNormGatherStats", 361, 0, "TTTRRFFOO",
        "totalSum totalSquareSum sampleCount mean variance momentum eps batchMean batchInvstd"};
    return actgrad::table::phase_one(op, workspaceSize, executor, total, squares, counts, running_mean, running_var, momentum, eps, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSyncBatchNormGatherStats(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSyncBatchNormGatherStats", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormGatherStatsWithCountsGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mean, const aclTensor* rstd, aclTensor* running_mean, aclTensor* running_var, double momentum, double eps, const aclTensor* counts, aclTensor* mean_all, aclTensor* rstd_all, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormGatherStatsWithCounts", 362, 0, "TTTRRffTOO",
        "input mean invstd runningMean runningVar momentum eps counts meanAll invstdAll"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mean, rstd, running_mean, running_var, momentum, eps, counts, mean_all, rstd_all);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormGatherStatsWithCounts(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNormGatherStatsWithCounts", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduceGetWorkspaceSize(
    const aclTensor* self, aclTensor* total, aclTensor* squares, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormReduce", 363, 0, "TOO",
        "x sum squareSum"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, total, squares);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduce(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNormReduce", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduceBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* mean, const aclTensor* rstd, const aclTensor* weight, bool d_self, bool d_weight, bool d_bias, aclTensor* total, aclTensor* moment, aclTensor* dw, aclTensor* db, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormReduceBackward", 364, 0, "TTTTTbbbOOOO",
        "gradOut input mean invstd weight inputG weightG biasG sumDy sumDyXmu gradWeight gradBias"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, mean, rstd, weight, d_self, d_weight, d_bias, total, moment, dw, db);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormReduceBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNormReduceBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemtBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* mean, const aclTensor* rstd, const aclTensor* weight, const aclTensor* total, const aclTensor* moment, aclTensor* counts, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchNormElemtBackward", 365, 0, "TTTTTTTTO",
        "gradOut input mean invstd weight sumDy sumDyXmu counter gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, mean, rstd, weight, total, moment, counts, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchNormElemtBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchNormElemtBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, bool ceil, bool count_padding, int64_t divisor, int8_t cube, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAvgPool2d", 366, 0, "TIIIbbicO",
        "self kernelSize strides paddings ceilMode countIncludePad divisorOverride cubeMathType out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, kernel, stride, padding, ceil, count_padding, divisor, cube, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAvgPool2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, bool ceil, bool count_padding, int64_t divisor, int8_t cube, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAvgPool2dBackward", 367, 0, "TTIIIbbicO",
        "gradOutput self kernelSize stride padding ceilMode countIncludePad divisorOverride cubeMathType gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, kernel, stride, padding, ceil, count_padding, divisor, cube, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAvgPool2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMaskGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, aclTensor* mask, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool2dWithMask", 368, 0, "TIIIIbOO",
        "self kernelSize stride padding dilation ceilMode out indices"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, kernel, stride, padding, dilation, ceil, out, mask);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMask(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxPool2dWithMask", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMaskBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* mask, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool2dWithMaskBackward", 369, 0, "TTTIIIIbO",
        "gradOutput self indices kernelSize stride padding dilation ceilMode gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, mask, kernel, stride, padding, dilation, ceil, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithMaskBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxPool2dWithMaskBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignored, aclTensor* out, aclTensor* total, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNLLLoss", 370, 0, "TTTiiOO",
        "self target weight reduction ignoreIndex out totalWeightOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, weight, reduction, ignored, out, total);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNLLLoss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignored, const aclTensor* total, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNLLLossBackward", 371, 0, "TTTTiiTO",
        "gradOutput self target weight reduction ignoreIndex totalWeight out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, weight, reduction, ignored, total, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNLLLossBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss2dGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignored, aclTensor* out, aclTensor* total, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNLLLoss2d", 372, 0, "TTTiiOO",
        "self target weight reduction ignoreIndex out totalWeightOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, weight, reduction, ignored, out, total);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNLLLoss2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, int64_t ignored, aclTensor* total, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnNLLLoss2dBackward", 373, 0, "TTTTiiTO",
        "gradOutput self target weight reduction ignoreIndex totalWeight out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, weight, reduction, ignored, total, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnNLLLoss2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnNLLLoss2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMseLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMseLoss", 374, 0, "TTiO",
        "self target reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMseLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMseLoss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMseLossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMseLossBackward", 375, 0, "TTTiO",
        "gradOutput self target reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMseLossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMseLossBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnL1LossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnL1Loss", 376, 0, "TTiO",
        "self target reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnL1Loss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnL1Loss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnL1LossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnL1LossBackward", 377, 0, "TTTiO",
        "gradOutput self target reduction gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnL1LossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnL1LossBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnKlDivGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, bool log_target, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnKlDiv", 378, 0, "TTibO",
        "self target reduction logTarget out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, reduction, log_target, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnKlDiv(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnKlDiv", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnKlDivBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, bool log_target, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnKlDivBackward", 379, 0, "TTTibO",
        "gradOutput self target reduction logTarget out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, reduction, log_target, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnKlDivBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnKlDivBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnKlDivTargetBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, bool log_target, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnKlDivTargetBackward", 380, 0, "TTTibO",
        "gradOutput self target reduction logTarget gradTarget"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, reduction, log_target, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnKlDivTargetBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnKlDivTargetBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSmoothL1Loss", 381, 0, "TTiFO",
        "self target reduction beta result"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, reduction, beta, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1Loss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSmoothL1Loss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, float beta, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSmoothL1LossBackward", 382, 0, "TTTiFO",
        "gradOut self target reduction beta gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, reduction, beta, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSmoothL1LossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSmoothL1LossBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBinaryCrossEntropy", 383, 0, "TTTiO",
        "self target weight reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, weight, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropy(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBinaryCrossEntropy", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, const aclTensor* weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBinaryCrossEntropyBackward", 384, 0, "TTTTiO",
        "gradOutput self target weightOptional reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, weight, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBinaryCrossEntropyBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, const aclTensor* pos_weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBinaryCrossEntropyWithLogits", 385, 0, "TTTTiO",
        "self target weightOptional posWeightOptional reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, weight, pos_weight, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogits(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBinaryCrossEntropyWithLogits", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogitsBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, const aclTensor* weight, const aclTensor* pos_weight, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBinaryCrossEntropyWithLogitsBackward", 386, 0, "TTTTTiO",
        "gradOutput self target weightOptional posWeightOptional reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, weight, pos_weight, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBinaryCrossEntropyWithLogitsBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBinaryCrossEntropyWithLogitsBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSoftMarginLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSoftMarginLoss", 387, 0, "TTiO",
        "self target reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSoftMarginLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSoftMarginLoss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSoftMarginLossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSoftMarginLossBackward", 388, 0, "TTTiO",
        "gradOutput self target reduction out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, target, reduction, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSoftMarginLossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSoftMarginLossBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMultilabelMarginLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, int64_t reduction, aclTensor* out, aclTensor* is_target, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMultilabelMarginLoss", 389, 0, "TTiOO",
        "self target reduction out isTarget"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, reduction, out, is_target);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMultilabelMarginLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMultilabelMarginLoss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* target, const aclTensor* weight, const char* reduction, int64_t ignored, double smoothing, double scale, bool wanted, aclTensor* out, aclTensor* log_prob, aclTensor* zloss, aclTensor* lse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCrossEntropyLoss", 390, 0, "TTTsiffbOOOO",
        "self target weight reduction ignored smoothing scale wanted out log_prob zloss lse"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, target, weight, reduction, ignored, smoothing, scale, wanted, out, log_prob, zloss, lse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCrossEntropyLoss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLossGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* log_prob, const aclTensor* target, const aclTensor* weight, const aclTensor* d_zloss, const aclTensor* lse, const char* reduction, int64_t ignored, double smoothing, double scale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCrossEntropyLossGrad", 391, 0, "TTTTTTsiffO",
        "grad log_prob target weight d_zloss lse reduction ignored smoothing scale out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, log_prob, target, weight, d_zloss, lse, reduction, ignored, smoothing, scale, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCrossEntropyLossGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCrossEntropyLossGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCtcLossGetWorkspaceSize(
    const aclTensor* self, const aclTensor* targets, const aclIntArray* lengths, const aclIntArray* target_lengths, int64_t blank, bool zero_infinity, aclTensor* out, aclTensor* log_alpha, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCtcLoss", 392, 0, "TTIIibOO",
        "logProbs targets inputLengths targetlengths blank zeroInfinity negLogLikelihoodOut logAlphaOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, targets, lengths, target_lengths, blank, zero_infinity, out, log_alpha);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCtcLoss(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCtcLoss", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCtcLossBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* targets, const aclIntArray* lengths, const aclIntArray* target_lengths, const aclTensor* loss, const aclTensor* log_alpha, int64_t blank, bool zero_infinity, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCtcLossBackward", 393, 0, "TTTIITTibO",
        "gradOut logProbs targets inputLengths targetLengths negLogLikelihood logAlpha blank zeroInfinity out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, targets, lengths, target_lengths, loss, log_alpha, blank, zero_infinity, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCtcLossBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCtcLossBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleLinear1dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, bool align, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleLinear1d", 394, 0, "TIbfO",
        "self size align scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, align, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleLinear1d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleLinear1d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleLinear1dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, bool align, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleLinear1dBackward", 395, 0, "TIIbfO",
        "grad size input_size align scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, align, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleLinear1dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleLinear1dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBilinear2d", 396, 0, "TIbffO",
        "self size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBilinear2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dBackwardV2GetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBilinear2dBackwardV2", 397, 0, "TIIbffO",
        "grad size input_size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dBackwardV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBilinear2dBackwardV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBicubic2d", 398, 0, "TIbffO",
        "self size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBicubic2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBicubic2dBackward", 399, 0, "TIIbffO",
        "grad size input_size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBicubic2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleTrilinear3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, bool align, double scale_d, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleTrilinear3d", 400, 0, "TIbfffO",
        "self size align scale_d scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, align, scale_d, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleTrilinear3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleTrilinear3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleTrilinear3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, bool align, double scale_d, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleTrilinear3dBackward", 401, 0, "TIIbfffO",
        "grad size input_size align scale_d scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, align, scale_d, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleTrilinear3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleTrilinear3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dAAGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBilinear2dAA", 402, 0, "TIbffO",
        "self size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dAA(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBilinear2dAA", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dAABackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBilinear2dAABackward", 403, 0, "TIIbffO",
        "grad size input_size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBilinear2dAABackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBilinear2dAABackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2dAAGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBicubic2dAA", 404, 0, "TIbffO",
        "self size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2dAA(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBicubic2dAA", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2dAAGradGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, bool align, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleBicubic2dAAGrad", 405, 0, "TIIbffO",
        "grad size input_size align scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, align, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleBicubic2dAAGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleBicubic2dAAGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest1dV2GetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, float scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearest1dV2", 406, 0, "TIFO",
        "self size scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest1dV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearest1dV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dV2GetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, float scale_h, float scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearest2dV2", 407, 0, "TIFFO",
        "self size scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearest2dV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest1dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearest1dBackward", 408, 0, "TIIfO",
        "grad size input_size scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest1dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearest1dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearest2dBackward", 409, 0, "TIIffO",
        "grad size input_size scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearest2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, double scale_d, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearest3d", 410, 0, "TIfffO",
        "self size scale_d scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, scale_d, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearest3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, double scale_d, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearest3dBackward", 411, 0, "TIIfffO",
        "grad size input_size scale_d scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, scale_d, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearest3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact1dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearestExact1d", 412, 0, "TIfO",
        "self size scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact1d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearestExact1d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact1dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearestExact1dBackward", 413, 0, "TIIfO",
        "grad size input_size scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact1dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearestExact1dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearestExact2d", 414, 0, "TIffO",
        "self size scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearestExact2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearestExact2dBackward", 415, 0, "TIIffO",
        "grad size input_size scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearestExact2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, double scale_d, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearestExact3d", 416, 0, "TIfffO",
        "self size scale_d scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, scale_d, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearestExact3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* size, const aclIntArray* input_size, double scale_d, double scale_h, double scale_w, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearestExact3dBackward", 417, 0, "TIIfffO",
        "grad size input_size scale_d scale_h scale_w out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, size, input_size, scale_d, scale_h, scale_w, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearestExact3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearestExact3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveAvgPool2d", 418, 0, "TIO",
        "self outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveAvgPool2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveAvgPool2dBackward", 419, 0, "TTO",
        "gradOutput self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveAvgPool2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveMaxPool2d", 420, 0, "TIOO",
        "self outputSize outputOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveMaxPool2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveMaxPool2dBackward", 421, 0, "TTTO",
        "gradOutput self indices gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, indices, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveMaxPool2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveAvgPool3d", 422, 0, "TIO",
        "self outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveAvgPool3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveAvgPool3dBackward", 423, 0, "TTO",
        "gradOutput self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveAvgPool3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveAvgPool3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveMaxPool3d", 424, 0, "TIOO",
        "self outputSize outputOut indicesOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveMaxPool3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* indices, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdaptiveMaxPool3dBackward", 425, 0, "TTTO",
        "gradOutput self indices gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, indices, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdaptiveMaxPool3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdaptiveMaxPool3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithIndicesGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool2dWithIndices", 426, 0, "TIIIIbOO",
        "self kernelSize stride padding dilation ceilMode out indices"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, kernel, stride, padding, dilation, ceil, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithIndices(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxPool2dWithIndices", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithIndicesBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* indices, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool2dWithIndicesBackward", 427, 0, "TTTIIIIbO",
        "gradOutput self indices kernelSize stride padding dilation ceilMode gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, indices, kernel, stride, padding, dilation, ceil, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool2dWithIndicesBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxPool2dWithIndicesBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool3dWithArgmaxGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, aclTensor* indices, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool3dWithArgmax", 428, 0, "TIIIIbOO",
        "self kernelSize stride padding dilation ceilMode out indices"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, kernel, stride, padding, dilation, ceil, out, indices);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool3dWithArgmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxPool3dWithArgmax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool3dWithArgmaxBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* indices, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, bool ceil, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool3dWithArgmaxBackward", 429, 0, "TTTIIIIbO",
        "gradOutput self indices kernelSize stride padding dilation ceilMode gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, indices, kernel, stride, padding, dilation, ceil, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool3dWithArgmaxBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxPool3dWithArgmaxBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, bool ceil, bool count_padding, int64_t divisor, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAvgPool3d", 430, 0, "TIIIbbiO",
        "self kernelSize stride padding ceilMode countIncludePad divisorOverride out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, kernel, stride, padding, ceil, count_padding, divisor, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAvgPool3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* kernel, const aclIntArray* stride, const aclIntArray* padding, bool ceil, bool count_padding, int64_t divisor, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAvgPool3dBackward", 431, 0, "TTIIIbbiO",
        "gradOutput self kernelSize stride padding ceilMode countIncludePad divisorOverride output"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, kernel, stride, padding, ceil, count_padding, divisor, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAvgPool3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAvgPool3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool2dGetWorkspaceSize(
    const aclTensor* self, const aclTensor* indices, const aclIntArray* size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxUnpool2d", 432, 0, "TTIO",
        "self indices outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, indices, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxUnpool2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool3dGetWorkspaceSize(
    const aclTensor* self, const aclTensor* indices, const aclIntArray* size, const aclIntArray* stride, const aclIntArray* padding, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxUnpool3d", 433, 0, "TTIIIO",
        "self indices outputSize stride padding outRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, indices, size, stride, padding, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxUnpool3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxUnpool3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIm2colGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* dilation, const aclIntArray* padding, const aclIntArray* stride, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIm2col", 434, 0, "TIIIIO",
        "self kernelSize dilation padding stride out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, kernel, dilation, padding, stride, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIm2col(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIm2col", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIm2colBackwardGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, const aclIntArray* kernel, const aclIntArray* dilation, const aclIntArray* padding, const aclIntArray* stride, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIm2colBackward", 435, 0, "TIIIIIO",
        "self size kernel dilation padding stride out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, kernel, dilation, padding, stride, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIm2colBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIm2colBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad1dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReflectionPad1d", 436, 0, "TIO",
        "self padding out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad1d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReflectionPad1d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad1dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReflectionPad1dBackward", 437, 0, "TTIO",
        "gradOutput self padding gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad1dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReflectionPad1dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReflectionPad2d", 438, 0, "TIO",
        "self padding out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReflectionPad2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReflectionPad2dBackward", 439, 0, "TTIO",
        "gradOutput self padding gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReflectionPad2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReflectionPad3d", 440, 0, "TIO",
        "self padding out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReflectionPad3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReflectionPad3dBackward", 441, 0, "TTIO",
        "gradOutput self padding gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReflectionPad3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad1dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReplicationPad1d", 442, 0, "TIO",
        "self padding out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad1d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReplicationPad1d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad1dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReplicationPad1dBackward", 443, 0, "TTIO",
        "gradOutput self padding gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad1dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReplicationPad1dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReplicationPad2d", 444, 0, "TIO",
        "self padding out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReplicationPad2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReplicationPad2dBackward", 445, 0, "TTIO",
        "gradOutput self padding gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReplicationPad2dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad3dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReplicationPad3d", 446, 0, "TIO",
        "self padding out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad3d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReplicationPad3d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad3dBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclIntArray* pad, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnReplicationPad3dBackward", 447, 0, "TTIO",
        "gradOutput self padding gradInput"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, pad, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad3dBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnReplicationPad3dBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler2DGetWorkspaceSize(
    const aclTensor* self, const aclTensor* grid, int64_t interpolation, int64_t padding, bool align, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGridSampler2D", 448, 0, "TTiibO",
        "self grid interpolation padding align out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, grid, interpolation, padding, align, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler2D(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGridSampler2D", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler2DBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* grid, int64_t interpolation, int64_t padding, bool align, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_grid, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGridSampler2DBackward", 449, 0, "TTTiibBOO",
        "grad self grid interpolation padding align wanted d_self d_grid"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, grid, interpolation, padding, align, wanted, d_self, d_grid);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler2DBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGridSampler2DBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3DGetWorkspaceSize(
    const aclTensor* self, const aclTensor* grid, int64_t interpolation, int64_t padding, bool align, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGridSampler3D", 450, 0, "TTiibO",
        "self grid interpolation padding align out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, grid, interpolation, padding, align, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3D(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGridSampler3D", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3DBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* grid, int64_t interpolation, int64_t padding, bool align, const aclBoolArray* wanted, aclTensor* d_self, aclTensor* d_grid, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGridSampler3DBackward", 451, 0, "TTTiibBOO",
        "grad self grid interpolation padding align wanted d_self d_grid"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, grid, interpolation, padding, align, wanted, d_self, d_grid);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGridSampler3DBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGridSampler3DBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAffineGridGetWorkspaceSize(
    const aclTensor* theta, const aclIntArray* size, bool align, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAffineGrid", 452, 0, "TIbO",
        "theta size alignCorners out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, theta, size, align, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAffineGrid(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAffineGrid", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnChannelShuffleGetWorkspaceSize(
    const aclTensor* self, int64_t groups, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnChannelShuffle", 453, 0, "TiO",
        "self groups out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, groups, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnChannelShuffle(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnChannelShuffle", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUnfoldGradGetWorkspaceSize(
    const aclTensor* grad, const aclIntArray* input_size, int64_t dim, int64_t size, int64_t step, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUnfoldGrad", 454, 0, "TIiiiO",
        "gradOut inputSizes dim size step gradIn"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, input_size, dim, size, step, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUnfoldGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUnfoldGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConvDepthwise2dGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, const aclIntArray* kernel, const aclTensor* bias, const aclIntArray* stride, const aclIntArray* padding, const aclIntArray* dilation, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConvDepthwise2d", 455, 0, "TTITIIIOc",
        "self weight kernelSize bias stride padding dilation out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, weight, kernel, bias, stride, padding, dilation, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConvDepthwise2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnConvDepthwise2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConvTbcGetWorkspaceSize(
    const aclTensor* self, const aclTensor* weight, const aclTensor* bias, int64_t pad, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConvTbc", 456, 0, "TTTiOc",
        "self weight bias pad output cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, weight, bias, pad, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConvTbc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnConvTbc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConvTbcBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* weight, const aclTensor* bias, int64_t pad, int8_t cube, aclTensor* d_self, aclTensor* d_weight, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConvTbcBackward", 457, 0, "TTTTicOOO",
        "self input weight bias pad cubeMathType gradInput gradWeight gradBias"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, weight, bias, pad, cube, d_self, d_weight, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConvTbcBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnConvTbcBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnROIAlignGetWorkspaceSize(
    const aclTensor* self, const aclTensor* regions, float scale, int64_t height, int64_t width, int64_t samples, int64_t end_mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnROIAlign", 458, 0, "TTFiiiiO",
        "self regions scale height width samples end_mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, regions, scale, height, width, samples, end_mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnROIAlign(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnROIAlign", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnROIAlignBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* regions, const aclIntArray* shape, int64_t width, int64_t height, float scale, int64_t samples, int64_t end_mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnROIAlignBackward", 459, 0, "TTIiiFiiO",
        "grad regions shape width height scale samples end_mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, regions, shape, width, height, scale, samples, end_mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnROIAlignBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnROIAlignBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingV2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* cos, const aclTensor* sin, int64_t mode, const aclTensor* rotation, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRotaryPositionEmbeddingV2", 460, 0, "TTTiTO",
        "self cos sin mode rotation out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, cos, sin, mode, rotation, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRotaryPositionEmbeddingV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* cos, const aclTensor* sin, const aclTensor* self, int64_t mode, aclTensor* d_self, aclTensor* d_cos, aclTensor* d_sin, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRotaryPositionEmbeddingGrad", 461, 0, "TTTTiOOO",
        "grad cos sin self mode d_self d_cos d_sin"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, cos, sin, self, mode, d_self, d_cos, d_sin);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRotaryPositionEmbeddingGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnApplyRotaryPosEmbV2GetWorkspaceSize(
    aclTensor* q, aclTensor* k, const aclTensor* cos, const aclTensor* sin, int64_t layout, const char* mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnApplyRotaryPosEmbV2", 462, 0, "RRTTis",
        "q k cos sin layout mode"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, cos, sin, layout, mode);
}
ACTGRAD_PUBLIC aclnnStatus aclnnApplyRotaryPosEmbV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnApplyRotaryPosEmbV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInterleaveRopeGetWorkspaceSize(
    const aclTensor* self, const aclTensor* cos, const aclTensor* sin, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInterleaveRope", 463, 0, "TTTO",
        "self cos sin out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, cos, sin, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInterleaveRope(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInterleaveRope", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, double eps, const aclTensor* out, const aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRmsNorm", 464, 0, "TTfOO",
        "x gamma epsilon yOut rstdOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, gamma, eps, out, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRmsNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* rstd, const aclTensor* gamma, aclTensor* d_self, aclTensor* d_gamma, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRmsNormGrad", 465, 0, "TTTTOO",
        "grad self rstd gamma d_self d_gamma"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, rstd, gamma, d_self, d_gamma);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRmsNormGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGemmaRmsNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, double eps, aclTensor* out, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGemmaRmsNorm", 466, 0, "TTfOO",
        "self gamma eps out rstd"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, gamma, eps, out, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGemmaRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGemmaRmsNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* gamma, double eps, aclTensor* out, aclTensor* rstd, aclTensor* total, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddRmsNorm", 467, 0, "TTTfOOO",
        "x1 x2 gamma epsilon yOut rstdOut xOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, gamma, eps, out, rstd, total);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddRmsNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormCastGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* gamma, double eps, aclTensor* wide_out, aclTensor* out, aclTensor* rstd, aclTensor* total, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddRmsNormCast", 468, 0, "TTTfOOOO",
        "self other gamma eps wide_out out rstd total"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, gamma, eps, wide_out, out, rstd, total);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormCast(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddRmsNormCast", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddRmsNormGetWorkspaceSize(
    aclTensor* self, aclTensor* other, const aclTensor* gamma, double eps, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceAddRmsNorm", 469, 0, "RRTfO",
        "self other gamma eps rstd"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, gamma, eps, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceAddRmsNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceAddRmsNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* gamma, const aclTensor* beta, const aclTensor* bias, double eps, bool wanted, aclTensor* out, aclTensor* mean, aclTensor* rstd, aclTensor* total, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddLayerNorm", 470, 0, "TTTTTfbOOOO",
        "self other gamma beta bias eps wanted out mean rstd total"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, gamma, beta, bias, eps, wanted, out, mean, rstd, total);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddLayerNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNormGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* other, const aclTensor* rstd, const aclTensor* mean, const aclTensor* gamma, const aclTensor* d_sum, aclTensor* d_self, aclTensor* d_gamma, aclTensor* d_beta, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddLayerNormGrad", 471, 0, "TTTTTTTOOO",
        "grad self other rstd mean gamma d_sum d_self d_gamma d_beta"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, other, rstd, mean, gamma, d_sum, d_self, d_gamma, d_beta);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddLayerNormGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddLayerNormGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDeepNormGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gx, const aclTensor* beta, const aclTensor* gamma, double alpha, double eps, aclTensor* mean, aclTensor* rstd, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDeepNorm", 472, 0, "TTTTffOOO",
        "self gx beta gamma alpha eps mean rstd out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, gx, beta, gamma, alpha, eps, mean, rstd, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDeepNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDeepNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDeepNormGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* gx, const aclTensor* gamma, const aclTensor* mean, const aclTensor* rstd, double alpha, aclTensor* d_self, aclTensor* d_gx, aclTensor* d_beta, aclTensor* d_gamma, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDeepNormGrad", 473, 0, "TTTTTTfOOOO",
        "grad self gx gamma mean rstd alpha d_self d_gx d_beta d_gamma"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, gx, gamma, mean, rstd, alpha, d_self, d_gx, d_beta, d_gamma);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDeepNormGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDeepNormGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFastLayerNormGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* shape, const aclTensor* weight, const aclTensor* bias, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFastLayerNorm", 474, 0, "TITTfOOO",
        "input normalizedShape weightOptional biasOptional eps out meanOutOptional rstdOutOptional"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, shape, weight, bias, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFastLayerNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFastLayerNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSiluGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t groups, double eps, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupNormSilu", 475, 0, "TTTifOOO",
        "self gamma beta group eps out meanOut rstdOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, gamma, beta, groups, eps, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSilu(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupNormSilu", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwishGetWorkspaceSize(
    const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t groups, const char* layout, double eps, bool active, double scale, aclTensor* out, aclTensor* mean, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupNormSwish", 476, 0, "TTTisfbfOOO",
        "self gamma beta groups layout eps active scale out mean rstd"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, gamma, beta, groups, layout, eps, active, scale, out, mean, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwish(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupNormSwish", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwishGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* mean, const aclTensor* rstd, const aclTensor* self, const aclTensor* gamma, const aclTensor* beta, int64_t groups, const char* layout, double scale, bool d_gamma_wanted, bool d_beta_wanted, aclTensor* d_self, aclTensor* d_gamma, aclTensor* d_beta, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupNormSwishGrad", 477, 0, "TTTTTTisfbbOOO",
        "grad mean rstd self gamma beta groups layout scale d_gamma_wanted d_beta_wanted d_self d_gamma d_beta"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, mean, rstd, self, gamma, beta, groups, layout, scale, d_gamma_wanted, d_beta_wanted, d_self, d_gamma, d_beta);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupNormSwishGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupNormSwishGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSoftmaxWithRelPosBiasGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mask, const aclTensor* bias, double scale, int64_t inner, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaskedSoftmaxWithRelPosBias", 478, 0, "TTTfiO",
        "self mask bias scale inner out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mask, bias, scale, inner, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaskedSoftmaxWithRelPosBias(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaskedSoftmaxWithRelPosBias", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclIntArray* prefix, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScore", 479, 0, "TTTTTTTIffiiisiiOOOO",
        "q k v pse drop padding mask prefix scale keep pre next heads layout inner sparse maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, drop, padding, mask, prefix, scale, keep, pre, next, heads, layout, inner, sparse, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScore(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionScore", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreV2GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclIntArray* prefix, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScoreV2", 480, 0, "TTTTTTTIIIffiiisiiiOOOO",
        "q k v pse drop padding mask prefix q_start kv_start scale keep pre next heads layout inner sparse pse_type maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, drop, padding, mask, prefix, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionScoreV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreV3GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* sink, const aclIntArray* prefix, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScoreV3", 481, 0, "TTTTTTTTIIIffiiisiiiOOOO",
        "q k v pse drop padding mask sink prefix q_start kv_start scale keep pre next heads layout inner sparse pse_type maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, drop, padding, mask, sink, prefix, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionScoreV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionVarLenScore", 482, 0, "TTTTTTTIIIffiiisiiOOOO",
        "q k v pse drop padding mask prefix queries keys scale keep pre next heads layout inner sparse maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, drop, padding, mask, prefix, queries, keys, scale, keep, pre, next, heads, layout, inner, sparse, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScore(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionVarLenScore", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV2GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionVarLenScoreV2", 483, 0, "TTTTTTTIIIIIffiiisiiiOOOO",
        "q k v pse drop padding mask prefix queries keys q_start kv_start scale keep pre next heads layout inner sparse pse_type maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, drop, padding, mask, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionVarLenScoreV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV3GetWorkspaceSize(
    const aclTensor* q, const aclTensor* q_rope, const aclTensor* k, const aclTensor* k_rope, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionVarLenScoreV3", 484, 0, "TTTTTTTTTIIIIIffiiisiiiOOOO",
        "q q_rope k k_rope v pse drop padding mask prefix queries keys q_start kv_start scale keep pre next heads layout inner sparse pse_type maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, q_rope, k, k_rope, v, pse, drop, padding, mask, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionVarLenScoreV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV4GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, const char* softmax_layout, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionVarLenScoreV4", 485, 0, "TTTTTTTIIIffiiisiisOOOO",
        "q k v pse drop padding mask prefix queries keys scale keep pre next heads layout inner sparse softmax_layout maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, drop, padding, mask, prefix, queries, keys, scale, keep, pre, next, heads, layout, inner, sparse, softmax_layout, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV4(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionVarLenScoreV4", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV5GetWorkspaceSize(
    const aclTensor* q, const aclTensor* q_rope, const aclTensor* k, const aclTensor* k_rope, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* sink, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, const char* softmax_layout, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionVarLenScoreV5", 486, 0, "TTTTTTTTTTIIIIIffiiisiiisOOOO",
        "q q_rope k k_rope v pse drop padding mask sink prefix queries keys q_start kv_start scale keep pre next heads layout inner sparse pse_type softmax_layout maximum total softmax out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, q_rope, k, k_rope, v, pse, drop, padding, mask, sink, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, softmax_layout, maximum, total, softmax, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV5(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionVarLenScoreV5", workspace, workspaceSize, executor, stream);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionVarLenScoreV5GetMaxWorkspaceSize(
    const aclTensor* q, const aclTensor* q_rope, const aclTensor* k, const aclTensor* k_rope, const aclTensor* v, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* sink, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, const char* softmax_layout, aclTensor* maximum, aclTensor* total, aclTensor* softmax, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    return aclnnFlashAttentionVarLenScoreV5GetWorkspaceSize(q, q_rope, k, k_rope, v, pse, drop, padding, mask, sink, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, softmax_layout, maximum, total, softmax, out, workspaceSize, executor);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGradGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclIntArray* prefix, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, aclTensor* dq, aclTensor* dk, aclTensor* dv, aclTensor* dpse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScoreGrad", 487, 0, "TTTTTTTTTTTTIffiiisiiOOOO",
        "q k v dy pse drop padding mask maximum total softmax attention_out prefix scale keep pre next heads layout inner sparse dq dk dv dpse"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, prefix, scale, keep, pre, next, heads, layout, inner, sparse, dq, dk, dv, dpse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionScoreGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGradV2GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclIntArray* prefix, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* dq, aclTensor* dk, aclTensor* dv, aclTensor* dpse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScoreGradV2", 488, 0, "TTTTTTTTTTTTIIIffiiisiiiOOOO",
        "q k v dy pse drop padding mask maximum total softmax attention_out prefix q_start kv_start scale keep pre next heads layout inner sparse pse_type dq dk dv dpse"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, prefix, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, dq, dk, dv, dpse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGradV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionScoreGradV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGradV3GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclTensor* sink, const aclIntArray* prefix, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* dq, aclTensor* dk, aclTensor* dv, aclTensor* dpse, aclTensor* dsink, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionScoreGradV3", 489, 0, "TTTTTTTTTTTTTIIIffiiisiiiOOOOO",
        "q k v dy pse drop padding mask maximum total softmax attention_out sink prefix q_start kv_start scale keep pre next heads layout inner sparse pse_type dq dk dv dpse dsink"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, sink, prefix, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, dq, dk, dv, dpse, dsink);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionScoreGradV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionScoreGradV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, aclTensor* dq, aclTensor* dk, aclTensor* dv, aclTensor* dpse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionUnpaddingScoreGrad", 490, 0, "TTTTTTTTTTTTIIIffiiisiiOOOO",
        "q k v dy pse drop padding mask maximum total softmax attention_out prefix queries keys scale keep pre next heads layout inner sparse dq dk dv dpse"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, prefix, queries, keys, scale, keep, pre, next, heads, layout, inner, sparse, dq, dk, dv, dpse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionUnpaddingScoreGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV2GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* dq, aclTensor* dk, aclTensor* dv, aclTensor* dpse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionUnpaddingScoreGradV2", 491, 0, "TTTTTTTTTTTTIIIIIffiiisiiiOOOO",
        "q k v dy pse drop padding mask maximum total softmax attention_out prefix queries keys q_start kv_start scale keep pre next heads layout inner sparse pse_type dq dk dv dpse"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, dq, dk, dv, dpse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionUnpaddingScoreGradV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3GetWorkspaceSize(
    const aclTensor* q, const aclTensor* q_rope, const aclTensor* k, const aclTensor* k_rope, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, aclTensor* dq, aclTensor* dq_rope, aclTensor* dk, aclTensor* dk_rope, aclTensor* dv, aclTensor* dpse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionUnpaddingScoreGradV3", 492, 0, "TTTTTTTTTTTTTTIIIIIffiiisiiiOOOOOO",
        "q q_rope k k_rope v dy pse drop padding mask maximum total softmax attention_out prefix queries keys q_start kv_start scale keep pre next heads layout inner sparse pse_type dq dq_rope dk dk_rope dv dpse"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, q_rope, k, k_rope, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, dq, dq_rope, dk, dk_rope, dv, dpse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionUnpaddingScoreGradV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV4GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, aclTensor* dq, aclTensor* dk, aclTensor* dv, aclTensor* dpse, const char* softmax_layout, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionUnpaddingScoreGradV4", 493, 0, "TTTTTTTTTTTTIIIffiiisiiOOOOs",
        "q k v dy pse drop padding mask maximum total softmax attention_out prefix queries keys scale keep pre next heads layout inner sparse dq dk dv dpse softmax_layout"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, prefix, queries, keys, scale, keep, pre, next, heads, layout, inner, sparse, dq, dk, dv, dpse, softmax_layout);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV4(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionUnpaddingScoreGradV4", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV5GetWorkspaceSize(
    const aclTensor* q, const aclTensor* q_rope, const aclTensor* k, const aclTensor* k_rope, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclTensor* sink, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, const char* softmax_layout, aclTensor* dq, aclTensor* dq_rope, aclTensor* dk, aclTensor* dk_rope, aclTensor* dv, aclTensor* dpse, aclTensor* dsink, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFlashAttentionUnpaddingScoreGradV5", 494, 0, "TTTTTTTTTTTTTTTIIIIIffiiisiiisOOOOOOO",
        "q q_rope k k_rope v dy pse drop padding mask maximum total softmax attention_out sink prefix queries keys q_start kv_start scale keep pre next heads layout inner sparse pse_type softmax_layout dq dq_rope dk dk_rope dv dpse dsink"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, q_rope, k, k_rope, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, sink, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, softmax_layout, dq, dq_rope, dk, dk_rope, dv, dpse, dsink);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV5(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFlashAttentionUnpaddingScoreGradV5", workspace, workspaceSize, executor, stream);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFlashAttentionUnpaddingScoreGradV5GetMaxWorkspaceSize(
    const aclTensor* q, const aclTensor* q_rope, const aclTensor* k, const aclTensor* k_rope, const aclTensor* v, const aclTensor* dy, const aclTensor* pse, const aclTensor* drop, const aclTensor* padding, const aclTensor* mask, const aclTensor* maximum, const aclTensor* total, const aclTensor* softmax, const aclTensor* attention_out, const aclTensor* sink, const aclIntArray* prefix, const aclIntArray* queries, const aclIntArray* keys, const aclIntArray* q_start, const aclIntArray* kv_start, double scale, double keep, int64_t pre, int64_t next, int64_t heads, const char* layout, int64_t inner, int64_t sparse, int64_t pse_type, const char* softmax_layout, aclTensor* dq, aclTensor* dq_rope, aclTensor* dk, aclTensor* dk_rope, aclTensor* dv, aclTensor* dpse, aclTensor* dsink, uint64_t* workspaceSize, aclOpExecutor** executor) {
    return aclnnFlashAttentionUnpaddingScoreGradV5GetWorkspaceSize(q, q_rope, k, k_rope, v, dy, pse, drop, padding, mask, maximum, total, softmax, attention_out, sink, prefix, queries, keys, q_start, kv_start, scale, keep, pre, next, heads, layout, inner, sparse, pse_type, softmax_layout, dq, dq_rope, dk, dk_rope, dv, dpse, dsink, workspaceSize, executor);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPromptFlashAttentionV3GetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* pse, const aclTensor* mask, const aclIntArray* queries, const aclIntArray* keys, const aclTensor* deq1, const aclTensor* q1, const aclTensor* deq2, const aclTensor* q2, const aclTensor* off2, int64_t heads, double scale, int64_t pre, int64_t next, const char* layout, int64_t key_heads, int64_t sparse, int64_t inner, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPromptFlashAttentionV3", 495, 0, "TTTTTIITTTTTifiisiiiO",
        "q k v pse mask queries keys deq1 q1 deq2 q2 off2 heads scale pre next layout key_heads sparse inner out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, mask, queries, keys, deq1, q1, deq2, q2, off2, heads, scale, pre, next, layout, key_heads, sparse, inner, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPromptFlashAttentionV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnPromptFlashAttentionV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIncreFlashAttentionV4GetWorkspaceSize(
    const aclTensor* q, const aclTensorList* k, const aclTensorList* v, const aclTensor* pse, const aclTensor* mask, const aclIntArray* keys, const aclTensor* deq1, const aclTensor* q1, const aclTensor* deq2, const aclTensor* q2, const aclTensor* off2, const aclTensor* anti_scale, const aclTensor* anti_offset, const aclTensor* pages, const aclTensor* kv_padding, int64_t heads, double scale, const char* layout, int64_t key_heads, int64_t page_size, int64_t inner, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIncreFlashAttentionV4", 496, 0, "TLLTTITTTTTTTTTifsiiiO",
        "q k v pse mask keys deq1 q1 deq2 q2 off2 anti_scale anti_offset pages kv_padding heads scale layout key_heads page_size inner out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, mask, keys, deq1, q1, deq2, q2, off2, anti_scale, anti_offset, pages, kv_padding, heads, scale, layout, key_heads, page_size, inner, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIncreFlashAttentionV4(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIncreFlashAttentionV4", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV3GetWorkspaceSize(
    const aclTensor* q, const aclTensorList* k, const aclTensorList* v, const aclTensor* pse, const aclTensor* mask, const aclIntArray* queries, const aclIntArray* keys, const aclTensor* deq1, const aclTensor* q1, const aclTensor* deq2, const aclTensor* q2, const aclTensor* off2, const aclTensor* anti_scale, const aclTensor* anti_offset, const aclTensor* pages, const aclTensor* q_padding, const aclTensor* kv_padding, const aclTensor* k_scale, const aclTensor* k_offset, const aclTensor* v_scale, const aclTensor* v_offset, const aclTensor* k_prefix, const aclTensor* v_prefix, const aclIntArray* prefix_len, const aclTensor* q_rope, const aclTensor* k_rope, const aclTensor* k_rope_scale, int64_t heads, double scale, int64_t pre, int64_t next, const char* layout, int64_t key_heads, int64_t sparse, int64_t inner, int64_t page_size, int64_t anti_mode, bool lse, int64_t k_mode, int64_t v_mode, aclTensor* out, aclTensor* log, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFusedInferAttentionScoreV3", 497, 0, "TLLTTIITTTTTTTTTTTTTTTTITTTifiisiiiiibiiOO",
        "q k v pse mask queries keys deq1 q1 deq2 q2 off2 anti_scale anti_offset pages q_padding kv_padding k_scale k_offset v_scale v_offset k_prefix v_prefix prefix_len q_rope k_rope k_rope_scale heads scale pre next layout key_heads sparse inner page_size anti_mode lse k_mode v_mode out log"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, mask, queries, keys, deq1, q1, deq2, q2, off2, anti_scale, anti_offset, pages, q_padding, kv_padding, k_scale, k_offset, v_scale, v_offset, k_prefix, v_prefix, prefix_len, q_rope, k_rope, k_rope_scale, heads, scale, pre, next, layout, key_heads, sparse, inner, page_size, anti_mode, lse, k_mode, v_mode, out, log);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFusedInferAttentionScoreV3", workspace, workspaceSize, executor, stream);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV3GetMaxWorkspaceSize(
    const aclTensor* q, const aclTensorList* k, const aclTensorList* v, const aclTensor* pse, const aclTensor* mask, const aclIntArray* queries, const aclIntArray* keys, const aclTensor* deq1, const aclTensor* q1, const aclTensor* deq2, const aclTensor* q2, const aclTensor* off2, const aclTensor* anti_scale, const aclTensor* anti_offset, const aclTensor* pages, const aclTensor* q_padding, const aclTensor* kv_padding, const aclTensor* k_scale, const aclTensor* k_offset, const aclTensor* v_scale, const aclTensor* v_offset, const aclTensor* k_prefix, const aclTensor* v_prefix, const aclIntArray* prefix_len, const aclTensor* q_rope, const aclTensor* k_rope, const aclTensor* k_rope_scale, int64_t heads, double scale, int64_t pre, int64_t next, const char* layout, int64_t key_heads, int64_t sparse, int64_t inner, int64_t page_size, int64_t anti_mode, bool lse, int64_t k_mode, int64_t v_mode, aclTensor* out, aclTensor* log, uint64_t* workspaceSize, aclOpExecutor** executor) {
    return aclnnFusedInferAttentionScoreV3GetWorkspaceSize(q, k, v, pse, mask, queries, keys, deq1, q1, deq2, q2, off2, anti_scale, anti_offset, pages, q_padding, kv_padding, k_scale, k_offset, v_scale, v_offset, k_prefix, v_prefix, prefix_len, q_rope, k_rope, k_rope_scale, heads, scale, pre, next, layout, key_heads, sparse, inner, page_size, anti_mode, lse, k_mode, v_mode, out, log, workspaceSize, executor);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV4GetWorkspaceSize(
    const aclTensor* q, const aclTensorList* k, const aclTensorList* v, const aclTensor* pse, const aclTensor* mask, const aclIntArray* queries, const aclIntArray* keys, const aclTensor* deq1, const aclTensor* q1, const aclTensor* deq2, const aclTensor* q2, const aclTensor* off2, const aclTensor* anti_scale, const aclTensor* anti_offset, const aclTensor* pages, const aclTensor* q_padding, const aclTensor* kv_padding, const aclTensor* k_scale, const aclTensor* k_offset, const aclTensor* v_scale, const aclTensor* v_offset, const aclTensor* k_prefix, const aclTensor* v_prefix, const aclIntArray* prefix_len, const aclTensor* q_rope, const aclTensor* k_rope, const aclTensor* k_rope_scale, const aclTensor* q_scale, const aclTensor* sink, int64_t heads, double scale, int64_t pre, int64_t next, const char* layout, int64_t key_heads, int64_t sparse, int64_t inner, int64_t page_size, int64_t anti_mode, bool lse, int64_t k_mode, int64_t v_mode, int64_t q_mode, aclTensor* out, aclTensor* log, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFusedInferAttentionScoreV4", 498, 0, "TLLTTIITTTTTTTTTTTTTTTTITTTTTifiisiiiiibiiiOO",
        "q k v pse mask queries keys deq1 q1 deq2 q2 off2 anti_scale anti_offset pages q_padding kv_padding k_scale k_offset v_scale v_offset k_prefix v_prefix prefix_len q_rope k_rope k_rope_scale q_scale sink heads scale pre next layout key_heads sparse inner page_size anti_mode lse k_mode v_mode q_mode out log"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, mask, queries, keys, deq1, q1, deq2, q2, off2, anti_scale, anti_offset, pages, q_padding, kv_padding, k_scale, k_offset, v_scale, v_offset, k_prefix, v_prefix, prefix_len, q_rope, k_rope, k_rope_scale, q_scale, sink, heads, scale, pre, next, layout, key_heads, sparse, inner, page_size, anti_mode, lse, k_mode, v_mode, q_mode, out, log);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV4(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFusedInferAttentionScoreV4", workspace, workspaceSize, executor, stream);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV4GetMaxWorkspaceSize(
    const aclTensor* q, const aclTensorList* k, const aclTensorList* v, const aclTensor* pse, const aclTensor* mask, const aclIntArray* queries, const aclIntArray* keys, const aclTensor* deq1, const aclTensor* q1, const aclTensor* deq2, const aclTensor* q2, const aclTensor* off2, const aclTensor* anti_scale, const aclTensor* anti_offset, const aclTensor* pages, const aclTensor* q_padding, const aclTensor* kv_padding, const aclTensor* k_scale, const aclTensor* k_offset, const aclTensor* v_scale, const aclTensor* v_offset, const aclTensor* k_prefix, const aclTensor* v_prefix, const aclIntArray* prefix_len, const aclTensor* q_rope, const aclTensor* k_rope, const aclTensor* k_rope_scale, const aclTensor* q_scale, const aclTensor* sink, int64_t heads, double scale, int64_t pre, int64_t next, const char* layout, int64_t key_heads, int64_t sparse, int64_t inner, int64_t page_size, int64_t anti_mode, bool lse, int64_t k_mode, int64_t v_mode, int64_t q_mode, aclTensor* out, aclTensor* log, uint64_t* workspaceSize, aclOpExecutor** executor) {
    return aclnnFusedInferAttentionScoreV4GetWorkspaceSize(q, k, v, pse, mask, queries, keys, deq1, q1, deq2, q2, off2, anti_scale, anti_offset, pages, q_padding, kv_padding, k_scale, k_offset, v_scale, v_offset, k_prefix, v_prefix, prefix_len, q_rope, k_rope, k_rope_scale, q_scale, sink, heads, scale, pre, next, layout, key_heads, sparse, inner, page_size, anti_mode, lse, k_mode, v_mode, q_mode, out, log, workspaceSize, executor);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRingAttentionUpdateV2GetWorkspaceSize(
    const aclTensor* before, const aclTensor* before_max, const aclTensor* before_sum, const aclTensor* now, const aclTensor* now_max, const aclTensor* now_sum, const aclTensor* queries, const char* layout, const char* softmax_layout, aclTensor* out, aclTensor* maximum, aclTensor* total, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRingAttentionUpdateV2", 499, 0, "TTTTTTTssOOO",
        "before before_max before_sum now now_max now_sum queries layout softmax_layout out maximum total"};
    return actgrad::table::phase_one(op, workspaceSize, executor, before, before_max, before_sum, now, now_max, now_sum, queries, layout, softmax_layout, out, maximum, total);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRingAttentionUpdateV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRingAttentionUpdateV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAttentionUpdateGetWorkspaceSize(
    const aclTensorList* logs, const aclTensorList* outs, int64_t kind, aclTensor* out, aclTensor* log, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAttentionUpdate", 500, 0, "LLiOO",
        "logs outs kind out log"};
    return actgrad::table::phase_one(op, workspaceSize, executor, logs, outs, kind, out, log);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAttentionUpdate(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAttentionUpdate", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRopeWithSinCosCacheV2GetWorkspaceSize(
    const aclTensor* positions, const aclTensor* q, const aclTensor* k, const aclTensor* table, const aclIntArray* sections, int64_t size, bool neox, int64_t kind, aclTensor* q_out, aclTensor* k_out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRopeWithSinCosCacheV2", 501, 0, "TTTTIibiOO",
        "positions q k table sections size neox kind q_out k_out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, positions, q, k, table, sections, size, neox, kind, q_out, k_out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRopeWithSinCosCacheV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRopeWithSinCosCacheV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnKvRmsNormRopeCacheGetWorkspaceSize(
    const aclTensor* kv, const aclTensor* gamma, const aclTensor* cos, const aclTensor* sin, const aclTensor* slots, aclTensor* k_cache, aclTensor* ckv_cache, const aclTensor* k_scale, const aclTensor* v_scale, const aclTensor* k_offset, const aclTensor* v_offset, double eps, const char* mode, bool wanted, aclTensor* k_rope, aclTensor* c_kv, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnKvRmsNormRopeCache", 502, 0, "TTTTTRRTTTTfsbOO",
        "kv gamma cos sin slots k_cache ckv_cache k_scale v_scale k_offset v_offset eps mode wanted k_rope c_kv"};
    return actgrad::table::phase_one(op, workspaceSize, executor, kv, gamma, cos, sin, slots, k_cache, ckv_cache, k_scale, v_scale, k_offset, v_offset, eps, mode, wanted, k_rope, c_kv);
}
ACTGRAD_PUBLIC aclnnStatus aclnnKvRmsNormRopeCache(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnKvRmsNormRopeCache", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterPaKvCacheGetWorkspaceSize(
    const aclTensor* keys, aclTensor* key_cache, const aclTensor* slots, const aclTensor* values, aclTensor* value_cache, const aclTensor* lengths, const aclTensor* offsets, const aclTensor* sizes, const char* mode, const char* scatter, const aclIntArray* strides, const aclIntArray* starts, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterPaKvCache", 503, 0, "TRTTRTTTssII",
        "keys key_cache slots values value_cache lengths offsets sizes mode scatter strides starts"};
    return actgrad::table::phase_one(op, workspaceSize, executor, keys, key_cache, slots, values, value_cache, lengths, offsets, sizes, mode, scatter, strides, starts);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterPaKvCache(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatterPaKvCache", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScatterPaCacheGetWorkspaceSize(
    const aclTensor* keys, aclTensor* key_cache, const aclTensor* slots, const aclTensor* lengths, const aclTensor* offsets, const aclTensor* sizes, const char* mode, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScatterPaCache", 504, 0, "TRTTTTs",
        "keys key_cache slots lengths offsets sizes mode"};
    return actgrad::table::phase_one(op, workspaceSize, executor, keys, key_cache, slots, lengths, offsets, sizes, mode);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScatterPaCache(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScatterPaCache", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGatherPaKvCacheGetWorkspaceSize(
    const aclTensor* key_cache, const aclTensor* value_cache, const aclTensor* pages, const aclTensor* lengths, aclTensor* keys, aclTensor* values, const aclTensor* offsets, const char* mode, bool cumulative, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGatherPaKvCache", 505, 0, "TTTTRRTsb",
        "key_cache value_cache pages lengths keys values offsets mode cumulative"};
    return actgrad::table::phase_one(op, workspaceSize, executor, key_cache, value_cache, pages, lengths, keys, values, offsets, mode, cumulative);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGatherPaKvCache(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGatherPaKvCache", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAdvanceStepGetWorkspaceSize(
    aclTensor* tokens, const aclTensor* drawn, aclTensor* positions, aclTensor* lengths, aclTensor* slots, const aclTensor* pages, int64_t sequences, int64_t queries, int64_t page_size, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAdvanceStep", 506, 0, "RTRRRTiii",
        "tokens drawn positions lengths slots pages sequences queries page_size"};
    return actgrad::table::phase_one(op, workspaceSize, executor, tokens, drawn, positions, lengths, slots, pages, sequences, queries, page_size);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAdvanceStep(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAdvanceStep", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLSTMGetWorkspaceSize(
    const aclTensor* x, const aclTensorList* params, const aclTensorList* states, const aclTensor* batch_sizes, bool has_biases, int64_t layers, double dropout, bool training, bool bidirectional, bool batch_first, aclTensor* y, aclTensor* h, aclTensor* c, aclTensorList* i_all, aclTensorList* j_all, aclTensorList* f_all, aclTensorList* o_all, aclTensorList* h_all, aclTensorList* c_all, aclTensorList* t_all, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLSTM", 507, 0, "TLLTbifbbbOOOLLLLLLL",
        "input params hx batchSizes hasBias numLayers dropout train bidirectional batchFirst output hy cy iOut jOut fOut oOut hOut cOut tanhCOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, params, states, batch_sizes, has_biases, layers, dropout, training, bidirectional, batch_first, y, h, c, i_all, j_all, f_all, o_all, h_all, c_all, t_all);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLSTM(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLSTM", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnLstmBackwardGetWorkspaceSize(
    const aclTensor* x, const aclTensorList* states, const aclTensorList* params, const aclTensor* dy, const aclTensor* dh, const aclTensor* dc, const aclTensorList* i_all, const aclTensorList* j_all, const aclTensorList* f_all, const aclTensorList* o_all, const aclTensorList* h_all, const aclTensorList* c_all, const aclTensorList* t_all, const aclTensor* batch_sizes, bool has_biases, int64_t layers, double dropout, bool training, bool bidirectional, bool batch_first, const aclBoolArray* mask, aclTensor* d_x, aclTensor* d_h, aclTensor* d_c, aclTensorList* d_params, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnLstmBackward", 508, 0, "TLLTTTLLLLLLLTbifbbbTOOOL",
        "input hx params dy dh dc i g f o h c tanhc batchSizesOptional hasBias numLayers dropout train bidirectional batchFirst outputMask dxOut dhPrevOut dcPrevOut dparamsOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, states, params, dy, dh, dc, i_all, j_all, f_all, o_all, h_all, c_all, t_all, batch_sizes, has_biases, layers, dropout, training, bidirectional, batch_first, mask, d_x, d_h, d_c, d_params);
}
ACTGRAD_PUBLIC aclnnStatus aclnnLstmBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnLstmBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGRUGetWorkspaceSize(
    const aclTensor* x, const aclTensorList* params, const aclTensor* h0, const aclTensor* batch_sizes, bool has_biases, int64_t layers, double dropout, bool training, bool bidirectional, bool batch_first, aclTensor* y, aclTensor* h, aclTensorList* r_all, aclTensorList* z_all, aclTensorList* n_all, aclTensorList* hn_all, aclTensorList* h_all, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGRU", 509, 0, "TLTTbifbbbOOLLLLL",
        "input params hx batchSizes hasBias numLayers dropout train bidirection batchFirst output hy rOut zOut nOut hnOut hOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, params, h0, batch_sizes, has_biases, layers, dropout, training, bidirectional, batch_first, y, h, r_all, z_all, n_all, hn_all, h_all);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGRU(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGRU", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGRUBackwardGetWorkspaceSize(
    const aclTensor* x, const aclTensorList* params, const aclTensor* h0, const aclTensor* dy, const aclTensor* dh, const aclTensorList* r_all, const aclTensorList* z_all, const aclTensorList* n_all, const aclTensorList* hn_all, const aclTensorList* h_all, const aclTensor* batch_sizes, bool has_biases, int64_t layers, bool bidirectional, bool batch_first, aclTensor* d_x, aclTensor* d_h, aclTensorList* d_params, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGRUBackward", 510, 0, "TLTTTLLLLLTbibbOOL",
        "input params hx dy dh r z n hn h batchSizes hasBias numLayers bidirection batchFirst dxOut dhPrevOut dparamsOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, params, h0, dy, dh, r_all, z_all, n_all, hn_all, h_all, batch_sizes, has_biases, layers, bidirectional, batch_first, d_x, d_h, d_params);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGRUBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGRUBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCellGetWorkspaceSize(
    const aclTensor* i_gates, const aclTensor* h_gates, const aclTensor* c, const aclTensor* b_ih, const aclTensor* b_hh, aclTensor* out_h, aclTensor* out_c, aclTensor* gates, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnThnnFusedLstmCell", 511, 0, "TTTTTOOO",
        "inputGates hiddenGates cx inputBiasOptional hiddenBiasOptional hyOut cyOut storageOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, i_gates, h_gates, c, b_ih, b_hh, out_h, out_c, gates);
}
ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCell(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnThnnFusedLstmCell", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCellBackwardGetWorkspaceSize(
    const aclTensor* dh, const aclTensor* dc, const aclTensor* cx, const aclTensor* cy, const aclTensor* gates, bool has_bias, aclTensor* d_gates, aclTensor* d_cx, aclTensor* d_bias, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnThnnFusedLstmCellBackward", 512, 0, "TTTTTbOOO",
        "gradHyOptional gradCOptional cx cy storage hasBias gradGatesOut gradCxOut gradBiasOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, dh, dc, cx, cy, gates, has_bias, d_gates, d_cx, d_bias);
}
ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCellBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnThnnFusedLstmCellBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRecurrentGatedDeltaRuleGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* beta, const aclTensor* states, const aclTensor* lengths, const aclTensor* places, const aclTensor* decay, const aclTensor* key_decay, const aclTensor* accepted, float scale, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRecurrentGatedDeltaRule", 513, 0, "TTTTRTTTTTFO",
        "query key value beta stateRef actualSeqLengths ssmStateIndices g gk numAcceptedTokens scaleValue out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, beta, states, lengths, places, decay, key_decay, accepted, scale, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRecurrentGatedDeltaRule(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRecurrentGatedDeltaRule", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnChunkGatedDeltaRuleGetWorkspaceSize(
    const aclTensor* q, const aclTensor* k, const aclTensor* v, const aclTensor* beta, const aclTensor* states, const aclTensor* lengths, float scale, const aclTensor* decay, aclTensor* out, aclTensor* last, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnChunkGatedDeltaRule", 514, 0, "TTTTTTFTOO",
        "q k v beta states lengths scale decay out last"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, beta, states, lengths, scale, decay, out, last);
}
ACTGRAD_PUBLIC aclnnStatus aclnnChunkGatedDeltaRule(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnChunkGatedDeltaRule", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermuteGetWorkspaceSize(
    const aclTensor* tokens, const aclTensor* indices, int64_t count, bool padded, aclTensor* out, aclTensor* places, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenPermute", 515, 0, "TTibOO",
        "tokens indices count padded out places"};
    return actgrad::table::phase_one(op, workspaceSize, executor, tokens, indices, count, padded, out, places);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermute(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenPermute", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermuteGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* places, int64_t choices, bool padded, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenPermuteGrad", 516, 0, "TTibO",
        "grad places choices padded out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, places, choices, padded, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermuteGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenPermuteGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteGetWorkspaceSize(
    const aclTensor* permuted, const aclTensor* places, const aclTensor* probs, bool padded, const aclIntArray* shape, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenUnpermute", 517, 0, "TTTbIO",
        "permuted places probs padded shape out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, permuted, places, probs, padded, shape, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermute(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenUnpermute", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteGradGetWorkspaceSize(
    const aclTensor* permuted, const aclTensor* grad, const aclTensor* places, const aclTensor* probs, bool padded, const aclIntArray* shape, aclTensor* d_permuted, aclTensor* d_probs, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenUnpermuteGrad", 518, 0, "TTTTbIOO",
        "permuted grad places probs padded shape d_permuted d_probs"};
    return actgrad::table::phase_one(op, workspaceSize, executor, permuted, grad, places, probs, padded, shape, d_permuted, d_probs);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenUnpermuteGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGetWorkspaceSize(
    const aclTensor* tokens, const aclTensor* chosen, const aclTensor* probs, int64_t count, bool padded, aclTensor* out, aclTensor* weights, aclTensor* places, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenPermuteWithRoutingMap", 519, 0, "TTTibOOO",
        "tokens chosen probs count padded out weights places"};
    return actgrad::table::phase_one(op, workspaceSize, executor, tokens, chosen, probs, count, padded, out, weights, places);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermuteWithRoutingMap(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenPermuteWithRoutingMap", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* d_weights, const aclTensor* places, const aclTensor* chosen, int64_t experts, int64_t count, bool padded, aclTensor* d_tokens, aclTensor* d_probs, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenPermuteWithRoutingMapGrad", 520, 0, "TTTTiibOO",
        "grad d_weights places chosen experts count padded d_tokens d_probs"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, d_weights, places, chosen, experts, count, padded, d_tokens, d_probs);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenPermuteWithRoutingMapGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenPermuteWithRoutingMapGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmaxGetWorkspaceSize(
    const aclTensor* scores, const aclTensor* finished, int64_t k, aclTensor* out, aclTensor* experts, aclTensor* rows, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeGatingTopKSoftmax", 521, 0, "TTiOOO",
        "scores finished k out experts rows"};
    return actgrad::table::phase_one(op, workspaceSize, executor, scores, finished, k, out, experts, rows);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeGatingTopKSoftmax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmaxV2GetWorkspaceSize(
    const aclTensor* scores, const aclTensor* finished, int64_t k, int64_t renormalised, bool wanted, aclTensor* out, aclTensor* experts, aclTensor* softmax, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeGatingTopKSoftmaxV2", 522, 0, "TTiibOOO",
        "scores finished k renormalised wanted out experts softmax"};
    return actgrad::table::phase_one(op, workspaceSize, executor, scores, finished, k, renormalised, wanted, out, experts, softmax);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKSoftmaxV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeGatingTopKSoftmaxV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKGetWorkspaceSize(
    const aclTensor* scores, const aclTensor* bias, int64_t k, int64_t k_group, int64_t groups, int64_t group_mode, int64_t renormalised, int64_t norm, bool wanted, double scale, double eps, aclTensor* out, aclTensor* experts, aclTensor* whole, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeGatingTopK", 523, 0, "TTiiiiiibffOOO",
        "scores bias k k_group groups group_mode renormalised norm wanted scale eps out experts whole"};
    return actgrad::table::phase_one(op, workspaceSize, executor, scores, bias, k, k_group, groups, group_mode, renormalised, norm, wanted, scale, eps, out, experts, whole);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopK(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeGatingTopK", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingGetWorkspaceSize(
    const aclTensor* x, const aclTensor* rows, const aclTensor* experts, int64_t active, aclTensor* out, aclTensor* places, aclTensor* sorted_experts, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeInitRouting", 524, 0, "TTTiOOO",
        "x rows experts active out places sorted_experts"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, rows, experts, active, out, places, sorted_experts);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRouting(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeInitRouting", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* experts, const aclTensor* scale, const aclTensor* offset, int64_t active, int64_t capacity, int64_t count, int64_t padded, int64_t kind, bool wanted, int64_t quantised, const aclIntArray* bounds, int64_t scattered, aclTensor* out, aclTensor* rows, aclTensor* counts, aclTensor* scales, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeInitRoutingV3", 525, 0, "TTTTiiiiibiIiOOOO",
        "x experts scale offset active capacity count padded kind wanted quantised bounds scattered out rows counts scales"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, experts, scale, offset, active, capacity, count, padded, kind, wanted, quantised, bounds, scattered, out, rows, counts, scales);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeInitRoutingV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* experts, const aclTensor* scale, const aclTensor* offset, int64_t active, int64_t capacity, int64_t count, int64_t padded, int64_t kind, bool before, int64_t quantised, aclTensor* out, aclTensor* rows, aclTensor* counts, aclTensor* counts_before, aclTensor* scales, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeInitRoutingQuantV2", 526, 0, "TTTTiiiiibiOOOOO",
        "x experts scale offset active capacity count padded kind before quantised out rows counts counts_before scales"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, experts, scale, offset, active, capacity, count, padded, kind, before, quantised, out, rows, counts, counts_before, scales);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeInitRoutingQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeInitRoutingQuantV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteWithRoutingMapGetWorkspaceSize(
    const aclTensor* permuted, const aclTensor* places, const aclTensor* chosen, const aclTensor* probs, bool padded, const aclIntArray* shape, aclTensor* out, aclTensor* rows, aclTensor* tokens, aclTensor* weights, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenUnpermuteWithRoutingMap", 527, 0, "TTTTbIOOOO",
        "permuted places chosen probs padded shape out rows tokens weights"};
    return actgrad::table::phase_one(op, workspaceSize, executor, permuted, places, chosen, probs, padded, shape, out, rows, tokens, weights);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteWithRoutingMap(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenUnpermuteWithRoutingMap", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteWithRoutingMapGradGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* rows, const aclTensor* tokens, const aclTensor* chosen, const aclTensor* permuted, const aclTensor* probs, bool padded, const aclIntArray* shape, aclTensor* d_permuted, aclTensor* d_probs, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeTokenUnpermuteWithRoutingMapGrad", 528, 0, "TTTTTTbIOO",
        "grad rows tokens chosen permuted probs padded shape d_permuted d_probs"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, rows, tokens, chosen, permuted, probs, padded, shape, d_permuted, d_probs);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeTokenUnpermuteWithRoutingMapGrad(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeTokenUnpermuteWithRoutingMapGrad", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKBackwardGetWorkspaceSize(
    const aclTensor* whole, const aclTensor* grad, const aclTensor* experts, int64_t renormalised, int64_t norm, double scale, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeGatingTopKBackward", 529, 0, "TTTiiffO",
        "whole grad experts renormalised norm scale eps out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, whole, grad, experts, renormalised, norm, scale, eps, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeGatingTopKBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeGatingTopKBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeReRoutingGetWorkspaceSize(
    const aclTensor* tokens, const aclTensor* counts, const aclTensor* scales, int64_t kind, int64_t order, aclTensor* out, aclTensor* out_scales, aclTensor* places, aclTensor* totals, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeReRouting", 530, 0, "TTTiiOOOO",
        "tokens counts scales kind order out out_scales places totals"};
    return actgrad::table::phase_one(op, workspaceSize, executor, tokens, counts, scales, kind, order, out, out_scales, places, totals);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeReRouting(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeReRouting", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFFNV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight1, const aclTensor* weight2, const aclIntArray* tokens, const aclTensor* bias1, const aclTensor* bias2, const aclTensor* scale, const aclTensor* offset, const aclTensor* deq_scale1, const aclTensor* deq_scale2, const aclTensor* anti_scale1, const aclTensor* anti_scale2, const aclTensor* anti_offset1, const aclTensor* anti_offset2, const char* activation, int64_t inner, bool ends, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFFNV2", 531, 0, "TTTITTTTTTTTTTsibO",
        "x weight1 weight2 tokens bias1 bias2 scale offset deq_scale1 deq_scale2 anti_scale1 anti_scale2 anti_offset1 anti_offset2 activation inner ends out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight1, weight2, tokens, bias1, bias2, scale, offset, deq_scale1, deq_scale2, anti_scale1, anti_scale2, anti_offset1, anti_offset2, activation, inner, ends, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFFNV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFFNV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddLoraGetWorkspaceSize(
    const aclTensor* self, const aclTensor* x, const aclTensor* second, const aclTensor* indices, const aclTensor* first, int64_t layer, double scale, int64_t start, int64_t size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddLora", 532, 0, "TTTTTifiiO",
        "self x second indices first layer scale start size out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, x, second, indices, first, layer, scale, start, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddLora(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddLora", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeFinalizeRoutingV4GetWorkspaceSize(
    const aclTensor* rows, const aclTensor* places, const aclTensor* skip1, const aclTensor* skip2, const aclTensor* bias, const aclTensor* scales, const aclTensor* experts, const aclTensor* x, const aclTensor* constants, const aclTensor* scale1, const aclTensor* scale2, int64_t mode, const aclTensor* range1, const aclTensor* range2, const aclTensor* range3, int64_t k, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeFinalizeRoutingV4", 533, 0, "TTTTTTTTTTTiTTTiO",
        "rows places skip1 skip2 bias scales experts x constants scale1 scale2 mode range1 range2 range3 k out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, rows, places, skip1, skip2, bias, scales, experts, x, constants, scale1, scale2, mode, range1, range2, range3, k, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeFinalizeRoutingV4(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeFinalizeRoutingV4", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMoeComputeExpertTokensGetWorkspaceSize(
    const aclTensor* experts, int64_t count, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMoeComputeExpertTokens", 534, 0, "TiO",
        "experts count out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, experts, count, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMoeComputeExpertTokens(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMoeComputeExpertTokens", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulGetWorkspaceSize(
    const aclTensorList* x, const aclTensorList* weight, const aclTensorList* bias, const aclTensorList* scale, const aclTensorList* offset, const aclTensorList* anti_scale, const aclTensorList* anti_offset, const aclIntArray* groups, int64_t split, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupedMatmul", 535, 0, "LLLLLLLIiL",
        "x weight bias scale offset anti_scale anti_offset groups split out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, bias, scale, offset, anti_scale, anti_offset, groups, split, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupedMatmul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulV5GetWorkspaceSize(
    const aclTensorList* x, const aclTensorList* weight, const aclTensorList* bias, const aclTensorList* scale, const aclTensorList* offset, const aclTensorList* anti_scale, const aclTensorList* anti_offset, const aclTensorList* token_scale, const aclTensor* groups, const aclTensorList* act_in, const aclTensorList* act_scale, const aclTensorList* act_offset, int64_t split, int64_t group_type, int64_t kind, int64_t activation, const aclIntArray* tuning, const aclTensorList* out, const aclTensorList* act_out, const aclTensorList* quant_scale, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupedMatmulV5", 536, 0, "LLLLLLLLTLLLiiiiILLL",
        "x weight bias scale offset anti_scale anti_offset token_scale groups act_in act_scale act_offset split group_type kind activation tuning out act_out quant_scale"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, bias, scale, offset, anti_scale, anti_offset, token_scale, groups, act_in, act_scale, act_offset, split, group_type, kind, activation, tuning, out, act_out, quant_scale);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulV5(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupedMatmulV5", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulAddGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight, const aclTensor* groups, aclTensor* self, bool x_transposed, bool weight_transposed, int64_t group_type, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupedMatmulAdd", 537, 0, "TTTRbbi",
        "x weight groups self x_transposed weight_transposed group_type"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, groups, self, x_transposed, weight_transposed, group_type);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulAdd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupedMatmulAdd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smooth, const aclTensor* groups, int64_t dtype, const aclTensor* out, const aclTensor* scale, const aclTensor* offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDynamicQuantV2", 538, 0, "TTTiOOO",
        "x smoothScalesOptional groupIndexOptional dstType yOut scaleOut offsetOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, smooth, groups, dtype, out, scale, offset);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDynamicQuantV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV4GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smooth, const aclTensor* groups, int64_t dtype, bool symmetric, const char* mode, float limit, const aclTensor* out, const aclTensor* scale, const aclTensor* offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDynamicQuantV4", 539, 0, "TTTibsfOOO",
        "x smoothScalesOptional groupIndexOptional dstType isSymmetrical quantMode dstTypeMax yOut scaleOut offsetOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, smooth, groups, dtype, symmetric, mode, static_cast<double>(limit), out, scale, offset);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV4(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDynamicQuantV4", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAscendQuantV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool root, const char* rounding, int32_t dtype, int32_t axis, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAscendQuantV3", 540, 0, "TTTbsdiO",
        "x scale offset sqrtMode roundMode dstType axis y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, scale, offset, root, rounding, static_cast<aclDataType>(dtype), static_cast<int64_t>(axis), out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAscendQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAscendQuantV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAscendAntiQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* offset, int64_t dtype, bool root, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAscendAntiQuant", 541, 0, "TTTdbO",
        "x scale offset dstType sqrtMode y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, scale, offset, static_cast<aclDataType>(dtype), root, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAscendAntiQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAscendAntiQuant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnQuantizeGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scales, const aclTensor* zero, aclDataType dtype, int32_t axis, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnQuantize", 542, 0, "TTTdiO",
        "x scales zeroPoints dtype axis out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, scales, zero, dtype, static_cast<int64_t>(axis), out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnQuantize(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnQuantize", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTopKTopPSampleV2GetWorkspaceSize(
    const aclTensor* logits, const aclTensor* k, const aclTensor* p, const aclTensor* q, const aclTensor* least, double eps, bool wanted, int64_t guess, int64_t most, bool from_logits, bool sampling, aclTensor* out, aclTensor* kept, aclTensor* places, aclTensor* sorted_logits, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTopKTopPSampleV2", 543, 0, "TTTTTfbiibbOOOO",
        "logits k p q least eps wanted guess most from_logits sampling out kept places sorted_logits"};
    return actgrad::table::phase_one(op, workspaceSize, executor, logits, k, p, q, least, eps, wanted, guess, most, from_logits, sampling, out, kept, places, sorted_logits);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTopKTopPSampleV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTopKTopPSampleV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTransQuantParamV3GetWorkspaceSize(
    const aclTensor* scale, const aclTensor* offset, int64_t rounding, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTransQuantParamV3", 544, 0, "TTiO",
        "scale offset roundMode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, scale, offset, rounding, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTransQuantParamV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTransQuantParamV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulV5GetWorkspaceSize(
    const aclTensor* a, const aclTensor* b, const aclTensor* token_scale, const aclTensor* scale, const aclTensor* y_scale, const aclTensor* a_offset, const aclTensor* offset, const aclTensor* y_offset, const aclTensor* bias, bool a_transposed, bool b_transposed, int64_t group, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnQuantMatmulV5", 545, 0, "TTTTTTTTTbbiO",
        "x1 x2 x1Scale x2Scale yScale x1Offset x2Offset yOffset bias transposeX1 transposeX2 groupSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, a, b, token_scale, scale, y_scale, a_offset, offset, y_offset, bias, a_transposed, b_transposed, group, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulV5(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnQuantMatmulV5", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnWeightQuantBatchMatmulV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight, const aclTensor* scale, const aclTensor* offset, const aclTensor* q_scale, const aclTensor* q_offset, const aclTensor* bias, int32_t group, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnWeightQuantBatchMatmulV2", 546, 0, "TTTTTTTwO",
        "x weight antiquantScale antiquantOffsetOptional quantScaleOptional quantOffsetOptional biasOptional antiquantGroupSize y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, scale, offset, q_scale, q_offset, bias, group, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnWeightQuantBatchMatmulV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnWeightQuantBatchMatmulV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDequantSwigluQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight_scale, const aclTensor* token_scale, const aclTensor* bias, const aclTensor* scale, const aclTensor* offset, const aclTensor* groups, bool left, const char* mode, int64_t dtype, const char* rounding, int64_t dim, int64_t kind, double limit, double alpha, double shift, aclTensor* out, aclTensor* rows, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDequantSwigluQuantV2", 547, 0, "TTTTTTTbsisiifffOO",
        "x weight_scale token_scale bias scale offset groups left mode dtype rounding dim kind limit alpha shift out rows"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight_scale, token_scale, bias, scale, offset, groups, left, mode, dtype, rounding, dim, kind, limit, alpha, shift, out, rows);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDequantSwigluQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDequantSwigluQuantV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDequantBiasGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight_scale, const aclTensor* token_scale, const aclTensor* bias, int64_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDequantBias", 548, 0, "TTTTiO",
        "x weight_scale token_scale bias dtype out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight_scale, token_scale, bias, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDequantBias(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDequantBias", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuantV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* scale, const aclTensor* offset, const aclTensor* beta, double eps, bool divided, bool wanted, aclTensor* out, aclTensor* rstd, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRmsNormQuantV3", 549, 0, "TTTTTfbbOO",
        "x gamma scale offset beta epsilon divMode outputRstd y rstd"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, gamma, scale, offset, beta, eps, divided, wanted, out, rstd);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRmsNormQuantV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* gamma, const aclTensor* beta, const aclTensor* scale, const aclTensor* offset, double eps, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRmsNormQuant", 550, 0, "TTTTTfO",
        "x gamma beta scale offset epsilon y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, gamma, beta, scale, offset, eps, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRmsNormQuant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSwiGluQuantV2GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smooth, const aclTensor* offsets, const aclTensor* groups, bool left, const char* mode, int64_t list_type, int32_t dtype, aclTensor* out, aclTensor* row_scale, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSwiGluQuantV2", 551, 0, "TTTTbsiwOO",
        "x smooth offsets groups left mode list_type dtype out row_scale"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, smooth, offsets, groups, left, mode, list_type, dtype, out, row_scale);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSwiGluQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSwiGluQuantV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceQuantScatterGetWorkspaceSize(
    aclTensor* self, const aclTensor* ids, const aclTensor* updates, const aclTensor* scales, const aclTensor* zeros, int64_t axis, int64_t quant_axis, int64_t reduction, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceQuantScatter", 552, 0, "RTTTTiii",
        "selfRef indices updates quantScales quantZeroPoints axis quantAxis reduction"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, ids, updates, scales, zeros, axis, quant_axis, reduction);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceQuantScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceQuantScatter", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormQuantV2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* gamma, const aclTensor* scale1, const aclTensor* scale2, const aclTensor* zero1, const aclTensor* zero2, const aclTensor* beta, int64_t axis, double eps, bool divided, aclTensor* out1, aclTensor* out2, aclTensor* total, aclTensor* normal, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddRmsNormQuantV2", 553, 0, "TTTTTTTTifbOOOO",
        "x1 x2 gamma scales1 scales2Optional zeroPoints1Optional zeroPoints2Optional betaOptional axis epsilon divMode y1Out y2Out xOut rmsNormOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, gamma, scale1, scale2, zero1, zero2, beta, axis, eps, divided, out1, out2, total, normal);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddRmsNormQuantV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormDynamicQuantV2GetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* gamma, const aclTensor* smooth1, const aclTensor* smooth2, const aclTensor* beta, double eps, const aclBoolArray* wanted, aclTensor* out1, aclTensor* out2, aclTensor* total, aclTensor* scale1, aclTensor* scale2, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAddRmsNormDynamicQuantV2", 554, 0, "TTTTTTfBOOOOO",
        "x1 x2 gamma smoothScale1Optional smoothScale2Optional betaOptional epsilon outputMask y1Out y2Out xOut scale1Out scale2Out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, gamma, smooth1, smooth2, beta, eps, wanted, out1, out2, total, scale1, scale2);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormDynamicQuantV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAddRmsNormDynamicQuantV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGeluQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* offset, const char* form, const char* mode, const char* rounding, int64_t dtype, const aclTensor* out, const aclTensor* row_scale, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGeluQuant", 555, 0, "TTTsssiOO",
        "self inputScaleOptional inputOffsetOptional approximate quantMode roundMode dstType y outScaleOptional"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, scale, offset, form, mode, rounding, dtype, out, row_scale);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGeluQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGeluQuant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* groups, const aclTensor* offset, int32_t dtype, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupQuant", 556, 0, "TTTTwO",
        "x scale groupIndex offsetOptional dstType y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, scale, groups, offset, dtype, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupQuant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulDequantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight, const aclTensor* scale, const aclTensor* bias, const aclTensor* x_scale, const aclTensor* x_offset, const aclTensor* smooth, char* mode, bool transposed, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnQuantMatmulDequant", 557, 0, "TTTTTTTsbO",
        "x weight weightScale biasOptional xScaleOptional xOffsetOptional smoothScaleOptional xQuantMode transposeWeight out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, scale, bias, x_scale, x_offset, smooth, mode, transposed, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnQuantMatmulDequant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnQuantMatmulDequant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnQuantGroupedMatmulDequantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight, const aclTensor* scale, const aclTensor* groups, const aclTensor* bias, const aclTensor* x_scale, const aclTensor* x_offset, const aclTensor* smooth, const char* mode, bool transposed, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnQuantGroupedMatmulDequant", 558, 0, "TTTTTTTTsbO",
        "x weight scale groups bias x_scale x_offset smooth mode transposed out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, scale, groups, bias, x_scale, x_offset, smooth, mode, transposed, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnQuantGroupedMatmulDequant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnQuantGroupedMatmulDequant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulSwigluQuantWeightNZGetWorkspaceSize(
    const aclTensor* x, const aclTensor* weight, const aclTensor* bias, const aclTensor* offset, const aclTensor* weight_scale, const aclTensor* x_scale, const aclTensor* groups, aclTensor* out, aclTensor* row_scale, aclTensor* row_offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupedMatmulSwigluQuantWeightNZ", 559, 0, "TTTTTTTOOO",
        "x weight bias offset weight_scale x_scale groups out row_scale row_offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, bias, offset, weight_scale, x_scale, groups, out, row_scale, row_offset);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulSwigluQuantWeightNZ(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupedMatmulSwigluQuantWeightNZ", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnApplyTopKTopPGetWorkspaceSize(
    const aclTensor* logits, const aclTensor* p, const aclTensor* k, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnApplyTopKTopP", 560, 0, "TTTO",
        "logits p k out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, logits, p, k, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnApplyTopKTopP(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnApplyTopKTopP", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMulScalarV2", 561, 0, "LSL",
        "x scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMulScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddScalarV2", 562, 0, "LSL",
        "x scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAddScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSubScalarV2", 563, 0, "LSL",
        "x scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSubScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachDivScalarV2", 564, 0, "LSL",
        "x scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachDivScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMulScalarList", 565, 0, "LXL",
        "self scalars out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMulScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddScalarList", 566, 0, "LXL",
        "self scalars out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAddScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSubScalarList", 567, 0, "LXL",
        "self scalars out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSubScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachDivScalarList", 568, 0, "LXL",
        "self scalars out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachDivScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddListV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclScalar* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddListV2", 569, 0, "LLSL",
        "x1 x2 alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddListV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAddListV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubListV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclScalar* alpha, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSubListV2", 570, 0, "LLSL",
        "x1 x2 alpha out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, alpha, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSubListV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSubListV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMulList", 571, 0, "LLL",
        "x1 x2 out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMulList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMulList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachDivList", 572, 0, "LLL",
        "x1 x2 out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachDivList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachDivList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMaximumList", 573, 0, "LLL",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMaximumList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* other, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMinimumList", 574, 0, "LLL",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMinimumList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMaximumScalarV2", 575, 0, "LSL",
        "x scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMaximumScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* scalar, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMinimumScalarV2", 576, 0, "LSL",
        "x scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalar, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMinimumScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* exponent, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachPowScalarV2", 577, 0, "LSL",
        "x scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, exponent, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachPowScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarAndTensorGetWorkspaceSize(
    const aclScalar* base, const aclTensorList* exponents, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachPowScalarAndTensor", 578, 0, "SLL",
        "base exponents out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, base, exponents, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarAndTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachPowScalarAndTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpScalarGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* end, const aclScalar* weight, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLerpScalar", 579, 0, "LLSL",
        "x1 x2 weight out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, end, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpScalar(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachLerpScalar", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclScalar* value, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcmulScalarV2", 580, 0, "LLLSL",
        "x1 x2 x3 scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAddcmulScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarV2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclScalar* value, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcdivScalarV2", 581, 0, "LLLSL",
        "x1 x2 x3 scalar out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAddcdivScalarV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclTensor* values, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcmulScalarList", 582, 0, "LLLTL",
        "self a b values out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, values, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcmulScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAddcmulScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* a, const aclTensorList* b, const aclTensor* values, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAddcdivScalarList", 583, 0, "LLLTL",
        "x1 x2 x3 scalars out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, a, b, values, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAddcdivScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAddcdivScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAbsGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAbs", 584, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAbs(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAbs", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachCosGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachCos", 585, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachCos(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachCos", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachExpGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachExp", 586, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachExp(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachExp", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLogGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLog", 587, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachLog", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachNegGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachNeg", 588, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachNeg(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachNeg", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachReciprocalGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachReciprocal", 589, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachReciprocal(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachReciprocal", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSigmoidGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSigmoid", 590, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSigmoid(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSigmoid", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSignGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSign", 591, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSign(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSign", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSinGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSin", 592, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSqrtGetWorkspaceSize(
    const aclTensorList* self, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSqrt", 593, 0, "LL",
        "x out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSqrt(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSqrt", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachTanhGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachTanh", 594, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachTanh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachTanh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachNormGetWorkspaceSize(
    const aclTensorList* self, const aclScalar* p, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachNorm", 595, 0, "LSL",
        "self p out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, p, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachNorm(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachNorm", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAcosGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAcos", 596, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAcos(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAcos", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAsinGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAsin", 597, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAsin(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAsin", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachAtanGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachAtan", 598, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachAtan(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachAtan", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachCoshGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachCosh", 599, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachCosh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachCosh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachErfGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachErf", 600, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachErf(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachErf", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachErfcGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachErfc", 601, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachErfc(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachErfc", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachExpm1GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachExpm1", 602, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachExpm1(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachExpm1", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog10GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLog10", 603, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog10(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachLog10", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog1pGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLog1p", 604, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog1p(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachLog1p", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog2GetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLog2", 605, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLog2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachLog2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachSinhGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachSinh", 606, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachSinh(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachSinh", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachTanGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachTan", 607, 0, "LL",
        "self out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachTan(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachTan", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* end, const aclTensorList* weight, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachLerpList", 608, 0, "LLLL",
        "x1 x2 weight out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, end, weight, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachLerpList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachLerpList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowListGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* exponent, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachPowList", 609, 0, "LLL",
        "self exponent out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, exponent, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachPowList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* exponents, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachPowScalarList", 610, 0, "LXL",
        "self exponents out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, exponents, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachPowScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMaximumScalarList", 611, 0, "LXL",
        "self scalars out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMaximumScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMaximumScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumScalarListGetWorkspaceSize(
    const aclTensorList* self, const aclScalarList* scalars, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachMinimumScalarList", 612, 0, "LXL",
        "self scalars out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, scalars, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachMinimumScalarList(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachMinimumScalarList", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachRoundOffNumberV2GetWorkspaceSize(
    const aclTensorList* self, const aclScalar* mode, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachRoundOffNumberV2", 613, 0, "LSL",
        "x roundMode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachRoundOffNumberV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachRoundOffNumberV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachZeroInplaceGetWorkspaceSize(
    const aclTensorList* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachZeroInplace", 614, 0, "L",
        "self"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachZeroInplace(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachZeroInplace", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFusedSgdGetWorkspaceSize(
    const aclTensorList* self, const aclTensorList* grads, const aclTensorList* momenta, const aclTensor* scale, float decay, float momentum, float lr, float dampening, bool nesterov, bool maximize, bool first, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFusedSgd", 615, 0, "LLLTFFFFbbb",
        "paramsRef gradsRef momentumBufferListOptionalRef gradScaleOptional weightDecay momentum lr dampening nesterov maximize isFirstStep"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, grads, momenta, scale, decay, momentum, lr, dampening, nesterov, maximize, first);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFusedSgd(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFusedSgd", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachCopyGetWorkspaceSize(
    const aclTensorList* src, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachCopy", 616, 0, "LL",
        "x out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, src, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachCopy(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachCopy", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnForeachNonFiniteCheckAndUnscaleGetWorkspaceSize(
    const aclTensorList* self, aclTensor* found, const aclTensor* scale, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnForeachNonFiniteCheckAndUnscale", 617, 0, "LRT",
        "self found scale"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, found, scale);
}
ACTGRAD_PUBLIC aclnnStatus aclnnForeachNonFiniteCheckAndUnscale(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnForeachNonFiniteCheckAndUnscale", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAmpUpdateScaleGetWorkspaceSize(
    aclTensor* scale, aclTensor* growth, const aclTensor* found, double up, double down, int64_t interval, aclTensor* new_scale, aclTensor* new_growth, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAmpUpdateScale", 618, 0, "RRTffiOO",
        "scale growth found up down interval new_scale new_growth"};
    return actgrad::table::phase_one(op, workspaceSize, executor, scale, growth, found, up, down, interval, new_scale, new_growth);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAmpUpdateScale(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAmpUpdateScale", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamWV2GetWorkspaceSize(
    aclTensor* self, aclTensor* m, aclTensor* v, aclTensor* max_v, const aclTensor* grad, const aclTensor* step, float lr, float beta1, float beta2, float decay, float eps, bool amsgrad, bool maximize, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnApplyAdamWV2", 619, 0, "RRRRTTFFFFFbb",
        "varRef mRef vRef maxGradNormOptionalRef grad step lr beta1 beta2 weightDecay eps amsgrad maximize"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, m, v, max_v, grad, step, lr, beta1, beta2, decay, eps, amsgrad, maximize);
}
ACTGRAD_PUBLIC aclnnStatus aclnnApplyAdamWV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnApplyAdamWV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAllGatherMatmulGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* bias, const char* group, int64_t index, int64_t turn, int64_t mode, aclTensor* out, aclTensor* gathered, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAllGatherMatmul", 620, 0, "TTTsiiiOO",
        "self other bias group index turn mode out gathered"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, bias, group, index, turn, mode, out, gathered);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAllGatherMatmul(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAllGatherMatmul", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMatmulReduceScatterGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* bias, const char* group, const char* kind, int64_t turn, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMatmulReduceScatter", 621, 0, "TTTssiiO",
        "self other bias group kind turn mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, bias, group, kind, turn, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulReduceScatter(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMatmulReduceScatter", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMatmulAllReduceGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, const aclTensor* bias, const char* group, const char* kind, int64_t turn, int64_t mode, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMatmulAllReduce", 622, 0, "TTTssiiO",
        "self other bias group kind turn mode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, bias, group, kind, turn, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulAllReduce(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMatmulAllReduce", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnPermuteGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnPermute", 623, 0, "TIO",
        "self dims out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnPermute(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnPermute", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSliceGetWorkspaceSize(
    const aclTensor* self, int64_t dim, int64_t start, int64_t end, int64_t step, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSlice", 624, 0, "TiiiiO",
        "self dim start end step out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, start, end, step, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSlice(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSlice", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSplitWithSizeGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* sizes, int64_t dim, aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSplitWithSize", 625, 0, "TIiL",
        "self splitSize dim out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, sizes, dim, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSplitWithSize(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSplitWithSize", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnConfusionTransposeGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* dims, const aclIntArray* shape, bool transpose_first, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnConfusionTranspose", 626, 0, "TIIbO",
        "x perm shape transpose_first out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dims, shape, transpose_first, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnConfusionTranspose(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnConfusionTranspose", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnArgsortGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool descending, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnArgsort", 627, 0, "TibO",
        "self dim descending out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, descending, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnArgsort(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnArgsort", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBucketizeGetWorkspaceSize(
    const aclTensor* self, const aclTensor* boundaries, bool int32, bool right, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBucketize", 628, 0, "TTbbO",
        "self boundaries outInt32 right out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, boundaries, int32, right, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBucketize(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBucketize", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUniqueGetWorkspaceSize(
    const aclTensor* self, bool sorted, bool return_inverse, aclTensor* out, aclTensor* inverse, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUnique", 629, 2, "TbbDD",
        "self sorted returnInverse valueOut inverseOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, sorted, return_inverse, out, inverse);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUnique(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUnique", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxAllGetWorkspaceSize(
    const aclTensor* self, aclTensor* low, aclTensor* high, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAminmaxAll", 630, 0, "TOO",
        "self minOut maxOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, low, high);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxAll(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAminmaxAll", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxDimGetWorkspaceSize(
    const aclTensor* self, int64_t dim, bool keepdim, aclTensor* low, aclTensor* high, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAminmaxDim", 631, 0, "TibOO",
        "self dim keepDim minOut maxOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, keepdim, low, high);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAminmaxDim(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAminmaxDim", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGatherV2GetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclTensor* ids, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGatherV2", 632, 0, "TiTO",
        "self dim index out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGatherV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGatherV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnIndexFillTensorGetWorkspaceSize(
    const aclTensor* self, int64_t dim, const aclIntArray* ids, const aclScalar* value, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnIndexFillTensor", 633, 0, "TiISO",
        "self dim index value out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, value, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnIndexFillTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnIndexFillTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFillTensorGetWorkspaceSize(
    aclTensor* self, int64_t dim, const aclIntArray* ids, const aclScalar* value, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceIndexFillTensor", 634, 0, "RiIS",
        "selfRef dim index value"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, dim, ids, value);
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceIndexFillTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceIndexFillTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnCdistBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* self, const aclTensor* other, const aclTensor* distances, float p, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnCdistBackward", 635, 0, "TTTTFO",
        "grad x1 x2 cdist p out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, self, other, distances, p, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnCdistBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnCdistBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromToGetWorkspaceSize(
    const aclTensor* self, int64_t seed, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRandomWithoutFromTo", 636, 0, "Rnn",
        "selfRef seed offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, Seed{seed}, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromTo(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRandomWithoutFromTo", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromToTensorGetWorkspaceSize(
    const aclTensor* self, const aclTensor* seed, const aclTensor* start, int64_t offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnInplaceRandomWithoutFromToTensor", 637, 0, "RTTn",
        "selfRef seedTensor offsetTensor offset"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, seed, start, Seed{offset});
}
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRandomWithoutFromToTensor(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnInplaceRandomWithoutFromToTensor", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingGetWorkspaceSize(
    const aclTensor* self, const aclTensor* cos, const aclTensor* sin, int64_t mode, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnRotaryPositionEmbedding", 638, 0, "TTTiO",
        "x cos sin mode yOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, cos, sin, mode, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbedding(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnRotaryPositionEmbedding", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2dGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* size, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnUpsampleNearest2d", 639, 0, "TIO",
        "self outputSize out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, size, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnUpsampleNearest2d(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnUpsampleNearest2d", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMaxPoolGetWorkspaceSize(
    const aclTensor* self, const aclIntArray* kernel, const aclIntArray* strides, int64_t auto_pad, const aclIntArray* pads, const aclIntArray* dilations, int64_t ceil, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMaxPool", 640, 0, "TIIiIIiO",
        "self kernelShape strides autoPad pads dilations ceilMode out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, kernel, strides, auto_pad, pads, dilations, ceil, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMaxPool(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMaxPool", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxCrossEntropyWithLogitsGetWorkspaceSize(
    const aclTensor* self, aclTensor* labels, aclTensor* loss, aclTensor* gradient, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnSoftmaxCrossEntropyWithLogits", 641, 0, "TTOO",
        "features labels loss backprop"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, labels, loss, gradient);
}
ACTGRAD_PUBLIC aclnnStatus aclnnSoftmaxCrossEntropyWithLogits(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnSoftmaxCrossEntropyWithLogits", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGerGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGer", 642, 0, "TTO",
        "self other out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGer(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGer", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulV3GetWorkspaceSize(
    const aclTensorList* x, const aclTensorList* weight, const aclTensorList* bias, const aclTensorList* scale, const aclTensorList* offset, const aclTensorList* anti_scale, const aclTensorList* anti_offset, const aclTensor* groups, int64_t split, int64_t group_type, const aclTensorList* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnGroupedMatmulV3", 643, 0, "LLLLLLLTiiL",
        "x weight bias scale offset anti_scale anti_offset groups split group_type out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, weight, bias, scale, offset, anti_scale, anti_offset, groups, split, group_type, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedMatmulV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnGroupedMatmulV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnMatmulWeightNzGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnMatmulWeightNz", 644, 0, "TTOc",
        "self mat2 out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnMatmulWeightNz(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnMatmulWeightNz", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMulWeightNzGetWorkspaceSize(
    const aclTensor* self, const aclTensor* other, aclTensor* out, int8_t cube, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnBatchMatMulWeightNz", 645, 0, "TTOc",
        "self mat2 out cubeMathType"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, other, out, cube);
}
ACTGRAD_PUBLIC aclnnStatus aclnnBatchMatMulWeightNz(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnBatchMatMulWeightNz", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnAscendQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* scale, const aclTensor* offset, bool root, const char* rounding, int32_t dtype, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnAscendQuant", 646, 0, "TTTbsdO",
        "x scale offset sqrtMode roundMode dstType y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, scale, offset, root, rounding, static_cast<aclDataType>(dtype), out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnAscendQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnAscendQuant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantGetWorkspaceSize(
    const aclTensor* x, const aclTensor* smooth, const aclTensor* out, const aclTensor* scale, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDynamicQuant", 647, 0, "TTOO",
        "x smoothScalesOptional yOut scaleOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, smooth, out, scale);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuant(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDynamicQuant", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV3GetWorkspaceSize(
    const aclTensor* x, const aclTensor* smooth, const aclTensor* groups, int64_t dtype, bool symmetric, const char* mode, const aclTensor* out, const aclTensor* scale, const aclTensor* offset, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnDynamicQuantV3", 648, 0, "TTTibsOOO",
        "x smoothScalesOptional groupIndexOptional dstType isSymmetrical quantMode yOut scaleOut offsetOut"};
    return actgrad::table::phase_one(op, workspaceSize, executor, x, smooth, groups, dtype, symmetric, mode, out, scale, offset);
}
ACTGRAD_PUBLIC aclnnStatus aclnnDynamicQuantV3(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnDynamicQuantV3", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTransQuantParamV2GetWorkspaceSize(
    const aclTensor* scale, const aclTensor* offset, const aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTransQuantParamV2", 649, 0, "TTO",
        "scale offset out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, scale, offset, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTransQuantParamV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTransQuantParamV2", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScaledMaskedSoftmaxGetWorkspaceSize(
    const aclTensor* self, const aclTensor* mask, double scale, bool triangle, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScaledMaskedSoftmax", 650, 0, "TTfbO",
        "x mask scale fixedTriuMask y"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self, mask, scale, triangle, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScaledMaskedSoftmax(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScaledMaskedSoftmax", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnScaledMaskedSoftmaxBackwardGetWorkspaceSize(
    const aclTensor* grad, const aclTensor* output, const aclTensor* mask, double scale, bool triangle, aclTensor* out, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnScaledMaskedSoftmaxBackward", 651, 0, "TTTfbO",
        "gradOutput y mask scale fixTriuMask out"};
    return actgrad::table::phase_one(op, workspaceSize, executor, grad, output, mask, scale, triangle, out);
}
ACTGRAD_PUBLIC aclnnStatus aclnnScaledMaskedSoftmaxBackward(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnScaledMaskedSoftmaxBackward", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnTransMatmulWeightGetWorkspaceSize(
    aclTensor* self, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnTransMatmulWeight", 652, 0, "R",
        "mmWeightRef"};
    return actgrad::table::phase_one(op, workspaceSize, executor, self);
}
ACTGRAD_PUBLIC aclnnStatus aclnnTransMatmulWeight(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnTransMatmulWeight", workspace, workspaceSize, executor, stream);
}

ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV2GetWorkspaceSize(
    const aclTensor* q, const aclTensorList* k, const aclTensorList* v, const aclTensor* pse, const aclTensor* mask, const aclIntArray* queries, const aclIntArray* keys, const aclTensor* deq1, const aclTensor* q1, const aclTensor* deq2, const aclTensor* q2, const aclTensor* off2, const aclTensor* anti_scale, const aclTensor* anti_offset, const aclTensor* pages, const aclTensor* q_padding, const aclTensor* kv_padding, const aclTensor* k_scale, const aclTensor* k_offset, const aclTensor* v_scale, const aclTensor* v_offset, const aclTensor* k_prefix, const aclTensor* v_prefix, const aclIntArray* prefix_len, int64_t heads, double scale, int64_t pre, int64_t next, char* layout, int64_t key_heads, int64_t sparse, int64_t inner, int64_t page_size, int64_t anti_mode, bool lse, int64_t k_mode, int64_t v_mode, const aclTensor* out, const aclTensor* log, uint64_t* workspaceSize, aclOpExecutor** executor) {
    static constexpr Operator op{"aclnnFusedInferAttentionScoreV2", 653, 0, "TLLTTIITTTTTTTTTTTTTTTTIifiisiiiiibiiOO",
        "query key value pseShift attenMask actualSeqLengths actualSeqLengthsKv deqScale1 quantScale1 deqScale2 quantScale2 quantOffset2 antiquantScale antiquantOffset blockTable queryPaddingSize kvPaddingSize keyAntiquantScale keyAntiquantOffset valueAntiquantScale valueAntiquantOffset keySharedPrefix valueSharedPrefix actualSharedPrefixLen numHeads scaleValue preTokens nextTokens inputLayout numKeyValueHeads sparseMode innerPrecise blockSize antiquantMode softmaxLseFlag keyAntiquantMode valueAntiquantMode attentionOut softmaxLse"};
    return actgrad::table::phase_one(op, workspaceSize, executor, q, k, v, pse, mask, queries, keys, deq1, q1, deq2, q2, off2, anti_scale, anti_offset, pages, q_padding, kv_padding, k_scale, k_offset, v_scale, v_offset, k_prefix, v_prefix, prefix_len, heads, scale, pre, next, layout, key_heads, sparse, inner, page_size, anti_mode, lse, k_mode, v_mode, out, log);
}
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV2(
    void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream) {
    return actgrad::table::phase_two("aclnnFusedInferAttentionScoreV2", workspace, workspaceSize, executor, stream);
}

}  // extern "C"
