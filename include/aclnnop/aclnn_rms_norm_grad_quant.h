// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_GRAD_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_GRAD_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnRmsNormGradQuant: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGradQuantGetWorkspaceSize(
    const aclTensor* dy,
    const aclTensor* x,
    const aclTensor* rstd,
    const aclTensor* gamma,
    const aclTensor* scalesX,
    const aclTensor* offsetXOptional,
    const char* quantMode,
    bool divMode,
    aclTensor* dxOut,
    aclTensor* dgammaOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnRmsNormGradQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_RMS_NORM_GRAD_QUANT_H_
