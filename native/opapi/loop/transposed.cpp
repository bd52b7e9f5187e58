// SPDX-License-Identifier: Apache-2.0
// Tiles in which some operands have packed rows and others run along the columns in memory, as in a transposition.
// Those with packed rows are accessed in place, one row of the tile at a time. Only the others need copies, which can
// therefore be large: memory that runs along the columns is read in runs of several cache lines.
//
// If outputs are streamed and rows are not aligned to cache lines, but all alike, the first tile of each row is
// shorter. Else each row's stores are shifted to line boundaries: they begin at one and end where the next tile's
// begin. If outputs are not aligned alike, they are buffered.
#include <algorithm>

#include "opapi/loop/copies.h"
#include "opapi/loop/kernel_call.h"
#include "opapi/loop/prefetch.h"
#include "opapi/loop/strategies.h"
#include "opapi/processor/cache.h"
#include "opapi/threads/pool.h"

namespace actgrad {

namespace {

// Shape of a transposed tile: long runs of whole lines, and a few lines of each row in place, touch few pages at a
// time.
constexpr int64_t LARGE_COPIES = 65536, LARGEST_COPIES = 262144;  // bytes
constexpr int64_t ALL_COPIES = 16777216;                          // of all threads
constexpr int64_t COLUMNS = 2 * VECTOR;                           // where memory allows runs as long as the copies do
constexpr int64_t SIDE = 64;                                      // elements, if rows are shifted to cache lines
constexpr int64_t RUN = 4 * LINE;                                 // bytes, likewise
constexpr int64_t ROW_BYTES = 2048;                               // limit for a row of such a tile
constexpr int64_t BUFFERED_ROW_BYTES = 1024;                      // the same if outputs are buffered
constexpr int64_t BUFFERED_ROWS = 4;                              // that are computed by one call
constexpr int64_t BUFFER_BYTES = BUFFERED_ROWS * (BUFFERED_ROW_BYTES + LINE);  // for each output
// How much of the inputs in place lies between a row that is computed and the one that is prefetched, and the fewest
// rows. Whole tiles ahead would be too many: all of their rows may be in the same few sets of a cache.
constexpr int64_t BYTES_AHEAD = 4096, FEWEST_ROWS_AHEAD = 4;

int64_t buffer_step(int64_t step) { return BUFFERED_ROW_BYTES + ((step % LINE) + LINE) % LINE; }

// The part of a row of a tile, `columns` long with its shift, that is stored with the tile.
struct ShiftedPart {
    ShiftedPart(const Tiling& tiling, const Place& place, int64_t columns, int64_t bytes_to_line)
        : shift(std::min(bytes_to_line / tiling.bound.compute_item, columns)),
          is_first(place.column == 0),
          end(tiling.bound.row_length() - place.column == place.columns ? columns
                                                                        : std::min(columns, place.columns + shift)) {}
    int64_t shift;  // to the first whole line
    bool is_first;  // of the row, so that the part before belongs to it
    int64_t end;
};

// A row whose stores are non-temporal from a line on, if elements do not straddle lines.
void compute_shifted(const Tiling& tiling, const Place& place, const void* const* inputs, void* const* outputs,
                     int64_t columns, const int64_t* ahead) {
    const int64_t bytes = to_line(static_cast<const char*>(outputs[0]));
    if (bytes % tiling.bound.compute_item != 0) {
        compute_part(tiling, tiling.bound.kernel, inputs, outputs, 0, place.columns);
        return;
    }
    const ShiftedPart part(tiling, place, columns, bytes);
    if (part.is_first && part.shift > 0) {
        compute_part(tiling, tiling.bound.kernel, inputs, outputs, 0, part.shift);
    }
    compute_part(tiling, tiling.bound.kernel, inputs, outputs, part.shift, part.end, ahead);
}

// Stores buffered rows from `row` on.
void store_buffered(const Tiling& tiling, const Place& place, int64_t row, int64_t rows, int64_t columns,
                    void* const* buffers) {
    const BoundPlan& bound = tiling.bound;
    const int64_t item = bound.compute_item;
    const int first = tiling.plan.inputs;
    for (int64_t at = 0; at < rows; ++at) {
        for (int i = first; i < tiling.plan.operand_count(); ++i) {
            const int64_t step = bound.row_step(i) * item;
            char* const to = place.data[i] + (row + at) * step;
            const char* const from = static_cast<const char*>(buffers[i - first]) + at * buffer_step(step);
            const ShiftedPart part(tiling, place, columns, to_line(to));
            const int64_t begin = part.is_first ? 0 : part.shift;
            bound.set.copy_non_temporal(from + begin * item, to + begin * item, (part.end - begin) * item);
        }
    }
}

// Whether the kernel can prefetch one run of each crossed input's next tile with every group of rows.
bool can_prefetch_runs(const Tiling& tiling) {
    const BoundPlan& bound = tiling.bound;
    bool can = tiling.rows % tiling.columns == 0;
    for (int i = 0; i < tiling.plan.inputs; ++i) {
        can = can && (tiling.is_in_place(i) || (!bound.operands[i].convert && bound.row_step(i) == 1));
    }
    return can;
}

// The first line of what the kernel prefetches, which finds the others: it prefetches where vectors end.
__attribute__((always_inline)) inline void prefetch_broken_line(const char* begin) {
    if (in_line(begin) != 0) {
        __builtin_prefetch(begin, 0, 2);
    }
}

// How far the first element of the first operand along columns is behind the beginning of a line, if all of its runs
// begin there.
int64_t row_lead(const Tiling& tiling) {
    const BoundPlan& bound = tiling.bound;
    const int64_t item = bound.compute_item, line = bound.elements_of_line();
    for (int i = 0; i < tiling.plan.operand_count(); ++i) {
        const int64_t behind = in_line(bound.operands[i].data);
        if (!tiling.is_in_place(i) && bound.row_step(i) == 1) {
            return bound.column_step(i) % line == 0 && behind % item == 0 ? behind / item : 0;
        }
    }
    return 0;
}

int64_t rows_ahead(const Tiling& tiling, int64_t columns) {
    int64_t bytes = 0;  // of a row
    for (int i = 0; i < tiling.plan.inputs; ++i) {
        bytes += tiling.is_in_place(i) ? columns * tiling.bound.compute_item : 0;
    }
    return std::max(FEWEST_ROWS_AHEAD, BYTES_AHEAD / std::max<int64_t>(bytes, 1));
}

// How far ahead an operand that is accessed in place is prefetched, from `row` of the tile: into the same tile,
// or at its end into the next one.
int64_t bytes_ahead(const Tiling& tiling, const Place& place, char* const* next, int operand, int64_t row,
                    int64_t rows) {
    const int64_t step = tiling.bound.row_step(operand) * tiling.bound.compute_item;
    const int64_t ahead = std::min(rows, place.rows);
    const bool ends = row + ahead >= place.rows;
    return ahead * step + (ends ? next[operand] - place.data[operand] - place.rows * step : 0);
}

// A tile: where its operands' next rows are, and how many rows the kernel computes at a time.
class Tile {
public:
    Tile(const Tiling& tiling, const Place& place, char* const* next, char* copies)
        : tiling_(tiling),
          place_(place),
          next_(next),
          columns_(std::min(place.columns + tiling.shift, tiling.bound.row_length() - place.column)),
          buffers_(tiling.stores == Stores::BUFFERED),
          shifts_(tiling.shift > 0 && !buffers_) {
        const bool begins_at_line = in_line(place.data[tiling.plan.inputs]) == 0;
        rows_.non_temporal = tiling.stores == Stores::NON_TEMPORAL && (shifts_ || begins_at_line);
        load_operands(copies);
        choose_group();
    }

