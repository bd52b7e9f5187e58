// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>

#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"

// One element, in the first aclDataTypeSize(dtype) bytes.
struct aclScalar {
    aclDataType dtype;
    alignas(16) std::array<unsigned char, 16> bytes;
};

namespace actgrad {

// Whether it is a real number: a float, an integer or a bool.
ACTGRAD_API bool is_real(const aclScalar& scalar);

// Its value; NaN if it is not a real number.
ACTGRAD_API double as_double(const aclScalar& scalar);

// Its value truncated and saturated to 64 bits; 0 if it is not a number.
ACTGRAD_API int64_t as_int64(const aclScalar& scalar);

// The same for a double.
ACTGRAD_API int64_t whole_part(double value);

}  // namespace actgrad
