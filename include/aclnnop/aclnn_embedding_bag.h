// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_BAG_H_
#define ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_BAG_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnEmbeddingBag, in PyTorch's terms:
 *
 *   embedding_bag((output, offset2bag, bagSize, maxIndices), weight, indices, offsets, scaleGradByFreq, mode, perSampleWeights, includeLastOffset, paddingIdx)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingBagGetWorkspaceSize(
    const aclTensor* weight,
    const aclTensor* indices,
    const aclTensor* offsets,
    bool scaleGradByFreq,
    int64_t mode,
    bool sparse,
    const aclTensor* perSampleWeights,
    bool includeLastOffset,
    int64_t paddingIdx,
    aclTensor* output,
    aclTensor* offset2bag,
    aclTensor* bagSize,
    aclTensor* maxIndices,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnEmbeddingBag(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_EMBEDDING_BAG_H_
