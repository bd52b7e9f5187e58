// SPDX-License-Identifier: Apache-2.0
//
// What is known of the executors that phase one gave.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "strict/places.h"

struct aclTensor;

namespace actgrad::strict {

// Of a tensor between the phases.
struct Change {
    const char* what;
    Stack place;
};

struct ExecutorState {
    const char* name = "";
    std::vector<const aclTensor*> tensors;
    uint64_t workspace = 0;
    bool is_repeatable = false;
    bool is_pythons = false;  // on arrays of Python's, which are no device memory
    Stack made;
    Stack ended;
    std::optional<Change> change;  // the first one
};

// Not safe for threads; its owner has a lock.
class Executors {
public:
    using States = std::unordered_map<uintptr_t, ExecutorState>;

    void made(uintptr_t executor, ExecutorState state);
    void ended(uintptr_t executor, const Stack& place);
    void tensor_changed(const aclTensor* tensor, const char* what, const Stack& place);

    // Null where there is none. The last ones that have ended are remembered.
    ExecutorState* live(uintptr_t executor);
    const ExecutorState* consumed(uintptr_t executor) const;

    // That of an executor which is alive, or was until this call.
    const ExecutorState* find(uintptr_t executor) const;

    const States& all_live() const { return live_; }
    void clear_live();
    void clear();

private:
    States live_;
    States consumed_;
    std::deque<uintptr_t> consumed_order_;
    std::unordered_map<const aclTensor*, std::set<uintptr_t>> users_;  // live executors by tensor
};

}  // namespace actgrad::strict
