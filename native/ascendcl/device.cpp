// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/device.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>

#include "acl/acl_rt.h"
#include "ascendcl/call.h"
#include "ascendcl/capacity.h"
#include "ascendcl/context.h"
#include "ascendcl/export.h"

namespace actgrad {

namespace {

bool read_count(const char* text, int32_t& count) {
    char* end = nullptr;
    const long value = std::strtol(text, &end, 10);
    count = static_cast<int32_t>(value);
    return end != text && *end == '\0' && value >= 1 && value <= MAX_DEVICES;
}

int32_t read_device_count() {
    int32_t count = 1;
    if (const char* const text = std::getenv("ACTGRAD_DEVICE_COUNT")) {
        if (!read_count(text, count)) {
            throw Refusal(ACL_ERROR_INVALID_PARAM, "the environment variable ACTGRAD_DEVICE_COUNT is \"" +
                                                       std::string(text) + "\"; a whole number from 1 to " +
                                                       std::to_string(MAX_DEVICES) + " is needed");
        }
        return count;
    }
    // Under torchrun, one device for each local rank.
    const char* const ranks = std::getenv("LOCAL_WORLD_SIZE");
    return ranks && read_count(ranks, count) ? count : 1;
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

aclError aclrtGetDeviceCount(uint32_t* count) {
    return acl_call("aclrtGetDeviceCount", [&] {
        require_not_null(count, "count");
        *count = static_cast<uint32_t>(device_count());
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

aclError aclrtDeviceCanAccessPeer(int32_t* canAccessPeer, int32_t deviceId, int32_t peerDeviceId) {
    return acl_call("aclrtDeviceCanAccessPeer", [&] {
        require_not_null(canAccessPeer, "canAccessPeer");
        require_valid_device(deviceId);
        require_valid_device(peerDeviceId);
        *canAccessPeer = 1;
        return ACL_SUCCESS;
    });
}

aclError aclrtDeviceEnablePeerAccess(int32_t peerDeviceId, uint32_t) {
    return acl_call("aclrtDeviceEnablePeerAccess", [&] {
        require_valid_device(peerDeviceId);
        strict::tell(&strict::Observer::reaches_peer, peerDeviceId, true);
        return ACL_SUCCESS;
    });
}

aclError aclrtDeviceDisablePeerAccess(int32_t peerDeviceId) {
    return acl_call("aclrtDeviceDisablePeerAccess", [&] {
        require_valid_device(peerDeviceId);
        strict::tell(&strict::Observer::reaches_peer, peerDeviceId, false);
        return ACL_SUCCESS;
    });
}

aclError aclrtGetRunMode(aclrtRunMode* runMode) {
    return acl_call("aclrtGetRunMode", [&] {
        require_not_null(runMode, "runMode");
        *runMode = ACL_HOST;
        return ACL_SUCCESS;
    });
}

// A device's primary context exists from aclrtSetDevice on. torch_npu passes null for the flags.
extern "C" ACTGRAD_PUBLIC aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t*, int32_t* active) {
    return acl_call("aclrtGetPrimaryCtxState", [&] {
        require_not_null(active, "active");
        *active = current_device() == deviceId;
        return ACL_SUCCESS;
    });
}

// Devices have the numbers that the user sees.
extern "C" ACTGRAD_PUBLIC aclError aclrtGetLogicDevIdByUserDevId(int32_t userDevid, int32_t* logicDevId) {
    return acl_call("aclrtGetLogicDevIdByUserDevId", [&] {
        require_not_null(logicDevId, "logicDevId");
        *logicDevId = userDevid;
        return ACL_SUCCESS;
    });
}

// 16 bytes: a text and the device's number.
extern "C" ACTGRAD_PUBLIC aclError aclrtDeviceGetUuid(int32_t deviceId, void* uuid) {
    return acl_call("aclrtDeviceGetUuid", [&] {
        require_not_null(uuid, "uuid");
        char bytes[16] = "actgrad-npu";
        std::memcpy(bytes + 12, &deviceId, sizeof deviceId);
        std::memcpy(uuid, bytes, sizeof bytes);
        return ACL_SUCCESS;
    });
}
