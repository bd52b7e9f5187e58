// SPDX-License-Identifier: Apache-2.0
//
// Devices and contexts.
#include "acl/acl.h"
#include "fuzz/runtime/machine.h"

namespace fuzz {

namespace {

bool is_device(int32_t device) { return device >= 0 && device < device_count; }

}  // namespace

int32_t Machine::current_device() const { return current_ && current_->alive ? current_->device : -1; }

void Machine::init() {
    static const char* const paths[] = {nullptr, "/dev/null", "/dev/zero", "/nowhere", "", "/"};
    const char* const path = in_.of(paths);
    const bool is_file = path && *path;
    const int expected = process().initialised ? ACL_ERROR_REPEAT_INITIALIZE : is_file ? invalid_param : 0;
    expect_status(aclInit(path), expected);
    if (expected == 0) {
        process().initialised = process().was_initialised = true;
    }
}

void Machine::finalize() {
    const int expected = process().initialised       ? 0
                         : process().was_initialised ? ACL_ERROR_REPEAT_FINALIZE
                                                     : ACL_ERROR_UNINITIALIZE;
    expect_status(aclFinalize(), expected);
    if (expected == 0) {
        process().initialised = false;
        finish_all();
    }
}

int32_t Machine::device() { return static_cast<int32_t>(in_.integer(device_count)); }

void Machine::set_device() { set_device_on(device()); }

void Machine::set_device_on(int32_t device) {
    expect_status(aclrtSetDevice(device), is_device(device) ? 0 : ACL_ERROR_RT_INVALID_DEVICEID);
    if (is_device(device)) {
        if (references_[device]++ == 0) {
            aclrtContext handle = nullptr;
            expect_status(aclrtGetCurrentContext(&handle), 0);
            of_device_[device] = &contexts_.add({handle, device, true, true});
        }
        current_ = of_device_[device];
    }
}

void Machine::reset_device() { reset_device_on(device()); }

void Machine::reset_device_on(int32_t device) {
    const int expected = !is_device(device)         ? ACL_ERROR_RT_INVALID_DEVICEID
                         : references_[device] == 0 ? ACL_ERROR_RT_CONTEXT_RELEASE_ERROR
                                                    : 0;
    expect_status(aclrtResetDevice(device), expected);
    if (expected == 0 && --references_[device] == 0) {
        if (current_ == of_device_[device]) {
            current_ = nullptr;
        }
        of_device_[device]->alive = false;
    }
}

void Machine::get_device() {
    int32_t device = -7;
    int32_t* const place = in_.one_in(8) ? nullptr : &device;
    const int expected = !place ? invalid_param : current_device() < 0 ? no_context : 0;
    expect_status(aclrtGetDevice(place), expected);
    expect(device == (expected == 0 ? current_device() : -7), "another device");
}

void Machine::device_questions() {
    uint32_t count = 0;
    expect_status(aclrtGetDeviceCount(&count), 0);
    expect(count == device_count, "another number of devices");
    expect_status(aclrtGetDeviceCount(nullptr), invalid_param);
    int64_t value = 0;
    const int32_t device = this->device();
    expect_status(aclGetDeviceCapability(static_cast<uint32_t>(device), in_.byte(), &value),
                  is_device(device) ? 0 : ACL_ERROR_RT_INVALID_DEVICEID);
    expect_status(aclGetDeviceCapability(0, 0, nullptr), invalid_param);
    expect(aclrtGetSocName() != nullptr, "no name");
    ++calls;
}

void Machine::create_context() {
    aclrtContext handle = nullptr;
    const int32_t device = this->device();
    aclrtContext* const place = in_.one_in(8) ? nullptr : &handle;
    const int expected = !place ? invalid_param : is_device(device) ? 0 : ACL_ERROR_RT_INVALID_DEVICEID;
    expect_status(aclrtCreateContext(place, device), expected);
    expect((handle != nullptr) == (expected == 0), "a handle in spite of a refusal, or none");
    if (expected == 0) {
        current_ = &contexts_.add({handle, device, true, false});
    }
}

Context* Machine::context(aclrtContext& handle) {
    const size_t choice = in_.below(8);
    Context* const context = choice > 1 ? contexts_.recent(in_) : nullptr;
    handle = context ? context->handle : choice == 1 ? strange() : nullptr;
    return context;
}

void Machine::destroy_context() {
    aclrtContext handle;
    Context* const context = this->context(handle);
    const int expected = !handle                       ? invalid_param
                         : !context || !context->alive ? dead_handle
                         : context->of_set_device      ? rt_invalid
                                                       : 0;
    expect_status(aclrtDestroyContext(handle), expected);
    if (expected == 0) {
        context->alive = false;
    }
}

void Machine::set_context() {
    aclrtContext handle;
    Context* const context = this->context(handle);
    const int expected = !handle ? invalid_param : !context || !context->alive ? dead_handle : 0;
    expect_status(aclrtSetCurrentContext(handle), expected);
    if (expected == 0) {
        current_ = context;
    }
}

void Machine::get_context() {
    aclrtContext handle = nullptr;
    expect_status(aclrtGetCurrentContext(&handle), current_device() < 0 ? no_context : 0);
    expect(handle == (current_device() < 0 ? nullptr : current_->handle), "another context");
    expect_status(aclrtGetCurrentContext(nullptr), invalid_param);
}

}  // namespace fuzz
