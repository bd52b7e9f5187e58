// SPDX-License-Identifier: Apache-2.0
#include "opapi/threads/cache.h"

#include <unistd.h>

#include <fstream>
#include <string>

namespace actgrad {

namespace {

// Linux has a directory for each cache with its level and its size in KiB, such as "32768K". In virtual machines sysfs
// is right where sysconf, which glibc derives from CPUID, may be wrong.
int64_t ask_kernel() {
    int highest = 0;
    int64_t size = 0;
    for (int index = 0;; ++index) {
        const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(index);
        int level = 0;
        int64_t kib = 0;
        if (!(std::ifstream(folder + "/level") >> level) || !(std::ifstream(folder + "/size") >> kib)) {
            return size;
        }
        if (level >= highest) {
            highest = level;
            size = kib << 10;
        }
    }
}

int64_t ask_library() {
#if defined(_SC_LEVEL3_CACHE_SIZE)
    return sysconf(_SC_LEVEL3_CACHE_SIZE);
#else
    return 0;
#endif
}

int64_t ask_system() {
    for (const int64_t size : {ask_kernel(), ask_library()}) {
        if (size > 0) {
            return size;
        }
    }
    return int64_t{32} << 20;
}

}  // namespace

int64_t last_level_cache() {
    static const int64_t size = ask_system();
    return size;
}

}  // namespace actgrad
