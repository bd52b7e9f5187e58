// SPDX-License-Identifier: Apache-2.0
// How many cores the process may use.
#pragma once

#include <string>

#include "ascendcl/export.h"

namespace actgrad {

// The smaller of the calling thread's CPU affinity and the CPU quota of the process's control group (cgroup). At least
// 1.
ACTGRAD_API int usable_cores();

// The CPU quota of a control group in cores, rounded down but at least 1; 0 if unlimited. `groups` names the groups of
// a process (/proc/self/cgroup), `root` is where they are mounted (/sys/fs/cgroup). Both cgroup versions and all
// ancestor groups count.
ACTGRAD_API int cores_of_quota(const std::string& groups, const std::string& root);

}  // namespace actgrad
