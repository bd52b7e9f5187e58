// SPDX-License-Identifier: Apache-2.0
// The exact sums of one tile, and adding tiles of terms to them. opapi/kernels/sums.h explains the arithmetic.
#pragma once

#include <algorithm>
#include <cstdint>

#include "opapi/kernels/isa.h"
#include "opapi/kernels/sums.h"
#include "opapi/loop/tiling.h"
#include "opapi/processor/float_environment.h"

namespace actgrad {

// Which terms of a tile have a sum in common.
struct SumLayout {
    explicit SumLayout(const BoundPlan& bound)
        : in_doubles(bound.compute == ELEMENT_F64),
          along_rows(bound.is_summed(bound.last)),
          across_rows(bound.is_summed(bound.last - 1)) {}

    int lanes() const { return in_doubles ? 0 : along_rows ? SUM_LANES : 1; }  // of each sum
    int digits() const { return in_doubles ? ExactSum::DOUBLE_DIGITS : ExactSum::FLOAT_DIGITS; }
    int64_t sums_in(int64_t rows, int64_t columns) const {
        return (across_rows ? 1 : rows) * (along_rows ? 1 : columns);
    }

    bool in_doubles;   // terms are float64, and each goes to its Kulisch accumulator
    bool along_rows;   // those of a row; SUM_LANES lanes take turns
    bool across_rows;  // those of a column
};

// The sums of a tile: this header, followed in memory by their lanes and then the Kulisch accumulators.
struct TileSums {
    // Sums that are all 0, in `memory`. Or those that are already there.
    static TileSums& open(int64_t* memory, const SumLayout& layout, int64_t sums);
    static TileSums& in(int64_t* memory);
    static int64_t words(const SumLayout& layout, int64_t sums);

    ExactSum accumulator(const SumLayout& layout, int64_t number) const {
        return {exact + number * ExactSum::words(layout.digits()), layout.digits()};
    }
    // Propagates the carries of the accumulators; needed at least once in CARRIES_AFTER tiles.
    void carry(const SumLayout& layout) const;
    static constexpr int64_t CARRIES_AFTER = 1 << 18;

    int64_t count;
    double* high;
    double* low;
    double* coarse;
    double* fine;
    int64_t* exact;
    SumWindow window;
    bool spilled;  // beyond the coarse and fine doubles
};

// Adds tiles of terms to sums, one after the other.
class TermAdder {
public:
    TermAdder(const KernelSet& set, const SumLayout& layout) : set_(set), layout_(layout) {}

    void add(const char* terms, int64_t rows, int64_t columns, TileSums& sums);
    // Adds the terms of one sum as they are by add(doubles), a kernel that raises no flag but by these additions. If
    // one was rounded, or that is expected, returns false and leaves the sums as they were.
    template <class Add>
    bool add_plainly_by(const Add& add, TileSums& sums) {
        if (!InexactGuard::works() || tiles_to_wait_ > 0) {
            return false;
        }
        begin_plain(sums);
        double before[SUM_LANES];
        std::copy_n(sums.coarse, SUM_LANES, before);
        add(sums.coarse);
        if (rounding_.is_raised()) {
            std::copy_n(before, SUM_LANES, sums.coarse);
            return false;
        }
        return true;
    }
    // Folds the coarse and fine doubles into `high` and `low` and empties them. Needed before sums are written.
    void fold(TileSums& sums) const;

private:
    void add_doubles(const double* terms, int64_t rows, int64_t columns, TileSums& sums) const;
    void begin_plain(TileSums& sums);
    bool add_plainly(const float* terms, int64_t count, TileSums& sums);
    bool add_as_expected(const float* terms, int64_t count, TileSums& sums, TermRange& range) const;
    void add_any_row(const float* terms, int64_t count, int64_t first, TileSums& sums) const;
    void add_lost(const double* lost, int64_t count, int64_t each, int64_t first, const TileSums& sums) const;
    void expect(const SumWindow& window, TermRange range);
    template <class Add>
    void for_each_row(int64_t rows, int64_t columns, const Add& add) const;

    const KernelSet& set_;
    const SumLayout layout_;
    // What the next terms are expected to be like, from those before.
    SumWindow window_;
    TermRange range_ = {TermRange::NO_BOUND, 0};
    int coarse_tiles_ = 0;  // in sequence, whose terms the coarse double held
    InexactGuard rounding_;
    // Exponential backoff of plain additions.
    int wait_ = 1;
    int tiles_to_wait_ = 0;
};

// Rounds sums and writes them.
class SumWriter {
public:
    SumWriter(const BoundPlan& bound, const SumLayout& layout);

    // The sums of a tile whose first one is at `data`, each the total of `parts` shares that are `words` apart.
    void write(char* data, int64_t rows, int64_t columns, int64_t* memory, int64_t parts, int64_t words) const;
    // The same, without a fold, if the sums have all their terms in a coarse and a fine double each lane and two
    // doubles hold their total. Otherwise returns false.
    bool write_short(char* data, int64_t columns, const TileSums& sums) const;

private:
    void write_one(char* data, int64_t columns, int64_t number, double value) const;

    const BoundPlan& bound_;
    const SumLayout layout_;
    const ConvertFunction narrow_;  // from float64 to the sums' dtype; null if that is float64
};

}  // namespace actgrad