    void run() {
        for (int64_t row = 0; row < place_.rows; row += group_) {
            rows_.count = std::min(group_, place_.rows - row);
            prefetch_inputs(row);
            if (tiling_.stores == Stores::ORDINARY && tiling_.bound.waits_for_memory) {
                prefetch_outputs(row);
            }
            compute(row);
            advance();
        }
        store_copies();
    }

private:
    bool is_input(int operand) const { return operand < tiling_.plan.inputs; }

    // Finds each operand's first row, and loads the copies of inputs.
    void load_operands(char* slot) {
        const BoundPlan& bound = tiling_.bound;
        for (int i = 0; i < tiling_.plan.operand_count(); ++i) {
            const bool in_place = tiling_.is_in_place(i) && (is_input(i) || !buffers_);
            const bool buffered = tiling_.is_in_place(i) && !in_place;  // at the same place within cache lines
            char* const base = in_place ? place_.data[i] : slot + (buffered ? in_line(place_.data[i]) : 0);
            const int64_t step = bound.row_step(i) * bound.compute_item;
            rows_.steps[i] = in_place ? step : buffered ? buffer_step(step) : columns_ * bound.compute_item;
            slot += in_place ? 0 : buffered ? BUFFER_BYTES : tiling_.slot_bytes;
            if (!is_input(i)) {
                outputs_[i - tiling_.plan.inputs] = base;
                continue;
            }
            inputs_[i] = base;
            if (!tiling_.is_in_place(i)) {
                load_copy(bound, i, bound.block(i, place_.rows, columns_), place_.data[i], base);
            }
        }
    }

