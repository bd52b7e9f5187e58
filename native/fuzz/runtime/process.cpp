// SPDX-License-Identifier: Apache-2.0
#include "fuzz/runtime/process.h"

#include <cstdlib>
#include <cstring>

#include "acl/acl_op_compiler.h"
#include "fuzz/runtime/expect.h"

namespace fuzz {

Process::Process() : compile_options{{ACL_OP_JIT_COMPILE, "disable"}} {
    setenv("ACTGRAD_DEVICE_COUNT", std::to_string(device_count).c_str(), 1);
    setenv("ACTGRAD_DEVICE_MEMORY", std::to_string(device_memory).c_str(), 1);
    std::memset(arena, 0, arena_size);
}

Process& process() {
    static Process& only = *new Process;
    return only;
}

bool is_default(const Stream& stream) { return &stream == &process().defaults[0] || &stream == &process().defaults[1]; }

void check_memory() {
    if (std::memcmp(process().arena, process().expected.data(), arena_size) != 0) {
        for (int64_t i = 0; i < arena_size; ++i) {
            if (process().arena[i] != process().expected[i]) {
                wrong("byte " + std::to_string(i) + " of the memory is wrong");
            }
        }
    }
}

}  // namespace fuzz
