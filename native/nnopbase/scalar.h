// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>

#include "aclnn/acl_meta.h"
#include "ascendcl/export.h"

// One element: the first aclDataTypeSize(dtype) bytes hold it.
struct aclScalar {
    aclDataType dtype;
    alignas(16) std::array<unsigned char, 16> bytes;
};

namespace actgrad {

// Whether it is one real number: a float, an integer or a bool.
ACTGRAD_API bool is_real(const aclScalar& scalar);

// Its value; that of a scalar which is no real number is NaN.
ACTGRAD_API double as_double(const aclScalar& scalar);

// Its value without its fraction, the nearest one of 64 bits; that of what is no number is 0.
ACTGRAD_API int64_t as_int64(const aclScalar& scalar);

// The same of a number.
ACTGRAD_API int64_t whole_part(double value);

}  // namespace actgrad
