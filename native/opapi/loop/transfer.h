// SPDX-License-Identifier: Apache-2.0
// Gathers strided memory into packed tiles and scatters it back.
#pragma once

#include <cstdint>

#include "opapi/kernels/isa.h"

namespace actgrad {

// A rectangle of elements in memory, with steps in elements. Packed means row-major without gaps.
struct Block {
    int64_t rows;
    int64_t columns;
    int64_t row_step;
    int64_t column_step;

    bool is_packed() const { return column_step == 1 && (rows == 1 || row_step == columns); }
};

// `item`: the element size in bytes: 1, 2, 4 or 8.
void gather(const KernelSet& set, const char* data, const Block& block, int64_t item, void* tile);
void scatter(const KernelSet& set, const void* tile, const Block& block, int64_t item, char* data);

}  // namespace actgrad
