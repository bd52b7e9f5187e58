// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>

#include "aclnn/acl_meta.h"

/// One element: the first aclDataTypeSize(dtype) bytes hold it.
struct aclScalar {
    aclDataType dtype;
    alignas(16) std::array<unsigned char, 16> bytes;
};
