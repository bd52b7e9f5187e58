// SPDX-License-Identifier: Apache-2.0
// Dtype categories and dtype promotion.
#pragma once

#include <algorithm>
#include <cstdint>

#include "acl/acl_base.h"

namespace actgrad {

inline bool is_float(aclDataType dtype) {
    return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || dtype == ACL_BF16 || dtype == ACL_DOUBLE;
}

inline bool is_integer(aclDataType dtype) {
    return dtype == ACL_BOOL || dtype == ACL_INT8 || dtype == ACL_UINT8 || dtype == ACL_INT16 || dtype == ACL_INT32 ||
           dtype == ACL_INT64;
}

// `value` clamped to the range of `dtype`; for bool, whether it is not 0.
inline int64_t nearest_integer(aclDataType dtype, int64_t value) {
    const auto within = [value](auto lowest, auto highest) {
        return std::clamp<int64_t>(value, int64_t{lowest}, int64_t{highest});
    };
    switch (dtype) {
        case ACL_BOOL: return value != 0;
        case ACL_INT8: return within(INT8_MIN, INT8_MAX);
        case ACL_UINT8: return within(0, UINT8_MAX);
        case ACL_INT16: return within(INT16_MIN, INT16_MAX);
        case ACL_INT32: return within(INT32_MIN, INT32_MAX);
        default: return value;
    }
}

// PyTorch's type promotion; ACL_DT_UNDEFINED if there is no common dtype.
inline aclDataType promoted(aclDataType a, aclDataType b) {
    // Position in the promotion order: integers before floats, narrow before wide.
    const auto rank = [](aclDataType dtype) {
        switch (dtype) {
            case ACL_BOOL: return 0;
            case ACL_UINT8:
            case ACL_INT8: return 1;
            case ACL_INT16: return 2;
            case ACL_INT32: return 3;
            case ACL_INT64: return 4;
            case ACL_FLOAT16:
            case ACL_BF16: return 5;
            case ACL_FLOAT: return 6;
            case ACL_DOUBLE: return 7;
            default: return -1;
        }
    };
    if (a == b) {
        return a;
    }
    if (rank(a) < 0 || rank(b) < 0) {
        return ACL_DT_UNDEFINED;
    }
    if (rank(a) == rank(b)) {
        return rank(a) == 1 ? ACL_INT16 : ACL_FLOAT;  // int8 with uint8; float16 with bfloat16
    }
    return rank(a) > rank(b) ? a : b;
}

}  // namespace actgrad
