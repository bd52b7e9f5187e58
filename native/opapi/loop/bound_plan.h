// SPDX-License-Identifier: Apache-2.0
// A plan bound to the memory of one call, and the questions that the parts of the loop ask about its operands.
#pragma once

#include <cstdint>

#include "opapi/kernels/isa.h"
#include "opapi/loop/cache_lines.h"
#include "opapi/loop/loop.h"
#include "opapi/loop/transfer.h"
#include "opapi/planning/plan.h"

namespace actgrad {

struct BoundOperand {
    char* data;               // of the first element
    int64_t item;             // bytes of an element in memory
    int64_t tile_item;        // and in a tile
    ConvertFunction convert;  // between memory and what the kernel reads or writes; null if the dtypes agree
};

// Where outputs begin within cache lines, in each row.
struct LinePlaces {
    bool aligned;   // at their beginning
    bool alike;     // all outputs at the same place
    bool constant;  // in every row at the same place
};

class BoundPlan {
public:
    // Outputs become 0 from row `row_limit` on; sums include all rows.
    BoundPlan(const Plan& plan, const Addresses& addresses, int64_t row_limit);
    BoundPlan(const BoundPlan&) = delete;
    BoundPlan& operator=(const BoundPlan&) = delete;

    // ---- kinds of operands ----

    // An input with an element for each row.
    bool is_row(int operand) const {
        return operand < plan.inputs && (ROW_INPUTS[static_cast<int>(plan.kernel)] >> operand & 1) != 0;
    }
    // An input that is filled with random numbers.
    bool is_drawn(int operand) const { return plan.drawing && operand == plan.inputs - 1; }
    bool is_sum(int operand) const { return operand >= stored(); }
    int sum() const { return plan.operand_count() - 1; }
    // The operands from plan.inputs to here are outputs that tiles are stored to.
    int stored() const { return plan.operand_count() - plan.sums; }
    bool converts() const;

    // The kernel that adds the terms of one channel's sum while it computes them, or null. A tile may have to be
    // computed by the other one after it, so no output may be an input.
    TileFunction summing_kernel() const;

    // ---- inputs with an element for each row ----

    // Their dtype in a kernel, which is also that of terms of sums.
    aclDataType wide() const { return compute == ELEMENT_F64 ? ACL_DOUBLE : ACL_FLOAT; }
    // Whether they are wider than the other inputs. Kernels for 16 bits need NaN without a payload.
    bool has_wide_rows() const { return compute == ELEMENT_F16 || compute == ELEMENT_BF16; }
    // Whether each of them has one element along the columns, which kernels read in place.
    bool has_one_row() const;

    // ---- the iteration space ----

    int64_t row_count() const { return plan.size(last - 1); }
    int64_t row_length() const { return plan.size(last); }
    int64_t row_step(int operand) const { return plan.stride(operand, last - 1); }
    int64_t column_step(int operand) const { return plan.stride(operand, last); }
    Block block(int operand, int64_t rows, int64_t columns) const {
        return {rows, columns, row_step(operand), column_step(operand)};
    }
    // Whether dimension `dim` is summed over.
    bool is_summed(int dim) const { return plan.stride(sum(), dim) == 0; }
    // Whether some operand is contiguous down the columns of a tile, as in a transposition.
    bool is_crossed() const;

    // ---- places in memory ----

    int64_t elements_of_line() const { return LINE / compute_item; }
    LinePlaces line_places() const;
    // Whether two operands are interleaved, either one first, as the halves of an interleaved view are.
    bool are_interleaved(int a, int b) const;
    // Whether the kernel writes outputs about as fast with non-temporal stores if they lie anywhere within cache lines.
    bool streams_anywhere() const;
    // Whether each row has a sum of its own, and rows of some operand do not follow one another in memory.
    bool sums_rows_with_gaps() const;
    // Whether the outputs' rows lie side by side without gaps, in any order, as those of halves do.
    bool outputs_fill_memory() const;

    const Plan& plan;
    const int64_t row_limit;
    const KernelSet& set;
    const Element compute;
    const TileFunction kernel;
    const int last;              // dimension of a tile's columns; its rows are in the one before
    const int64_t compute_item;  // bytes of an element that the kernel computes with
    int64_t largest_item;        // in memory, except for sums and inputs with an element for each row
    int64_t largest_tile_item;
    bool beyond_cache;  // the call touches more memory than the last-level cache holds
    bool fills_cache;   // or most of it, so that it holds little of them before the call
    // Whether it pays to prefetch what the hardware misses: loops that compute wait for what is not in the L2 cache,
    // those that do little but move memory only for what is in none.
    bool waits_for_memory;
    BoundOperand operands[MAX_OPERANDS];

private:
    ConvertFunction conversion_between(aclDataType from, aclDataType to) const;
};

}  // namespace actgrad
