// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/tiling.h"

#include <algorithm>
#include <numeric>

#include "opapi/loop/strategies.h"
#include "opapi/processor/model.h"

namespace actgrad {

namespace {

// For sums along rows of 16 bits, if few operands need copies: with a tile of terms in memory, or terms added at once.
constexpr int64_t LARGEST_TILE = 2 * TILE, LARGEST_TILE_AT_ONCE = 4 * TILE;
constexpr int64_t PAIR_BYTES = 4096;  // limit for the copy of an interleaved half
constexpr int64_t SQUARE = 32;        // elements: side of a crossed tile, at least one cache line for each operand

}  // namespace

Tiling::Tiling(const BoundPlan& bound_plan, int64_t most_copies) : bound(bound_plan), plan(bound_plan.plan) {
    give_all_slots();
    if (can_be_pairs(bound)) {
        choose_pairs(*this);
        return;
    }
    if (bound.is_crossed() && plan.sums == 0 && !plan.drawing && bound.largest_tile_item == bound.compute_item) {
        choose_transposed(*this, most_copies);
        return;
    }
    choose_access(elements_of_copies(TILE));
    if (plan.sums > 0 && bound.is_summed(bound.last) && bound.largest_tile_item == sizeof(float) &&
        bound.largest_item <= bound.largest_tile_item) {
        enlarge_tiles_of_sums();
    }
}

void Tiling::give_all_slots() {
    std::iota(slots, slots + plan.operand_count(), 0);
    slot_count = plan.operand_count();
    slot_bytes = TILE_BYTES / slot_count / LINE * LINE;
}

int64_t Tiling::elements_of_copies(int64_t most) const {
    int64_t tile = std::min(most, TILE_BYTES / (slot_count * bound.largest_tile_item) / SQUARE * SQUARE);
    // The L1 cache has to hold the memory of interleaved halves as well as their copies.
    for (int i = 0; i < plan.operand_count(); ++i) {
        tile = bound.column_step(i) == 2 ? std::min(tile, PAIR_BYTES / bound.largest_tile_item) : tile;
    }
    return tile;
}

int64_t Tiling::elements_of_sums() const {
    // Elsewhere, longer parts of float32 rows were slower from memory, and tiles of one row no faster.
    if (is_zen_5() && bound.row_length() >= SHORT_ROW) {
        return std::min(bound.row_length(), LARGEST_TILE_AT_ONCE);
    }
    const int64_t largest = bound.summing_kernel() ? LARGEST_TILE_AT_ONCE : LARGEST_TILE;
    return bound.largest_item == 2 ? largest : TILE;
}

// Tiles of sums may be larger if only few operands need a copy.
void Tiling::enlarge_tiles_of_sums() {
    bool has_slot[MAX_OPERANDS];
    slot_count = 0;
    for (int i = 0; i < plan.operand_count(); ++i) {
        has_slot[i] = needs_copy(i);
        slots[i] = slot_count;
        slot_count += has_slot[i] ? 1 : 0;
    }
    slot_bytes = TILE_BYTES / slot_count / LINE * LINE;
    choose_access(elements_of_copies(elements_of_sums()));
    for (int i = 0; i < plan.operand_count(); ++i) {
        if (needs_copy(i) && !has_slot[i]) {
            give_all_slots();
            choose_access(elements_of_copies(TILE));
            return;
        }
    }
}

// Chooses the shape of tiles and how each operand is accessed. `tile`: the most elements of a copy.
void Tiling::choose_access(int64_t tile) {
    choose_shape(tile);
    if (are_rows_worthwhile(*this)) {
        choose_rows(*this);
        return;
    }
    in_one_row = rows == 1 && bound.has_one_row();
    const int operands = plan.operand_count(), stored = bound.stored();
    std::fill_n(access, operands, Access::PACKED);
    for (int i = 0; i + 1 < operands; ++i) {
        if (!follows_in_pair(i) && i + 1 != plan.inputs && !bound.is_sum(i + 1) && bound.are_interleaved(i, i + 1)) {
            access[i] = Access::LEADS_PAIR;
            access[i + 1] = Access::FOLLOWS_IN_PAIR;
        }
    }
    bool all_in_place = true, all_streamed = stores != Stores::BUFFERED;
    for (int i = 0; i < operands; ++i) {
        const bool is_stored = i >= plan.inputs && i < stored, can = can_be_in_place(i);
        streamed[i] = is_stored && bound.beyond_cache && is_worth_streaming(i);
        all_streamed = all_streamed && (!is_stored || (streamed[i] && can));
        if (can && !streamed[i]) {
            access[i] = Access::IN_PLACE;
        }
        all_in_place = all_in_place && is_in_place(i);
    }
    strategy = all_in_place ? Strategy::IN_PLACE : all_streamed ? Strategy::STREAMED : Strategy::PACKED;
    stores = strategy == Strategy::STREAMED ? Stores::NON_TEMPORAL : stores;
}

bool Tiling::can_be_in_place(int operand) const {
    if (bound.is_row(operand) && ((rows == 1 && bound.has_one_row()) || bound.has_wide_rows())) {
        return rows == 1 && bound.has_one_row();
    }
    return !bound.is_sum(operand) && !bound.is_drawn(operand) && !bound.operands[operand].convert &&
           bound.block(operand, rows, columns).is_packed() && (rows == 1 || columns == bound.row_length());
}

bool Tiling::needs_copy(int operand) const {
    const bool written_in_place = strategy == Strategy::STREAMED && operand >= plan.inputs && !bound.is_sum(operand);
    return !is_in_place(operand) && !written_in_place;
}

// Non-temporal stores of partial cache lines cost more than they save.
bool Tiling::is_worth_streaming(int operand) const {
    const bool paired = leads_pair(operand) || follows_in_pair(operand);
    const int64_t item = bound.operands[operand].item;
    const Block tile = bound.block(operand, rows, columns);
    const int64_t run = (tile.is_packed() ? tile.rows : tile.column_step) * tile.columns * item;
    const char* const begin = bound.operands[operand - (follows_in_pair(operand) ? 1 : 0)].data;
    const bool aligned = in_line(begin) == 0 && tile.row_step * item % LINE == 0 && run % LINE == 0;
    return tile.column_step == (paired ? 2 : 1) && (run >= 1024 || aligned);
}

void Tiling::choose_shape(int64_t tile) {
    const int64_t row_count = bound.row_count(), row_length = bound.row_length();
    if (bound.is_crossed()) {
        rows = std::min(row_count, SQUARE);
        columns = std::min(row_length, tile / rows);
        rows = std::min(row_count, tile / columns);
        return;
    }
    rows = 1;
    columns = std::min(row_length, DIRECT_TILE);
    const bool buffers = bound.beyond_cache && !bound.line_places().alike && row_length < long_row(bound);
    stores = buffers ? Stores::BUFFERED : Stores::ORDINARY;
    bool all_in_place = !buffers;
    for (int i = 0; i < plan.operand_count(); ++i) {
        all_in_place = all_in_place && can_be_in_place(i);
    }
    const int64_t line = bound.elements_of_line();
    if (!all_in_place) {
        // Parts of almost equal size, in whole cache lines.
        const int64_t parts = (row_length + tile - 1) / tile;
        columns = std::min(row_length, ((row_length + parts - 1) / parts + line - 1) / line * line);
    }
    // Sums over rows stay in registers from row to row, so tiles of several rows pay; but not if these would be copied,
    // and each of them has a sum of its own.
    if ((row_length < SHORT_ROW || plan.sums > 0) && !bound.sums_rows_with_gaps()) {
        rows = std::clamp(tile / columns, int64_t{1}, row_count);
        // Packed outputs: as many rows as are whole cache lines together.
        const int64_t group = line / std::gcd(columns, line);
        if (bound.row_step(plan.inputs) != columns) {
            return;
        }
        if (rows > group) {
            rows -= rows % group;
        } else if (!bound.converts() && plan.sums == 0 && !plan.drawing &&
                   group * columns * LINE <= slot_bytes * line) {
            rows = std::min(group, row_count);
        }
    }
}

}  // namespace actgrad
