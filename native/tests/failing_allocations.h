// SPDX-License-Identifier: Apache-2.0
//
// Allocations that fail: those of operator new, and of memory or threads from the system. For one program, which these
// definitions override the allocation functions of.
#pragma once

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <string>

#include <dlfcn.h>
#include <pthread.h>
#include <sys/mman.h>

#include "acl/acl_rt.h"
#include "aclnn/acl_meta.h"
#include "tests/check.h"

namespace {

enum class Failing { Never, Once, FromThenOn };

Failing failing = Failing::Never;
std::atomic<int64_t> allocations{0};
int64_t failing_at = 0;
thread_local bool exempt = false;  // the test's own allocations

bool fails() {
    if (exempt) {
        return false;
    }
    const int64_t number = ++allocations;
    return (failing == Failing::Once && number == failing_at) ||
           (failing == Failing::FromThenOn && number >= failing_at);
}

// The next definition of a function that this program overrides: a sanitizer's, or the system's.
template <class Function>
Function* next(Function* sanitizer, const char* name) {
    return sanitizer ? sanitizer : reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

#define ACTGRAD_INTERCEPTOR(name) extern decltype(name) __interceptor_##name __attribute__((weak))
ACTGRAD_INTERCEPTOR(aligned_alloc);
ACTGRAD_INTERCEPTOR(mmap);
ACTGRAD_INTERCEPTOR(mprotect);
ACTGRAD_INTERCEPTOR(munmap);
ACTGRAD_INTERCEPTOR(pthread_create);
#define ACTGRAD_NEXT(name) next(&__interceptor_##name, #name)

}  // extern "C"

namespace {

void* allocate(size_t size, size_t alignment) {
    static auto* const function = ACTGRAD_NEXT(aligned_alloc);
    return fails() ? nullptr : function(alignment, (size + alignment - 1) / alignment * alignment);
}

bool fails_with(int error) {
    const bool failing_now = fails();
    errno = failing_now ? error : errno;
    return failing_now;
}

std::atomic<bool> thread_failed{false};

// noinline: else GCC warns that memory of `new` reaches free(), which is intended here.
__attribute__((noinline)) void* allocate_or_throw(size_t size, size_t alignment) {
    void* const memory = allocate(size, alignment);
    return memory ? memory : throw std::bad_alloc();
}

__attribute__((noinline)) void release(void* memory) { std::free(memory); }

}  // namespace

// The libraries allocate with these, as they stand in the program.
void* operator new(size_t size) { return allocate_or_throw(size, 16); }
void* operator new[](size_t size) { return allocate_or_throw(size, 16); }
void* operator new(size_t size, const std::nothrow_t&) noexcept { return allocate(size, 16); }
void* operator new[](size_t size, const std::nothrow_t&) noexcept { return allocate(size, 16); }
void* operator new(size_t size, std::align_val_t alignment) {
    return allocate_or_throw(size, static_cast<size_t>(alignment));
}
void operator delete(void* memory) noexcept { release(memory); }
void operator delete[](void* memory) noexcept { release(memory); }
void operator delete(void* memory, size_t) noexcept { release(memory); }
void operator delete[](void* memory, size_t) noexcept { release(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { release(memory); }
void operator delete(void* memory, size_t, std::align_val_t) noexcept { release(memory); }

extern "C" {

void* aligned_alloc(size_t alignment, size_t size) {
    static auto* const function = ACTGRAD_NEXT(aligned_alloc);
    return fails_with(ENOMEM) ? nullptr : function(alignment, size);
}

#ifndef ACTGRAD_WITH_TSAN  // which maps memory with these before it can run code that it watches

void* mmap(void* address, size_t size, int protection, int flags, int file, off_t offset) {
    static auto* const function = ACTGRAD_NEXT(mmap);
    return fails_with(ENOMEM) ? MAP_FAILED : function(address, size, protection, flags, file, offset);
}

int mprotect(void* address, size_t size, int protection) {
    static auto* const function = ACTGRAD_NEXT(mprotect);
    return fails_with(ENOMEM) ? -1 : function(address, size, protection);
}

int munmap(void* address, size_t size) {
    static auto* const function = ACTGRAD_NEXT(munmap);
    return fails_with(ENOMEM) ? -1 : function(address, size);
}

#endif

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*body)(void*), void* argument) {
    static auto* const function = ACTGRAD_NEXT(pthread_create);
    if (fails()) {
        thread_failed = true;
        return EAGAIN;
    }
    return function(thread, attributes, body, argument);
}

}  // extern "C"

namespace {

class Exempt {
public:
    Exempt() : before_(exempt) { exempt = true; }
    ~Exempt() { exempt = before_; }
    Exempt(const Exempt&) = delete;
    Exempt& operator=(const Exempt&) = delete;

private:
    const bool before_;
};

// Whether a call succeeded. If not, its status must be that of an allocation failure.
bool judged(const char* expression, int status) {
    const bool for_a_thread = status == ACL_ERROR_RT_INTERNAL_ERROR || status == ACLNN_ERR_RUNTIME_ERROR;
    const bool known = status == 0 || status == ACL_ERROR_BAD_ALLOC || status == ACL_ERROR_RT_MEMORY_ALLOCATION ||
                       status == ACLNN_ERR_INNER_CREATE_EXECUTOR || (for_a_thread && thread_failed);
    if (!known || (status != 0 && failing == Failing::Never)) {
        const Exempt own;
        const char* const text = aclGetRecentErrMsg();
        check::report(__FILE__, __LINE__,
                      std::string(expression) + " gave " + std::to_string(status) + ": " + (text ? text : "no text"));
    } else if (status != 0) {
        const char* const text = aclGetRecentErrMsg();
        CHECK(text != nullptr);
    }
    return status == 0;
}

#define WORKS(call) judged(#call, (call))

// A call that must be refused, or that finds no memory to report it.
bool refuses(const char* expression, int got, int status) { return got == status || !judged(expression, got); }

#define REFUSES(call, status) CHECK(refuses(#call, (call), (status)))

// Releasing may need memory, too: a failure must have no effect, and a retry succeeds.
template <class Call>
void works_at_last(const Call& call) {
    if (!call()) {
        const Exempt own;
        CHECK(call());
    }
}

}  // namespace
