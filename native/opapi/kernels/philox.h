// SPDX-License-Identifier: Apache-2.0
// Generates the numbers that drawing.h defines. Compiled once for each instruction set, with ACTGRAD_ISA naming it.
#pragma once

#include <stdint.h>

#include "opapi/planning/drawing.h"

namespace actgrad::ACTGRAD_ISA {
namespace {

constexpr int PHILOX_BLOCKS = 64;  // computed side by side, in registers
constexpr int PHILOX_WORDS = 4;    // per block

// Philox4x32-10 for PHILOX_BLOCKS block numbers, vectorised across blocks: words[i][j] is word i of block j.
inline void philox(const uint64_t* blocks, uint64_t seed, uint64_t offset,
                   uint32_t (&words)[PHILOX_WORDS][PHILOX_BLOCKS]) {
    for (int i = 0; i < PHILOX_BLOCKS; ++i) {
        words[0][i] = static_cast<uint32_t>(blocks[i]);
        words[1][i] = static_cast<uint32_t>(blocks[i] >> 32);
        words[2][i] = static_cast<uint32_t>(offset);
        words[3][i] = static_cast<uint32_t>(offset >> 32);
    }
    auto low = static_cast<uint32_t>(seed), high = static_cast<uint32_t>(seed >> 32);
    for (int round = 0; round < 10; ++round) {
        for (int i = 0; i < PHILOX_BLOCKS; ++i) {
            const uint64_t first = uint64_t{0xD2511F53} * words[0][i];
            const uint64_t second = uint64_t{0xCD9E8D57} * words[2][i];
            words[0][i] = static_cast<uint32_t>(second >> 32) ^ words[1][i] ^ low;
            words[1][i] = static_cast<uint32_t>(second);
            words[2][i] = static_cast<uint32_t>(first >> 32) ^ words[3][i] ^ high;
            words[3][i] = static_cast<uint32_t>(first);
        }
        low += 0x9E3779B9;
        high += 0xBB67AE85;
    }
}

inline double drawn(const Drawing& drawing, uint32_t word) {
    const double number = drawing.low + static_cast<double>(word) * 0x1p-32 * drawing.width;
    const double bounded = number < drawing.least ? drawing.least : number;
    return bounded > drawing.most ? drawing.most : bounded;
}

// Numbers first, first + step …; with step 1, all words of a block are used.
template <class T>
void draw(const Drawing& drawing, int64_t first, int64_t step, int64_t count, T* to) {
    uint64_t blocks[PHILOX_BLOCKS];
    uint32_t words[PHILOX_WORDS][PHILOX_BLOCKS];
    if (step != 1) {
        for (int64_t at = 0; at < count; at += PHILOX_BLOCKS) {
            const auto from = static_cast<uint64_t>(first + at * step);
            for (int i = 0; i < PHILOX_BLOCKS; ++i) {
                blocks[i] = (from + static_cast<uint64_t>(i) * static_cast<uint64_t>(step)) / PHILOX_WORDS;
            }
            philox(blocks, drawing.seed, drawing.offset, words);
            for (int i = 0; i < PHILOX_BLOCKS && at + i < count; ++i) {
                const uint64_t number = from + static_cast<uint64_t>(i) * static_cast<uint64_t>(step);
                to[at + i] = static_cast<T>(drawn(drawing, words[number % PHILOX_WORDS][i]));
            }
        }
        return;
    }
    constexpr int64_t together = int64_t{PHILOX_BLOCKS} * PHILOX_WORDS;
    // The first number may be in the middle of its block.
    for (int64_t at = -(first % PHILOX_WORDS); at < count; at += together) {
        for (int i = 0; i < PHILOX_BLOCKS; ++i) {
            blocks[i] = static_cast<uint64_t>(first + at) / PHILOX_WORDS + static_cast<uint64_t>(i);
        }
        philox(blocks, drawing.seed, drawing.offset, words);
        T numbers[together];
        for (int i = 0; i < PHILOX_BLOCKS; ++i) {
            for (int word = 0; word < PHILOX_WORDS; ++word) {
                numbers[PHILOX_WORDS * i + word] = static_cast<T>(drawn(drawing, words[word][i]));
            }
        }
        const int64_t begin = at < 0 ? -at : 0;
        const int64_t end = count - at < together ? count - at : together;
        memcpy(to + at + begin, numbers + begin, static_cast<size_t>(end - begin) * sizeof(T));
    }
}

}  // namespace
}  // namespace actgrad::ACTGRAD_ISA
