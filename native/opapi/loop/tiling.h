// SPDX-License-Identifier: Apache-2.0
// How a call is divided into tiles, and how each operand is accessed: chosen once, before the first tile.
#pragma once

#include <algorithm>
#include <cstdint>

#include "opapi/loop/bound_plan.h"
#include "opapi/loop/cache_lines.h"

namespace actgrad {

constexpr int64_t TILE = 1024;         // elements, if the tiles of all operands fit in TILE_BYTES
constexpr int64_t TILE_BYTES = 32768;  // on the stack, which may be small, and within the L1 cache
constexpr int64_t DIRECT_TILE = 8192;  // elements, if all operands are accessed in place
constexpr int64_t SHORT_ROW = 512;     // elements: shorter rows share a tile
constexpr int64_t LONG_ROW = 2048;     // elements: outputs of shorter rows are buffered if aligned differently
constexpr int64_t VECTOR = 32;         // elements: a multiple of every instruction set's vectors

// The same for an operator, whose kernel may be about as fast with outputs that lie anywhere.
inline int64_t long_row(const BoundPlan& bound) { return bound.streams_anywhere() ? SHORT_ROW : LONG_ROW; }

// How the tiles of a call are computed. Each has a file with the same name.
enum class Strategy {
    IN_PLACE,    // every tile is one packed piece of each operand
    PACKED,      // operands go through packed copies where they need it
    STREAMED,    // the same for inputs; the kernel writes the outputs in place, with non-temporal stores
    ROWS,        // every row of a tile is packed
    TRANSPOSED,  // the same for some operands; others run along the columns in memory and have packed copies
    PAIRS,       // halves are interleaved, and the kernel joins and splits them in registers
};

// How outputs are written.
enum class Stores {
    ORDINARY,
    NON_TEMPORAL,  // by the kernel itself
    BUFFERED,      // to a buffer or a packed copy, which is then copied to memory in whole cache lines
};

// An operand within a tile.
enum class Access {
    IN_PLACE,
    PACKED,           // through a packed copy
    LEADS_PAIR,       // the same, interleaved with the next operand: both are moved together
    FOLLOWS_IN_PAIR,  // that next operand
};

// The shape of tiles, rectangles in the last two dimensions of the iteration space, and what is done with them. Members
// are public: the strategies set them in strategies.h's choose functions, and everything else has a const reference.
class Tiling {
public:
    // `most_copies`: how many bytes the copies of a tile may take where they need not be on the stack.
    explicit Tiling(const BoundPlan& bound_plan, int64_t most_copies = TILE_BYTES);
    Tiling(const Tiling&) = delete;
    Tiling& operator=(const Tiling&) = delete;

    bool is_in_place(int operand) const { return access[operand] == Access::IN_PLACE; }
    bool leads_pair(int operand) const { return access[operand] == Access::LEADS_PAIR; }
    bool follows_in_pair(int operand) const { return access[operand] == Access::FOLLOWS_IN_PAIR; }
    // Whether a tile of the current shape can be accessed in place.
    bool can_be_in_place(int operand) const;

    // From the first element of an operand that a kernel gets to the one beside element `at`, in bytes.
    int64_t bytes_to(int operand, int64_t at) const {
        return in_one_row && bound.is_row(operand) ? 0 : at * bound.operands[operand].tile_item;
    }
    // Where the copy of an operand's tile is; pairs have theirs one after the other.
    template <class Char>
    Char* copy_of(int operand, Char* copies) const {
        return copies + slots[operand] * slot_bytes;
    }

    // How many elements a tile spans along dimension `dim`, and how many tiles there are.
    int64_t span(int dim) const { return dim == bound.last ? columns : dim == bound.last - 1 ? rows : 1; }
    // How many elements the first one is shorter by, and where tile `tile` begins.
    int64_t lead(int dim) const { return dim == bound.last ? column_lead : dim == bound.last - 1 ? row_lead : 0; }
    int64_t begin(int dim, int64_t tile) const { return tile * span(dim) - (tile > 0 ? lead(dim) : 0); }
    int64_t tiles_along(int dim) const { return (plan.size(dim) + lead(dim) + span(dim) - 1) / span(dim); }
    int64_t count_tiles() const {
        int64_t tiles = 1;
        for (int d = 0; d <= bound.last; ++d) {
            tiles *= tiles_along(d);
        }
        return tiles;
    }

    const BoundPlan& bound;
    const Plan& plan;
    Strategy strategy = Strategy::PACKED;
    Stores stores = Stores::ORDINARY;
    int64_t rows = 1;
    int64_t columns = 1;
    bool in_one_row = false;      // inputs with an element for each row have one for the whole tile
    Access access[MAX_OPERANDS];  // not set for ROWS and PAIRS
    bool streamed[MAX_OPERANDS];  // PACKED: an output whose copy is stored with non-temporal stores
    int slots[MAX_OPERANDS];      // number of each operand's copy
    int slot_count;
    int64_t slot_bytes;                 // of each copy
    int64_t copies_bytes = TILE_BYTES;  // of all copies of a tile
    // TRANSPOSED: elements by which rows may be shifted to cache lines, and by which the first tiles along rows and
    // along columns are shorter, so that the others begin at lines.
    int64_t shift = 0;
    int64_t column_lead = 0;
    int64_t row_lead = 0;

private:
    void give_all_slots();
    int64_t elements_of_copies(int64_t most) const;
    int64_t elements_of_sums() const;
    void choose_access(int64_t tile);
    void choose_shape(int64_t tile);
    void enlarge_tiles_of_sums();
    bool needs_copy(int operand) const;
    bool is_worth_streaming(int operand) const;
};

}  // namespace actgrad
