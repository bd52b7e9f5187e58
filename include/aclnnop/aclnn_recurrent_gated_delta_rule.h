// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RECURRENT_GATED_DELTA_RULE_H_
#define ACTGRAD_ACLNNOP_ACLNN_RECURRENT_GATED_DELTA_RULE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRecurrentGatedDeltaRule, in PyTorch's terms:
 *
 *   recurrent_delta_rule(query, key, value, beta, stateRef, actualSeqLengths, ssmStateIndices, g, gk, numAcceptedTokens, scaleValue, out)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRecurrentGatedDeltaRuleGetWorkspaceSize(
    const aclTensor* query,
    const aclTensor* key,
    const aclTensor* value,
    const aclTensor* beta,
    const aclTensor* stateRef,
    const aclTensor* actualSeqLengths,
    const aclTensor* ssmStateIndices,
    const aclTensor* g,
    const aclTensor* gk,
    const aclTensor* numAcceptedTokens,
    float scaleValue,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRecurrentGatedDeltaRule(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RECURRENT_GATED_DELTA_RULE_H_
