// SPDX-License-Identifier: Apache-2.0
//
// What outlives one input, since it belongs to the process.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "acl/acl_rt.h"

namespace fuzz {

constexpr int32_t device_count = 2;
constexpr size_t device_memory = size_t{1} << 20;
constexpr int64_t arena_size = 4096;

struct Stream {
    aclrtStream handle;
    int32_t device;
    bool alive = true;
    uint64_t order = 0;     // order of creation
    aclError failure = 0;   // unreported
    uint64_t failed = 0;    // the task with this failure
    uint64_t queued = 0;    // number of tasks
    uint64_t finished = 0;  // tasks known to be done
};

inline void finish(Stream& stream) { stream.finished = stream.queued; }

inline aclError take_failure(Stream& stream) {
    const aclError failure = stream.failure;
    stream.failure = 0;
    return failure;
}

struct Process {
    uint8_t* const arena = new uint8_t[arena_size];  // the sanitizer guards its end
    // What the arena holds once all work is done.
    std::vector<uint8_t> expected = std::vector<uint8_t>(arena_size, 0);
    bool initialised = false, was_initialised = false;
    Stream defaults[device_count] = {{nullptr, 0, false}, {nullptr, 1, false}};
    uint64_t streams_made = 0;
    std::map<int, int64_t> system_options;
    std::map<int, std::string> compile_options;

    Process();
};

Process& process();

bool is_default(const Stream& stream);

// Compares the arena with what is expected.
void check_memory();

}  // namespace fuzz
