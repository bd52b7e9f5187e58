// SPDX-License-Identifier: Apache-2.0
#include "ascendcl/exception.h"

#include <atomic>
#include <new>

#include "ascendcl/context.h"

namespace actgrad {

namespace {

std::atomic<aclrtExceptionInfoCallback> callback{nullptr};

template <class Value>
uint32_t get(const aclrtExceptionInfo* info, Value aclrtExceptionInfo::* member) {
    return info ? static_cast<uint32_t>(info->*member) : UINT32_MAX;
}

// While it lives, the calling thread has the device, if there is memory for a context: a stream's thread has none.
class OnDevice {
public:
    explicit OnDevice(int32_t device) {
        try {
            made_ = current_device() == device ? nullptr : add_context({device, false});
        } catch (const std::bad_alloc&) {
        }
        set_thread_context(made_ ? made_ : before_);
    }
    ~OnDevice() {
        set_thread_context(before_);
        if (made_) {
            remove_context(made_);
        }
    }
    OnDevice(const OnDevice&) = delete;
    OnDevice& operator=(const OnDevice&) = delete;

private:
    const aclrtContext before_ = thread_context();
    aclrtContext made_ = nullptr;
};

}  // namespace

// What the program's function throws is dropped: the next synchronisation reports the failure itself.
void tell_of_exception(aclrtExceptionInfo exception) {
    if (const aclrtExceptionInfoCallback function = callback) {
        const OnDevice here(exception.device);
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
