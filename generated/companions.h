// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m actgrad.codegen` from src/actgrad/companions/. Edit that instead.

#pragma once

#include "aclnn/aclnn_base.h"
#include "ascendcl/export.h"

ACTGRAD_API aclnnStatus actgradGeGluPairGetWorkspaceSize(
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradGeGluPairBackwardGetWorkspaceSize(
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* dgate,
    aclTensor* dup,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradGeGluPairDoubleBackwardGetWorkspaceSize(
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradHardswishDoubleBackwardGetWorkspaceSize(
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradSiluDoubleBackwardGetWorkspaceSize(
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    aclTensor* ddy,
    aclTensor* dx,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradSwiGluPairGetWorkspaceSize(
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradSwiGluPairBackwardGetWorkspaceSize(
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* dgate,
    aclTensor* dup,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradSwiGluPairDoubleBackwardGetWorkspaceSize(
    const aclTensor* ddgate,
    const aclTensor* ddup,
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* ddy,
    aclTensor* dgate,
    aclTensor* dup,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
