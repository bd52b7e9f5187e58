// SPDX-License-Identifier: Apache-2.0
//
// A context: a selected device. Each thread has at most one.
#pragma once

#include <cstdint>
#include <memory>

#include "acl/acl_rt.h"
#include "ascendcl/export.h"

namespace actgrad {

constexpr int32_t NO_DEVICE = -1;

struct Context {
    int32_t device;
    bool of_set_device;  // made by aclrtSetDevice, not by aclrtCreateContext
};

aclrtContext add_context(Context context);

// Only one of several threads that remove a context concurrently gets true.
bool remove_context(aclrtContext context);

// Throws Refusal(107017) if it is not a live context.
std::shared_ptr<Context> find_context(aclrtContext context);

// The calling thread's context, which may have been destroyed.
aclrtContext thread_context();
void set_thread_context(aclrtContext context);

// While it lives, the calling thread has another context.
class InContext {
public:
    explicit InContext(aclrtContext context) : before_(thread_context()) { set_thread_context(context); }
    ~InContext() { set_thread_context(before_); }
    InContext(const InContext&) = delete;
    InContext& operator=(const InContext&) = delete;

private:
    const aclrtContext before_;
};

// The calling thread's device, or NO_DEVICE.
ACTGRAD_API int32_t current_device();

// The calling thread's device. Throws Refusal(107002) if it has none.
int32_t require_device();

}  // namespace actgrad
