// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/tile_sums.h"

#include <algorithm>
#include <cstring>
#include <new>

#include "opapi/kernels/convert.h"

namespace actgrad {

namespace {

constexpr int64_t SUM_BLOCK = 512;     // additions whose rounding errors are handled at a time; a multiple of SUM_LANES
constexpr int64_t PLAIN_BLOCK = 1024;  // plain additions after which the inexact flag is read
constexpr int LONGEST_WAIT = 64;       // tiles until plain additions are tried again
constexpr int64_t HEADER_WORDS = (sizeof(TileSums) + sizeof(int64_t) - 1) / sizeof(int64_t);

}  // namespace

// ---- sums in memory ----

int64_t TileSums::words(const SumLayout& layout, int64_t sums) {
    return HEADER_WORDS + sums * (4 * layout.lanes() + ExactSum::words(layout.digits()));
}

TileSums& TileSums::open(int64_t* memory, const SumLayout& layout, int64_t sums) {
    const int64_t all = sums * layout.lanes();
    std::fill_n(memory, words(layout, sums), 0);
    auto* const high = reinterpret_cast<double*>(memory + HEADER_WORDS);
    return *new (memory)
        TileSums{sums, high, high + all, high + 2 * all, high + 3 * all, memory + HEADER_WORDS + 4 * all, {}, false};
}

TileSums& TileSums::in(int64_t* memory) { return *std::launder(reinterpret_cast<TileSums*>(memory)); }

void TileSums::carry(const SumLayout& layout) const {
    for (int64_t i = 0; i < count; ++i) {
        accumulator(layout, i).carry();
    }
}

// ---- adding ----

// Calls add(first term, number of terms, first sum) for each row of a tile, or once if all belong to one sum.
template <class Add>
void TermAdder::for_each_row(int64_t rows, int64_t columns, const Add& add) const {
    if (layout_.along_rows && layout_.across_rows) {
        columns *= rows;
        rows = 1;
    }
    for (int64_t row = 0; row < rows; ++row) {
        add(row * columns, columns, (layout_.across_rows ? 0 : row) * (layout_.along_rows ? 1 : columns));
    }
}

void TermAdder::add_doubles(const double* terms, int64_t rows, int64_t columns, TileSums& sums) const {
    for_each_row(rows, columns, [&](int64_t begin, int64_t count, int64_t first) {
        for (int64_t i = 0; i < count; ++i) {
            sums.accumulator(layout_, first + (layout_.along_rows ? 0 : i)).add(terms[begin + i]);
        }
    });
}

void TermAdder::begin_plain(TileSums& sums) {
    if (!sums.window.is_plain()) {
        fold(sums);
        sums.window = SumWindow::plain();
        std::fill_n(sums.coarse, SUM_LANES, 0.0);
    }
    rounding_.clear();
}

// Adds the terms of one sum as they are, a block at a time, and blocks in which an addition was rounded by 2Sum
// instead. Where most were, the next tiles are left to the other ways: returns false, and adds nothing.
bool TermAdder::add_plainly(const float* terms, int64_t count, TileSums& sums) {
    if (!InexactGuard::works()) {
        return false;
    }
    if (tiles_to_wait_ > 0) {
        --tiles_to_wait_;
        return false;
    }
    begin_plain(sums);
    int64_t rounded = 0;
    for (int64_t at = 0; at < count; at += PLAIN_BLOCK) {
        const int64_t part = std::min(PLAIN_BLOCK, count - at);
        double before[SUM_LANES];
        std::copy_n(sums.coarse, SUM_LANES, before);
        set_.add_terms_plainly(terms + at, part, sums.coarse);
        if (rounding_.is_raised()) {
            std::copy_n(before, SUM_LANES, sums.coarse);
            add_any_row(terms + at, part, 0, sums);
            rounded += part;
            rounding_.clear();
        }
    }
    const bool is_mostly_exact = 2 * rounded <= count;
    wait_ = is_mostly_exact ? 1 : std::min(2 * wait_, LONGEST_WAIT);
    tiles_to_wait_ = is_mostly_exact ? 0 : wait_;
    return true;
}

// Adds the terms of one sum, in one pass if they are as expected. Otherwise leaves all as it was and returns false.
bool TermAdder::add_as_expected(const float* terms, int64_t count, TileSums& sums, TermRange& range) const {
    const int64_t additions = (count + SUM_LANES - 1) / SUM_LANES;
    if (!sums.window.has_room(range_, additions)) {
        fold(sums);
        sums.window = window_.unused();
        std::fill_n(sums.coarse, SUM_LANES, sums.window.empty());
    }
    double coarse[SUM_LANES], fine[SUM_LANES];
    std::copy_n(sums.coarse, SUM_LANES, coarse);
    std::copy_n(sums.fine, SUM_LANES, fine);
    const bool is_coarse = coarse_tiles_ >= 4;
    const bool together = range_.can_be_added_together();
    range = set_.add_and_see_terms(terms, count, coarse, is_coarse ? nullptr : fine, together);
    if (!range.is_zero() && (!sums.window.has_room(range, additions) || (is_coarse && !sums.window.is_coarse(range)) ||
                             (together && !range.can_be_added_together()))) {
        return false;
    }
    std::copy_n(coarse, SUM_LANES, sums.coarse);
    std::copy_n(fine, SUM_LANES, sums.fine);
    return true;
}

void TermAdder::expect(const SumWindow& window, TermRange range) {
    window_ = window;
    range_ = range;
    coarse_tiles_ = window.is_coarse(range) ? coarse_tiles_ + 1 : 0;
}

void TermAdder::add(const char* terms, int64_t tile_rows, int64_t tile_columns, TileSums& sums) {
    if (layout_.in_doubles) {
        add_doubles(reinterpret_cast<const double*>(terms), tile_rows, tile_columns, sums);
        return;
    }
    const auto* const own = reinterpret_cast<const float*>(terms);
    const bool in_turn = layout_.along_rows;
    const int64_t count = tile_rows * tile_columns;
    const int64_t rows = in_turn != layout_.across_rows ? tile_rows : 1, columns = count / rows;
    const int64_t additions = in_turn ? (columns + SUM_LANES - 1) / SUM_LANES : rows;
    const bool is_one_sum = in_turn && sums.count == 1;
    if (is_one_sum && add_plainly(own, columns, sums)) {
        return;
    }
    const bool tries = is_one_sum && range_.bound != TermRange::NO_BOUND;
    TermRange range;
    const bool added = tries && add_as_expected(own, columns, sums, range);
    if (!tries) {
        range = set_.term_range(own, count);
    }
    if (range.is_zero()) {
        return;
    }
    if (added) {
        expect(sums.window, range);
        sums.window.take(range, additions);
        return;
    }
    const SumWindow fresh(range);
    if (!sums.window.has_room(range, additions) && fresh.has_room(range, additions)) {
        fold(sums);
        sums.window = fresh;
        std::fill_n(sums.coarse, sums.count * layout_.lanes(), fresh.empty());
    }
    if (!sums.window.has_room(range, additions)) {
        for_each_row(tile_rows, tile_columns,
                     [&](int64_t begin, int64_t part, int64_t first) { add_any_row(own + begin, part, first, sums); });
        return;
    }
    double* const fine = sums.window.is_coarse(range) ? nullptr : sums.fine;
    set_.add_terms(own, rows, columns, in_turn, sums.coarse, fine);
    expect(sums.window, range);
    sums.window.take(range, additions);
}

// noinline for its stack frame, as fold().
__attribute__((noinline)) void TermAdder::add_any_row(const float* terms, int64_t count, int64_t first,
                                                      TileSums& sums) const {
    double lost[SUM_BLOCK];
    const bool in_turn = layout_.along_rows;
    sums.spilled = true;
    for (int64_t at = 0; at < count; at += SUM_BLOCK) {
        const int64_t part = std::min(SUM_BLOCK, count - at);
        const int64_t number = first + (in_turn ? 0 : at), lane = number * layout_.lanes();
        if (set_.add_any_terms(terms + at, part, in_turn, sums.high + lane, sums.low + lane, lost)) {
            add_lost(lost, part, in_turn ? part : 1, number, sums);
        }
    }
}

__attribute__((noinline)) void TermAdder::fold(TileSums& sums) const {
    if (sums.window.is_empty()) {
        return;
    }
    double lost[SUM_BLOCK];
    sums.spilled = true;
    const int64_t count = sums.count * layout_.lanes();
    for (int64_t at = 0; at < count; at += SUM_BLOCK) {
        const int64_t part = std::min(SUM_BLOCK, count - at);
        const auto add = [&](const double* terms, double empty) {
            if (set_.add_sums(terms + at, empty, part, sums.high + at, sums.low + at, lost)) {
                add_lost(lost, part, layout_.lanes(), at / layout_.lanes(), sums);
            }
        };
        add(sums.coarse, sums.window.empty());
        add(sums.fine, 0);
    }
    std::fill_n(sums.fine, count, 0.0);
    sums.window = {};
}

// Adds rounding errors to the Kulisch accumulators from number `first` on, `each` of them to one.
void TermAdder::add_lost(const double* lost, int64_t count, int64_t each, int64_t first, const TileSums& sums) const {
    for (int64_t i = 0; i < count; ++i) {
        if (lost[i] == lost[i]) {  // NaN: the sum is infinite or NaN, which `high` records
            sums.accumulator(layout_, first + i / each).add(lost[i]);
        }
    }
}

// ---- writing ----

SumWriter::SumWriter(const BoundPlan& bound, const SumLayout& layout)
    : bound_(bound),
      layout_(layout),
      narrow_(bound.plan.operands[bound.sum()].dtype == ACL_DOUBLE
                  ? nullptr
                  : conversion(ACL_DOUBLE, bound.plan.operands[bound.sum()].dtype)) {}

void SumWriter::write(char* data, int64_t rows, int64_t columns, int64_t* memory, int64_t parts, int64_t words) const {
    const int lanes = layout_.lanes();
    for (int64_t number = 0; number < layout_.sums_in(rows, columns); ++number) {
        int64_t total_memory[ExactSum::words(ExactSum::DOUBLE_DIGITS)] = {};
        ExactSum total(total_memory, layout_.digits());
        for (int64_t part = 0; part < parts; ++part) {
            const TileSums& sums = TileSums::in(memory + part * words);
            total.add(sums.accumulator(layout_, number));
            for (int64_t lane = number * lanes; lane < (number + 1) * lanes; ++lane) {
                total.add(sums.high[lane]);
                // If a sum is infinite or NaN, 2Sum leaves NaN in `low`.
                total.add(sums.low[lane] == sums.low[lane] ? sums.low[lane] : 0);
            }
        }
        write_one(data, columns, number, narrow_ ? total.rounded_to_odd() : total.rounded());
    }
}

bool SumWriter::write_short(char* data, int64_t columns, const TileSums& sums) const {
    if (layout_.in_doubles || !narrow_ || sums.spilled) {
        return false;
    }
    // The lanes' plain sums, pairwise, if no addition is rounded.
    if (sums.count == 1 && sums.window.is_plain() && InexactGuard::works()) {
        const InexactGuard rounding;
        double total[SUM_LANES];
        std::copy_n(sums.coarse, SUM_LANES, total);
        InexactGuard::keep_in_place(total);
        for (int width = SUM_LANES / 2; width > 0; width /= 2) {
            for (int lane = 0; lane < width; ++lane) {
                total[lane] += total[lane + width];
            }
        }
        InexactGuard::keep_in_place(total);
        if (!rounding.is_raised()) {
            write_one(data, columns, 0, total[0]);
            return true;
        }
    }
    const int lanes = layout_.lanes();
    for (int64_t number = 0; number < sums.count; ++number) {
        TwoDoubles total;
        for (int64_t lane = number * lanes; lane < (number + 1) * lanes; ++lane) {
            total.add(sums.window.is_empty() ? 0 : sums.coarse[lane] - sums.window.empty());
            total.add(sums.fine[lane]);
        }
        if (!total.is_exact()) {
            return false;
        }
        write_one(data, columns, number, total.rounded_to_odd());
    }
    return true;
}

void SumWriter::write_one(char* data, int64_t columns, int64_t number, double value) const {
    const int64_t kept = layout_.along_rows ? 1 : columns;
    const int64_t at = number / kept * bound_.row_step(bound_.sum()) + number % kept * bound_.column_step(bound_.sum());
    char* const to = data + at * bound_.operands[bound_.sum()].item;
    if (narrow_) {
        narrow_(&value, to, 1);
    } else {
        std::memcpy(to, &value, sizeof value);
    }
}

}  // namespace actgrad
