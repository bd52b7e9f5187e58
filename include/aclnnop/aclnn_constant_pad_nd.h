// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CONSTANT_PAD_ND_H_
#define ACTGRAD_ACLNNOP_ACLNN_CONSTANT_PAD_ND_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnConstantPadNd, in PyTorch's terms:
 *
 *   out = aten.constant_pad_nd.default(self, pad, value)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnConstantPadNdGetWorkspaceSize(
    const aclTensor* self,
    const aclIntArray* pad,
    const aclScalar* value,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnConstantPadNd(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CONSTANT_PAD_ND_H_
