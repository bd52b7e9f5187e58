// SPDX-License-Identifier: Apache-2.0
// Dtype conversions without a vectorised kernel: those of float64, integers and bools.
#pragma once

#include "acl/acl_base.h"
#include "opapi/kernels/isa.h"

namespace actgrad {

// Converts packed elements of `from` to packed elements of `to`: to floats by rounding to nearest even, to integers by
// truncation and saturation, with NaN as 0.
ConvertFunction conversion(aclDataType from, aclDataType to);

}  // namespace actgrad
