// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GROUPED_DYNAMIC_MX_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_GROUPED_DYNAMIC_MX_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGroupedDynamicMxQuant: not computed here; phase one refuses it by its name, with 561003.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedDynamicMxQuantGetWorkspaceSize(
    const aclTensor* x,
    const aclTensor* groupIndex,
    const char* roundMode,
    int64_t dstType,
    int64_t blocksize,
    const aclTensor* y,
    const aclTensor* mxscale,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGroupedDynamicMxQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GROUPED_DYNAMIC_MX_QUANT_H_
