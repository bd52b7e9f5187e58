// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LSTM_H_
#define ACTGRAD_ACLNNOP_ACLNN_LSTM_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLSTM, in PyTorch's terms:
 *
 *   put_lstm((output, hy, cy), (iOut, jOut, fOut, oOut, hOut, cOut, tanhCOut), lstm(input, params, hx, batchSizes, hasBias, numLayers, bidirectional, batchFirst))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLSTMGetWorkspaceSize(
    const aclTensor* input,
    const aclTensorList* params,
    const aclTensorList* hx,
    const aclTensor* batchSizes,
    bool hasBias,
    int64_t numLayers,
    double dropout,
    bool train,
    bool bidirectional,
    bool batchFirst,
    aclTensor* output,
    aclTensor* hy,
    aclTensor* cy,
    aclTensorList* iOut,
    aclTensorList* jOut,
    aclTensorList* fOut,
    aclTensorList* oOut,
    aclTensorList* hOut,
    aclTensorList* cOut,
    aclTensorList* tanhCOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLSTM(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LSTM_H_
