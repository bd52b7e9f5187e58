// SPDX-License-Identifier: Apache-2.0
// The threads that share the work of one large call.
#pragma once

#include <cstdint>

#include "ascendcl/export.h"

namespace actgrad {

constexpr int MAX_THREADS = 1024;

// How many threads work on a large call of the calling thread, its own included: what set_thread_count chose, else
// ACTGRAD_NUM_THREADS, else the count of a CallersThreads around the call, else OMP_NUM_THREADS, else one for each core
// that the process may use. Throws Refusal(361001) when ACTGRAD_NUM_THREADS is no number from 1 to MAX_THREADS.
ACTGRAD_API int thread_count();

// What set_thread_count chose, else ACTGRAD_NUM_THREADS, else 0. Throws as thread_count does, and costs next to
// nothing.
ACTGRAD_API int demanded_thread_count();

// Throws Refusal(161002) when `count` is not from 1 to MAX_THREADS.
ACTGRAD_API void set_thread_count(int64_t count);

// While it lives, calls of the thread that made it are those of a library with threads of its own, which says how many
// (at least 1) may work.
class ACTGRAD_API CallersThreads {
public:
    explicit CallersThreads(int count);
    ~CallersThreads();
    CallersThreads(const CallersThreads&) = delete;
    CallersThreads& operator=(const CallersThreads&) = delete;

private:
    const int outer_;
};

// OpenMP's entry for a parallel region, as GCC's and LLVM's runtimes export it: function(data) runs on `threads`
// threads.
using OpenMpParallel = void (*)(void (*function)(void* data), void* data, unsigned threads, unsigned flags);

// From now on large calls within a CallersThreads run on the threads that the process already has for OpenMP, such as
// PyTorch's. Those wait in loops for a while after each region, on the cores that threads of our own would need. Null:
// threads of our own again. A forked child, where OpenMP's threads are gone, uses threads of its own in any case.
ACTGRAD_API void share_openmp_threads(OpenMpParallel parallel);

using PartFunction = void (*)(const void* context, int64_t part);

// Calls function(context, part) once for each part from 0 to parts - 1 and returns when all are done. The caller takes
// parts, and so do the threads of the pool, unless they work for another call: then, and inside a part, the caller does
// everything itself. Threads of our own that have nothing to do sleep. The function must not throw.
ACTGRAD_API void run_parts(int64_t parts, PartFunction function, const void* context);

template <class Body>
void for_each_part(int64_t parts, const Body& body) {
    run_parts(parts, [](const void* context, int64_t part) { (*static_cast<const Body*>(context))(part); }, &body);
}

}  // namespace actgrad
