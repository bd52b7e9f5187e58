// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/npu/declared.txt. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_TRIANGULAR_SOLVE_H_
#define ACTGRAD_ACLNNOP_ACLNN_TRIANGULAR_SOLVE_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnTriangularSolve, in PyTorch's terms:
 *
 *   xOut, mOut = torch.triangular_solve(self, A, upper, transpose, unitriangular)
 */
ACTGRAD_PUBLIC aclnnStatus aclnnTriangularSolveGetWorkspaceSize(
    const aclTensor* self,
    const aclTensor* A,
    bool upper,
    bool transpose,
    bool unitriangular,
    aclTensor* xOut,
    aclTensor* mOut,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnTriangularSolve(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_TRIANGULAR_SOLVE_H_
