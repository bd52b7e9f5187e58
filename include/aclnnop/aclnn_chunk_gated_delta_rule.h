// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_CHUNK_GATED_DELTA_RULE_H_
#define ACTGRAD_ACLNNOP_ACLNN_CHUNK_GATED_DELTA_RULE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnChunkGatedDeltaRule, in PyTorch's terms:
 *
 *   chunked_delta_rule(q, k, v, beta, states, lengths, scale, decay, out, last)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnChunkGatedDeltaRuleGetWorkspaceSize(
    const aclTensor* q,
    const aclTensor* k,
    const aclTensor* v,
    const aclTensor* beta,
    const aclTensor* states,
    const aclTensor* lengths,
    float scale,
    const aclTensor* decay,
    aclTensor* out,
    aclTensor* last,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnChunkGatedDeltaRule(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_CHUNK_GATED_DELTA_RULE_H_
