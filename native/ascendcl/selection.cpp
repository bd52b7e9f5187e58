// SPDX-License-Identifier: Apache-2.0
//
// Device selection: the functions of devices and contexts, some of which wait for streams.
#include <array>
#include <memory>
#include <mutex>
#include <string>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/device.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"
#include "strict/observer.h"

namespace actgrad {

namespace {

struct Device {
    uint32_t references = 0;
    aclrtContext context = nullptr;  // while references > 0
};

struct Devices {
    std::mutex mutex;
    std::array<Device, MAX_DEVICES> devices;
};

// The calling thread's references to a device, counted for the device's present context.
struct ThreadReferences {
    aclrtContext context;
    uint32_t count;
};
thread_local ThreadReferences thread_references[MAX_DEVICES];

// Whether the next reset drops the last reference.
bool gives_device_back(Devices& all, int32_t device, bool all_references) {
    const std::lock_guard<std::mutex> lock(all.mutex);
    const uint32_t references = all.devices[static_cast<size_t>(device)].references;
    return references == 1 || (all_references && references > 0);
}

aclError reset_device(int32_t number, bool all_references) {
    require_valid_device(number);
    require_not_on_stream();
    Devices& all = process_state<Devices>();
    if (gives_device_back(all, number, all_references)) {
        strict::tell(&strict::Observer::resetting, number);
    }
    wait_for_device(number);
    const std::lock_guard<std::mutex> lock(all.mutex);
    Device& device = all.devices[static_cast<size_t>(number)];
    if (device.references == 0) {
        throw Refusal(
            ACL_ERROR_RT_CONTEXT_RELEASE_ERROR,
            "deviceId is " + std::to_string(number) + ", which is not set; each reset gives back one aclrtSetDevice");
    }
    ThreadReferences& own = thread_references[number];
    const bool counted = own.context == device.context && own.count > 0;
    if (counted && --own.count == 0 && thread_context() == device.context) {
        set_thread_context(nullptr);
    }
    device.references -= all_references ? device.references : 1;
    if (device.references == 0) {
        remove_context(device.context);
    }
    return ACL_SUCCESS;
}

}  // namespace

}  // namespace actgrad

using namespace actgrad;

aclError aclrtSetDevice(int32_t deviceId) {
    return acl_call("aclrtSetDevice", [&] {
        require_valid_device(deviceId);
        Devices& all = process_state<Devices>();
        const std::lock_guard<std::mutex> lock(all.mutex);
        Device& device = all.devices[static_cast<size_t>(deviceId)];
        if (device.references == 0) {
            device.context = add_context({deviceId, true});
        }
        ++device.references;
        ThreadReferences& own = thread_references[deviceId];
        if (own.context != device.context) {
            own = {device.context, 0};
        }
        ++own.count;
        set_thread_context(device.context);
        return ACL_SUCCESS;
    });
}

aclError aclrtResetDevice(int32_t deviceId) {
    return acl_call("aclrtResetDevice", [&] { return reset_device(deviceId, false); });
}

aclError aclrtResetDeviceForce(int32_t deviceId) {
    return acl_call("aclrtResetDeviceForce", [&] { return reset_device(deviceId, true); });
}

aclError aclrtGetDevice(int32_t* deviceId) {
    return acl_call("aclrtGetDevice", [&] {
        require_not_null(deviceId, "deviceId");
        *deviceId = require_device();
        return ACL_SUCCESS;
    });
}

aclError aclrtCreateContext(aclrtContext* context, int32_t deviceId) {
    return acl_call("aclrtCreateContext", [&] {
        require_not_null(context, "context");
        require_valid_device(deviceId);
        *context = add_context({deviceId, false});
        strict::tell(&strict::Observer::born, "context", "aclrtCreateContext", *context);
        set_thread_context(*context);
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
        if (!remove_context(context)) {
            find_context(context);  // another thread was first
        }
        strict::tell(&strict::Observer::died, "context", context);
        return ACL_SUCCESS;
    });
}

aclError aclrtSetCurrentContext(aclrtContext context) {
    return acl_call("aclrtSetCurrentContext", [&] {
        require_not_null(context, "context");
        find_context(context);
        set_thread_context(context);
        return ACL_SUCCESS;
    });
}

aclError aclrtGetCurrentContext(aclrtContext* context) {
    return acl_call("aclrtGetCurrentContext", [&] {
        require_not_null(context, "context");
        require_device();
        *context = thread_context();
        return ACL_SUCCESS;
    });
}
