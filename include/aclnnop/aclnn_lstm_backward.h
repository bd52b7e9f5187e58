// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_LSTM_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_LSTM_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnLstmBackward, in PyTorch's terms:
 *
 *   lstm_backward(input, hx, params, (dy, dh, dc), batchSizesOptional, hasBias, numLayers, bidirectional, batchFirst, (dxOut, dhPrevOut, dcPrevOut, *dparamsOut))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnLstmBackwardGetWorkspaceSize(
    const aclTensor* input,
    const aclTensorList* hx,
    const aclTensorList* params,
    const aclTensor* dy,
    const aclTensor* dh,
    const aclTensor* dc,
    const aclTensorList* i,
    const aclTensorList* g,
    const aclTensorList* f,
    const aclTensorList* o,
    const aclTensorList* h,
    const aclTensorList* c,
    const aclTensorList* tanhc,
    const aclTensor* batchSizesOptional,
    bool hasBias,
    int64_t numLayers,
    double dropout,
    bool train,
    bool bidirectional,
    bool batchFirst,
    const aclBoolArray* outputMask,
    aclTensor* dxOut,
    aclTensor* dhPrevOut,
    aclTensor* dcPrevOut,
    aclTensorList* dparamsOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnLstmBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_LSTM_BACKWARD_H_
