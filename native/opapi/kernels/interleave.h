// SPDX-License-Identifier: Apache-2.0
// Interleaving and de-interleaving of arrays in registers. Compiled once for each instruction set, with ACTGRAD_ISA
// naming it.
#pragma once

#include <stdint.h>
#include <string.h>

#include <utility>

#include "opapi/kernels/transpose.h"
#include "src/actgrad/arithmetic/primitives/simd/simd.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Works on one register of elements at a time.
template <class T>
struct Interleaving {
    static constexpr int n = REGISTER / sizeof(T);
    using Numbers = std::make_integer_sequence<int, n>;
    typedef T Vector __attribute__((vector_size(REGISTER)));

    template <int... I>
    static inline void split(Vector a, Vector b, Vector& even, Vector& odd, std::integer_sequence<int, I...>) {
        even = ACTGRAD_SHUFFLE(a, b, (2 * I)...);
        odd = ACTGRAD_SHUFFLE(a, b, (2 * I + 1)...);
    }

    template <int... I>
    static inline void join(Vector even, Vector odd, Vector& a, Vector& b, std::integer_sequence<int, I...>) {
        a = ACTGRAD_SHUFFLE(even, odd, (I / 2 + I % 2 * n)...);
        b = ACTGRAD_SHUFFLE(even, odd, (I / 2 + I % 2 * n + n / 2)...);
    }
};

template <class T>
void deinterleave(const void* from, int64_t count, void* first, void* second) {
    using Vector = typename Interleaving<T>::Vector;
    constexpr int64_t n = Interleaving<T>::n;
    const char* const source = static_cast<const char*>(from);
    char* const even = static_cast<char*>(first);
    char* const odd = static_cast<char*>(second);
    const int64_t whole = count / n * n;
    for (int64_t at = 0; at < whole; at += n) {
        const char* const pairs = source + 2 * at * int64_t{sizeof(T)};
        Vector first_half, second_half;
        Interleaving<T>::split(vector_at<Vector>(pairs), vector_at<Vector>(pairs + REGISTER), first_half, second_half,
                               typename Interleaving<T>::Numbers());
        store_vector(first_half, even + at * int64_t{sizeof(T)});
        store_vector(second_half, odd + at * int64_t{sizeof(T)});
    }
    for (int64_t at = whole; at < count; ++at) {
        move<T>(source, 2 * at, even, at);
        move<T>(source, 2 * at + 1, odd, at);
    }
}

// Interleaves two registers of elements from `at` on, which are stored by copy(from, to) each.
template <class T, class Copy>
ACTGRAD_INLINE void interleave_registers(const char* even, const char* odd, int64_t at, char* to, const Copy& copy) {
    using Vector = typename Interleaving<T>::Vector;
    Vector first, second;
    Interleaving<T>::join(vector_at<Vector>(even + at * int64_t{sizeof(T)}),
                          vector_at<Vector>(odd + at * int64_t{sizeof(T)}), first, second,
                          typename Interleaving<T>::Numbers());
    copy(reinterpret_cast<const char*>(&first), to);
    copy(reinterpret_cast<const char*>(&second), to + REGISTER);
}

template <class T>
void interleave(const void* first, const void* second, int64_t count, void* to, bool streamed) {
    constexpr int64_t n = Interleaving<T>::n, pair = 2 * sizeof(T);
    constexpr int64_t lines = n * pair < CACHE_LINE ? CACHE_LINE : n * pair;  // bytes: whole lines, whole registers
    const char* const even = static_cast<const char*>(first);
    const char* const odd = static_cast<const char*>(second);
    char* const target = static_cast<char*>(to);
    const auto copy_register = [](const char* register_, char* address) { memcpy(address, register_, REGISTER); };
    int64_t at = 0;
    const auto one_by_one = [&](int64_t end) {
        for (; at < end; ++at) {
            move<T>(even, at, target, 2 * at);
            move<T>(odd, at, target, 2 * at + 1);
        }
    };
    const int64_t to_line = static_cast<int64_t>(-reinterpret_cast<uintptr_t>(target) % CACHE_LINE);
    if (streamed && to_line % pair == 0) {
        one_by_one(to_line / pair < count ? to_line / pair : count);
        for (; at + lines / pair <= count; at += lines / pair) {
            if constexpr (REGISTER == CACHE_LINE) {
                interleave_registers<T>(even, odd, at, target + at * pair, copy_line);
                continue;
            }
            alignas(CACHE_LINE) char together[lines];
            for (int64_t i = 0; i < lines / pair; i += n) {
                interleave_registers<T>(even, odd, at + i, together + i * pair, copy_register);
            }
            for (int64_t byte = 0; byte < lines; byte += CACHE_LINE) {
                copy_line(together + byte, target + at * pair + byte);
            }
        }
    }
    for (; at + n <= count; at += n) {
        interleave_registers<T>(even, odd, at, target + at * pair, copy_register);
    }
    one_by_one(count);
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