    void choose_group() {
        one_call_ = !shifts_ && can_be_one_call(tiling_.plan, inputs_, outputs_, columns_) &&
                    (!rows_.non_temporal || columns_ % VECTOR == 0);
        // As many rows at a time as have the elements of one run in memory, if possible: the kernel then prefetches one
        // of each crossed input's next tile.
        in_runs_ = one_call_ && !buffers_ && columns_ == tiling_.columns && can_prefetch_runs(tiling_);
        group_ = !one_call_ ? 1 : in_runs_ ? tiling_.rows / tiling_.columns : buffers_ ? BUFFERED_ROWS : 4;
        kernel_prefetches_ = one_call_ || rows_.non_temporal;
        rows_ahead_ = rows_ahead(tiling_, columns_);
    }

    // Prefetches, or has the kernel prefetch, what a later group or the next tile reads.
    void prefetch_inputs(int64_t row) {
        const BoundPlan& bound = tiling_.bound;
        for (int i = 0; i < tiling_.plan.inputs; ++i) {
            const char* const own = static_cast<const char*>(inputs_[i]);
            if (tiling_.is_in_place(i)) {
                const int64_t ahead = bytes_ahead(tiling_, place_, next_, i, row, rows_ahead_);
                for (int64_t j = 0; kernel_prefetches_ && j < rows_.count; ++j) {
                    prefetch_broken_line(own + j * rows_.steps[i] + ahead);
                }
                ahead_[i] = ahead + LINE - 1;
            } else if (in_runs_) {
                const int64_t ahead = next_[i] + row / group_ * bound.column_step(i) * bound.operands[i].item - own;
                prefetch_broken_line(own + ahead);
                ahead_[i] = ahead + LINE - 1;
            }
        }
        for (int64_t i = row; !in_runs_ && i < row + rows_.count; ++i) {
            prefetch_share(tiling_, place_, next_, i, place_.rows, kernel_prefetches_);
        }
    }

    // always_inline for the reason in cache_lines.h.
    __attribute__((always_inline)) void prefetch_outputs(int64_t row) const {
        const int first = tiling_.plan.inputs;
        for (int i = first; i < tiling_.plan.operand_count(); ++i) {
            if (!tiling_.is_in_place(i)) {
                continue;
            }
            const char* const own = static_cast<const char*>(outputs_[i - first]) +
                                    bytes_ahead(tiling_, place_, next_, i, row, rows_ahead_);
            for (int64_t j = 0; j < rows_.count; ++j) {
                prefetch_lines(reinterpret_cast<uintptr_t>(own + j * rows_.steps[i]),
                               columns_ * tiling_.bound.compute_item);
            }
        }
    }

    void compute(int64_t row) const {
        if (shifts_) {
            compute_shifted(tiling_, place_, inputs_, outputs_, columns_, ahead_);
        } else {
            tiling_.bound.kernel(inputs_, outputs_, columns_, kernel_prefetches_ ? ahead_ : nullptr,
                                 tiling_.plan.scalars, false, one_call_ ? &rows_ : nullptr);
        }
        if (buffers_) {
            store_buffered(tiling_, place_, row, rows_.count, columns_, outputs_);
        }
    }

    void advance() {
        const int first = tiling_.plan.inputs;
        for (int i = 0; i < first; ++i) {
            inputs_[i] = static_cast<const char*>(inputs_[i]) + rows_.count * rows_.steps[i];
        }
        for (int i = 0; !buffers_ && i < tiling_.plan.outputs; ++i) {
            outputs_[i] = static_cast<char*>(outputs_[i]) + rows_.count * rows_.steps[first + i];
        }
    }

    void store_copies() const {
        const int first = tiling_.plan.inputs;
        for (int i = first; i < tiling_.plan.operand_count(); ++i) {
            if (!tiling_.is_in_place(i)) {
                char* const end = static_cast<char*>(outputs_[i - first]);
                const Block block = tiling_.bound.block(i, place_.rows, place_.columns);
                store_copy(tiling_.bound, i, block, end - place_.rows * rows_.steps[i], place_.data[i], false);
            }
        }
    }

