// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_COMPLEX_H_
#define ACTGRAD_ACLNNOP_ACLNN_COMPLEX_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnComplex, in PyTorch's terms:
 *
 *   out = torch.complex(real, imag)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnComplexGetWorkspaceSize(
    const aclTensor* real,
    const aclTensor* imag,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnComplex(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_COMPLEX_H_
