// SPDX-License-Identifier: Apache-2.0
//
// What phase two has to give: its status and its results.
#pragma once

#include <cstdint>
#include <vector>

#include "fuzz/arguments.h"
#include "fuzz/runtime/things.h"

namespace fuzz {

// An operand in the arena.
struct Part {
    std::vector<int64_t> places;  // byte offset of each element of the iteration space in the arena
    aclDataType dtype;
    int64_t item;
};

// The status of phase two that the operands' memory leads to. `runs`: there are results to compare.
int expected_of_data(const Executor& executor, bool& runs, std::vector<Part>& inputs, std::vector<Part>& outputs);

// After a run: compares the results with the formula and copies them to the expected memory.
void take_results(const Call& call, const std::vector<Part>& inputs, const std::vector<Part>& outputs);

}  // namespace fuzz
