// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_SIM_THREAD_EXPONENTIAL_H_
#define ACTGRAD_ACLNNOP_ACLNN_SIM_THREAD_EXPONENTIAL_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnSimThreadExponential, in PyTorch's terms:
 *
 *   self.exponential_(rate, generator=generator(self, seed, offset))
 *
 * The parameters are those that callers pass.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnSimThreadExponentialGetWorkspaceSize(
    aclTensor* self,
    int64_t count,
    double rate,
    int64_t seed,
    int64_t offset,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnSimThreadExponential(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_SIM_THREAD_EXPONENTIAL_H_
