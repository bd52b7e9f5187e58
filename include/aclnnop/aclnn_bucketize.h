// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_BUCKETIZE_H_
#define ACTGRAD_ACLNNOP_ACLNN_BUCKETIZE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnBucketize, in PyTorch's terms:
 *
 *   out = torch.bucketize(self, boundaries, right=right)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnBucketizeGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* boundaries,
    bool outInt32,
    bool right,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnBucketize(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_BUCKETIZE_H_
