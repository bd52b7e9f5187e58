// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_PAD2D_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_PAD2D_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnReflectionPad2dBackward, in PyTorch's terms:
 *
 *   gradInput = wide(aten.reflection_pad2d_backward.default, gradOutput, self, padding)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad2dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclIntArray* padding,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnReflectionPad2dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnReplicationPad2dBackward, in PyTorch's terms:
 *
 *   gradInput = wide(aten.replication_pad2d_backward.default, gradOutput, self, padding)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2dBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclIntArray* padding,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2dBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_PAD2D_BACKWARD_H_
