// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GRU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_GRU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGRUBackward, in PyTorch's terms:
 *
 *   gru_backward(input, params, hx, (dy, dh), batchSizes, hasBias, numLayers, bidirection, batchFirst, (dxOut, dhPrevOut, *dparamsOut))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGRUBackwardGetWorkspaceSize(
    const aclTensor* input,
    const aclTensorList* params,
    const aclTensor* hx,
    const aclTensor* dy,
    const aclTensor* dh,
    const aclTensorList* r,
    const aclTensorList* z,
    const aclTensorList* n,
    const aclTensorList* hn,
    const aclTensorList* h,
    const aclTensor* batchSizes,
    bool hasBias,
    int64_t numLayers,
    bool bidirection,
    bool batchFirst,
    aclTensor* dxOut,
    aclTensor* dhPrevOut,
    aclTensorList* dparamsOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGRUBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GRU_BACKWARD_H_
