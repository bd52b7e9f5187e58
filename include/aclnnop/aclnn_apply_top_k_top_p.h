// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_APPLY_TOP_K_TOP_P_H_
#define ACTGRAD_ACLNNOP_ACLNN_APPLY_TOP_K_TOP_P_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnApplyTopKTopP, in PyTorch's terms:
 *
 *   out = kept_by_top_k_and_p(logits, p, k)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnApplyTopKTopPGetWorkspaceSize(
    const aclTensor* logits,
    const aclTensor* p,
    const aclTensor* k,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnApplyTopKTopP(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_APPLY_TOP_K_TOP_P_H_
