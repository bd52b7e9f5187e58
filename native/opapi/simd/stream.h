// SPDX-License-Identifier: Apache-2.0
// Stores that go past the caches: memory that is written once does not push out what is still needed, and is not read
// before it is written.
#pragma once

#include <string.h>

#if defined(__SSE2__)
#include <immintrin.h>
#define ACTGRAD_STREAMS 1
#else
#define ACTGRAD_STREAMS 0
#endif

namespace actgrad::ACTGRAD_ISA {

#if ACTGRAD_STREAMS

constexpr int64_t LINE = 64;  // bytes of a cache line, which is written as a whole

// One line; `to` is aligned to it.
ACTGRAD_INLINE void stream_line(const char* from, char* to) {
#if defined(__AVX512F__)
    _mm512_stream_si512(reinterpret_cast<__m512i*>(to), _mm512_loadu_si512(from));
#elif defined(__AVX__)
    for (int at = 0; at < LINE; at += 32) {
        _mm256_stream_si256(reinterpret_cast<__m256i*>(to + at),
                            _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from + at)));
    }
#else
    for (int at = 0; at < LINE; at += 16) {
        _mm_stream_si128(reinterpret_cast<__m128i*>(to + at),
                         _mm_loadu_si128(reinterpret_cast<const __m128i*>(from + at)));
    }
#endif
}

// Copies `bytes` bytes; what does not fill a line at either end is stored as usual.
static void stream(const void* from, void* to, int64_t bytes) {
    const char* source = static_cast<const char*>(from);
    char* target = static_cast<char*>(to);
    const int64_t to_line = static_cast<int64_t>(-reinterpret_cast<uintptr_t>(target) % LINE);
    const int64_t head = to_line < bytes ? to_line : bytes;
    memcpy(target, source, static_cast<size_t>(head));
    int64_t at = head;
    for (; at + LINE <= bytes; at += LINE) {
        stream_line(source + at, target + at);
    }
    memcpy(target + at, source + at, static_cast<size_t>(bytes - at));
}

// The limit that memory sets: as many streams as a kernel has, with one operation a line.
static void stream_limit(const char* const* inputs, int input_count, char* const* outputs, int output_count,
                         int64_t bytes) {
    typedef uint64_t Line __attribute__((vector_size(LINE)));
    for (int64_t at = 0; at + LINE <= bytes; at += LINE) {
        Line all = {};
        for (int i = 0; i < input_count; ++i) {
            Line line;
            memcpy(&line, inputs[i] + at, LINE);
            all ^= line;
        }
        for (int i = 0; i < output_count; ++i) {
            stream_line(reinterpret_cast<const char*>(&all), outputs[i] + at);
        }
    }
}

// Other threads see what this one has streamed only after this.
static void finish_streaming() { _mm_sfence(); }

#endif

}  // namespace actgrad::ACTGRAD_ISA
