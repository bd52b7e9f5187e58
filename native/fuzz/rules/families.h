// SPDX-License-Identifier: Apache-2.0
//
// The rows of the model, by family.
#pragma once

#include <vector>

#include "fuzz/rules/rule.h"

// A row's function with one result.
#define ACTGRAD_RESULT(expression) [](const Element& at) -> Results { return {expression}; }

namespace fuzz {

// Refused attributes that several families have.
inline bool refuses_results_of_negative_slope(const Call& call, Product) {
    return call.numbers[0] != 0 && call.scalars[0].value < 0;
}
inline bool refuses_gelu(const Call& call, Product) { return call.number() != 0 && call.number() != 1; }

const std::vector<Rule>& smooth_rules();     // sigmoids, and functions with exponentials
const std::vector<Rule>& piecewise_rules();  // of lines and parabolas
const std::vector<Rule>& gated_rules();

}  // namespace fuzz
