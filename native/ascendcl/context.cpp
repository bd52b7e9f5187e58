// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/context.h"

#include "ascendcl/call.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

LiveSet<Context>& contexts() { return process_state<LiveSet<Context>>(); }

// A handle instead of a pointer, so that a context destroyed by another thread is recognised.
thread_local aclrtContext current = nullptr;

}  // namespace

std::shared_ptr<Context> find_context(aclrtContext handle) {
    std::shared_ptr<Context> context = contexts().find(handle);
    if (!context) {
        strict::tell(&strict::Observer::dead_used, "context", handle);
        throw Refusal(ACL_ERROR_RT_INVALID_HANDLE,
                      "context " + describe_address(handle) +
                          " is not a live context; one that was created and not destroyed is needed");
    }
    return context;
}

aclrtContext add_context(Context context) { return contexts().insert(std::make_shared<Context>(context)); }

bool remove_context(aclrtContext context) { return contexts().remove(context) != nullptr; }

aclrtContext thread_context() { return current; }

void set_thread_context(aclrtContext context) { current = context; }

int32_t current_device() {
    const std::shared_ptr<Context> context = contexts().find(current);
    return context ? context->device : NO_DEVICE;
}

int32_t require_device() {
    const int32_t device = current_device();
    if (device == NO_DEVICE) {
        strict::tell(&strict::Observer::no_device, nullptr);
        throw Refusal(ACL_ERROR_RT_CONTEXT_NULL, "the calling thread has no device; call aclrtSetDevice first");
    }
    return device;
}

}  // namespace actgrad
