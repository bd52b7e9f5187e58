// SPDX-License-Identifier: Apache-2.0
//
// The elements of a tensor or a scalar as numbers.
#pragma once

#include <cstdint>

#include "acl/acl_base.h"

namespace fuzz {

int64_t load_whole(const uint8_t* from, aclDataType dtype);

// Whether an integer dtype can represent the number.
bool holds(aclDataType dtype, int64_t number);

double load(const uint8_t* from, aclDataType dtype);

// For float dtypes.
void store(uint8_t* to, aclDataType dtype, double value);

}  // namespace fuzz
