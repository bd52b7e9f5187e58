// SPDX-License-Identifier: Apache-2.0
//
// Functions that torch_npu links and that have no use without an NPU. Reports to absent tools succeed; missing features
// are refused by name.
#include <chrono>
#include <cstddef>
#include <cstdint>

#include <unistd.h>

#include "acl/acl_rt.h"
#include "ascendcl/absent.h"

using actgrad::acl_call;
using actgrad::refuse;

namespace {

constexpr int32_t NO_ERROR = 0;
constexpr int32_t DRIVER_LACKS_IT = 0xfffe;

}  // namespace

// Parameters are as in the interface; unused ones have no names.
extern "C" {

// Profiles: accepted and discarded.
ACTGRAD_PUBLIC uint64_t MsprofGetHashId(const char*, size_t) { return 0; }
ACTGRAD_PUBLIC int32_t MsprofRegisterCallback(uint32_t, const void*) { return NO_ERROR; }
ACTGRAD_PUBLIC int32_t MsprofReportAdditionalInfo(uint32_t, const void*, uint32_t) { return NO_ERROR; }
ACTGRAD_PUBLIC int32_t MsprofReportApi(uint32_t, const void*) { return NO_ERROR; }
ACTGRAD_PUBLIC int32_t MsprofReportCompactInfo(uint32_t, const void*, uint32_t) { return NO_ERROR; }

ACTGRAD_PUBLIC uint64_t MsprofSysCycleTime(void) {
    return static_cast<uint64_t>(std::chrono::steady_clock::now().time_since_epoch().count());
}

// Poses as a driver of the oldest version: torch_npu's profiler then uses the host's clock instead of asking for device
// frequencies.
ACTGRAD_PUBLIC int32_t halGetDeviceInfo(uint32_t, int32_t, int32_t, int64_t*) { return DRIVER_LACKS_IT; }
ACTGRAD_PUBLIC int32_t halGetAPIVersion(int32_t* version) {
    if (!version) {
        return DRIVER_LACKS_IT;
    }
    *version = 0;
    return NO_ERROR;
}

ACTGRAD_PUBLIC aclError aclrtDeviceGetBareTgid(int32_t* pid) {
    return acl_call("aclrtDeviceGetBareTgid", [&] {
        actgrad::require_not_null(pid, "pid");
        *pid = static_cast<int32_t>(getpid());
        return ACL_SUCCESS;
    });
}

// Memory shared between processes.
ACTGRAD_PUBLIC aclError aclrtMemExportToShareableHandle(void*, int, uint64_t, uint64_t*) {
    return refuse("aclrtMemExportToShareableHandle", "memory shared between processes");
}
ACTGRAD_PUBLIC aclError aclrtMemImportFromShareableHandle(uint64_t, int32_t, void**) {
    return refuse("aclrtMemImportFromShareableHandle", "memory shared between processes");
}
ACTGRAD_PUBLIC aclError aclrtMemSetPidToShareableHandle(uint64_t, int32_t*, size_t) {
    return refuse("aclrtMemSetPidToShareableHandle", "memory shared between processes");
}

// Programs for the NPU's own processors.
ACTGRAD_PUBLIC aclError aclrtBinaryLoadFromData(const void*, size_t, const void*, void**) {
    return refuse("aclrtBinaryLoadFromData", "a kernel for the NPU's processors");
}
ACTGRAD_PUBLIC aclError aclrtBinaryGetFunction(void*, const char*, void**) {
    return refuse("aclrtBinaryGetFunction", "a kernel for the NPU's processors");
}
ACTGRAD_PUBLIC aclError aclrtGetFunctionAddr(void*, void**, void**) {
    return refuse("aclrtGetFunctionAddr", "a kernel for the NPU's processors");
}
ACTGRAD_PUBLIC int32_t rtDevBinaryRegister(const void*, void**) {
    return refuse("rtDevBinaryRegister", "a kernel for the NPU's processors");
}
ACTGRAD_PUBLIC int32_t rtFunctionRegister(void*, const void*, const char*, const void*, uint32_t) {
    return refuse("rtFunctionRegister", "a kernel for the NPU's processors");
}
ACTGRAD_PUBLIC int32_t rtKernelLaunch(const void*, uint32_t, void*, uint32_t, void*, void*) {
    return refuse("rtKernelLaunch", "a kernel for the NPU's processors");
}
ACTGRAD_PUBLIC int32_t rtGetC2cCtrlAddr(uint64_t*, uint32_t*) {
    return refuse("rtGetC2cCtrlAddr", "a kernel for the NPU's processors");
}

}  // extern "C"
