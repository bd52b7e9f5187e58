// SPDX-License-Identifier: Apache-2.0
// Conversions between dtypes that no instruction set has in its table: those of float64, of integers and of bools.
#pragma once

#include "acl/acl_base.h"
#include "opapi/isa.h"

namespace actgrad {

// Converts packed elements of `from` to packed elements of `to`: to the nearest number, to even at a tie, and to
// integers by cutting the fraction off. Numbers beyond an integer's range become the nearest in it, NaN becomes 0.
ConvertFunction conversion(aclDataType from, aclDataType to);

}  // namespace actgrad
