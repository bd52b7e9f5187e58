// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACL_STFT_H_
#define ACTGRAD_ACLNNOP_ACL_STFT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclStft, in PyTorch's terms:
 *
 *   out = stft(self, window, size, hop, width, normalized, onesided, whole)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclStftGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* window,
    aclTensor* out,
    int64_t size,
    int64_t hop,
    int64_t width,
    bool normalized,
    bool onesided,
    bool whole,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclStft(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACL_STFT_H_
