// SPDX-License-Identifier: Apache-2.0
//
// Failures of work on a stream, which a program's callback hears of.
#pragma once

#include <cstdint>

#include "acl/acl_rt.h"

struct aclrtExceptionInfo {
    uint64_t task;
    int32_t stream;
    int32_t device;
    aclError status;
};

namespace actgrad {

// Calls the callback, if there is one.
void tell_of_exception(aclrtExceptionInfo exception);

}  // namespace actgrad
