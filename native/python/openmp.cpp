// SPDX-License-Identifier: Apache-2.0
#include "python/openmp.h"

#include "opapi/threads/pool.h"

#if defined(__linux__)
#include <unistd.h>

#include "python/loaded_symbol.h"

namespace actgrad::python {

namespace {

const pid_t importing_process = getpid();

}  // namespace

void share_openmp_threads_of_pytorch() {
    if (getpid() != importing_process) {
        return;
    }
    const auto runtime = {"libgomp", "libomp", "libiomp5"};
    void* const parallel = symbol_of_loaded(runtime, "GOMP_parallel");
    void* const number = symbol_of_loaded(runtime, "omp_get_thread_num");
    if (parallel && number) {
        share_openmp_threads(reinterpret_cast<OpenMpParallel>(parallel), reinterpret_cast<OpenMpNumber>(number));
    }
}

}  // namespace actgrad::python

#else

namespace actgrad::python {

void share_openmp_threads_of_pytorch() {}

}  // namespace actgrad::python

#endif
