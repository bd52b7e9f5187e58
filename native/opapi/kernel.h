// SPDX-License-Identifier: Apache-2.0
// What a kernel is to its callers.
#pragma once

#include <stdint.h>

namespace actgrad {

constexpr int MAX_OPERANDS = 11;  // the second gradient of a weighted gated unit: seven inputs, four outputs
constexpr int MAX_SCALARS = 8;

// The element types that kernels know, as indices of their tables.
enum Element { ELEMENT_F32, ELEMENT_F16, ELEMENT_BF16, ELEMENT_F64, ELEMENT_I64, ELEMENTS };

// An argument of a formula that is the same for all elements: `integer` where these are integers.
union Broadcast {
    double number;
    int64_t integer;
};

// Computes `count` elements from packed inputs to packed outputs. If `ahead` is given, stores are non-temporal, where
// the processor has such stores, and each input is prefetched at its distance in bytes; the outputs then begin at cache
// lines. Terms of sums are float32 at least, and are stored as usual. `scalars` are the formula's further arguments,
// rounded to what it computes in.
using TileFunction = void (*)(const void* const* inputs, void* const* outputs, int64_t count, const int64_t* ahead,
                              const Broadcast* scalars);

// A kernel's, by what it reads and writes; null for integers unless its formula holds for them.
using TileFunctions = TileFunction[ELEMENTS];

}  // namespace actgrad
