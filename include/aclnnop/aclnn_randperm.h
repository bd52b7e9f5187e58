// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RANDPERM_H_
#define ACTGRAD_ACLNNOP_ACLNN_RANDPERM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRandperm, in PyTorch's terms:
 *
 *   out = torch.randperm(n, generator=generator(out, seed, offset))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRandpermGetWorkspaceSize(
    int64_t n,
    int64_t seed,
    int64_t offset,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRandperm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RANDPERM_H_
