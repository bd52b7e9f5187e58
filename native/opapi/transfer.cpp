// SPDX-License-Identifier: Apache-2.0
#include "opapi/transfer.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "opapi/transpose.h"

namespace actgrad {

namespace {

// Calls copy(position in the tile, position in memory) for each element, in an order that stays close in memory.
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

// The library's copies use larger registers than code for any processor does.
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

// A view's memory need not be aligned to its elements, so they are moved as bytes.
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
    if (block.row_step == 1) {
        transpose<T>(data, block.column_step, block.columns, block.rows, to, block.columns);
        return;
    }
    for_each_element(block, [&](int64_t packed, int64_t strided) { move<T>(data, strided, to, packed); });
}

template <class T>
void scatter_as(const void* tile, const Block& block, char* data) {
    const char* const from = static_cast<const char*>(tile);
    if (block.row_step == 1) {
        transpose<T>(from, block.columns, block.rows, block.columns, data, block.column_step);
        return;
    }
    for_each_element(block, [&](int64_t packed, int64_t strided) { move<T>(from, packed, data, strided); });
}

}  // namespace

void gather(const char* data, const Block& block, int64_t item, void* tile) {
    if (block.column_step == 1) {
        const int64_t bytes = block.columns * item;
        for (int64_t row = 0; row < block.rows; ++row) {
            std::memcpy(static_cast<char*>(tile) + row * bytes, data + row * block.row_step * item,
                        static_cast<size_t>(bytes));
        }
        return;
    }
    switch (item) {
        case 1: return gather_as<uint8_t>(data, block, tile);
        case 2: return gather_as<uint16_t>(data, block, tile);
        case 4: return gather_as<uint32_t>(data, block, tile);
        default: return gather_as<uint64_t>(data, block, tile);
    }
}

void scatter(const void* tile, const Block& block, int64_t item, char* data) {
    if (block.column_step == 1) {
        const int64_t bytes = block.columns * item;
        for (int64_t row = 0; row < block.rows; ++row) {
            std::memcpy(data + row * block.row_step * item, static_cast<const char*>(tile) + row * bytes,
                        static_cast<size_t>(bytes));
        }
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
