// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace actgrad {

// RAII guard that sets the calling thread to round to nearest and to keep subnormals, so that all threads compute the
// same bits. The program may have changed that (torch.set_flush_denormal, a library linked with -ffast-math).
class DefaultFloatEnvironment {
public:
    DefaultFloatEnvironment() : previous_(control()) {
        if (previous_ != DEFAULT) {
            set_control(DEFAULT);
        }
    }
    ~DefaultFloatEnvironment() {
        if (previous_ != DEFAULT) {
            set_control(previous_);
        }
    }
    DefaultFloatEnvironment(const DefaultFloatEnvironment&) = delete;
    DefaultFloatEnvironment& operator=(const DefaultFloatEnvironment&) = delete;

private:
#if defined(__x86_64__)
    static constexpr uint32_t DEFAULT = 0x1f80;        // all exceptions masked, round to nearest, no flush to zero
    static constexpr uint32_t EXCEPTION_FLAGS = 0x3f;  // sticky flags, not settings
    static uint32_t control() { return _mm_getcsr() & ~EXCEPTION_FLAGS; }
    static void set_control(uint32_t value) { _mm_setcsr(value); }
    uint32_t previous_;
#elif defined(__aarch64__)
    static constexpr uint64_t DEFAULT = 0;
    static uint64_t control() {
        uint64_t value;
        __asm__ volatile("mrs %0, fpcr" : "=r"(value));
        return value;
    }
    static void set_control(uint64_t value) { __asm__ volatile("msr fpcr, %0" : : "r"(value)); }
    uint64_t previous_;
#else
    static constexpr int DEFAULT = 0;
    static int control() { return DEFAULT; }
    static void set_control(int) {}
    int previous_;
#endif
};

}  // namespace actgrad
