// SPDX-License-Identifier: Apache-2.0
#include "python/openmp.h"

#include "opapi/pool.h"

#if defined(__linux__)
#include <unistd.h>

#include "python/loaded.h"

namespace actgrad::python {

namespace {

const pid_t importing_process = getpid();

}  // namespace

void share_openmp_threads_of_pytorch() {
    if (getpid() != importing_process) {
        return;
    }
    if (void* const parallel = symbol_of_loaded({"libgomp", "libomp", "libiomp5"}, "GOMP_parallel")) {
        share_openmp_threads(reinterpret_cast<OpenMpParallel>(parallel));
    }
}

}  // namespace actgrad::python

#else

namespace actgrad::python {

void share_openmp_threads_of_pytorch() {}

}  // namespace actgrad::python

#endif
