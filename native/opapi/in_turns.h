// SPDX-License-Identifier: Apache-2.0
// Interleaving and de-interleaving of arrays in registers. Compiled once for each instruction set, with ACTGRAD_ISA
// naming it.
#pragma once

#include <stdint.h>
#include <string.h>

#include <utility>

#include "opapi/transpose.h"
#include "src/actgrad/arithmetic/primitives/simd/simd.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

// Works on one register of elements at a time.
template <class T>
struct InTurns {
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
void take_apart(const void* from, int64_t count, void* first, void* second) {
    constexpr int64_t n = InTurns<T>::n;
    const char* const source = static_cast<const char*>(from);
    char* const even = static_cast<char*>(first);
    char* const odd = static_cast<char*>(second);
    const int64_t whole = count / n * n;
    for (int64_t at = 0; at < whole; at += n) {
        typename InTurns<T>::Vector in[2], out[2];
        memcpy(in, source + 2 * at * int64_t{sizeof(T)}, sizeof in);
        InTurns<T>::split(in[0], in[1], out[0], out[1], typename InTurns<T>::Numbers());
        memcpy(even + at * int64_t{sizeof(T)}, &out[0], sizeof out[0]);
        memcpy(odd + at * int64_t{sizeof(T)}, &out[1], sizeof out[1]);
    }
    for (int64_t at = whole; at < count; ++at) {
        move<T>(source, 2 * at, even, at);
        move<T>(source, 2 * at + 1, odd, at);
    }
}

// Interleaves two registers of elements from `at` on.
template <class T>
ACTGRAD_INLINE void put_registers_together(const char* even, const char* odd, int64_t at, char* to) {
    typename InTurns<T>::Vector in[2], out[2];
    memcpy(&in[0], even + at * int64_t{sizeof(T)}, sizeof in[0]);
    memcpy(&in[1], odd + at * int64_t{sizeof(T)}, sizeof in[1]);
    InTurns<T>::join(in[0], in[1], out[0], out[1], typename InTurns<T>::Numbers());
    memcpy(to, out, sizeof out);
}

template <class T>
void put_together(const void* first, const void* second, int64_t count, void* to, bool streamed) {
    constexpr int64_t n = InTurns<T>::n, pair = 2 * sizeof(T);
    constexpr int64_t lines = n * pair < CACHE_LINE ? CACHE_LINE : n * pair;  // bytes: whole lines, whole registers
    const char* const even = static_cast<const char*>(first);
    const char* const odd = static_cast<const char*>(second);
    char* const target = static_cast<char*>(to);
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
            alignas(CACHE_LINE) char together[lines];
            for (int64_t i = 0; i < lines / pair; i += n) {
                put_registers_together<T>(even, odd, at + i, together + i * pair);
            }
            for (int64_t byte = 0; byte < lines; byte += CACHE_LINE) {
                copy_line(together + byte, target + at * pair + byte);
            }
        }
    }
    for (; at + n <= count; at += n) {
        put_registers_together<T>(even, odd, at, target + at * pair);
    }
    one_by_one(count);
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
