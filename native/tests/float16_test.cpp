// SPDX-License-Identifier: Apache-2.0
//
// Section 4 of the framework contract: half-precision conversion, against definitions that share nothing with it.
#include <cmath>
#include <cstring>
#include <limits>

#include "tests/check.h"

namespace {

constexpr int count = 1 << 16;

bool is_nan(int bits) { return (bits & 0x7fff) > 0x7c00; }

// IEEE 754 binary16, read off its definition.
double value_of(int bits) {
    const int exponent = bits >> 10 & 31;
    const int fraction = bits & 1023;
    const double magnitude = exponent == 31  ? std::numeric_limits<double>::infinity()
                             : exponent == 0 ? std::ldexp(fraction, -24)
                                             : std::ldexp(1024 + fraction, exponent - 25);
    return bits & 0x8000 ? -magnitude : magnitude;
}

void test_every_half_widens_exactly_and_comes_back() {
    for (int bits = 0; bits < count; ++bits) {
        const float wide = aclFloat16ToFloat(static_cast<aclFloat16>(bits));
        CHECK_EQUAL(std::isnan(wide), is_nan(bits));
        CHECK_EQUAL(std::signbit(wide), (bits & 0x8000) != 0);
        if (is_nan(bits)) {
            CHECK_EQUAL(int{aclFloatToFloat16(wide)}, bits | 0x200);  // quiet, with its payload
        } else {
            CHECK_EQUAL(static_cast<double>(wide), value_of(bits));
            CHECK_EQUAL(int{aclFloatToFloat16(wide)}, bits);
        }
    }
}

// Between neighbours: the middle goes to the even one, everything else to the nearer one.
void test_rounding_between_all_neighbours() {
    for (int bits = 0; bits < 0x7bff; ++bits) {
        const float middle = static_cast<float>((value_of(bits) + value_of(bits + 1)) / 2);
        const int even = bits % 2 == 0 ? bits : bits + 1;
        CHECK_EQUAL(int{aclFloatToFloat16(middle)}, even);
        CHECK_EQUAL(int{aclFloatToFloat16(-middle)}, even | 0x8000);
        CHECK_EQUAL(int{aclFloatToFloat16(std::nextafter(middle, 0.0f))}, bits);
        CHECK_EQUAL(int{aclFloatToFloat16(std::nextafter(middle, 1e9f))}, bits + 1);
    }
}

void test_ends_of_the_range() {
    const float infinity = std::numeric_limits<float>::infinity();
    CHECK_EQUAL(int{aclFloatToFloat16(std::nextafter(65520.0f, 0.0f))}, 0x7bff);
    CHECK_EQUAL(int{aclFloatToFloat16(65520.0f)}, 0x7c00);
    CHECK_EQUAL(int{aclFloatToFloat16(std::numeric_limits<float>::max())}, 0x7c00);
    CHECK_EQUAL(int{aclFloatToFloat16(infinity)}, 0x7c00);
    CHECK_EQUAL(int{aclFloatToFloat16(-infinity)}, 0xfc00);
    CHECK_EQUAL(int{aclFloatToFloat16(std::numeric_limits<float>::denorm_min())}, 0);
    CHECK_EQUAL(int{aclFloatToFloat16(-0.0f)}, 0x8000);
}

void test_a_nan_whose_payload_is_cut_off_stays_one() {
    const uint32_t bits = 0x7f800001;
    float nan;
    std::memcpy(&nan, &bits, sizeof nan);
    CHECK_EQUAL(int{aclFloatToFloat16(nan)}, 0x7e00);
}

}  // namespace

int main() {
    test_every_half_widens_exactly_and_comes_back();
    test_rounding_between_all_neighbours();
    test_ends_of_the_range();
    test_a_nan_whose_payload_is_cut_off_stays_one();
    return check::result();
}
