// SPDX-License-Identifier: Apache-2.0
#include "opapi/processor/cores.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <sstream>
#include <thread>

#if defined(__linux__)
#include <sched.h>
#endif

namespace actgrad {

namespace {

constexpr double UNLIMITED = std::numeric_limits<double>::infinity();

// cgroup v2 has quota and period in one file: "max 100000" or "150000 100000".
double quota_of_version_2(const std::string& folder) {
    double quota = 0, period = 0;
    return std::ifstream(folder + "/cpu.max") >> quota >> period && quota > 0 && period > 0 ? quota / period
                                                                                            : UNLIMITED;
}

// cgroup v1 has one file for each; a quota of -1 is no limit.
double quota_of_version_1(const std::string& folder) {
    double quota = 0, period = 0;
    const bool limited = std::ifstream(folder + "/cpu.cfs_quota_us") >> quota &&
                         std::ifstream(folder + "/cpu.cfs_period_us") >> period && quota > 0 && period > 0;
    return limited ? quota / period : UNLIMITED;
}

// The smallest quota of a group and its ancestors.
template <class Quota>
double least_quota(const std::string& root, std::string group, const Quota& quota) {
    double least = quota(root);
    while (group.size() > 1) {
        least = std::min(least, quota(root + group));
        group.resize(group.find_last_of('/'));
    }
    return least;
}

bool names_cpu(const std::string& controllers) {
    std::istringstream names(controllers);
    for (std::string name; std::getline(names, name, ',');) {
        if (name == "cpu") {
            return true;
        }
    }
    return false;
}

int cores_of_affinity() {
#if defined(__linux__)
    cpu_set_t set;  // for up to 1024 cores; the call fails if there are more
    if (sched_getaffinity(0, sizeof set, &set) == 0) {
        return CPU_COUNT(&set);
    }
#endif
    return static_cast<int>(std::thread::hardware_concurrency());
}

}  // namespace

int cores_of_quota(const std::string& groups, const std::string& root) {
    double least = UNLIMITED;
    std::ifstream lines(groups);
    // "0::/group" in cgroup v2, "5:cpu,cpuacct:/group" in v1.
    for (std::string line; std::getline(lines, line);) {
        const size_t first = line.find(':'), second = line.find(':', first + 1);
        if (first == std::string::npos || second == std::string::npos || line[line.size() - 1] == ':') {
            continue;
        }
        const std::string controllers = line.substr(first + 1, second - first - 1), group = line.substr(second + 1);
        if (group[0] != '/') {
            continue;
        }
        if (controllers.empty()) {
            least = std::min(least, least_quota(root, group, quota_of_version_2));
        } else if (names_cpu(controllers)) {
            least = std::min(least, least_quota(root + "/" + controllers, group, quota_of_version_1));
        }
    }
    return least == UNLIMITED ? 0 : static_cast<int>(std::clamp(least, 1.0, 1e6));
}

int usable_cores() {
    static const int quota = cores_of_quota("/proc/self/cgroup", "/sys/fs/cgroup");
    const int cores = std::max(cores_of_affinity(), 1);
    return quota > 0 ? std::min(cores, quota) : cores;
}

}  // namespace actgrad
