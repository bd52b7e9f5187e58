// SPDX-License-Identifier: Apache-2.0
#include "opapi/kernels/sums.h"

#include <cmath>
#include <cstring>
#include <limits>

namespace actgrad {

namespace {

constexpr int DIGIT = 32;
constexpr int64_t DIGIT_MASK = (int64_t{1} << DIGIT) - 1;

}  // namespace

double TwoDoubles::rounded_to_odd() const {
    double sum = high_;
    const double rest = add_to(sum, low_);
    int64_t bits;
    std::memcpy(&bits, &sum, sizeof bits);
    if (rest != 0 && (bits & 1) == 0) {
        return std::nextafter(sum, rest > 0 ? HUGE_VAL : -HUGE_VAL);
    }
    return sum;
}

void ExactSum::add(double term) {
    if (term == 0) {
        return;
    }
    if (!std::isfinite(term)) {
        unusual() |= term != term ? NAN_SEEN : term > 0 ? PLUS_INFINITY : MINUS_INFINITY;
        return;
    }
    int exponent;
    const double fraction = std::frexp(std::fabs(term), &exponent);
    // term = mantissa · 2^(lowest + place). Terms are multiples of 2^lowest, so a right shift drops only zeros.
    auto mantissa = static_cast<unsigned __int128>(std::ldexp(fraction, DOUBLE_PRECISION));
    int place = exponent - DOUBLE_PRECISION - lowest();
    if (place < 0) {
        mantissa >>= -place;
        place = 0;
    }
    mantissa <<= place % DIGIT;
    for (int64_t* digit = digits_ + place / DIGIT; mantissa != 0; mantissa >>= DIGIT, ++digit) {
        const auto part = static_cast<int64_t>(mantissa & static_cast<unsigned __int128>(DIGIT_MASK));
        *digit += term < 0 ? -part : part;
    }
}

void ExactSum::add(const ExactSum& other) {
    for (int i = 0; i < count_; ++i) {
        digits_[i] += other.digits_[i];
    }
    unusual() |= other.digits_[count_];
}

void ExactSum::carry() {
    for (int i = 0; i + 1 < count_; ++i) {
        digits_[i + 1] += digits_[i] >> DIGIT;
        digits_[i] &= DIGIT_MASK;
    }
}

double ExactSum::rounded_to_odd() { return value(true); }
double ExactSum::rounded() { return value(false); }

double ExactSum::value(bool to_odd) {
    if (unusual() != 0) {
        const bool one_infinity = unusual() == PLUS_INFINITY || unusual() == MINUS_INFINITY;
        const double infinity = std::numeric_limits<double>::infinity();
        return !one_infinity                ? std::numeric_limits<double>::quiet_NaN()
               : unusual() == PLUS_INFINITY ? infinity
                                            : -infinity;
    }
    carry();
    const bool negative = digits_[count_ - 1] < 0;
    if (negative) {
        for (int i = 0; i < count_; ++i) {
            digits_[i] = -digits_[i];
        }
        carry();
    }
    int top = count_ - 1;
    while (top > 0 && digits_[top] == 0) {
        --top;
    }
    unsigned __int128 leading = 0;
    int exponent = lowest() + DIGIT * top;
    for (int i = top, read = 0; i >= 0; --i, ++read) {
        if (read < 3) {
            leading = leading << DIGIT | static_cast<unsigned __int128>(digits_[i]);
            exponent -= read == 0 ? 0 : DIGIT;
        } else {
            leading |= digits_[i] != 0;
        }
    }
    while (to_odd && leading >> DOUBLE_PRECISION != 0) {
        leading = leading >> 1 | (leading & 1);
        ++exponent;
    }
    const double magnitude = std::ldexp(static_cast<double>(leading), exponent);
    return negative ? -magnitude : magnitude;
}

}  // namespace actgrad
