// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_DYNAMIC_MX_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_DYNAMIC_MX_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAddRmsNormDynamicMxQuant: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormDynamicMxQuantGetWorkspaceSize(
    const aclTensor* x1,
    const aclTensor* x2,
    const aclTensor* gamma,
    const aclTensor* beta,
    double epsilon,
    int64_t scaleAlg,
    char* roundMode,
    int64_t dstType,
    bool outputRstd,
    aclTensor* yOut,
    aclTensor* xOut,
    aclTensor* mxscaleOut,
    aclTensor* rstdOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAddRmsNormDynamicMxQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADD_RMS_NORM_DYNAMIC_MX_QUANT_H_
