// SPDX-License-Identifier: Apache-2.0
//
// Tracks which bytes of device memory are initialized and which a failed call left unwritten.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "strict/access.h"
#include "strict/memory.h"
#include "strict/places.h"

namespace actgrad::strict {

// A set of addresses as disjoint, non-adjacent intervals.
class Intervals {
public:
    void add(uintptr_t begin, uintptr_t end);
    void remove(uintptr_t begin, uintptr_t end);

    // The first address from `begin` on that is not in the set, at most `end`.
    uintptr_t first_missing(uintptr_t begin, uintptr_t end) const;

    void clear() { ends_.clear(); }

private:
    std::map<uintptr_t, uintptr_t> ends_;
};

// Bytes that a call failed to write.
struct Failure {
    uintptr_t begin;
    uintptr_t end;
    const char* name;
    Stack place;
};

// Not thread-safe; the owner locks.
class Contents {
public:
    explicit Contents(const DeviceMemory& memory) : memory_(memory) {}

    void written(const Access& access);
    void failed(const Access& access, const char* name, const Stack& place);

    // Marks a freed or new block's memory as uninitialized.
    void forget(uintptr_t block);

    const Failure* failure_in(const Footprint& footprint) const;

    // The first unwritten address of the footprint. If it has very many runs, only the first ones are examined.
    std::optional<uintptr_t> first_unwritten(const Footprint& footprint) const;

    void clear();

private:
    void forget_failures(uintptr_t begin, uintptr_t end);

    const DeviceMemory& memory_;
    Intervals written_;
    std::vector<Failure> failures_;
};

}  // namespace actgrad::strict
