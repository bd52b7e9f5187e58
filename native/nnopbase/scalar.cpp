// SPDX-License-Identifier: Apache-2.0
#include "nnopbase/scalar.h"

#include <cmath>
#include <cstring>
#include <limits>

#include "nnopbase/registry.h"

namespace actgrad {

namespace {

template <class T>
T stored(const aclScalar& scalar) {
    T value;
    std::memcpy(&value, scalar.bytes.data(), sizeof value);
    return value;
}

template <class T>
double value_as(const aclScalar& scalar) {
    return static_cast<double>(stored<T>(scalar));
}

}  // namespace

bool retain(const aclScalar* scalar) { return Registry<aclScalar>::instance().retain(scalar); }
void release(const aclScalar* scalar) { Registry<aclScalar>::instance().release(scalar); }

bool is_real(const aclScalar& scalar) {
    switch (scalar.dtype) {
        case ACL_FLOAT:
        case ACL_FLOAT16:
        case ACL_BF16:
        case ACL_DOUBLE:
        case ACL_INT8:
        case ACL_UINT8:
        case ACL_INT16:
        case ACL_UINT16:
        case ACL_INT32:
        case ACL_UINT32:
        case ACL_INT64:
        case ACL_UINT64:
        case ACL_BOOL: return true;
        default: return false;
    }
}

double as_double(const aclScalar& scalar) {
    switch (scalar.dtype) {
        case ACL_FLOAT: return value_as<float>(scalar);
        case ACL_DOUBLE: return value_as<double>(scalar);
        case ACL_FLOAT16: return aclFloat16ToFloat(stored<aclFloat16>(scalar));
        case ACL_BF16: {
            const uint32_t bits = static_cast<uint32_t>(stored<uint16_t>(scalar)) << 16;
            float value;
            std::memcpy(&value, &bits, sizeof value);
            return value;
        }
        case ACL_INT8: return value_as<int8_t>(scalar);
        case ACL_UINT8: return value_as<uint8_t>(scalar);
        case ACL_INT16: return value_as<int16_t>(scalar);
        case ACL_UINT16: return value_as<uint16_t>(scalar);
        case ACL_INT32: return value_as<int32_t>(scalar);
        case ACL_UINT32: return value_as<uint32_t>(scalar);
        case ACL_INT64: return value_as<int64_t>(scalar);
        case ACL_UINT64: return value_as<uint64_t>(scalar);
        case ACL_BOOL: return scalar.bytes[0] != 0 ? 1.0 : 0.0;
        default: return std::nan("");
    }
}

int64_t as_int64(const aclScalar& scalar) {
    if (scalar.dtype == ACL_INT64) {
        return stored<int64_t>(scalar);  // double could not hold it exactly
    }
    return whole_part(as_double(scalar));
}

int64_t whole_part(double value) {
    constexpr double beyond = 9223372036854775808.0;  // 2^63
    if (value >= beyond) {
        return std::numeric_limits<int64_t>::max();
    }
    if (value <= -beyond) {
        return std::numeric_limits<int64_t>::min();
    }
    return value == value ? static_cast<int64_t>(value) : 0;
}

}  // namespace actgrad

using namespace actgrad;

aclScalar* aclCreateScalar(void* value, aclDataType dataType) {
    return created<aclScalar>("aclCreateScalar", [&](aclScalar& scalar) {
        require_argument(value, "value");
        const size_t size = aclDataTypeSize(dataType);
        if (size == 0) {
            throw Refusal(ACLNN_ERR_PARAM_INVALID, "dataType is " + std::to_string(static_cast<int>(dataType)) +
                                                       "; a type whose elements are whole bytes is needed");
        }
        scalar.dtype = dataType;
        std::memcpy(scalar.bytes.data(), value, size);
    });
}

aclnnStatus aclDestroyScalar(const aclScalar* scalar) { return destroyed("aclDestroyScalar", scalar, "scalar"); }
