// SPDX-License-Identifier: Apache-2.0
//
// A context: a device that was selected. Each thread has one of them, or none.
#pragma once

#include <cstdint>

#include "acl/acl_rt.h"

namespace actgrad {

struct Context {
    int32_t device;
    bool of_set_device;  // made by aclrtSetDevice, not by aclrtCreateContext
};

aclrtContext add_context(Context context);
void remove_context(aclrtContext context);

/// The calling thread's context, dead or alive.
aclrtContext thread_context();
void set_thread_context(aclrtContext context);

}  // namespace actgrad
