// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/exception.h"

#include <atomic>

namespace actgrad {

namespace {

std::atomic<aclrtExceptionInfoCallback> callback{nullptr};

template <class Value>
uint32_t get(const aclrtExceptionInfo* info, Value aclrtExceptionInfo::* member) {
    return info ? static_cast<uint32_t>(info->*member) : UINT32_MAX;
}

}  // namespace

// What the program's function throws is dropped: the next synchronisation reports the failure itself.
void tell_of_exception(aclrtExceptionInfo exception) {
    if (const aclrtExceptionInfoCallback function = callback) {
        try {
            function(&exception);
        } catch (...) {
        }
    }
}

}  // namespace actgrad

using namespace actgrad;

aclError aclrtSetExceptionInfoCallback(aclrtExceptionInfoCallback function) {
    callback = function;
    return ACL_SUCCESS;
}

uint32_t aclrtGetTaskIdFromExceptionInfo(const aclrtExceptionInfo* info) {
    return get(info, &aclrtExceptionInfo::task);
}

uint32_t aclrtGetStreamIdFromExceptionInfo(const aclrtExceptionInfo* info) {
    return get(info, &aclrtExceptionInfo::stream);
}

uint32_t aclrtGetThreadIdFromExceptionInfo(const aclrtExceptionInfo*) { return UINT32_MAX; }

uint32_t aclrtGetDeviceIdFromExceptionInfo(const aclrtExceptionInfo* info) {
    return get(info, &aclrtExceptionInfo::device);
}

uint32_t aclrtGetErrorCodeFromExceptionInfo(const aclrtExceptionInfo* info) {
    return get(info, &aclrtExceptionInfo::status);
}
