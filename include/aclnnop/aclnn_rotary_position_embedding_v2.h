// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRotaryPositionEmbeddingV2, in PyTorch's terms:
 *
 *   out = wide(rotary, self, cos, sin, mode, rotation)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingV2GetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* cos,
    const aclTensor* sin,
    int64_t mode,
    const aclTensor* rotation,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRotaryPositionEmbeddingV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROTARY_POSITION_EMBEDDING_V2_H_
