// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SILENT_CHECK_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_SILENT_CHECK_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSilentCheckV2: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSilentCheckV2GetWorkspaceSize(
    const aclTensor* val,
    const aclTensor* max,
    aclTensor* avgRef,
    aclTensor* inputGradRef,
    aclTensor* stepRef,
    aclIntArray* dstSize,
    aclIntArray* dstStride,
    aclIntArray* dstOffset,
    float cThreshL1,
    float cThreshL2,
    float beta1,
    int32_t npuAsdDetect,
    aclTensor* result,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSilentCheckV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SILENT_CHECK_V2_H_
