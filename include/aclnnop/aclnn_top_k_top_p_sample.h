// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TOP_K_TOP_P_SAMPLE_H_
#define ACTGRAD_ACLNNOP_ACLNN_TOP_K_TOP_P_SAMPLE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTopKTopPSample, in PyTorch's terms:
 *
 *   out, kept if wanted else None = sampled(logits, k, p, q, eps)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTopKTopPSampleGetWorkspaceSize(
    const aclTensor* logits,
    const aclTensor* k,
    const aclTensor* p,
    const aclTensor* q,
    double eps,
    bool wanted,
    int64_t guess,
    aclTensor* out,
    aclTensor* kept,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTopKTopPSample(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TOP_K_TOP_P_SAMPLE_H_
