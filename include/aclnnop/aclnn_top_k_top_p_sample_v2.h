// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TOP_K_TOP_P_SAMPLE_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_TOP_K_TOP_P_SAMPLE_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTopKTopPSampleV2, in PyTorch's terms:
 *
 *   put_all((out, kept if wanted else None), sampled(logits, k, p, q, eps, most)) if least is None and from_logits and (not sampling) else not_served('min_ps, probabilities, or sorted results')
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTopKTopPSampleV2GetWorkspaceSize(
    const aclTensor* logits,
    const aclTensor* k,
    const aclTensor* p,
    const aclTensor* q,
    const aclTensor* least,
    double eps,
    bool wanted,
    int64_t guess,
    int64_t most,
    bool from_logits,
    bool sampling,
    aclTensor* out,
    aclTensor* kept,
    aclTensor* places,
    aclTensor* sorted_logits,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTopKTopPSampleV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TOP_K_TOP_P_SAMPLE_V2_H_
