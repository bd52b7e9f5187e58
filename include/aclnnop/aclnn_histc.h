// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_HISTC_H_
#define ACTGRAD_ACLNNOP_ACLNN_HISTC_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnHistc, in PyTorch's terms:
 *
 *   out = histc(self, bins, min, max)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnHistcGetWorkspaceSize(
    const aclTensor* self,
    int64_t bins,
    const aclScalar* min,
    const aclScalar* max,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnHistc(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_HISTC_H_
