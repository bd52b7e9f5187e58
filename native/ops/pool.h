// SPDX-License-Identifier: Apache-2.0
// The threads that share the work of one large call.
#pragma once

#include <cstdint>

#include "runtime/export.h"

namespace actgrad {

constexpr int MAX_THREADS = 1024;

// How many threads work on a large call, the caller's included: what set_thread_count chose, else ACTGRAD_NUM_THREADS,
// else one for each core. Throws Refusal(361001) when the variable is no number from 1 to MAX_THREADS.
ACTGRAD_API int thread_count();

// Throws Refusal(161002) when `count` is not from 1 to MAX_THREADS.
ACTGRAD_API void set_thread_count(int64_t count);

using PartFunction = void (*)(const void* context, int64_t part);

// Calls function(context, part) once for each part from 0 to parts - 1 and returns when all are done. The caller takes
// parts, and so do the threads of the pool, unless they work for another call: then, and inside a part, the caller does
// everything itself. The function must not throw.
ACTGRAD_API void run_parts(int64_t parts, PartFunction function, const void* context);

template <class Body>
void for_each_part(int64_t parts, const Body& body) {
    run_parts(parts, [](const void* context, int64_t part) { (*static_cast<const Body*>(context))(part); }, &body);
}

}  // namespace actgrad
