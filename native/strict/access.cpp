// SPDX-License-Identifier: Apache-2.0
#include "strict/access.h"

#include <algorithm>

namespace actgrad::strict {

namespace {

using Runs = std::vector<std::pair<uintptr_t, uintptr_t>>;

constexpr size_t MOST_RUNS = size_t{1} << 16;

bool list_runs(const Footprint& footprint, Runs& runs) {
    if (footprint.total_bytes() / footprint.run > MOST_RUNS) {
        return false;
    }
    footprint.for_each_run([&](uintptr_t begin, uintptr_t end) {
        runs.emplace_back(begin, end);
        return true;
    });
    std::sort(runs.begin(), runs.end());
    return true;
}

}  // namespace

bool overlap(const Footprint& a, const Footprint& b) {
    if (a.run == 0 || b.run == 0 || a.low >= b.high() || b.low >= a.high()) {
        return false;
    }
    if (a.outer.empty() && b.outer.empty()) {
        return true;
    }
    Runs of_a, of_b;
    if (!list_runs(a, of_a) || !list_runs(b, of_b)) {
        return false;
    }
    for (auto left = of_a.begin(), right = of_b.begin(); left != of_a.end() && right != of_b.end();) {
        if (left->first < right->second && right->first < left->second) {
            return true;
        }
        left->second <= right->second ? ++left : ++right;
    }
    return false;
}

}  // namespace actgrad::strict
