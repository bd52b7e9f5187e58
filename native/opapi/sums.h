// SPDX-License-Identifier: Apache-2.0
// Sums over a tensor's places: exact, and rounded once. So they have the same bits in whatever order the terms come:
// for every number of threads, instruction set, layout and tile.
//
// To have one: declare a kernel with `sums=1`. Its formula's last result is then not written but added up: phase one
// binds it to an output that is smaller than the others, whose view has stride 0 where terms are added (broadcasting
// does that; see also opapi/channels.h). Terms of 16 bits and of float32 are computed in float32, those of float64 in
// it.
//
// A lane adds float32 terms up in a double, exactly: while their last places and their sizes are so near that 53 bits
// hold any sum of so many. Then it goes to two doubles: 2Sum finds what an addition rounds away, which is added to the
// second. What that rounds away, too, which is hardly ever anything, goes to a long accumulator: digits of 32 bits over
// all exponents that there are, in 64 bits each, so that carries can wait.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace actgrad {

constexpr int SUM_LANES = 16;
constexpr int SUM_BLOCK = 512;  // terms that are looked at together

// What so many additions of float32 terms to each lane have met.
struct SumWindow {
    float smallest = INFINITY;
    float largest = 0;
    int64_t additions = 0;

    // Whether any sum of so many terms of these sizes fits 53 bits.
    bool is_exact() const {
        if (largest == 0) {
            return true;
        }
        const int exponent = std::max(std::ilogb(smallest), -126);
        return static_cast<double>(additions) * static_cast<double>(largest) <= std::ldexp(1.0, exponent - 23 + 53);
    }
    SumWindow with(const SumWindow& other) const {
        return {std::min(smallest, other.smallest), std::max(largest, other.largest), additions + other.additions};
    }
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
