// SPDX-License-Identifier: Apache-2.0
// Transposition in registers of 16 bytes: squares of 2, 4, 8 or 16 elements.
#pragma once

#include <cstdint>
#include <cstring>

// The lanes of two vectors with these numbers. GCC 11 lacks clang's builtin.
#ifdef __clang__
#define ACTGRAD_SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define ACTGRAD_SHUFFLE(a, b, ...) __builtin_shuffle(a, b, decltype(a){__VA_ARGS__})
#endif

namespace actgrad {

template <class T>
struct Lanes {
    static constexpr int count = 16 / sizeof(T);
    typedef T Vector __attribute__((vector_size(16)));
};

// The lower, or upper, halves of two vectors, element by element in turns.
inline Lanes<uint8_t>::Vector interleave_low(Lanes<uint8_t>::Vector a, Lanes<uint8_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
inline Lanes<uint8_t>::Vector interleave_high(Lanes<uint8_t>::Vector a, Lanes<uint8_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}
inline Lanes<uint16_t>::Vector interleave_low(Lanes<uint16_t>::Vector a, Lanes<uint16_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}
inline Lanes<uint16_t>::Vector interleave_high(Lanes<uint16_t>::Vector a, Lanes<uint16_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}
inline Lanes<uint32_t>::Vector interleave_low(Lanes<uint32_t>::Vector a, Lanes<uint32_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 0, 4, 1, 5);
}
inline Lanes<uint32_t>::Vector interleave_high(Lanes<uint32_t>::Vector a, Lanes<uint32_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 2, 6, 3, 7);
}
inline Lanes<uint64_t>::Vector interleave_low(Lanes<uint64_t>::Vector a, Lanes<uint64_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 0, 2);
}
inline Lanes<uint64_t>::Vector interleave_high(Lanes<uint64_t>::Vector a, Lanes<uint64_t>::Vector b) {
    return ACTGRAD_SHUFFLE(a, b, 1, 3);
}

// Element number `position`, wherever it lies: memory need not be aligned.
template <class T>
inline void move(const char* from, int64_t position, char* to, int64_t position_to) {
    std::memcpy(to + position_to * int64_t{sizeof(T)}, from + position * int64_t{sizeof(T)}, sizeof(T));
}

// Transposes one square. Interleaving row i with row i + n/2 for each i moves one bit of the row's number into the
// column's; log2(n) rounds move all.
template <class T>
inline void transpose_square(const char* from, int64_t from_step, char* to, int64_t to_step) {
    constexpr int n = Lanes<T>::count;
    constexpr int64_t item = sizeof(T);
    typename Lanes<T>::Vector rows[n], mixed[n];
    for (int i = 0; i < n; ++i) {
        std::memcpy(&rows[i], from + i * from_step * item, sizeof rows[i]);
    }
    for (int round = 1; round < n; round *= 2) {
        for (int i = 0; i < n / 2; ++i) {
            mixed[2 * i] = interleave_low(rows[i], rows[i + n / 2]);
            mixed[2 * i + 1] = interleave_high(rows[i], rows[i + n / 2]);
        }
        std::memcpy(rows, mixed, sizeof rows);
    }
    for (int i = 0; i < n; ++i) {
        std::memcpy(to + i * to_step * item, &rows[i], sizeof rows[i]);
    }
}

// to[j·to_step + i] = from[i·from_step + j] for i < rows, j < columns, counted in elements.
template <class T>
void transpose(const char* from, int64_t from_step, int64_t rows, int64_t columns, char* to, int64_t to_step) {
    constexpr int64_t n = Lanes<T>::count;
    constexpr int64_t item = sizeof(T);
    const int64_t whole_rows = rows / n * n, whole_columns = columns / n * n;
    for (int64_t i = 0; i < whole_rows; i += n) {
        for (int64_t j = 0; j < whole_columns; j += n) {
            transpose_square<T>(from + (i * from_step + j) * item, from_step, to + (j * to_step + i) * item, to_step);
        }
    }
    for (int64_t i = 0; i < rows; ++i) {
        for (int64_t j = i < whole_rows ? whole_columns : 0; j < columns; ++j) {
            move<T>(from, i * from_step + j, to, j * to_step + i);
        }
    }
}

}  // namespace actgrad
