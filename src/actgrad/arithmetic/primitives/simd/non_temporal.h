// SPDX-License-Identifier: Apache-2.0
// Non-temporal stores of whole arrays. They bypass the caches: data written once does not evict what is still needed,
// and its lines are not read first (no write allocation).
#pragma once

#include "simd.h"

namespace actgrad::ACTGRAD_ISA {

// Copies `bytes` bytes; partial cache lines at either end use ordinary stores.
static void copy_non_temporal(const void* from, void* to, int64_t bytes) {
    const char* source = static_cast<const char*>(from);
    char* target = static_cast<char*>(to);
    const int64_t to_line = static_cast<int64_t>(-reinterpret_cast<uintptr_t>(target) % CACHE_LINE);
    const int64_t head = to_line < bytes ? to_line : bytes;
    memcpy(target, source, static_cast<size_t>(head));
    int64_t at = head;
    for (; at + CACHE_LINE <= bytes; at += CACHE_LINE) {
        copy_line(source + at, target + at);
    }
    memcpy(target + at, source + at, static_cast<size_t>(bytes - at));
}

// The memory roofline: a kernel's inputs and outputs, with one operation per cache line.
static void memory_limit(const char* const* inputs, int input_count, char* const* outputs, int output_count,
                         int64_t bytes) {
    typedef uint64_t Register __attribute__((vector_size(sizeof(Doubles))));
    constexpr int64_t item = sizeof(Register), registers = CACHE_LINE / item;
    for (int64_t at = 0; at + CACHE_LINE <= bytes; at += CACHE_LINE) {
        alignas(CACHE_LINE) Register line[registers] = {};
        for (int i = 0; i < input_count; ++i) {
            for (int64_t number = 0; number < registers; ++number) {
                line[number] ^= vector_at<Register>(inputs[i] + at + number * item);
            }
        }
        for (int i = 0; i < output_count; ++i) {
            copy_line(reinterpret_cast<const char*>(line), outputs[i] + at);
        }
    }
}

static void fence() { store_fence(); }

}  // namespace actgrad::ACTGRAD_ISA
