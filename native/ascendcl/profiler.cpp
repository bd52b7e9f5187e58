// SPDX-License-Identifier: Apache-2.0
//
// The profiler, which records nothing: programs that profile themselves run, and torch_npu, which looks these functions
// up, records what it sees itself.
#include <atomic>

#include "acl/acl_prof.h"
#include "ascendcl/call.h"

using namespace actgrad;

namespace {

char profile;  // the target of every handle

// noinline: it has many callers.
__attribute__((noinline)) aclError accept(const char* function, const void* given, const char* argument) {
    return acl_call(function, [&] {
        require_not_null(given, argument);
        return ACL_SUCCESS;
    });
}

}  // namespace

aclError aclprofInit(const char* profilerResultPath, size_t) {
    return accept("aclprofInit", profilerResultPath, "profilerResultPath");
}

aclError aclprofFinalize(void) { return ACL_SUCCESS; }

aclprofConfig* aclprofCreateConfig(uint32_t*, uint32_t, aclprofAicoreMetrics, const aclprofAicoreEvents*, uint64_t) {
    return reinterpret_cast<aclprofConfig*>(&profile);
}

aclError aclprofDestroyConfig(const aclprofConfig* profilerConfig) {
    return accept("aclprofDestroyConfig", profilerConfig, "profilerConfig");
}

aclError aclprofSetConfig(aclprofConfigType, const char* config, size_t) {
    return accept("aclprofSetConfig", config, "config");
}

aclError aclprofStart(const aclprofConfig* profilerConfig) {
    return accept("aclprofStart", profilerConfig, "profilerConfig");
}

aclError aclprofStop(const aclprofConfig* profilerConfig) {
    return accept("aclprofStop", profilerConfig, "profilerConfig");
}

aclprofStepInfo* aclprofCreateStepInfo(void) { return reinterpret_cast<aclprofStepInfo*>(&profile); }

void aclprofDestroyStepInfo(aclprofStepInfo*) {}

aclError aclprofGetStepTimestamp(aclprofStepInfo* stepInfo, aclprofStepTag, aclrtStream) {
    return accept("aclprofGetStepTimestamp", stepInfo, "stepInfo");
}

void* aclprofCreateStamp(void) { return &profile; }

void aclprofDestroyStamp(void*) {}

aclError aclprofSetStampTraceMessage(void* stamp, const char* msg, uint32_t) {
    return accept("aclprofSetStampTraceMessage", msg ? stamp : nullptr, msg ? "stamp" : "msg");
}

aclError aclprofMark(void* stamp) { return accept("aclprofMark", stamp, "stamp"); }

aclError aclprofMarkEx(const char* msg, size_t, aclrtStream) { return accept("aclprofMarkEx", msg, "msg"); }

aclError aclprofPush(void* stamp) { return accept("aclprofPush", stamp, "stamp"); }

aclError aclprofPop(void) { return ACL_SUCCESS; }

aclError aclprofRangeStart(void* stamp, uint32_t* rangeId) {
    static std::atomic<uint32_t> ranges{0};
    const aclError status = accept("aclprofRangeStart", rangeId ? stamp : nullptr, rangeId ? "stamp" : "rangeId");
    if (status == ACL_SUCCESS) {
        *rangeId = ++ranges;
    }
    return status;
}

aclError aclprofRangeStop(uint32_t) { return ACL_SUCCESS; }

aclError aclprofWarmup(const aclprofConfig* profilerConfig) {
    return accept("aclprofWarmup", profilerConfig, "profilerConfig");
}

aclError aclprofRegisterDeviceCallback(void) { return ACL_SUCCESS; }
