// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SILENT_CHECK_H_
#define ACTGRAD_ACLNNOP_ACLNN_SILENT_CHECK_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSilentCheck: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSilentCheckGetWorkspaceSize(
    const aclTensor* val,
    aclTensor* inputGradRef,
    aclTensor* sfdaRef,
    aclTensor* stepRef,
    int32_t cMinSteps,
    float cThreshL1,
    float cCoeffL1,
    float cThreshL2,
    float cCoeffL2,
    int32_t npuAsdDetect,
    aclTensor* result,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSilentCheck(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SILENT_CHECK_H_
