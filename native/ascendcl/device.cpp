// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/device.h"

#include <array>
#include <cstdlib>
#include <mutex>
#include <string>

#include "ascendcl/call.h"
#include "ascendcl/context.h"
#include "ascendcl/process.h"
#include "ascendcl/stream.h"

namespace actgrad {

namespace {

struct Device {
    uint32_t references = 0;
    aclrtContext context = nullptr;  // while there are references
};

struct Devices {
    std::mutex mutex;
    std::array<Device, max_devices> devices;
};

// How often the calling thread set a device, since the device got the context that it has.
struct ThreadReferences {
    aclrtContext context;
    uint32_t count;
};
thread_local ThreadReferences thread_references[max_devices];

int32_t read_device_count() {
    const char* const text = std::getenv("ACTGRAD_DEVICE_COUNT");
    if (!text) {
        return 1;
    }
    char* end = nullptr;
    const long count = std::strtol(text, &end, 10);
    if (end == text || *end != '\0' || count < 1 || count > max_devices) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, "the environment variable ACTGRAD_DEVICE_COUNT is \"" +
                                                   std::string(text) + "\"; a whole number from 1 to " +
                                                   std::to_string(max_devices) + " is needed");
    }
    return static_cast<int32_t>(count);
}

}  // namespace

int32_t device_count() {
    static const int32_t count = read_device_count();
    return count;
}

void require_valid_device(int32_t device) {
    if (device < 0 || device >= device_count()) {
        throw Refusal(ACL_ERROR_RT_INVALID_DEVICEID, "deviceId is " + std::to_string(device) + "; a number below " +
                                                         std::to_string(device_count()) +
                                                         ", the number of devices (ACTGRAD_DEVICE_COUNT), is needed");
    }
}

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
    return acl_call("aclrtResetDevice", [&] {
        require_valid_device(deviceId);
        require_not_on_stream();
        wait_for_device(deviceId);
        Devices& all = process_state<Devices>();
        const std::lock_guard<std::mutex> lock(all.mutex);
        Device& device = all.devices[static_cast<size_t>(deviceId)];
        if (device.references == 0) {
            throw Refusal(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR,
                          "deviceId is " + std::to_string(deviceId) +
                              ", which is not set; each reset gives back one aclrtSetDevice");
        }
        ThreadReferences& own = thread_references[deviceId];
        const bool counted = own.context == device.context && own.count > 0;
        if (counted && --own.count == 0 && thread_context() == device.context) {
            set_thread_context(nullptr);
        }
        if (--device.references == 0) {
            remove_context(device.context);
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtGetDevice(int32_t* deviceId) {
    return acl_call("aclrtGetDevice", [&] {
        require_not_null(deviceId, "deviceId");
        *deviceId = require_device();
        return ACL_SUCCESS;
    });
}

aclError aclrtGetDeviceCount(uint32_t* count) {
    return acl_call("aclrtGetDeviceCount", [&] {
        require_not_null(count, "count");
        *count = static_cast<uint32_t>(device_count());
        return ACL_SUCCESS;
    });
}
