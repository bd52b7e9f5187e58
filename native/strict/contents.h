// SPDX-License-Identifier: Apache-2.0
//
// Tracks which bytes of device memory are initialised and which a failed call left unwritten.
#pragma once

#include <cstdint>
#include <vector>

#include "strict/access.h"
#include "strict/intervals.h"
#include "strict/memory.h"
#include "strict/places.h"
#include "strict/suspicions.h"

namespace actgrad::strict {

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

    // A write by a host function also fills what is suspected.
    void written(const Access& access, Suspicions* by_host_function = nullptr);
    void failed(const Accesses& outputs, const char* name, const Stack& place);

    // The same for queued work, of which `ran` tells later whether it failed: by then, other work may be queued that
    // writes the outputs.
    void may_fail(uint64_t work, const Accesses& outputs, const char* name, const Stack& place);
    void ran(uint64_t work, bool has_failed);

    // Marks a freed or new block's memory as uninitialised.
    void forget(uintptr_t block);

    const Failure* failure_in(const Footprint& footprint) const;

    // The unwritten addresses of the footprint, and those that the failed call left. If it has very many runs, only the
    // first ones are examined.
    Intervals unwritten_in(const Footprint& footprint) const;
    Intervals left_by(const Failure& failure, const Footprint& footprint) const;

    void clear();

private:
    void add_failure(Failure failure, const Accesses& outputs);
    void forget_failures(uintptr_t begin, uintptr_t end);

    const DeviceMemory& memory_;
    Intervals written_;
    std::vector<Failure> failures_;
};

}  // namespace actgrad::strict
