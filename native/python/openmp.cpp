// SPDX-License-Identifier: Apache-2.0
#include "python/openmp.h"

#include "opapi/pool.h"

#if defined(__linux__)
#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

#include <cstring>
#include <initializer_list>

namespace actgrad::python {

namespace {

const pid_t importing_process = getpid();

// The entry in the first library of this process whose file is named like an OpenMP runtime; null without one.
int find_parallel(dl_phdr_info* library, size_t, void* found) {
    const char* const slash = std::strrchr(library->dlpi_name, '/');
    const char* const file = slash ? slash + 1 : library->dlpi_name;
    for (const char* const runtime : {"libgomp", "libomp", "libiomp5"}) {
        if (std::strncmp(file, runtime, std::strlen(runtime)) != 0) {
            continue;
        }
        if (void* const handle = dlopen(library->dlpi_name, RTLD_NOW | RTLD_NOLOAD)) {
            *static_cast<void**>(found) = dlsym(handle, "GOMP_parallel");
            dlclose(handle);
        }
    }
    return *static_cast<void**>(found) != nullptr;
}

}  // namespace

void share_openmp_threads_of_pytorch() {
    void* parallel = nullptr;
    if (getpid() == importing_process && dl_iterate_phdr(find_parallel, &parallel)) {
        share_openmp_threads(reinterpret_cast<OpenMpParallel>(parallel));
    }
}

}  // namespace actgrad::python

#else

namespace actgrad::python {

void share_openmp_threads_of_pytorch() {}

}  // namespace actgrad::python

#endif
