// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CHUNK_CAT_H_
#define ACTGRAD_ACLNNOP_ACLNN_CHUNK_CAT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnChunkCat, in PyTorch's terms:
 *
 *   out = torch._chunk_cat(tensors, dim, numChunks)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnChunkCatGetWorkspaceSize(
    const aclTensorList* tensors,
    int64_t dim,
    int64_t numChunks,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnChunkCat(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CHUNK_CAT_H_
