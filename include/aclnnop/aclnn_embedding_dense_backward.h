// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_DENSE_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_DENSE_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnEmbeddingDenseBackward, in PyTorch's terms:
 *
 *   out = aten.embedding_dense_backward.default(widened(grad), indices, numWeights, paddingIdx, scaleGradByFreq)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingDenseBackwardGetWorkspaceSize(
    const aclTensor* grad,
    const aclTensor* indices,
    uint64_t numWeights,
    uint64_t paddingIdx,
    bool scaleGradByFreq,
    const aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingDenseBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_DENSE_BACKWARD_H_
