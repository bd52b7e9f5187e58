// SPDX-License-Identifier: Apache-2.0
// Rows that are computed where they lie: packing them would take longer than the last, partial vector of each. Rows of
// outputs that fill memory side by side go through a buffer with the same layout, which is then written in whole cache
// lines.
#include <algorithm>
#include <numeric>

#include "opapi/loop/kernel_call.h"
#include "opapi/loop/prefetch.h"
#include "opapi/loop/strategies.h"

namespace actgrad {

namespace {

// Shorter rows with gaps between them are packed into tiles.
constexpr int64_t ROW_IN_PLACE = 2 * 64;  // bytes, if rows are computed one by one
constexpr int64_t ROW_OF_CALL = VECTOR;   // elements, if one call computes several
constexpr int64_t ROW_IN_BUFFER = 64;     // bytes, where outputs are streamed through a buffer
constexpr int64_t PREFETCHED = 2048;      // bytes from a row in place to the one that is prefetched meanwhile

int64_t item_of(const BoundPlan& bound) { return bound.operands[0].item; }

bool are_too_short(const BoundPlan& bound) {
    const Plan& plan = bound.plan;
    const int64_t row_length = bound.row_length();
    if (bound.beyond_cache && bound.outputs_fill_memory()) {
        return row_length * item_of(bound) < ROW_IN_BUFFER;
    }
    const void* inputs[MAX_OPERANDS];
    void* outputs[MAX_OPERANDS];
    for (int i = 0; i < plan.inputs; ++i) {
        inputs[i] = bound.operands[i].data;
    }
    for (int i = 0; i < plan.outputs; ++i) {
        outputs[i] = bound.operands[plan.inputs + i].data;
    }
    return can_be_one_call(plan, inputs, outputs, row_length) ? row_length < ROW_OF_CALL
                                                              : row_length * item_of(bound) < ROW_IN_PLACE;
}

// Whether the kernel can write rows with non-temporal stores: they are whole vectors and begin at cache lines. Longer
// halves are faster one by one.
bool streams_rows(const BoundPlan& bound) {
    return bound.beyond_cache && bound.line_places().aligned && bound.row_length() % VECTOR == 0 &&
           bound.row_length() < (bound.outputs_fill_memory() ? 2 * SHORT_ROW : LONG_ROW);
}

// How many rows before its use a row is prefetched.
int64_t rows_ahead(int64_t row_bytes) { return std::max<int64_t>(1, PREFETCHED / row_bytes); }

// Prefetches a row behind. The hardware does so itself, but neither across gaps nor for what masks read and write.
__attribute__((always_inline)) inline void prefetch_row(const Tiling& tiling, const Place& place, int64_t row) {
    const BoundPlan& bound = tiling.bound;
    const int64_t item = item_of(bound), bytes = place.columns * item, behind = row + rows_ahead(bytes);
    const int operands = tiling.stores == Stores::BUFFERED ? tiling.plan.inputs : tiling.plan.operand_count();
    for (int i = 0; i < operands; ++i) {
        const int64_t step = bound.row_step(i) * item;
        if (step - bytes < 2 * LINE && (bytes > 4 * LINE || place.columns % VECTOR == 0)) {
            continue;
        }
        prefetch_lines(reinterpret_cast<uintptr_t>(place.data[i]) + static_cast<uintptr_t>(behind * step), bytes);
    }
}

// Outputs of one tile after the other, computed with the same places within cache lines as in memory. What is no whole
// line is kept until the next tile has filled it: to write parts of lines, the processor would read them first.
class LineBuffer {
public:
    // Where the outputs from `begin` on are computed.
    char* place(char* begin) {
        if (begin != end_) {
            finish();
            written_ = begin;
            // Behind the outputs' place within a page, where inputs often lie too: loads of what is next would wait for
            // stores with the same low 12 bits of their addresses (4K aliasing).
            const uintptr_t behind = reinterpret_cast<uintptr_t>(begin) / LINE * LINE + LINE;
            lines_ = memory_ + (behind - reinterpret_cast<uintptr_t>(memory_)) % PAGE;
        }
        return lines_ + in_line(begin);
    }
    // What has been computed there.
    void write(const KernelSet& set, char* begin, int64_t bytes) {
        char *const line = begin - in_line(begin), *const whole = begin + bytes - in_line(begin + bytes);
        end_ = begin + bytes;
        if (whole == line) {
            return;
        }
        if (in_line(written_) > 0) {
            memcpy(written_, lines_ + (written_ - line), static_cast<size_t>(to_line(written_)));
            written_ += to_line(written_);
        }
        set.copy_non_temporal(lines_ + (written_ - line), written_, whole - written_);
        written_ = whole;
        memcpy(lines_, lines_ + (whole - line), LINE);
    }
    // The last part of a line.
    void finish() {
        if (end_ != written_) {
            memcpy(written_, lines_ + in_line(written_), static_cast<size_t>(end_ - written_));
            written_ = end_;
        }
    }

private:
    static constexpr uintptr_t PAGE = 4096;

