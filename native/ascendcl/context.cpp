// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/context.h"

#include <memory>

#include "ascendcl/call.h"
#include "ascendcl/device.h"
#include "ascendcl/live.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"

namespace actgrad {

namespace {

LiveSet<Context>& contexts() { return process_state<LiveSet<Context>>(); }

// A handle, so that a context destroyed by another thread is recognised.
thread_local aclrtContext current = nullptr;

std::shared_ptr<Context> find_context(aclrtContext handle) {
    std::shared_ptr<Context> context = contexts().find(handle);
    if (!context) {
        throw Refusal(ACL_ERROR_RT_INVALID_HANDLE,
                      "context " + describe_address(handle) +
                          " is not a live context; one that was created and not destroyed is needed");
    }
    return context;
}

}  // namespace

aclrtContext add_context(Context context) { return contexts().insert(std::make_shared<Context>(context)); }

void remove_context(aclrtContext context) { contexts().remove(context); }

aclrtContext thread_context() { return current; }

void set_thread_context(aclrtContext context) { current = context; }

int32_t current_device() {
    const std::shared_ptr<Context> context = contexts().find(current);
    return context ? context->device : no_device;
}

int32_t require_device() {
    const int32_t device = current_device();
    if (device == no_device) {
        throw Refusal(ACL_ERROR_RT_CONTEXT_NULL, "the calling thread has no device; call aclrtSetDevice first");
    }
    return device;
}

}  // namespace actgrad

using namespace actgrad;

aclError aclrtCreateContext(aclrtContext* context, int32_t deviceId) {
    return acl_call("aclrtCreateContext", [&] {
        require_not_null(context, "context");
        require_valid_device(deviceId);
        *context = current = add_context({deviceId, false});
        return ACL_SUCCESS;
    });
}

aclError aclrtDestroyContext(aclrtContext context) {
    return acl_call("aclrtDestroyContext", [&] {
        require_not_null(context, "context");
        require_not_on_stream();
        const std::shared_ptr<Context> found = find_context(context);
        if (found->of_set_device) {
            throw Refusal(ACL_ERROR_RT_PARAM_INVALID, "context " + describe_address(context) +
                                                          " came from aclrtSetDevice; aclrtResetDevice ends it");
        }
        wait_for_device(found->device);
        remove_context(context);
        return ACL_SUCCESS;
    });
}

aclError aclrtSetCurrentContext(aclrtContext context) {
    return acl_call("aclrtSetCurrentContext", [&] {
        require_not_null(context, "context");
        find_context(context);
        current = context;
        return ACL_SUCCESS;
    });
}

aclError aclrtGetCurrentContext(aclrtContext* context) {
    return acl_call("aclrtGetCurrentContext", [&] {
        require_not_null(context, "context");
        require_device();
        *context = current;
        return ACL_SUCCESS;
    });
}
