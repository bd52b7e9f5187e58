// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/. Edit that instead.

#ifndef ACTGRAD_ACLNNOP_ACLNN_GEGLU_BACKWARD_H_
#define ACTGRAD_ACLNNOP_ACLNN_GEGLU_BACKWARD_H_

#include "aclnn/aclnn_base.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * aclnnGeGluBackward: The gradient of GeGLU, v·GELU(a), where v and a are the left and the right half of `self` along `dim`.
 *
 *   d(v) = gradOutput · gelu
 *   d(a) = gradOutput · v · GELU'(a)
 *   erf:  GELU'(t) = Φ(t) + t·φ(t)
 *   tanh: GELU'(t) = 0.5·(1 + tanh z) + 0.5·t·(1 − tanh² z)·√(2/π)·(1 + 3·0.044715·t²),  z = √(2/π)·(t + 0.044715·t³)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of GeGLU's output
 *   self: the input of GeGLU: its two halves along `dim`
 *   gelu: GELU(a), as the forward returned it
 *   dim: the dimension along which `self` is split
 *   approximate: the form of GELU, erf (none) or tanh
 *   gradInput: the gradient of `self`, in the same halves
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeGluBackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gelu,
    int64_t dim,
    int64_t approximate,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeGluBackward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

/**
 * aclnnGeGluV3Backward: The gradient of GeGLU, v·GELU(a): a is the half of `self` that `activateLeft` selects, v the other.
 *
 *   d(v) = gradOutput · gelu
 *   d(a) = gradOutput · v · GELU'(a)
 *   erf:  GELU'(t) = Φ(t) + t·φ(t)
 *   tanh: GELU'(t) = 0.5·(1 + tanh z) + 0.5·t·(1 − tanh² z)·√(2/π)·(1 + 3·0.044715·t²),  z = √(2/π)·(t + 0.044715·t³)
 *
 * Phase one checks the arguments and plans the work; it accesses no data.
 *   gradOutput: the gradient of GeGLU's output
 *   self: the input of GeGLU: its two halves along `dim`
 *   gelu: GELU(a), as the forward returned it
 *   dim: the dimension along which `self` is split
 *   approximate: the form of GELU, erf (none) or tanh
 *   activateLeft: whether the left half is activated rather than the right one
 *   gradInput: the gradient of `self`, in the same halves
 * Phase two queues the plan on the stream.
 */
ACTGRAD_PUBLIC aclnnStatus aclnnGeGluV3BackwardGetWorkspaceSize(
    const aclTensor* gradOutput,
    const aclTensor* self,
    const aclTensor* gelu,
    int64_t dim,
    int64_t approximate,
    bool activateLeft,
    aclTensor* gradInput,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_PUBLIC aclnnStatus aclnnGeGluV3Backward(void* workspace, uint64_t workspaceSize, aclOpExecutor* executor, aclrtStream stream);

#ifdef __cplusplus
}
#endif

#endif  // ACTGRAD_ACLNNOP_ACLNN_GEGLU_BACKWARD_H_
