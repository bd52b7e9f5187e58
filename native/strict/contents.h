// SPDX-License-Identifier: Apache-2.0
//
// Tracks which bytes of device memory are initialised and which a failed call left unwritten.
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

    // Whether any address of the range is in the set.
    bool meets(uintptr_t begin, uintptr_t end) const;

    bool is_empty() const { return ends_.empty(); }
    void clear() { ends_.clear(); }

private:
    std::map<uintptr_t, uintptr_t> ends_;
};

// A call that failed to write its outputs, or that may fail when it runs.
struct Failure {
    uint64_t work;  // of `may_fail`; 0: it failed at once
    bool has_failed;
    Intervals left;  // what nothing has written since
    const char* name;
    Stack place;
};

// Not thread-safe; the owner locks.
class Contents {
public:
    explicit Contents(const DeviceMemory& memory) : memory_(memory) {}

    void written(const Access& access);
    void failed(const Accesses& outputs, const char* name, const Stack& place);

    // The same for queued work, of which `ran` tells later whether it failed: by then, other work may be queued that
    // writes the outputs.
    void may_fail(uint64_t work, const Accesses& outputs, const char* name, const Stack& place);
    void ran(uint64_t work, bool has_failed);

    // Marks a freed or new block's memory as uninitialised.
    void forget(uintptr_t block);

    const Failure* failure_in(const Footprint& footprint) const;

    // The first unwritten address of the footprint. If it has very many runs, only the first ones are examined.
    std::optional<uintptr_t> first_unwritten(const Footprint& footprint) const;

    void clear();

private:
    void add_failure(Failure failure, const Accesses& outputs);
    void forget_failures(uintptr_t begin, uintptr_t end);

    const DeviceMemory& memory_;
    Intervals written_;
    std::vector<Failure> failures_;
};

}  // namespace actgrad::strict
