// SPDX-License-Identifier: Apache-2.0
//
// Which bytes of device memory hold what was put there, and which hold what a failed call left.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "strict/access.h"
#include "strict/memory.h"
#include "strict/places.h"

namespace actgrad::strict {

// Addresses that were, say, written: pairs of begin and end that do not touch.
class Intervals {
public:
    void add(uintptr_t begin, uintptr_t end);
    void remove(uintptr_t begin, uintptr_t end);

    // The first address from `begin` on that is not in here, at most `end`.
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

// Not safe for threads; its owner has a lock.
class Contents {
public:
    explicit Contents(const DeviceMemory& memory) : memory_(memory) {}

    void written(const Access& access);
    void failed(const Access& access, const char* name, const Stack& place);

    // The block's memory is given back, or a new one's.
    void forget(uintptr_t block);

    const Failure* failure_in(const Footprint& footprint) const;

    // The first address of the footprint where nothing was written; of very many runs only the first ones are looked
    // at.
    std::optional<uintptr_t> first_unwritten(const Footprint& footprint) const;

    void clear();

private:
    void forget_failures(uintptr_t begin, uintptr_t end);

    const DeviceMemory& memory_;
    Intervals written_;
    std::vector<Failure> failures_;
};

}  // namespace actgrad::strict
