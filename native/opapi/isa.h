// SPDX-License-Identifier: Apache-2.0
// The kernels of one instruction set, and the choice among them at run time.
#pragma once

#include <cstdint>

#include "acl/acl_base.h"
#include "ascendcl/export.h"
#include "generated/kernels.h"

namespace actgrad {

// The element types that kernels know, as indices of their tables.
enum Element { ELEMENT_F32, ELEMENT_F16, ELEMENT_BF16, ELEMENT_F64, ELEMENTS };

inline Element element_of(aclDataType dtype) {
    switch (dtype) {
        case ACL_FLOAT16: return ELEMENT_F16;
        case ACL_BF16: return ELEMENT_BF16;
        case ACL_DOUBLE: return ELEMENT_F64;
        default: return ELEMENT_F32;
    }
}

// Computes `count` elements from packed inputs to packed outputs. If `ahead` is given, stores go past the caches, where
// the processor has such stores, and what lies so many bytes ahead of each input is fetched meanwhile; the outputs then
// begin at lines of the cache.
using TileFunction = void (*)(const void* const* inputs, void* const* outputs, int64_t count, const int64_t* ahead);

// Converts `count` packed elements.
using ConvertFunction = void (*)(const void* from, void* to, int64_t count);

struct KernelSet {
    const char* isa;  // as ACTGRAD_ISA spells it
    TileFunction tiles[static_cast<int>(Kernel::COUNT)][ELEMENTS];
    ConvertFunction convert[ELEMENT_F64][ELEMENT_F64];  // [from][to] among the three types of up to 32 bits
    // Copies bytes past the caches; null where the processor has no such stores. The memory counts as written after
    // finish_streaming() only.
    void (*stream)(const void* from, void* to, int64_t bytes);
    void (*finish_streaming)();
    // Reads and writes the first `bytes` bytes of so many streams, aligned to lines, and does next to nothing else.
    void (*stream_limit)(const char* const* inputs, int input_count, char* const* outputs, int output_count,
                         int64_t bytes);
};

// The kernels of the best instruction set of this machine, or of the one that ACTGRAD_ISA names. Read once.
// Throws Refusal(361001) when ACTGRAD_ISA names one that is unknown or that this machine lacks.
ACTGRAD_API const KernelSet& kernels();

}  // namespace actgrad
