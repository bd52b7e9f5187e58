// SPDX-License-Identifier: Apache-2.0
// Transposition in registers: each 16-byte part of a register holds a row of a square of 2, 4, 8 or 16 elements.
// Compiled once for each instruction set, with ACTGRAD_ISA naming it.
#pragma once

#include <stdint.h>
#include <string.h>

#include <utility>

#include "opapi/kernels/lanes.h"
#include "src/actgrad/arithmetic/primitives/simd/simd.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

#if defined(__AVX512BW__)
constexpr int REGISTER = 64;  // bytes
#elif defined(__AVX2__)
constexpr int REGISTER = 32;
#else
constexpr int REGISTER = 16;
#endif

// As many squares side by side as a register has parts.
template <class T>
struct Squares {
    static constexpr int side = 16 / sizeof(T), parts = REGISTER / 16, lanes = side * parts;
    using Numbers = std::make_integer_sequence<int, lanes>;
    typedef T Vector __attribute__((vector_size(REGISTER)));

    // Interleaves the lower (FROM 0) or upper (FROM side / 2) halves of each part of two vectors.
    template <int FROM, int... I>
    ACTGRAD_INLINE Vector interleave(Vector a, Vector b, std::integer_sequence<int, I...>) {
        return ACTGRAD_SHUFFLE(a, b, (I / side * side + FROM + I % side / 2 + I % 2 * lanes)...);
    }

    // Squares from memory, each transposed. Interleaving rows i and i + n/2 for all i moves one bit of the row index
    // into the column index; log2(n) rounds move all.
    ACTGRAD_INLINE void load_transposed(const char* from, int64_t from_step, Vector (&rows)[side]) {
        Vector mixed[side];
        for (int i = 0; i < side; ++i) {
            rows[i] = vector_at<Vector>(from + i * from_step * static_cast<int64_t>(sizeof(T)));
        }
        for (int round = 1; round < side; round *= 2) {
            for (int i = 0; i < side / 2; ++i) {
                mixed[2 * i] = interleave<0>(rows[i], rows[i + side / 2], Numbers());
                mixed[2 * i + 1] = interleave<side / 2>(rows[i], rows[i + side / 2], Numbers());
            }
            for (int i = 0; i < side; ++i) {
                rows[i] = mixed[i];
            }
        }
    }

    ACTGRAD_INLINE void transpose(const char* from, int64_t from_step, char* to, int64_t to_step) {
        constexpr int64_t item = sizeof(T);
        Vector rows[side];
        load_transposed(from, from_step, rows);
        for (int i = 0; i < side; ++i) {
            for (int part = 0; part < parts; ++part) {
                memcpy(to + (part * side + i) * to_step * item, reinterpret_cast<const char*>(&rows[i]) + part * 16,
                       16);
            }
        }
    }

    // Every second 16-byte part of two vectors, from the first (FROM 0) or the second on. As 64-bit elements: compilers
    // know better instructions for these.
    using Halves = std::make_integer_sequence<int, 2 * parts>;
    typedef uint64_t Wide __attribute__((vector_size(REGISTER)));
    template <int FROM, int... I>
    ACTGRAD_INLINE Vector every_second_part(Vector a, Vector b, std::integer_sequence<int, I...>) {
        const Wide first = reinterpret_cast<Wide>(a), second = reinterpret_cast<Wide>(b);
        return reinterpret_cast<Vector>(ACTGRAD_SHUFFLE(first, second, ((I / 2 * 2 + FROM) * 2 + I % 2)...));
    }

    // Transposes the parts of a square matrix of parts, a row of which is a vector, and stores the vectors. Each round
    // moves one bit of the part's index into the row's.
    ACTGRAD_INLINE void store_transposed_parts(Vector (&vectors)[parts], char* to, int64_t step) {
        Vector mixed[parts];
        for (int round = 1; round < parts; round *= 2) {
            for (int part = 0; part < parts / 2; ++part) {
                mixed[part] = every_second_part<0>(vectors[2 * part], vectors[2 * part + 1], Halves());
                mixed[part + parts / 2] = every_second_part<1>(vectors[2 * part], vectors[2 * part + 1], Halves());
            }
            for (int part = 0; part < parts; ++part) {
                vectors[part] = mixed[part];
            }
        }
        for (int part = 0; part < parts; ++part) {
            store_vector(vectors[part], to + part * step);
        }
    }

    // Transposes a square whose side is a whole register: squares as above, whose parts are then transposed likewise.
    template <int... I>
    ACTGRAD_INLINE void transpose_whole(const char* from, int64_t from_step, char* to, int64_t to_step,
                                        std::integer_sequence<int, I...>) {
        constexpr int64_t item = sizeof(T);
        Vector squares[side][parts];
        for (int part = 0; part < parts; ++part) {
            Vector rows[side];
            load_transposed(from + part * side * from_step * item, from_step, rows);
            ((squares[I][part] = rows[I]), ...);
        }
        (store_transposed_parts(squares[I], to + I * to_step * item, side * to_step * item), ...);
    }
};

template <class T>
void transpose(const char* from, int64_t from_step, int64_t rows, int64_t columns, char* to, int64_t to_step) {
    constexpr int64_t side = Squares<T>::side, lanes = Squares<T>::lanes;
    constexpr int64_t item = sizeof(T);
    const int64_t whole_rows = rows / side * side, whole_columns = columns / lanes * lanes;
    int64_t first = 0;
    if constexpr (REGISTER > 16 && side <= 8) {
        for (; first + lanes <= rows; first += lanes) {
            for (int64_t j = 0; j < whole_columns; j += lanes) {
                Squares<T>::transpose_whole(from + (first * from_step + j) * item, from_step,
                                            to + (j * to_step + first) * item, to_step,
                                            std::make_integer_sequence<int, side>());
            }
        }
    }
    // Columns outside: what is written is complete while the cache holds it.
    for (int64_t j = 0; j < whole_columns; j += lanes) {
        for (int64_t i = first; i < whole_rows; i += side) {
            Squares<T>::transpose(from + (i * from_step + j) * item, from_step, to + (j * to_step + i) * item, to_step);
        }
    }
    for (int64_t i = 0; i < rows; ++i) {
        for (int64_t j = i < whole_rows ? whole_columns : 0; j < columns; ++j) {
            move<T>(from, i * from_step + j, to, j * to_step + i);
        }
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
