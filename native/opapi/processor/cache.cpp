// SPDX-License-Identifier: Apache-2.0
#include "opapi/processor/cache.h"

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <string>

#include "opapi/processor/cores.h"

namespace actgrad {

namespace {

// A core's share of the last-level cache, at most. Who uses a few cores of a server shares the cache with neighbours:
// a virtual machine may report 480 MiB for two cores, and loses what it wrote there long before they are full.
constexpr int64_t LARGEST_SHARE = int64_t{16} << 20;

// Linux has a directory for each cache with its level and its size in KiB, such as "32768K". In virtual machines sysfs
// is right where sysconf, which glibc derives from CPUID, may be wrong.
// `wanted`: the level of a cache that holds data, or 0 for the last one.
int64_t ask_kernel(int wanted) {
    int highest = 0;
    int64_t size = 0;
    for (int index = 0;; ++index) {
        const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index" + std::to_string(index);
        int level = 0;
        int64_t kib = 0;
        if (!(std::ifstream(folder + "/level") >> level) || !(std::ifstream(folder + "/size") >> kib)) {
            return size;
        }
        std::string type;
        std::ifstream(folder + "/type") >> type;
        if (type != "Instruction" && (wanted > 0 ? level == wanted : level >= highest)) {
            highest = level;
            size = kib << 10;
        }
    }
}

int64_t ask_library([[maybe_unused]] int level) {
#if defined(_SC_LEVEL3_CACHE_SIZE)
    return sysconf(level == 1 ? _SC_LEVEL1_DCACHE_SIZE : level == 2 ? _SC_LEVEL2_CACHE_SIZE : _SC_LEVEL3_CACHE_SIZE);
#else
    return 0;
#endif
}

int64_t ask_system(int level, int64_t otherwise) {
    for (const int64_t size : {ask_kernel(level), ask_library(level)}) {
        if (size > 0) {
            return size;
        }
    }
    return otherwise;
}

}  // namespace

int64_t last_level_cache() {
    static const int64_t size = std::min(ask_system(0, int64_t{32} << 20), LARGEST_SHARE * usable_cores());
    return size;
}

int64_t l2_cache() {
    static const int64_t size = ask_system(2, int64_t{256} << 10);
    return size;
}

int64_t l1_data_cache() {
    static const int64_t size = ask_system(1, 0);
    return size;
}

}  // namespace actgrad
