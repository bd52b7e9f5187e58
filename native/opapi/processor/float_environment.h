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

// RAII guard that tells whether any operation of this thread was rounded since it was made or cleared, by the sticky
// inexact flag of IEEE 754. The flag is set again afterwards if it was before.
class InexactGuard {
public:
    // Whether the flag works: an emulator may leave it out.
    static bool works() {
        static const bool rounds_are_seen = sees_a_rounding();
        return rounds_are_seen;
    }

    InexactGuard() : before_(flags()) { clear(); }
    ~InexactGuard() {
        if ((before_ & INEXACT) != 0) {
            set_flags(flags() | INEXACT);
        }
    }
    InexactGuard(const InexactGuard&) = delete;
    InexactGuard& operator=(const InexactGuard&) = delete;

    // Keeps compilers, which do not know of the flag, from moving operations on `values` beyond this place.
    template <class Values>
    static void keep_in_place(Values& values) {
        __asm__ volatile("" : "+m"(values));
    }

    bool is_raised() const { return (flags() & INEXACT) != 0; }
    // Writes the flags only if it has to: that waits for all operations before it.
    void clear() {
        const auto all = flags();
        if ((all & INEXACT) != 0) {
            set_flags(all & ~INEXACT);
        }
    }

private:
    static bool sees_a_rounding() {
        const InexactGuard guard;
        volatile double sum = 1;
        sum = sum + 1;
        const bool raised_by_exact = guard.is_raised();
        sum = sum + 1e-30;
        return guard.is_raised() && !raised_by_exact;
    }

#if defined(__x86_64__)
    static constexpr uint32_t INEXACT = 0x20;
    static uint32_t flags() { return _mm_getcsr(); }
    static void set_flags(uint32_t value) { _mm_setcsr(value); }
    uint32_t before_;
#elif defined(__aarch64__)
    static constexpr uint64_t INEXACT = 0x10;
    static uint64_t flags() {
        uint64_t value;
        __asm__ volatile("mrs %0, fpsr" : "=r"(value) : : "memory");
        return value;
    }
    static void set_flags(uint64_t value) { __asm__ volatile("msr fpsr, %0" : : "r"(value) : "memory"); }
    uint64_t before_;
#else
    static constexpr int INEXACT = 1;
    static int flags() { return INEXACT; }
    static void set_flags(int) {}
    int before_;
#endif
};

}  // namespace actgrad
