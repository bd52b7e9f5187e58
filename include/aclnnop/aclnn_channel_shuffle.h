// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CHANNEL_SHUFFLE_H_
#define ACTGRAD_ACLNNOP_ACLNN_CHANNEL_SHUFFLE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnChannelShuffle, in PyTorch's terms:
 *
 *   out = F.channel_shuffle(self, groups)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnChannelShuffleGetWorkspaceSize(
    const aclTensor* self,
    int64_t groups,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnChannelShuffle(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CHANNEL_SHUFFLE_H_
