// SPDX-License-Identifier: Apache-2.0
//
// Functions for hardware features that need an NPU.
#pragma once

#include "ascendcl/call.h"
#include "ascendcl/export.h"

namespace actgrad {

// The status such a function returns, with an error text that names it and the feature.
ACTGRAD_API aclError refuse(const char* function, const char* feature) noexcept;

}  // namespace actgrad
