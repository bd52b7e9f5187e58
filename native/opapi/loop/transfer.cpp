// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/transfer.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "opapi/kernels/lanes.h"

namespace actgrad {

namespace {

// Calls copy(position in the tile, position in memory) for each element, with the smaller stride innermost.
template <class Copy>
void for_each_element(const Block& block, const Copy& copy) {
    if (std::abs(block.row_step) < std::abs(block.column_step)) {
        for (int64_t column = 0; column < block.columns; ++column) {
            for (int64_t row = 0; row < block.rows; ++row) {
                copy(row * block.columns + column, row * block.row_step + column * block.column_step);
            }
        }
    } else {
        for (int64_t row = 0; row < block.rows; ++row) {
            for (int64_t column = 0; column < block.columns; ++column) {
                copy(row * block.columns + column, row * block.row_step + column * block.column_step);
            }
        }
    }
}

// Doubles the filled part: memcpy uses wider registers than this file, which is compiled for any processor.
template <class T>
void fill(T* to, int64_t count, T value) {
    int64_t done = std::min<int64_t>(count, 64);
    std::fill_n(to, done, value);
    while (done < count) {
        const int64_t part = std::min(done, count - done);
        std::memcpy(to + done, to, static_cast<size_t>(part) * sizeof value);
        done += part;
    }
}

// A view's memory may be unaligned, so elements are moved as bytes.
template <class T>
void gather_as(const char* data, const Block& block, void* tile) {
    char* const to = static_cast<char*>(tile);
    if (block.column_step == 0) {
        for (int64_t row = 0; row < block.rows; ++row) {
            T value;
            std::memcpy(&value, data + row * block.row_step * static_cast<int64_t>(sizeof value), sizeof value);
            fill(static_cast<T*>(tile) + row * block.columns, block.columns, value);
        }
        return;
    }
    for_each_element(block, [&](int64_t packed, int64_t strided) { move<T>(data, strided, to, packed); });
}

template <class T>
void scatter_as(const void* tile, const Block& block, char* data) {
    const char* const from = static_cast<const char*>(tile);
    for_each_element(block, [&](int64_t packed, int64_t strided) { move<T>(from, packed, data, strided); });
}

// Index of the transposition function for an element size.
int transposition_of(int64_t item) { return item == 8 ? 3 : item == 4 ? 2 : item == 2 ? 1 : 0; }

// Copies rows of BYTES to 2·BYTES bytes as two copies, which may overlap.
template <int BYTES>
void copy_short_rows(const char* from, int64_t from_step, char* to, int64_t to_step, int64_t rows, int64_t bytes) {
    const int64_t last = bytes - BYTES;
    for (int64_t row = 0; row < rows; ++row) {
        std::memcpy(to + row * to_step, from + row * from_step, BYTES);
        std::memcpy(to + row * to_step + last, from + row * from_step + last, BYTES);
    }
}

// Steps are in bytes. A call of memcpy for each short row would take longer than the copy.
void copy_rows(const char* from, int64_t from_step, char* to, int64_t to_step, int64_t rows, int64_t bytes) {
    const auto copy = bytes > 256   ? nullptr
                      : bytes > 128 ? copy_short_rows<128>
                      : bytes > 64  ? copy_short_rows<64>
                      : bytes > 32  ? copy_short_rows<32>
                      : bytes > 16  ? copy_short_rows<16>
                      : bytes > 8   ? copy_short_rows<8>
                      : bytes > 4   ? copy_short_rows<4>
                      : bytes > 2   ? copy_short_rows<2>
                                    : copy_short_rows<1>;
    if (copy) {
        copy(from, from_step, to, to_step, rows, bytes);
        return;
    }
    for (int64_t row = 0; row < rows; ++row) {
        std::memcpy(to + row * to_step, from + row * from_step, static_cast<size_t>(bytes));
    }
}

}  // namespace

void gather(const KernelSet& set, const char* data, const Block& block, int64_t item, void* tile) {
    char* const to = static_cast<char*>(tile);
    if (block.column_step == 1) {
        copy_rows(data, block.row_step * item, to, block.columns * item, block.rows, block.columns * item);
        return;
    }
    if (block.row_step == 1 && block.column_step != 0) {
        set.transpose[transposition_of(item)](data, block.column_step, block.columns, block.rows, to, block.columns);
        return;
    }
    switch (item) {
        case 1: return gather_as<uint8_t>(data, block, tile);
        case 2: return gather_as<uint16_t>(data, block, tile);
        case 4: return gather_as<uint32_t>(data, block, tile);
        default: return gather_as<uint64_t>(data, block, tile);
    }
}

void scatter(const KernelSet& set, const void* tile, const Block& block, int64_t item, char* data) {
    const char* const from = static_cast<const char*>(tile);
    if (block.column_step == 1) {
        copy_rows(from, block.columns * item, data, block.row_step * item, block.rows, block.columns * item);
        return;
    }
    if (block.row_step == 1) {
        set.transpose[transposition_of(item)](from, block.columns, block.rows, block.columns, data, block.column_step);
        return;
    }
    switch (item) {
        case 1: return scatter_as<uint8_t>(tile, block, data);
        case 2: return scatter_as<uint16_t>(tile, block, data);
        case 4: return scatter_as<uint32_t>(tile, block, data);
        default: return scatter_as<uint64_t>(tile, block, data);
    }
}

}  // namespace actgrad
