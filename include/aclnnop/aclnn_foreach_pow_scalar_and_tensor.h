// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FOREACH_POW_SCALAR_AND_TENSOR_H_
#define ACTGRAD_ACLNNOP_ACLNN_FOREACH_POW_SCALAR_AND_TENSOR_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnForeachPowScalarAndTensor, in PyTorch's terms:
 *
 *   out = torch._foreach_pow(base, exponents)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarAndTensorGetWorkspaceSize(
    const aclScalar* base,
    const aclTensorList* exponents,
    const aclTensorList* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnForeachPowScalarAndTensor(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FOREACH_POW_SCALAR_AND_TENSOR_H_