    char* written_ = nullptr;  // up to where memory has the outputs,
    char* end_ = nullptr;      // and up to where they are computed
    char* lines_ = nullptr;
    alignas(LINE) char memory_[TILE_BYTES + PAGE];
};

void run_tile(const Tiling& tiling, const Place& place, LineBuffer& lines) {
    const BoundPlan& bound = tiling.bound;
    const Plan& plan = tiling.plan;
    const int64_t item = item_of(bound);
    const bool buffers = tiling.stores == Stores::BUFFERED;
    char* const begin = *std::min_element(place.data + plan.inputs, place.data + plan.operand_count());
    char* const buffer = buffers ? lines.place(begin) : nullptr;
    const void* inputs[MAX_OPERANDS];
    void* outputs[MAX_OPERANDS];
    TileRows rows{place.rows, {}, tiling.stores == Stores::NON_TEMPORAL};
    int64_t* const steps = rows.steps;
    for (int i = 0; i < plan.operand_count(); ++i) {
        steps[i] = bound.row_step(i) * item;
    }
    std::copy_n(place.data, plan.inputs, inputs);
    for (int i = plan.inputs; i < plan.operand_count(); ++i) {
        outputs[i - plan.inputs] = buffers ? buffer + (place.data[i] - begin) : place.data[i];
    }
    if (can_be_one_call(plan, inputs, outputs, place.columns)) {
        int64_t ahead[MAX_OPERANDS];
        for (int i = 0; i < plan.operand_count(); ++i) {
            ahead[i] = rows_ahead(place.columns * item) * steps[i];
        }
        rows.outputs_ahead =
            tiling.stores == Stores::ORDINARY && bound.waits_for_memory ? ahead + plan.inputs : nullptr;
        bound.kernel(inputs, outputs, place.columns, bound.waits_for_memory ? ahead : nullptr, plan.scalars, false,
                     &rows);
    } else {
        for (int64_t row = 0; row < place.rows; ++row) {
            prefetch_row(tiling, place, row);
            compute_tile(tiling, inputs, outputs, place.columns);
            for (int i = 0; i < plan.inputs; ++i) {
                inputs[i] = static_cast<const char*>(inputs[i]) + steps[i];
            }
            for (int i = 0; i < plan.outputs; ++i) {
                outputs[i] = static_cast<char*>(outputs[i]) + steps[plan.inputs + i];
            }
        }
    }
    if (buffers) {
        lines.write(bound.set, begin, place.rows * plan.outputs * place.columns * item);
    }
}

}  // namespace

// Within the cache, one call for many rows pays unless these are long. Beyond it, long rows are streamed wherever they
// lie, and shorter ones where they are aligned.
bool are_rows_worthwhile(const Tiling& tiling) {
    const BoundPlan& bound = tiling.bound;
    const Plan& plan = tiling.plan;
    const int64_t row_length = bound.row_length();
    if (bound.row_count() == 1 || plan.sums > 0 || plan.drawing || are_too_short(bound)) {
        return false;
    }
    bool all_in_place = !bound.beyond_cache && row_length >= LONG_ROW;
    for (int i = 0; i < plan.operand_count(); ++i) {
        if (bound.operands[i].convert || bound.is_row(i) || bound.column_step(i) != 1) {
            return false;
        }
        all_in_place = all_in_place && tiling.can_be_in_place(i);
    }
    const bool is_long = row_length >= (bound.line_places().aligned ? SHORT_ROW : long_row(bound));
    const bool streams = is_long && !streams_rows(bound);
    return !all_in_place && !(bound.beyond_cache && streams);
}

void choose_rows(Tiling& tiling) {
    const BoundPlan& bound = tiling.bound;
    tiling.strategy = Strategy::ROWS;
    tiling.columns = std::min(bound.row_length(), DIRECT_TILE);
    const int64_t bytes = tiling.plan.outputs * tiling.columns * item_of(bound);
    const bool can_buffer = bound.beyond_cache && tiling.columns == bound.row_length() && bytes <= TILE_BYTES - LINE &&
                            bound.outputs_fill_memory();
    tiling.stores = streams_rows(bound) ? Stores::NON_TEMPORAL : can_buffer ? Stores::BUFFERED : Stores::ORDINARY;
    const bool buffers = tiling.stores == Stores::BUFFERED;
    tiling.rows = std::clamp((buffers ? TILE_BYTES / 4 : TILE_BYTES) / bytes, int64_t{1}, bound.row_count());
    // As many rows as are whole cache lines together.
    const int64_t group = LINE / std::gcd(bytes, LINE);
    tiling.rows -= buffers && tiling.rows > group ? tiling.rows % group : 0;
}

void run_rows(const Tiling& tiling, int64_t begin, int64_t end) {
    LineBuffer lines;
    for_each_tile(tiling, begin, end, [&](const Place& place, char* const*) {
        run_tile(tiling, place, lines);
        if (is_beyond_limit(tiling.bound, place)) {
            lines.finish();  // before rows in this line are cleared
        }
    });
    lines.finish();
}

}  // namespace actgrad
