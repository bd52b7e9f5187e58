// SPDX-License-Identifier: Apache-2.0
//
// The operators by number, which is what an input's byte chooses.
#pragma once

#include <string>
#include <vector>

#include "tests/operator_calls.h"

namespace fuzz {

struct Rule;

struct Operator {
    std::string name;
    operator_calls::Operator functions;
    const Rule* rule;  // null if rules/ lacks it
};

const std::vector<Operator>& operators();

}  // namespace fuzz
