// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_ADVANCE_STEP_H_
#define ACTGRAD_ACLNNOP_ACLNN_ADVANCE_STEP_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnAdvanceStep, in PyTorch's terms:
 *
 *   advance_step(tokens, drawn, positions, lengths, slots, pages, queries, page_size)
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnAdvanceStepGetWorkspaceSize(
    aclTensor* tokens,
    const aclTensor* drawn,
    aclTensor* positions,
    aclTensor* lengths,
    aclTensor* slots,
    const aclTensor* pages,
    int64_t sequences,
    int64_t queries,
    int64_t page_size,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnAdvanceStep(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_ADVANCE_STEP_H_
