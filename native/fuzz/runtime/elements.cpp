// SPDX-License-Identifier: Apache-2.0
#include "fuzz/runtime/elements.h"

#include <cstring>

#include "fuzz/arguments.h"

namespace fuzz {

namespace {

template <class T>
T load_as(const uint8_t* from) {
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

}  // namespace

int64_t load_whole(const uint8_t* from, aclDataType dtype) {
    switch (dtype) {
        case ACL_INT8: return load_as<int8_t>(from);
        case ACL_UINT8: return load_as<uint8_t>(from);
        case ACL_BOOL: return *from != 0;
        case ACL_INT16: return load_as<int16_t>(from);
        case ACL_UINT16: return load_as<uint16_t>(from);
        case ACL_INT32: return load_as<int32_t>(from);
        case ACL_UINT32: return load_as<uint32_t>(from);
        default: return load_as<int64_t>(from);
    }
}

bool holds(aclDataType dtype, int64_t number) {
    const int bits = 8 * static_cast<int>(aclDataTypeSize(dtype));
    const bool is_signed = dtype == ACL_INT8 || dtype == ACL_INT16 || dtype == ACL_INT32 || dtype == ACL_INT64;
    if (!is_signed) {
        return number >= 0 && (bits == 64 || number < int64_t{1} << bits);
    }
    return bits == 64 || (number >= -(int64_t{1} << (bits - 1)) && number < int64_t{1} << (bits - 1));
}

double load(const uint8_t* from, aclDataType dtype) {
    if (!is_float(dtype)) {
        return static_cast<double>(load_whole(from, dtype));
    }
    if (dtype == ACL_DOUBLE) {
        return load_as<double>(from);
    }
    if (dtype == ACL_FLOAT) {
        return load_as<float>(from);
    }
    const auto bits = load_as<uint16_t>(from);
    if (dtype == ACL_FLOAT16) {
        return aclFloat16ToFloat(bits);
    }
    const uint32_t wide = uint32_t{bits} << 16;
    float value;
    std::memcpy(&value, &wide, sizeof value);
    return value;
}

void store(uint8_t* to, aclDataType dtype, double value) {
    if (dtype == ACL_DOUBLE) {
        std::memcpy(to, &value, sizeof value);
        return;
    }
    const auto number = static_cast<float>(value);
    uint32_t wide;
    std::memcpy(&wide, &number, sizeof wide);
    if (dtype == ACL_FLOAT) {
        std::memcpy(to, &number, sizeof number);
        return;
    }
    const uint16_t bits = dtype == ACL_FLOAT16 ? aclFloatToFloat16(number) : static_cast<uint16_t>(wide >> 16);
    std::memcpy(to, &bits, sizeof bits);
}

}  // namespace fuzz
