// SPDX-License-Identifier: Apache-2.0
//
// The state of executors from phase one.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "strict/places.h"
#include "strict/remembered.h"

namespace actgrad::strict {

// A modification of an argument between the two phases.
struct Change {
    std::string what;  // such as "a tensor is destroyed"
    Stack place;
};

struct ExecutorState {
    const char* name = "";
    std::vector<const void*> arguments;  // objects: tensors, scalars, arrays and lists
    uint64_t workspace = 0;
    bool is_repeatable = false;
    bool is_pythons = false;  // over Python arrays, which are not device memory
    Stack made;
    Stack ended;
    std::optional<Change> change;  // the first one
};

// Not thread-safe; the owner locks.
class Executors {
public:
    using States = std::unordered_map<uintptr_t, ExecutorState>;

    void made(uintptr_t executor, ExecutorState state);
    void ended(uintptr_t executor, const Stack& place);
    void takes(uintptr_t executor, const std::vector<const void*>& arguments);
    void changed(const void* argument, const std::string& what, const Stack& place);

    // Null if there is none. A limited number of consumed executors is remembered.
    ExecutorState* live(uintptr_t executor);
    const ExecutorState* consumed(uintptr_t executor) const;

    // The state of a live executor, or of one that this call consumes.
    const ExecutorState* find(uintptr_t executor) const;

    const States& all_live() const { return live_; }
    void clear_live();
    void clear();

private:
    States live_;
    Remembered<ExecutorState> consumed_;
    std::unordered_map<const void*, std::set<uintptr_t>> users_;  // live executors of each argument
};

}  // namespace actgrad::strict
