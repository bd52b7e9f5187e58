// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_QUANT_BATCH_MATMUL_INPLACE_ADD_H_
#define ACTGRAD_ACLNNOP_ACLNN_QUANT_BATCH_MATMUL_INPLACE_ADD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnQuantBatchMatmulInplaceAdd: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnQuantBatchMatmulInplaceAddGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* x1ScaleOptional,
    const aclTensor* x2Scale,
    aclTensor* yRef,
    bool transposeX1,
    bool transposeX2,
    int64_t groupSize,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnQuantBatchMatmulInplaceAdd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_QUANT_BATCH_MATMUL_INPLACE_ADD_H_
