// SPDX-License-Identifier: Apache-2.0
//
// Functions of features that a machine without an NPU does not have.
#pragma once

#include "ascendcl/call.h"
#include "ascendcl/export.h"

namespace actgrad {

// What such a function returns, with a text that names it and the feature.
ACTGRAD_API aclError refuse(const char* function, const char* feature) noexcept;

}  // namespace actgrad
