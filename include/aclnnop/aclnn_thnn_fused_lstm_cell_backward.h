// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_THNN_FUSED_LSTM_CELL_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_THNN_FUSED_LSTM_CELL_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnThnnFusedLstmCellBackward, in PyTorch's terms:
 *
 *   gradGatesOut, gradCxOut, gradBiasOut if hasBias else None = fused_lstm_cell_backward(gradHyOptional, gradCOptional, cx, cy, storage)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCellBackwardGetWorkspaceSize(
    const aclTensor* gradHyOptional,
    const aclTensor* gradCOptional,
    const aclTensor* cx,
    const aclTensor* cy,
    const aclTensor* storage,
    bool hasBias,
    aclTensor* gradGatesOut,
    aclTensor* gradCxOut,
    aclTensor* gradBiasOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCellBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_THNN_FUSED_LSTM_CELL_BACKWARD_H_
