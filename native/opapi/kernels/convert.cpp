// SPDX-License-Identifier: Apache-2.0
#include "opapi/kernels/convert.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace actgrad {

namespace {

struct Half {
    aclFloat16 bits;
};
struct BFloat {
    uint16_t bits;
};
struct Bool {
    uint8_t byte;
};

template <class T>
constexpr bool is_16_bit_float = std::is_same_v<T, Half> || std::is_same_v<T, BFloat>;

float float_of(Half value) { return aclFloat16ToFloat(value.bits); }

float float_of(BFloat value) {
    const uint32_t bits = static_cast<uint32_t>(value.bits) << 16;
    float result;
    std::memcpy(&result, &bits, sizeof result);
    return result;
}

// `value` rounded to odd: inexact results get an odd last bit, which makes a second rounding, to a narrower type,
// correct.
float rounded_to_odd(double value) {
    const auto nearest = static_cast<float>(value);
    if (static_cast<double>(nearest) == value || nearest != nearest) {
        return nearest;
    }
    uint32_t bits;
    std::memcpy(&bits, &nearest, sizeof bits);
    if (bits & 1) {
        return nearest;
    }
    const bool too_far_out = std::fabs(static_cast<double>(nearest)) > std::fabs(value);
    bits += too_far_out ? -1u : 1u;
    float odd;
    std::memcpy(&odd, &bits, sizeof odd);
    return odd;
}

BFloat bfloat_of(float value) {
    uint32_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    if (value != value) {
        return {static_cast<uint16_t>(bits >> 16 | 0x40)};  // quiet
    }
    return {static_cast<uint16_t>((bits + 0x7fff + (bits >> 16 & 1)) >> 16)};
}

// The value in a type that C++ computes with, exactly.
template <class T>
auto number_of(T value) {
    if constexpr (is_16_bit_float<T>) {
        return float_of(value);
    } else if constexpr (std::is_same_v<T, Bool>) {
        return static_cast<int8_t>(value.byte != 0);
    } else {
        return value;
    }
}

template <class To, class From>
To stored(From value) {
    if constexpr (is_16_bit_float<To>) {
        float rounded;
        if constexpr (std::is_same_v<From, double> || std::is_same_v<From, int64_t> || std::is_same_v<From, int32_t>) {
            rounded = rounded_to_odd(static_cast<double>(value));
        } else {
            rounded = static_cast<float>(value);
        }
        if constexpr (std::is_same_v<To, Half>) {
            return {aclFloatToFloat16(rounded)};
        } else {
            return bfloat_of(rounded);
        }
    } else if constexpr (std::is_same_v<To, Bool>) {
        return {static_cast<uint8_t>(value != From(0))};
    } else if constexpr (std::is_integral_v<To> && std::is_floating_point_v<From>) {
        // 2^digits is the first number above the range. The lowest number, 0 or a power of two, is exact in `From`.
        const From above = std::ldexp(From(1), std::numeric_limits<To>::digits);
        if (value >= above) {
            return std::numeric_limits<To>::max();
        }
        if (value <= static_cast<From>(std::numeric_limits<To>::min())) {
            return std::numeric_limits<To>::min();
        }
        return value == value ? static_cast<To>(value) : To(0);
    } else {
        return static_cast<To>(value);
    }
}

template <class From, class To>
void convert(const void* from, void* to, int64_t count) {
    const char* source = static_cast<const char*>(from);
    char* target = static_cast<char*>(to);
    for (int64_t i = 0; i < count; ++i, source += sizeof(From), target += sizeof(To)) {
        From value;
        std::memcpy(&value, source, sizeof value);
        const To result = stored<To>(number_of(value));
        std::memcpy(target, &result, sizeof result);
    }
}

template <class From>
ConvertFunction conversion_from(aclDataType to) {
    switch (to) {
        case ACL_FLOAT16: return convert<From, Half>;
        case ACL_BF16: return convert<From, BFloat>;
        case ACL_DOUBLE: return convert<From, double>;
        case ACL_INT8: return convert<From, int8_t>;
        case ACL_UINT8: return convert<From, uint8_t>;
        case ACL_INT16: return convert<From, int16_t>;
        case ACL_INT32: return convert<From, int32_t>;
        case ACL_INT64: return convert<From, int64_t>;
        case ACL_BOOL: return convert<From, Bool>;
        default: return convert<From, float>;
    }
}

}  // namespace

ConvertFunction conversion(aclDataType from, aclDataType to) {
    switch (from) {
        case ACL_FLOAT16: return conversion_from<Half>(to);
        case ACL_BF16: return conversion_from<BFloat>(to);
        case ACL_DOUBLE: return conversion_from<double>(to);
        case ACL_INT8: return conversion_from<int8_t>(to);
        case ACL_UINT8: return conversion_from<uint8_t>(to);
        case ACL_INT16: return conversion_from<int16_t>(to);
        case ACL_INT32: return conversion_from<int32_t>(to);
        case ACL_INT64: return conversion_from<int64_t>(to);
        case ACL_BOOL: return conversion_from<Bool>(to);
        default: return conversion_from<float>(to);
    }
}

}  // namespace actgrad
