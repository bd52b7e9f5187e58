// SPDX-License-Identifier: Apache-2.0
// Cache lines, and software prefetching of them.
#pragma once

#include <cstdint>

namespace actgrad {

constexpr int64_t LINE = 64;  // bytes

inline int64_t in_line(const char* address) {
    return static_cast<int64_t>(reinterpret_cast<uintptr_t>(address) % LINE);
}
// To the next beginning of a line, in bytes.
inline int64_t to_line(const char* address) {
    return static_cast<int64_t>(-reinterpret_cast<uintptr_t>(address) % LINE);
}

// always_inline, as every function that only prefetches: GCC takes it for pure and drops calls to it.
__attribute__((always_inline)) inline void prefetch_lines(uintptr_t begin, int64_t bytes) {
    for (uintptr_t line = begin / LINE * LINE; line < begin + static_cast<uintptr_t>(bytes); line += LINE) {
        __builtin_prefetch(reinterpret_cast<const void*>(line), 0, 2);
    }
}

}  // namespace actgrad
