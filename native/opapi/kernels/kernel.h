// SPDX-License-Identifier: Apache-2.0
// The interface of a kernel.
#pragma once

#include <stdint.h>

namespace actgrad {

constexpr int MAX_OPERANDS = 11;  // second gradient of a weighted gated unit: seven inputs, four outputs
constexpr int MAX_SCALARS = 8;

// Element types of kernels, as indices of their tables.
enum Element { ELEMENT_F32, ELEMENT_F16, ELEMENT_BF16, ELEMENT_F64, ELEMENT_I64, ELEMENTS };

// A scalar argument of a formula: `integer` for integer elements.
union Broadcast {
    double number;
    int64_t integer;
};

// Inputs, and outputs, that some operator interleaves with the next one, as bits.
struct Pairs {
    unsigned inputs;
    unsigned outputs;
};

// What a kernel has unless it says otherwise.
struct Properties {
    // How many of the last results are terms of a sum.
    static constexpr int sums = 0;
    // Of kernels that may add the terms of a channel's sum while they compute them, for which FlaglessFloats has what
    // is needed: which inputs have an element for each channel, as bits. 0 for other kernels.
    static constexpr unsigned channels = 0;
    // Which inputs have an element for each row, as bits: beside inputs of 16 bits they are float32. None where the
    // others are converted to float32.
    static constexpr unsigned rows = 0;
    // Whether the formula has exponentials in float32 that may be computed in a stage of their own.
    static constexpr bool has_exponentials = false;
    // Whether the result is an operand times a derivative at another one, so that the first is needed last.
    static constexpr bool has_derivative = false;
    // Whether the kernel has arithmetic and comparisons alone, so that beyond the caches it is bound by memory.
    static constexpr bool is_memory_bound = false;
    static constexpr Pairs pairs = {0, 0};
};

// Rows that a kernel computes one after the other, so that a row costs no call: `count` elements of each, at least one
// vector of each instruction set. The last vector may overlap the one before: no output may be an input then.
struct TileRows {
    int64_t count;
    int64_t steps[MAX_OPERANDS];  // from row to row in bytes, of inputs and then outputs
    bool non_temporal;            // whole vectors in each row then, and every row of each output begins at a cache line
    const int64_t* outputs_ahead = nullptr;  // how many bytes away each output is prefetched, if stores are ordinary
};

// Computes `count` packed elements. With `ahead`, outputs are written with non-temporal stores (where the processor has
// them), and each input is prefetched `ahead` bytes away. Outputs begin at cache lines then; several may lie anywhere,
// where not every kernel has non-temporal stores. Terms of sums are at least float32 and use ordinary stores. `scalars`
// are rounded to the type that the formula computes in. Of the inputs in Properties::rows there is one element for each
// element of the others, or with `in_one_row` one for all. With `rows`, which kernels of such inputs and of sums do not
// get, these tell what is written with non-temporal stores.
using TileFunction = void (*)(const void* const* inputs, void* const* outputs, int64_t count, const int64_t* ahead,
                              const Broadcast* scalars, bool in_one_row, const TileRows* rows);

// A kernel's functions by element type; null for integers unless its formula supports them. Then, for types of up to 32
// bits, two more tables, null where there is none:
// From `INTERLEAVED` on, those for operands of which all Properties::pairs are interleaved: they take the address of
// the first of a pair, and compute whole vectors of every instruction set in one row.
// From `SUMMING` on, those that compute the terms of one channel and add them, as plain additions in any order, to
// SUM_LANES doubles at the last output. Only these additions raise the inexact flag. Of the inputs in
// Properties::channels the first element is read.
constexpr int INTERLEAVED = ELEMENTS;
constexpr int SUMMING = INTERLEAVED + ELEMENT_F64;
using TileFunctions = TileFunction[SUMMING + ELEMENT_F64];

}  // namespace actgrad
