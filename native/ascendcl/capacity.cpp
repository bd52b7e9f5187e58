// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/capacity.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>

#include <unistd.h>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/device.h"
#include "ascendcl/process.h"

namespace actgrad {

namespace {

struct Taken {
    std::mutex mutex;
    size_t bytes = 0;
};

size_t read_device_memory() {
    const char* const text = std::getenv("ACTGRAD_DEVICE_MEMORY");
    if (!text) {
        return static_cast<size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<size_t>(sysconf(_SC_PAGESIZE));
    }
    char* end = nullptr;
    errno = 0;
    const long long bytes = std::strtoll(text, &end, 10);
    if (end == text || *end != '\0' || bytes < 1 || errno != 0) {
        throw Refusal(ACL_ERROR_INVALID_PARAM, "the environment variable ACTGRAD_DEVICE_MEMORY is \"" +
                                                   std::string(text) + "\"; a number of bytes, at least 1, is needed");
    }
    return static_cast<size_t>(bytes);
}

}  // namespace

size_t device_memory() {
    static const size_t bytes = read_device_memory();
    return bytes;
}

void take_device_memory(size_t size) {
    const size_t capacity = device_memory();
    Taken& taken = process_state<Taken>();
    const std::lock_guard<std::mutex> lock(taken.mutex);
    if (size > capacity - taken.bytes) {
        throw Refusal(ACL_ERROR_RT_MEMORY_ALLOCATION,
                      "no memory is left for the " + std::to_string(size) +
                          " bytes of size: " + std::to_string(taken.bytes) + " of " + std::to_string(capacity) +
                          " bytes are taken (ACTGRAD_DEVICE_MEMORY sets how many there are)");
    }
    taken.bytes += size;
}

void give_device_memory_back(size_t size) {
    Taken& taken = process_state<Taken>();
    const std::lock_guard<std::mutex> lock(taken.mutex);
    taken.bytes -= size;
}

}  // namespace actgrad

using namespace actgrad;

aclError aclrtGetMemInfo(aclrtMemAttr, size_t* free, size_t* total) {
    return acl_call("aclrtGetMemInfo", [&] {
        require_not_null(free, "free");
        require_not_null(total, "total");
        const size_t capacity = device_memory();
        Taken& taken = process_state<Taken>();
        const std::lock_guard<std::mutex> lock(taken.mutex);
        *free = capacity - taken.bytes;
        *total = capacity;
        return ACL_SUCCESS;
    });
}

aclError actgrad_device_info(uint32_t deviceId, aclrtDevAttr attr, int64_t* value) {
    return acl_call("aclrtGetDeviceInfo", [&] {
        require_not_null(value, "value");
        require_valid_device(static_cast<int32_t>(deviceId));
        switch (attr) {
            case ACL_DEV_ATTR_AICPU_CORE_NUM:
            case ACL_DEV_ATTR_AICORE_CORE_NUM:
            case ACL_DEV_ATTR_CUBE_CORE_NUM:
            case ACL_DEV_ATTR_VECTOR_CORE_NUM: *value = std::max(1U, std::thread::hardware_concurrency()); break;
            case ACL_DEV_ATTR_TOTAL_GLOBAL_MEM_SIZE: *value = static_cast<int64_t>(device_memory()); break;
            case ACL_DEV_ATTR_PHY_CHIP_ID: *value = deviceId; break;
            case ACL_DEV_ATTR_IS_VIRTUAL: *value = 0; break;
            default:
                throw Refusal(ACL_ERROR_RT_FEATURE_NOT_SUPPORT,
                              "attr is " + std::to_string(attr) +
                                  "; the device is this machine, of which the numbers of cores, the memory and the "
                                  "device's own number are known");
        }
        return ACL_SUCCESS;
    });
}

aclError aclrtQueryDeviceStatus(int32_t deviceId, aclrtDeviceStatus* deviceStatus) {
    return acl_call("aclrtQueryDeviceStatus", [&] {
        require_not_null(deviceStatus, "deviceStatus");
        require_valid_device(deviceId);
        *deviceStatus = ACL_RT_DEVICE_STATUS_NORMAL;
        return ACL_SUCCESS;
    });
}
