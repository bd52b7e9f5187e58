// SPDX-License-Identifier: Apache-2.0
// Sums over a tensor's places: exact, and rounded once. So they have the same bits in whatever order the terms come:
// for every number of threads, instruction set, layout and tile.
//
// To have one: declare a kernel with `sums=1`. Its formula's last result is then not written but added up: phase one
// binds it to an output that is smaller than the others, whose view has stride 0 where terms are added (broadcasting
// does that; see also opapi/channels.h). Terms of 16 bits and of float32 are computed in float32, those of float64 in
// it.
//
// A lane adds float32 terms up in two doubles, exactly. The coarse one begins at 1.5·2^k and stays between 2^k and
// 2^(k+1), so its last place is 2^(k-52): what an addition rounds away is found by two subtractions, and goes to the
// fine one. That holds while the terms' sizes leave the coarse one room, and their last places the fine one: a window
// of terms, which may be 2^60 times smaller than others. Then both are folded into two doubles that have no such
// limits, by 2Sum. What that rounds away, too, which is hardly ever anything, goes to a long accumulator: digits of 32
// bits over all exponents that there are, in 64 bits each, so that carries can wait. Terms that no window holds
// go straight to the two doubles.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace actgrad {

constexpr int SUM_LANES = 16;

// Where the bits of float32 terms lie: all are multiples of 2^last_place, and smaller than 2^bound. Of zeros alone
// `last_place` is above all others, and `bound` below; where one is no finite number, `bound` is NO_BOUND.
struct TermRange {
    static constexpr int NO_BOUND = 1 << 20;
    int bound;
    int last_place;

    bool is_zero() const { return bound == -NO_BOUND; }
};

// The terms that a lane's coarse and fine double hold exactly.
class SumWindow {
public:
    // Holds nothing.
    SumWindow() = default;
    // For terms like these.
    explicit SumWindow(TermRange range) : bits_(range.bound + 2 + CAPACITY) {}

    bool is_empty() const { return additions_ == 0; }
    double empty() const { return std::ldexp(1.5, bits_); }  // what the coarse double begins with

    // Whether so many more additions to a lane of terms like these round nothing away in either double.
    bool has_room(TermRange range, int64_t additions) const {
        int log = 0;  // at least that of how many additions there are then
        while (additions_ + additions > int64_t{1} << log) {
            ++log;
        }
        // The coarse double changes by less than 2^(k-2), and each of its additions leaves at most 2^(k-53).
        return std::max(bound_, range.bound) + log <= bits_ - 2 &&
               bits_ - 53 + log <= std::min(last_place_, range.last_place) + DOUBLE_BITS;
    }
    // Whether the coarse double takes terms like these whole.
    bool is_coarse(TermRange range) const { return range.last_place >= bits_ - (DOUBLE_BITS - 1); }

    void take(TermRange range, int64_t additions) {
        bound_ = std::max(bound_, range.bound);
        last_place_ = std::min(last_place_, range.last_place);
        additions_ += additions;
    }

private:
    // Additions to a lane, as a power of two, that a window has room for: the more, the sooner do terms that are small
    // beside others need the fine double.
    static constexpr int CAPACITY = 10;
    static constexpr int DOUBLE_BITS = 53;

    int bits_ = std::numeric_limits<int>::min() / 2;  // k
    int bound_ = std::numeric_limits<int>::min() / 2;
    int last_place_ = std::numeric_limits<int>::max() / 2;
    int64_t additions_ = 0;
};

// The long accumulator: its digits, lowest first, then which terms were no numbers.
class ExactSum {
public:
    // How many digits an accumulator of float32 terms or of float64 terms has.
    static constexpr int FLOAT_DIGITS = 12, DOUBLE_DIGITS = 70;
    static constexpr int64_t words(int digits) { return digits + 1; }

    ExactSum(int64_t* memory, int digits) : digits_(memory), count_(digits) {}

    void add(double term);
    void add(const ExactSum& other);
    // Carries at least once in 2^30 additions.
    void carry();
    // The sum, rounded to odd: rounded again, to nearest, the result is that of one rounding.
    double rounded_to_odd();
    double rounded();

private:
    enum : int64_t { NAN_SEEN = 1, PLUS_INFINITY = 2, MINUS_INFINITY = 4 };

    // The digits' unit: the last place of the smallest term.
    int lowest() const { return count_ == FLOAT_DIGITS ? -149 : -1074; }
    int64_t& unusual() { return digits_[count_]; }
    // The sum as sign · leading · 2^exponent; the lowest bit of `leading` says whether something is below.
    double value(bool to_odd);

    int64_t* digits_;
    int count_;
};

}  // namespace actgrad
