// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_H_
#define ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnEmbedding, in PyTorch's terms:
 *
 *   out = F.embedding(indices, weight)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingGetWorkspaceSize(
    const aclTensor* weight,
    const aclTensor* indices,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnEmbedding(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_H_
