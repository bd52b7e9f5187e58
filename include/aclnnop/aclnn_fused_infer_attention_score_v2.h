// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V2_H_
#define ACTGRAD_ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V2_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnFusedInferAttentionScoreV2, in PyTorch's terms:
 *
 *   (refuse_quantised(deqScale1, quantScale1, deqScale2, quantScale2, quantOffset2, antiquantScale, antiquantOffset, keyAntiquantScale, keyAntiquantOffset, valueAntiquantScale, valueAntiquantOffset, keySharedPrefix, valueSharedPrefix, queryPaddingSize, kvPaddingSize), put_inferred(attentionOut, softmaxLse, infer(Operands(query, key[0], value[0], pseShift, None, attenMask), Settings(scaleValue, 1.0, numHeads, inputLayout, sparseMode, preTokens, nextTokens, pse=0), numKeyValueHeads, actualSeqLengths, actualSeqLengthsKv, blockTable, blockSize), softmaxLseFlag))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV2GetWorkspaceSize(
    const aclTensor* query,
    const aclTensorList* key,
    const aclTensorList* value,
    const aclTensor* pseShift,
    const aclTensor* attenMask,
    const aclIntArray* actualSeqLengths,
    const aclIntArray* actualSeqLengthsKv,
    const aclTensor* deqScale1,
    const aclTensor* quantScale1,
    const aclTensor* deqScale2,
    const aclTensor* quantScale2,
    const aclTensor* quantOffset2,
    const aclTensor* antiquantScale,
    const aclTensor* antiquantOffset,
    const aclTensor* blockTable,
    const aclTensor* queryPaddingSize,
    const aclTensor* kvPaddingSize,
    const aclTensor* keyAntiquantScale,
    const aclTensor* keyAntiquantOffset,
    const aclTensor* valueAntiquantScale,
    const aclTensor* valueAntiquantOffset,
    const aclTensor* keySharedPrefix,
    const aclTensor* valueSharedPrefix,
    const aclIntArray* actualSharedPrefixLen,
    int64_t numHeads,
    double scaleValue,
    int64_t preTokens,
    int64_t nextTokens,
    char* inputLayout,
    int64_t numKeyValueHeads,
    int64_t sparseMode,
    int64_t innerPrecise,
    int64_t blockSize,
    int64_t antiquantMode,
    bool softmaxLseFlag,
    int64_t keyAntiquantMode,
    int64_t valueAntiquantMode,
    const aclTensor* attentionOut,
    const aclTensor* softmaxLse,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnFusedInferAttentionScoreV2(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_FUSED_INFER_ATTENTION_SCORE_V2_H_
