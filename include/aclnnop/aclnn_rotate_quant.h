// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ROTATE_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_ROTATE_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRotateQuant: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRotateQuantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* rotation,
    const aclTensor* alpha,
    int64_t axis,
    char* roundMode,
    int64_t scaleAlg,
    double dstTypeMax,
    bool trans,
    aclTensor* yOut,
    aclTensor* scaleOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRotateQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ROTATE_QUANT_H_
