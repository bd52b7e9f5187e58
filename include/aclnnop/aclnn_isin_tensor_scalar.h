// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ISIN_TENSOR_SCALAR_H_
#define ACTGRAD_ACLNNOP_ACLNN_ISIN_TENSOR_SCALAR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnIsInTensorScalar, in PyTorch's terms:
 *
 *   out = torch.isin(element, testElement, assume_unique=assumeUnique, invert=invert)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnIsInTensorScalarGetWorkspaceSize(
    const aclTensor* element,
    const aclScalar* testElement,
    bool assumeUnique,
    bool invert,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnIsInTensorScalar(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ISIN_TENSOR_SCALAR_H_
