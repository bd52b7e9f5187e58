// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_INTERLEAVE_ROPE_H_
#define ACTGRAD_ACLNNOP_ACLNN_INTERLEAVE_ROPE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnInterleaveRope, in PyTorch's terms:
 *
 *   out = wide(interleaved_rope, self, cos, sin)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnInterleaveRopeGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* cos,
    const aclTensor* sin,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnInterleaveRope(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_INTERLEAVE_ROPE_H_
