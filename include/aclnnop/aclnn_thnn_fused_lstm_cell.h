// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_THNN_FUSED_LSTM_CELL_H_
#define ACTGRAD_ACLNNOP_ACLNN_THNN_FUSED_LSTM_CELL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnThnnFusedLstmCell, in PyTorch's terms:
 *
 *   hyOut, cyOut, storageOut = fused_lstm_cell(inputGates, hiddenGates, cx, inputBiasOptional, hiddenBiasOptional)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCellGetWorkspaceSize(
    const aclTensor* inputGates,
    const aclTensor* hiddenGates,
    const aclTensor* cx,
    const aclTensor* inputBiasOptional,
    const aclTensor* hiddenBiasOptional,
    aclTensor* hyOut,
    aclTensor* cyOut,
    aclTensor* storageOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnThnnFusedLstmCell(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_THNN_FUSED_LSTM_CELL_H_
