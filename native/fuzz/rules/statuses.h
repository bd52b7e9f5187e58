// SPDX-License-Identifier: Apache-2.0
//
// The statuses of phase one.
#pragma once

#include "fuzz/rules/rule.h"

namespace fuzz {

// The status of phase one; -1 if both success and 161002 are correct. Null and dead objects are checked earlier.
int expected_status(const Call& call, Product product);

}  // namespace fuzz
