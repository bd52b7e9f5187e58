// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LINALG_VECTOR_NORM_H_
#define ACTGRAD_ACLNNOP_ACLNN_LINALG_VECTOR_NORM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLinalgVectorNorm, in PyTorch's terms:
 *
 *   vector_norm(self, ord, dims, keepDims, DTYPES[dtype], out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgVectorNormGetWorkspaceSize(
    const aclTensor* self,
    const aclScalar* ord,
    const aclIntArray* dims,
    bool keepDims,
    aclDataType dtype,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLinalgVectorNorm(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LINALG_VECTOR_NORM_H_
