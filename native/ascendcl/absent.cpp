// SPDX-License-Identifier: Apache-2.0
//
// Functions that torch_npu and programs look up in the runtime and that have little use without an NPU.
#include "ascendcl/absent.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <utility>

#include "acl/acl_mdl.h"
#include "acl/acl_rt.h"
#include "ascendcl/context.h"
#include "ascendcl/stream.h"

namespace actgrad {

// Not ACL_ERROR_RT_FEATURE_NOT_SUPPORT: torch_npu would print a warning and go on with results that nobody wrote.
aclError refuse(const char* function, const char* feature) noexcept {
    return acl_call(function, [&]() -> aclError {
        throw Refusal(ACL_ERROR_API_NOT_SUPPORT,
                      std::string(feature) + " is not supported by actgrad, which has no NPU; see docs/npu.md");
    });
}

}  // namespace actgrad

using namespace actgrad;

// Dumps, of which there are none.
aclError aclmdlInitDump(void) { return ACL_SUCCESS; }
aclError aclmdlSetDump(const char*) { return ACL_SUCCESS; }
aclError aclmdlFinalizeDump(void) { return ACL_SUCCESS; }

// The device reads all host memory where it is.
aclError aclrtHostRegister(void* ptr, uint64_t size, aclrtHostRegisterType, void** devPtr) {
    return acl_call("aclrtHostRegister", [&] {
        require_not_null(ptr, "ptr");
        require_not_null(devPtr, "devPtr");
        *devPtr = ptr;
        strict::tell(&strict::Observer::host_registered, ptr, size);
        return ACL_SUCCESS;
    });
}

aclError aclrtHostUnregister(void* ptr) {
    return acl_call("aclrtHostUnregister", [&] {
        require_not_null(ptr, "ptr");
        strict::tell(&strict::Observer::host_unregistered, "aclrtHostUnregister", ptr);
        return ACL_SUCCESS;
    });
}

extern "C" {

// A device's primary context exists from aclrtSetDevice on. torch_npu passes null for the flags.
ACTGRAD_PUBLIC aclError aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t*, int32_t* active) {
    return acl_call("aclrtGetPrimaryCtxState", [&] {
        require_not_null(active, "active");
        *active = current_device() == deviceId;
        return ACL_SUCCESS;
    });
}

// Profiling attributes of a stream, which nothing reads.
ACTGRAD_PUBLIC aclError aclrtSetStreamAttribute(aclrtStream, int, const void*) { return ACL_SUCCESS; }

// Devices have the numbers that the user sees.
ACTGRAD_PUBLIC aclError aclrtGetLogicDevIdByUserDevId(int32_t userDevid, int32_t* logicDevId) {
    return acl_call("aclrtGetLogicDevIdByUserDevId", [&] {
        require_not_null(logicDevId, "logicDevId");
        *logicDevId = userDevid;
        return ACL_SUCCESS;
    });
}

// 16 bytes: a text and the device's number.
ACTGRAD_PUBLIC aclError aclrtDeviceGetUuid(int32_t deviceId, void* uuid) {
    return acl_call("aclrtDeviceGetUuid", [&] {
        require_not_null(uuid, "uuid");
        char bytes[16] = "actgrad-npu";
        std::memcpy(bytes + 12, &deviceId, sizeof deviceId);
        std::memcpy(uuid, bytes, sizeof bytes);
        return ACL_SUCCESS;
    });
}

ACTGRAD_PUBLIC aclError aclrtHostRegisterV2(void* ptr, uint64_t size, uint32_t) {
    return acl_call("aclrtHostRegisterV2", [&] {
        require_not_null(ptr, "ptr");
        strict::tell(&strict::Observer::host_registered, ptr, size);
        return ACL_SUCCESS;
    });
}
ACTGRAD_PUBLIC aclError aclrtMallocHostWithCfg(void** ptr, uint64_t size, aclrtMallocConfig*) {
    return aclrtMallocHost(ptr, size);
}
ACTGRAD_PUBLIC aclError aclrtMemcpyAsyncWithCondition(void* dst, size_t destMax, const void* src, size_t count,
                                                      aclrtMemcpyKind kind, aclrtStream stream) {
    return aclrtMemcpyAsync(dst, destMax, src, count, kind, stream);
}

// Fetches memory into the NPU's cache, which changes no value.
ACTGRAD_PUBLIC aclError aclrtCmoAsync(void*, size_t, aclrtCmoType, aclrtStream) { return ACL_SUCCESS; }

// Captures take a stream alone in every mode; the thread's mode is kept for who asks.
ACTGRAD_PUBLIC aclError aclmdlRICaptureThreadExchangeMode(aclmdlRICaptureMode* mode) {
    return acl_call("aclmdlRICaptureThreadExchangeMode", [&] {
        static thread_local aclmdlRICaptureMode current = ACL_MODEL_RI_CAPTURE_MODE_GLOBAL;
        require_not_null(mode, "mode");
        *mode = std::exchange(current, *mode);
        return ACL_SUCCESS;
    });
}

// In microseconds. Nothing here takes long enough for a limit.
ACTGRAD_PUBLIC aclError aclrtSetOpExecuteTimeOutV2(uint64_t timeout, uint64_t* actualTimeout) {
    return acl_call("aclrtSetOpExecuteTimeOutV2", [&] {
        require_not_null(actualTimeout, "actualTimeout");
        *actualTimeout = timeout;
        return ACL_SUCCESS;
    });
}

}  // extern "C"
