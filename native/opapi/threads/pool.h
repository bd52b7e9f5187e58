// SPDX-License-Identifier: Apache-2.0
// The thread pool that shares the work of one large call.
#pragma once

#include <cstdint>

#include "ascendcl/export.h"

namespace actgrad {

constexpr int MAX_THREADS = 1024;

// Number of threads for a large call of the calling thread, itself included: from set_thread_count, else
// ACTGRAD_NUM_THREADS, else the enclosing CallersThreads, else OMP_NUM_THREADS, else one for each usable core. Throws
// Refusal(361001) if ACTGRAD_NUM_THREADS is not a number from 1 to MAX_THREADS.
ACTGRAD_API int thread_count();

// The count from set_thread_count, else ACTGRAD_NUM_THREADS, else 0. Throws as thread_count does. Cheap.
ACTGRAD_API int demanded_thread_count();

// Throws Refusal(161002) if `count` is not from 1 to MAX_THREADS.
ACTGRAD_API void set_thread_count(int64_t count);

// RAII scope in which the thread's calls come from a library with threads of its own, which allows `count` (at least 1)
// of them.
class ACTGRAD_API CallersThreads {
public:
    explicit CallersThreads(int count);
    ~CallersThreads();
    CallersThreads(const CallersThreads&) = delete;
    CallersThreads& operator=(const CallersThreads&) = delete;

private:
    const int outer_;
};

// OpenMP's entry point for a parallel region in the ABI that GCC's and LLVM's runtimes share (GOMP_parallel): runs
// function(data) on `threads` threads.
using OpenMpParallel = void (*)(void (*function)(void* data), void* data, unsigned threads, unsigned flags);

// OpenMP's omp_get_thread_num: the calling thread's number in its team, from 0.
using OpenMpNumber = int (*)();

// Makes large calls within a CallersThreads run on the process's OpenMP threads, such as PyTorch's. These spin for a
// while after each region and would compete with our own threads for the cores. Both null: our own threads again. A
// forked child has no OpenMP threads and always uses its own.
ACTGRAD_API void share_openmp_threads(OpenMpParallel parallel, OpenMpNumber number);

using PartFunction = void (*)(const void* context, int64_t part);

// Calls function(context, part) for each part from 0 to parts - 1 and returns when all are done. Each thread has a
// range of consecutive parts, as a rule the same one in equal calls, and takes other threads' parts when its own are
// done. If the pool is busy, also in a nested call, the caller runs all parts itself. Idle threads sleep. They may use
// the caller's cores. The function must not throw.
ACTGRAD_API void run_parts(int64_t parts, PartFunction function, const void* context);

template <class Body>
void for_each_part(int64_t parts, const Body& body) {
    run_parts(parts, [](const void* context, int64_t part) { (*static_cast<const Body*>(context))(part); }, &body);
}

}  // namespace actgrad
