// SPDX-License-Identifier: Apache-2.0
// The kernels of one instruction set, and run-time dispatch.
#pragma once

#include <cstdint>

#include "acl/acl_base.h"
#include "ascendcl/export.h"
#include "generated/kernels.h"
#include "opapi/kernels/kernel.h"
#include "opapi/kernels/sums.h"
#include "opapi/planning/drawing.h"

namespace actgrad {

inline Element element_of(aclDataType dtype) {
    switch (dtype) {
        case ACL_FLOAT16: return ELEMENT_F16;
        case ACL_BF16: return ELEMENT_BF16;
        case ACL_DOUBLE: return ELEMENT_F64;
        case ACL_INT64: return ELEMENT_I64;
        default: return ELEMENT_F32;
    }
}

// Converts `count` packed elements.
using ConvertFunction = void (*)(const void* from, void* to, int64_t count);

struct KernelSet {
    const char* isa;  // as ACTGRAD_ISA spells it
    // Whether kernels write several outputs of 16 bits with non-temporal stores wherever these lie within cache lines.
    bool streams_16_bits_anywhere;
    const TileFunctions* tiles[static_cast<int>(Kernel::COUNT)];
    ConvertFunction convert[ELEMENT_F64][ELEMENT_F64];  // [from][to], for the three types of up to 32 bits
    // De-interleaves and interleaves `count` elements of each of two arrays, by element size: 2, 4 or 8 bytes.
    // `streamed`: with non-temporal stores if the processor has them.
    void (*deinterleave[3])(const void* from, int64_t count, void* first, void* second);
    void (*interleave[3])(const void* first, const void* second, int64_t count, void* to, bool streamed);
    // to[j·to_step + i] = from[i·from_step + j] for i < rows, j < columns, in elements; by element size: 1, 2, 4 or 8
    // bytes.
    void (*transpose[4])(const char* from, int64_t from_step, int64_t rows, int64_t columns, char* to, int64_t to_step);
    // Copies bytes with non-temporal stores; null without them. These are weakly ordered: fence() publishes them.
    void (*copy_non_temporal)(const void* from, void* to, int64_t bytes);
    void (*fence)();
    TermRange (*term_range)(const float* terms, int64_t count);
    // Adds the terms of each row to SUM_LANES sums of its own in turn, or else those of each column to one sum: to its
    // coarse double, and the rounding error to its fine one. `fine` is null if the coarse double is exact.
    void (*add_terms)(const float* terms, int64_t rows, int64_t columns, bool in_turn, double* coarse, double* fine);
    // The same for one row of terms in turn, before it is known that they fit; returns their range. `together`: each
    // lane adds SUM_TOGETHER of them to each other first.
    TermRange (*add_and_see_terms)(const float* terms, int64_t count, double* coarse, double* fine, bool together);
    // Adds one row of terms to SUM_LANES doubles in turn, as plain additions in any order.
    void (*add_terms_plainly)(const float* terms, int64_t count, double* sums);
    // Adds one row of terms of any size to sums of two doubles by 2Sum. Writes the error left for each term to `lost`,
    // and returns whether any is not 0.
    bool (*add_any_terms)(const float* terms, int64_t count, bool in_turn, double* high, double* low, double* lost);
    // The same for `count` sums, each less `empty`, added to as many sums of two doubles.
    bool (*add_sums)(const double* sums, double empty, int64_t count, double* high, double* low, double* lost);
    // Random numbers first, first + step … as float32 or float64.
    void (*draw_floats)(const Drawing& drawing, int64_t first, int64_t step, int64_t count, float* to);
    void (*draw_doubles)(const Drawing& drawing, int64_t first, int64_t step, int64_t count, double* to);
    // Reads and writes `bytes` bytes of each array, aligned to cache lines, with almost no arithmetic; null without
    // non-temporal stores.
    void (*memory_limit)(const char* const* inputs, int input_count, char* const* outputs, int output_count,
                         int64_t bytes);
};

// The kernels of the best instruction set of this machine, or of the one that ACTGRAD_ISA names, which is read once.
// Throws Refusal(361001) if ACTGRAD_ISA names an unknown or unsupported one.
ACTGRAD_API const KernelSet& kernels();

}  // namespace actgrad
