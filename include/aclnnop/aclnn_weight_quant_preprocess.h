// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_WEIGHT_QUANT_PREPROCESS_H_
#define ACTGRAD_ACLNNOP_ACLNN_WEIGHT_QUANT_PREPROCESS_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnWeightQuantPreprocess: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnWeightQuantPreprocessGetWorkspaceSize(
    const aclTensor* weight,
    const aclTensor* weightScale,
    const aclTensor* weightOffsetOptional,
    const aclTensor* biasOptional,
    aclDataType xDtype,
    aclDataType xScaleDtype,
    int64_t kGroupSize,
    aclTensor* outWeight,
    aclTensor* outWeightScale,
    aclTensor* outWeightOffsetOptional,
    aclTensor* outBiasOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnWeightQuantPreprocess(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_WEIGHT_QUANT_PREPROCESS_H_
