// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GELU_QUANT_H_
#define ACTGRAD_ACLNNOP_ACLNN_GELU_QUANT_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGeluQuant, in PyTorch's terms:
 *
 *   (only_int8(y), put_all((y, outScaleOptional), gelu_quantised(self, inputScaleOptional, inputOffsetOptional, approximate, quantMode)))
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeluQuantGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* inputScaleOptional,
    const aclTensor* inputOffsetOptional,
    const char* approximate,
    const char* quantMode,
    const char* roundMode,
    int64_t dstType,
    const aclTensor* y,
    const aclTensor* outScaleOptional,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeluQuant(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GELU_QUANT_H_
