// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GRU_H_
#define ACTGRAD_ACLNNOP_ACLNN_GRU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGRU, in PyTorch's terms:
 *
 *   put_gru((output, hy), (rOut, zOut, nOut, hnOut, hOut), gru(input, params, hx, batchSizes, hasBias, numLayers, bidirection, batchFirst))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGRUGetWorkspaceSize(
    const aclTensor* input,
    const aclTensorList* params,
    const aclTensor* hx,
    const aclTensor* batchSizes,
    bool hasBias,
    int64_t numLayers,
    double dropout,
    bool train,
    bool bidirection,
    bool batchFirst,
    aclTensor* output,
    aclTensor* hy,
    aclTensorList* rOut,
    aclTensorList* zOut,
    aclTensorList* nOut,
    aclTensorList* hnOut,
    aclTensorList* hOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGRU(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GRU_H_
