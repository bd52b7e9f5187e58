// SPDX-License-Identifier: Apache-2.0
//
// The dtypes that operators take on each product, and compute in.
#pragma once

#include "aclnn/aclnn_base.h"
#include "fuzz/rules/rule.h"

namespace fuzz {

// Whether it is 950, 910_93 or 910B.
bool is_newer(Product product);

// Whether the product has the operator.
bool is_served(const Rule& rule, Product product);

// Whether some tensor may have this integer dtype.
bool has_integer(const Rule& rule, aclDataType dtype, Product product);

bool dtypes_fit(const Call& call, Product product);

// The dtype that a call computes in: an integer dtype if it computes exactly, else FLOAT for integers. The inputs of a
// gated form have one dtype.
aclDataType compute_dtype(const Call& call);

}  // namespace fuzz
