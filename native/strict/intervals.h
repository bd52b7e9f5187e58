// SPDX-License-Identifier: Apache-2.0
//
// Sets of addresses.
#pragma once

#include <cstdint>
#include <map>

namespace actgrad::strict {

// A set of addresses as disjoint, non-adjacent intervals.
class Intervals {
public:
    void add(uintptr_t begin, uintptr_t end);
    void remove(uintptr_t begin, uintptr_t end);

    // The parts of the range that are in the set, and those that are not.
    Intervals within(uintptr_t begin, uintptr_t end) const;
    Intervals missing(uintptr_t begin, uintptr_t end) const;

    // Whether any address of the range is in the set.
    bool meets(uintptr_t begin, uintptr_t end) const;

    // The lowest address of a set that is not empty.
    uintptr_t first() const { return ends_.begin()->first; }

    void add(const Intervals& others) {
        for (const auto& [begin, end] : others.ends_) {
            add(begin, end);
        }
    }

    bool is_empty() const { return ends_.empty(); }
    void clear() { ends_.clear(); }

private:
    std::map<uintptr_t, uintptr_t> ends_;
};

}  // namespace actgrad::strict
