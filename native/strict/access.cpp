// SPDX-License-Identifier: Apache-2.0
#include "strict/access.h"

#include <algorithm>

namespace actgrad::strict {

namespace {

using Runs = std::vector<std::pair<uintptr_t, uintptr_t>>;

constexpr size_t MOST_SORTED_RUNS = size_t{1} << 16;

bool has_few_runs(const Footprint& footprint) { return footprint.total_bytes() / footprint.run <= MOST_SORTED_RUNS; }

Runs runs_of(const Footprint& footprint) {
    Runs runs;
    footprint.for_each_run([&](uintptr_t begin, uintptr_t end) {
        runs.emplace_back(begin, end);
        return true;
    });
    std::sort(runs.begin(), runs.end());
    return runs;
}

// Whether a run of the innermost `dimensions`, from `begin` on, meets the range from `low` to `high`.
bool meets(const Footprint& footprint, size_t dimensions, uintptr_t begin, uintptr_t low, uintptr_t high) {
    if (dimensions == 0) {
        return begin < high && low < begin + footprint.run;
    }
    const Footprint::Dimension& dimension = footprint.outer[dimensions - 1];
    const auto step = static_cast<uintptr_t>(dimension.step);
    uintptr_t extent = footprint.run;
    for (size_t i = 0; i + 1 < dimensions; ++i) {
        extent += static_cast<uintptr_t>((footprint.outer[i].size - 1) * footprint.outer[i].step);
    }
    const uintptr_t first = begin + extent > low ? 0 : (low - begin - extent) / step + 1;
    for (uintptr_t i = first; i < static_cast<uintptr_t>(dimension.size) && begin + i * step < high; ++i) {
        const uintptr_t block = begin + i * step;
        // One that lies in the range decides: only those at its ends have to be looked into.
        if ((block >= low && block + extent <= high) || meets(footprint, dimensions - 1, block, low, high)) {
            return true;
        }
    }
    return false;
}

bool meets(const Footprint& footprint, uintptr_t low, uintptr_t high) {
    return meets(footprint, footprint.outer.size(), footprint.low, low, high);
}

}  // namespace

bool overlap(const Footprint& a, const Footprint& b) {
    if (a.run == 0 || b.run == 0 || a.low >= b.high() || b.low >= a.high()) {
        return false;
    }
    if (a.outer.empty() || b.outer.empty()) {
        return a.outer.empty() ? meets(b, a.low, a.high()) : meets(a, b.low, b.high());
    }
    const bool few_in_a = has_few_runs(a), few_in_b = has_few_runs(b);
    if (!few_in_a || !few_in_b) {
        const Footprint &few = few_in_a ? a : b, &many = few_in_a ? b : a;
        return (few_in_a || few_in_b) &&
               !few.for_each_run([&](uintptr_t begin, uintptr_t end) { return !meets(many, begin, end); });
    }
    const Runs of_a = runs_of(a), of_b = runs_of(b);
    for (auto left = of_a.begin(), right = of_b.begin(); left != of_a.end() && right != of_b.end();) {
        if (left->first < right->second && right->first < left->second) {
            return true;
        }
        left->second <= right->second ? ++left : ++right;
    }
    return false;
}

}  // namespace actgrad::strict
