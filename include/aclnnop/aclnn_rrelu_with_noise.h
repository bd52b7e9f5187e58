// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_
#define ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInplaceRReluWithNoise: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRReluWithNoiseGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInplaceRReluWithNoise(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnRReluWithNoise: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRReluWithNoiseGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* noise,
    const aclScalar* lower,
    const aclScalar* upper,
    bool training,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRReluWithNoise(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RRELU_WITH_NOISE_H_
