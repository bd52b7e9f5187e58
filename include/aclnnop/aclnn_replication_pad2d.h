// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_REPLICATION_PAD2D_H_
#define ACTGRAD_ACLNNOP_ACLNN_REPLICATION_PAD2D_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnReplicationPad2d, in PyTorch's terms:
 *
 *   out = aten.replication_pad2d.default(self, padding)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2dGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* padding,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnReplicationPad2d(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_REPLICATION_PAD2D_H_
