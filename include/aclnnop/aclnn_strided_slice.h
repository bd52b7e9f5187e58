// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_STRIDED_SLICE_H_
#define ACTGRAD_ACLNNOP_ACLNN_STRIDED_SLICE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnStridedSlice: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnStridedSliceGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* begin,
    const aclIntArray* end,
    const aclIntArray* strides,
    int64_t beginMask,
    int64_t endMask,
    int64_t ellipsisMask,
    int64_t newAxisMask,
    int64_t shrinkAxisMask,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnStridedSlice(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_STRIDED_SLICE_H_
