// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <cstring>

#include "acl/acl_base.h"

namespace {

uint32_t bits_of(float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}

float float_of(uint32_t bits) {
    float value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

constexpr uint32_t FLOAT_INFINITY = 0x7f800000;
constexpr uint32_t HALF_INFINITY = 0x7c00;
constexpr int FRACTION_SHIFT = 23 - 10;                // extra fraction bits of a float
constexpr uint32_t EXPONENT_SHIFT = (127 - 15) << 23;  // difference of the exponent biases, in position

// Rounds a magnitude that is not a NaN to nearest even.
uint32_t round_to_half(uint32_t magnitude) {
    if (magnitude >= bits_of(65520.0f)) {  // halfway between the largest half and 2^16
        return HALF_INFINITY;
    }
    if (magnitude < bits_of(0x1p-14f)) {
        // Just above 0.5 a float's last place is 2^-24, as a subnormal half's: the addition does the rounding.
        return bits_of(float_of(magnitude) + 0.5f) - bits_of(0.5f);
    }
    const uint32_t odd = magnitude >> FRACTION_SHIFT & 1;
    const uint32_t just_below_half = (1u << (FRACTION_SHIFT - 1)) - 1;
    return (magnitude - EXPONENT_SHIFT + just_below_half + odd) >> FRACTION_SHIFT;
}

}  // namespace

float aclFloat16ToFloat(aclFloat16 value) {
    const uint32_t sign = uint32_t{value & 0x8000u} << 16;
    const uint32_t magnitude = value & 0x7fffu;
    if (magnitude >= HALF_INFINITY) {
        return float_of(sign | FLOAT_INFINITY | magnitude << FRACTION_SHIFT);
    }
    if (magnitude < 0x400) {  // subnormal: a multiple of 2^-24
        return float_of(sign | bits_of(static_cast<float>(magnitude) * 0x1p-24f));
    }
    return float_of(sign | ((magnitude << FRACTION_SHIFT) + EXPONENT_SHIFT));
}

aclFloat16 aclFloatToFloat16(float value) {
    const uint32_t bits = bits_of(value);
    const uint32_t sign = bits >> 16 & 0x8000u;
    const uint32_t magnitude = bits & 0x7fffffffu;
    if (magnitude > FLOAT_INFINITY) {
        const uint32_t quiet = 0x200;  // keeps a NaN with a truncated payload from becoming infinity
        return static_cast<aclFloat16>(sign | HALF_INFINITY | quiet | (magnitude >> FRACTION_SHIFT & 0x3ffu));
    }
    return static_cast<aclFloat16>(sign | round_to_half(magnitude));
}
