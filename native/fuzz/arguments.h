// SPDX-License-Identifier: Apache-2.0
//
// The arguments of operators, as the model sees them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "aclnn/aclnn_base.h"

namespace fuzz {

inline bool is_float(aclDataType dtype) {
    return dtype == ACL_FLOAT || dtype == ACL_FLOAT16 || dtype == ACL_BF16 || dtype == ACL_DOUBLE;
}

inline bool is_integer(aclDataType dtype) {
    switch (dtype) {
        case ACL_INT8:
        case ACL_UINT8:
        case ACL_INT16:
        case ACL_UINT16:
        case ACL_INT32:
        case ACL_UINT32:
        case ACL_INT64:
        case ACL_UINT64: return true;
        default: return false;
    }
}

// Whether a scalar is a real number.
inline bool is_real(aclDataType dtype) { return is_float(dtype) || is_integer(dtype) || dtype == ACL_BOOL; }

using Numbers = std::vector<int64_t>;

// The arguments that a tensor was created with.
struct Spec {
    aclDataType dtype = ACL_FLOAT;
    aclFormat format = ACL_FORMAT_ND;
    Numbers sizes, strides, storage;
    int64_t offset = 0;
    uint8_t* data = nullptr;

    int64_t item() const { return static_cast<int64_t>(aclDataTypeSize(dtype)); }
    int rank() const { return static_cast<int>(sizes.size()); }
    bool is_empty() const { return std::find(sizes.begin(), sizes.end(), 0) != sizes.end(); }
};

// The product of `sizes`: 0 if any is 0, else -1 if any is negative; saturated at 2^62.
inline __int128 count(const Numbers& sizes) {
    if (std::find(sizes.begin(), sizes.end(), 0) != sizes.end()) {
        return 0;
    }
    __int128 product = 1;
    for (const int64_t size : sizes) {
        if (size < 0) {
            return -1;
        }
        product = std::min(product * size, __int128{1} << 62);
    }
    return product;
}

struct Scalar {
    aclDataType dtype;
    double value;
};

struct Rule;

// A call of an operator: tensors, scalars and other attributes, each in parameter order.
struct Call {
    const Rule* rule = nullptr;
    std::vector<Spec> tensors;
    std::vector<Scalar> scalars;
    Numbers numbers;

    // Attributes of gated forms.
    int64_t dim() const;
    int64_t approximate() const { return numbers.at(1); }
    bool activates_left() const;

    // Attribute of other forms: which GELU, or whether a gradient takes the forward's result.
    int64_t number() const { return numbers.at(0); }

    // Whether random numbers are drawn.
    bool draws() const { return number() != 0; }
};

}  // namespace fuzz
