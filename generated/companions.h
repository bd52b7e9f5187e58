// SPDX-License-Identifier: Apache-2.0
// Printed by `python -m codegen` from src/actgrad/operators/internal/. Edit that instead.

#pragma once

#include "aclnn/aclnn_base.h"
#include "ascendcl/export.h"

ACTGRAD_API aclnnStatus actgradGegluAloneGetWorkspaceSize(
    const aclTensor* x,
    int64_t dim,
    int64_t approximate,
    bool activate_left,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradGegluDoubleBackwardGetWorkspaceSize(
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    int64_t approximate,
    bool activate_left,
    aclTensor* ddy,
    aclTensor* dx,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradGegluPairGetWorkspaceSize(
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradGegluPairBackwardGetWorkspaceSize(
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    int64_t approximate,
    aclTensor* dgate,
    aclTensor* dup,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradGegluPairDoubleBackwardGetWorkspaceSize(
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
ACTGRAD_API aclnnStatus actgradSwigluDoubleBackwardGetWorkspaceSize(
    const aclTensor* ddx,
    const aclTensor* dy,
    const aclTensor* x,
    int64_t dim,
    aclTensor* ddy,
    aclTensor* dx,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradSwigluPairGetWorkspaceSize(
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* out,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradSwigluPairBackwardGetWorkspaceSize(
    const aclTensor* dy,
    const aclTensor* gate,
    const aclTensor* up,
    aclTensor* dgate,
    aclTensor* dup,
    uint64_t* workspaceSize,
    aclOpExecutor** executor);
ACTGRAD_API aclnnStatus actgradSwigluPairDoubleBackwardGetWorkspaceSize(
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
