// SPDX-License-Identifier: Apache-2.0
//
// Reads of memory that nothing has written yet, and that a queued host function may still fill.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "strict/findings.h"
#include "strict/intervals.h"

namespace actgrad::strict {

// A host function on a stream, from its submission until it has run.
struct QueuedHostFunction {
    uint64_t stream;
    uint64_t position;  // of the work, on its stream

    bool operator==(const QueuedHostFunction& other) const {
        return stream == other.stream && position == other.position;
    }
};

struct Suspicion {
    Finding finding;    // if the memory is not filled
    Intervals missing;  // what was not written when the read was queued
    std::vector<QueuedHostFunction> awaited;
};

// Not thread-safe; the owner locks.
class Suspicions {
public:
    void add(Suspicion suspicion) { suspicions_.push_back(std::move(suspicion)); }

    // A host function writes these addresses.
    void filled(uintptr_t begin, uintptr_t end);

    // The findings of which it is known now that no host function prevents them.
    std::vector<Finding> host_function_ran(const QueuedHostFunction& function);

    void clear() { suspicions_.clear(); }

private:
    std::vector<Suspicion> suspicions_;
};

}  // namespace actgrad::strict
