// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_RENORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_RENORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnEmbeddingRenorm, in PyTorch's terms:
 *
 *   torch.embedding_renorm_(selfRef, indices, maxNorm, normType)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingRenormGetWorkspaceSize(
    aclTensor* selfRef,
    const aclTensor* indices,
    double maxNorm,
    double normType,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingRenorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_RENORM_H_
