// SPDX-License-Identifier: Apache-2.0
// Sums that are exact until one final rounding, so their bits do not depend on the order of the terms: neither on the
// number of threads, nor on the instruction set, the layout or the tile shape.
//
// To use them, declare a kernel with `sums=1`. The last result of its formula is then summed instead of written. Phase
// one binds it to an output that is smaller than the others and whose view has stride 0 along the summed dimensions (by
// broadcasting; see also opapi/planning/channels.h). Terms of 16 bits and of float32 are computed in float32, float64
// terms in float64.
//
// A lane sums float32 terms exactly. First by plain additions in double: the processor's inexact flag, which is sticky,
// tells after each block of terms whether one of them was rounded; that block is then added by 2Sum to two doubles
// instead. With AVX-512, formulas of sums and products add their terms at once (kernel fusion): all else in their loop
// raises no flags. Where additions are often rounded, a lane uses a coarse and a fine double. The coarse one starts at
// 1.5·2^k and stays between 2^k and 2^(k+1), so its last place is fixed at 2^(k-52); Fast2Sum (two subtractions)
// recovers the rounding error of each addition, which is added to the fine one. Both stay exact for terms within a
// window of magnitudes, about 2^60 wide. Terms whose magnitudes are less far apart are first added to each other, also
// exactly, which takes fewer additions. When a term leaves the window, both doubles are folded by 2Sum into two without
// such limits. The error of that, almost always 0, goes to a Kulisch (long) accumulator: digits of 32 bits that cover
// all exponents, in words of 64 bits so that carries can be delayed. Terms that fit no window skip the coarse and fine
// doubles.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace actgrad {

constexpr int SUM_LANES = 16;
constexpr int SUM_TOGETHER = 4;  // terms of a lane
constexpr int DOUBLE_PRECISION = std::numeric_limits<double>::digits;

// The range of the bits of float32 terms: all are multiples of 2^last_place and smaller than 2^bound. If all are 0,
// `last_place` is above and `bound` below every other; if one is not finite, `bound` is NO_BOUND.
struct TermRange {
    static constexpr int NO_BOUND = 1 << 20;
    int bound;
    int last_place;

    bool is_zero() const { return bound == -NO_BOUND; }
    // Whether a double holds all sums of SUM_TOGETHER such terms exactly.
    bool can_be_added_together() const { return bound + 2 - last_place <= DOUBLE_PRECISION; }
};

// The range of terms that a lane's coarse and fine double sum exactly.
class SumWindow {
public:
    // An empty window.
    SumWindow() = default;
    // A window chosen for terms of this range.
    explicit SumWindow(TermRange range) : bits_(range.bound + 2 + CAPACITY) {}

    // A window in which the coarse double is the plain sum of terms. It has room for no range that is known beforehand.
    static SumWindow plain() {
        SumWindow window;
        window.is_plain_ = true;
        return window;
    }

    // The same window, empty.
    SumWindow unused() const {
        SumWindow window;
        window.bits_ = bits_;
        return window;
    }

    bool is_plain() const { return is_plain_; }
    bool is_empty() const { return additions_ == 0 && !is_plain_; }
    double empty() const { return is_plain_ ? 0 : std::ldexp(1.5, bits_); }  // initial value of the coarse double

    // Whether `additions` more terms of this range per lane leave both doubles exact.
    bool has_room(TermRange range, int64_t additions) const {
        const int log = log_of(additions_ + additions);
        // The coarse double changes by less than 2^(k-2), and the rounding error of each addition is at most 2^(k-53).
        return std::max(bound_, range.bound) + log <= bits_ - 2 &&
               bits_ - DOUBLE_PRECISION + log <= std::min(last_place_, range.last_place) + DOUBLE_PRECISION;
    }
    // Whether the coarse double alone holds terms of this range exactly.
    bool is_coarse(TermRange range) const { return range.last_place >= bits_ - (DOUBLE_PRECISION - 1); }

    void take(TermRange range, int64_t additions) {
        bound_ = std::max(bound_, range.bound);
        last_place_ = std::min(last_place_, range.last_place);
        additions_ += additions;
    }

private:
    // log2 of the number of additions per lane that a window is sized for. A larger one leaves the coarse double fewer
    // bits, so that small terms need the fine double sooner.
    static constexpr int CAPACITY = 10;

    // log2 of a positive number, rounded up.
    static int log_of(int64_t count) { return count > 1 ? 64 - __builtin_clzll(static_cast<uint64_t>(count) - 1) : 0; }

    bool is_plain_ = false;
    int bits_ = std::numeric_limits<int>::min() / 2;  // k
    int bound_ = std::numeric_limits<int>::min() / 2;
    int last_place_ = std::numeric_limits<int>::max() / 2;
    int64_t additions_ = 0;
};

// The exact sum of a few doubles that are finite and far from overflow, as long as two doubles hold it.
class TwoDoubles {
public:
    void add(double term) { lost_ = lost_ || add_to(low_, add_to(high_, term)) != 0; }
    bool is_exact() const { return !lost_ && std::isfinite(high_); }
    // The sum rounded to odd, which makes a second rounding, to nearest, the only one that counts.
    double rounded_to_odd() const;

private:
    // Knuth's 2Sum: returns the rounding error.
    static double add_to(double& sum, double term) {
        const double total = sum + term, added = total - sum;
        const double lost = (sum - (total - added)) + (term - added);
        sum = total;
        return lost;
    }

    double high_ = 0;
    double low_ = 0;
    bool lost_ = false;
};

// The Kulisch accumulator: its digits, lowest first, then a word of flags for NaN and infinities.
class ExactSum {
public:
    // Number of digits for float32 terms and for float64 terms.
    static constexpr int FLOAT_DIGITS = 12, DOUBLE_DIGITS = 70;
    static constexpr int64_t words(int digits) { return digits + 1; }

    ExactSum(int64_t* memory, int digits) : digits_(memory), count_(digits) {}

    void add(double term);
    void add(const ExactSum& other);
    // Propagates carries; needed at least once in 2^30 additions.
    void carry();
    // The sum rounded to odd, which makes a second rounding, to nearest, the only one that counts.
    double rounded_to_odd();
    double rounded();

private:
    enum : int64_t { NAN_SEEN = 1, PLUS_INFINITY = 2, MINUS_INFINITY = 4 };

    // Exponent of the lowest digit's unit: that of the smallest subnormal.
    int lowest() const { return count_ == FLOAT_DIGITS ? -149 : -1074; }
    int64_t& unusual() { return digits_[count_]; }
    // The sum as sign · leading · 2^exponent; the lowest bit of `leading` is sticky.
    double value(bool to_odd);

    int64_t* digits_;
    int count_;
};

}  // namespace actgrad
