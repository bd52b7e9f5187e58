// SPDX-License-Identifier: Apache-2.0
// Vector shuffles and unaligned element moves.
#pragma once

#include <stdint.h>
#include <string.h>

// Selects lanes of two vectors by constant indices. GCC 11 lacks clang's builtin.
#ifdef __clang__
#define ACTGRAD_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define ACTGRAD_SHUFFLE(a, b, ...) __builtin_shuffle(a, b, decltype(a){__VA_ARGS__})
#endif

namespace actgrad {

// Copies one element; memory need not be aligned.
template <class T>
static inline __attribute__((always_inline)) void move(const char* from, int64_t position, char* to,
                                                       int64_t position_to) {
    memcpy(to + position_to * int64_t{sizeof(T)}, from + position * int64_t{sizeof(T)}, sizeof(T));
}

}  // namespace actgrad
