// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#if defined(__x86_64__)
#include <xmmintrin.h>
#endif

namespace actgrad {

// While it lives, the calling thread rounds to nearest and keeps subnormals, whatever its program has set (a call such
// as torch.set_flush_denormal, a library linked with -ffast-math). So each thread computes the same bits.
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
    static constexpr uint32_t DEFAULT = 0x1f80;        // all exceptions masked, to nearest, no flushing
    static constexpr uint32_t EXCEPTION_FLAGS = 0x3f;  // sticky, no part of the setting
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
