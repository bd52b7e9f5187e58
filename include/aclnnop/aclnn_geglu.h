// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GEGLU_H_
#define ACTGRAD_ACLNNOP_ACLNN_GEGLU_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGeGlu: GeGLU, v·GELU(a), where v and a are the left and the right half of `self` along `dim`.
 *
 *   outGelu = GELU(a)
 *   out = v · GELU(a)
 *   erf:  GELU(t) = t·Φ(t)
 *   tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input: its two halves along `dim`
 *   dim: the dimension along which `self` is split
 *   approximate: the form of GELU, erf (none) or tanh
 *   out: GeGLU of `self`
 *   outGelu: GELU(a), which the gradient needs
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeGluGetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    int64_t approximate,
    aclTensor* out,
    aclTensor* outGelu,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeGlu(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnGeGluV3: GeGLU, v·GELU(a): a is the half of `self` that `activateLeft` selects, v the other.
 *
 *   outGelu = GELU(a)
 *   out = v · GELU(a)
 *   erf:  GELU(t) = t·Φ(t)
 *   tanh: GELU(t) = 0.5·t·(1 + tanh z),  z = √(2/π)·(t + 0.044715·t³)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   self: the input: its two halves along `dim`
 *   dim: the dimension along which `self` is split
 *   approximate: the form of GELU, erf (none) or tanh
 *   activateLeft: whether the left half is activated rather than the right one
 *   out: GeGLU of `self`
 *   outGelu: GELU(a), which the gradient needs
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeGluV3GetWorkspaceSize(
    const aclTensor* self,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* out,
    aclTensor* outGelu,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeGluV3(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GEGLU_H_
