// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ATTENTION_UPDATE_H_
#define ACTGRAD_ACLNNOP_ACLNN_ATTENTION_UPDATE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAttentionUpdate, in PyTorch's terms:
 *
 *   out, log = merged(outs, logs)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAttentionUpdateGetWorkspaceSize(
    const aclTensorList* logs,
    const aclTensorList* outs,
    int64_t kind,
    aclTensor* out,
    aclTensor* log,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAttentionUpdate(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ATTENTION_UPDATE_H_
