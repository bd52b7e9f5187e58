// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SVD_H_
#define ACTGRAD_ACLNNOP_ACLNN_SVD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSvd, in PyTorch's terms:
 *
 *   svd(input, fullMatrices, computeUV, sigma, u, v)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSvdGetWorkspaceSize(
    const aclTensor* input,
    bool fullMatrices,
    bool computeUV,
    aclTensor* sigma,
    aclTensor* u,
    aclTensor* v,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSvd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SVD_H_