    const Tiling& tiling_;
    const Place& place_;
    char* const* const next_;  // where the next tile of each operand begins
    const int64_t columns_;
    const bool buffers_;
    const bool shifts_;  // each row's stores by another distance
    bool one_call_;      // for a group of rows
    bool in_runs_;
    bool kernel_prefetches_;
    int64_t group_;  // rows at a time
    int64_t rows_ahead_;
    const void* inputs_[MAX_OPERANDS];
    void* outputs_[MAX_OPERANDS];
    int64_t ahead_[MAX_OPERANDS] = {};
    TileRows rows_{};
};

}  // namespace

int64_t worthwhile_copies() {
    // An eighth of the L2 cache was the fastest on AMD's Zen 4, which has 1 MiB, and on Intel's Emerald Rapids with 2.
    const int64_t wanted = std::clamp(l2_cache() / 8, LARGE_COPIES, LARGEST_COPIES);
    // The C library maps very large blocks (glibc: over 32 MiB) anew for each call.
    return std::max(TILE_BYTES, std::min(wanted, ALL_COPIES / thread_count()));
}

void choose_transposed(Tiling& tiling, int64_t most_copies) {
    const BoundPlan& bound = tiling.bound;
    const Plan& plan = tiling.plan;
    const int64_t row_count = bound.row_count(), row_length = bound.row_length();
    const int64_t item = bound.compute_item, line = bound.elements_of_line();
    const LinePlaces places = bound.line_places();
    const int64_t behind_line = in_line(bound.operands[plan.inputs].data);
    const bool can_lead = places.alike && places.constant && behind_line % item == 0 && behind_line / item < row_length;
    tiling.strategy = Strategy::TRANSPOSED;
    int64_t copied = 0, most = most_copies;
    // Rows beyond the limit are cleared tile by tile, so no store may reach into the next tile; nor may buffered ones,
    // each with its own shift, overwrite inputs there that are read again.
    bool streams = bound.beyond_cache && (can_lead || !plan.group) && (places.alike || !overwrites_input(bound));
    for (int i = 0; i < plan.operand_count(); ++i) {
        const bool in_place = !bound.operands[i].convert && bound.column_step(i) == 1;
        tiling.access[i] = in_place ? Access::IN_PLACE : Access::PACKED;
        copied += in_place ? 0 : 1;
        most = bound.operands[i].convert ? TILE : most;
        streams = streams && (i < plan.inputs || in_place);
    }
    const bool buffers = streams && !places.alike;
    tiling.stores = buffers ? Stores::BUFFERED : streams ? Stores::NON_TEMPORAL : Stores::ORDINARY;
    const int64_t shift = tiling.shift = streams && !can_lead ? line : 0;
    tiling.column_lead = streams && can_lead ? behind_line / item : 0;
    const int64_t buffer_bytes = buffers ? plan.outputs * (BUFFER_BYTES + LINE) : 0;
    // Balances the load of the threads.
    most = std::min({most, (most_copies - buffer_bytes) / copied / LINE * LINE / item,
                     std::max(TILE, plan.elements / (8 * thread_count()))});
    // Runs in memory are as long as two vectors in each row allow.
    int64_t rows = std::min(row_count, shift > 0 ? std::min(SIDE, RUN / item) : most_copies / COLUMNS / item);
    while (shift == 0 && rows * item > RUN && rows * COLUMNS > most) {
        rows /= 2;
    }
    while (rows > 1 && rows * (line + shift) > most) {
        rows /= 2;
    }
    // Shifts repeat up to a line of each row: fewer but longer rows repeat less.
    while (shift > 0 && rows * item >= 2 * LINE && most / rows < 4 * line + shift) {
        rows /= 2;
    }
    int64_t columns = std::min({row_length, std::max(line, (most / rows - shift) / line * line),
                                (buffers ? BUFFERED_ROW_BYTES : ROW_BYTES) / item - line});
    if (columns > VECTOR && columns < row_length) {
        columns -= columns % VECTOR;
    }
    rows = std::min(row_count, std::max(rows, most / (columns + shift) / line * line));
    // Parts of almost equal size, in whole cache lines.
    const int64_t parts = (row_count + rows - 1) / rows;
    tiling.rows = std::min(rows, ((row_count + parts - 1) / parts + line - 1) / line * line);
    tiling.row_lead = tiling.rows % line == 0 ? row_lead(tiling) : 0;
    tiling.columns = columns;
    tiling.slot_bytes = (tiling.rows * (columns + shift) * item + LINE - 1) / LINE * LINE;
    tiling.copies_bytes = copied * tiling.slot_bytes + buffer_bytes;
}

void run_transposed(const Tiling& tiling, int64_t begin, int64_t end, const CopyBuffers* buffers) {
    const auto run = [&](char* copies) {
        for_each_tile(tiling, begin, end,
                      [&](const Place& place, char* const* next) { Tile(tiling, place, next, copies).run(); });
    };
    if (buffers) {
        run(CopyBuffers::Loan(*buffers).data());
    } else {
        alignas(LINE) char copies[TILE_BYTES];
        run(copies);
    }
}

}  // namespace actgrad
