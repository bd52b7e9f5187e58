// SPDX-License-Identifier: Apache-2.0
//
// Preloaded: the process allocates with these, and one of a thread's allocations can be made to fail.
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

thread_local long countdown = 0;  // the allocation that fails, and all after it if so wanted; 0 for none
thread_local bool from_then_on = false;

}  // namespace

// Lets the allocation number `number` of this thread fail from now on, or none for 0. True if the one before failed.
extern "C" bool fail_at(long number, bool and_all_after) {
    const bool failed = countdown < 0;
    countdown = number;
    from_then_on = and_all_after;
    return failed;
}

void* operator new(size_t size) {
    if (countdown > 0 && --countdown == 0) {
        countdown = -1;
        throw std::bad_alloc();
    }
    if (countdown < 0 && from_then_on) {
        throw std::bad_alloc();
    }
    void* const memory = std::malloc(size ? size : 1);
    return memory ? memory : throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t) noexcept { std::free(memory); }
