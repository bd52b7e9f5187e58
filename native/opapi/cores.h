// SPDX-License-Identifier: Apache-2.0
// How many cores the process may use.
#pragma once

#include <string>

#include "ascendcl/export.h"

namespace actgrad {

// The cores that the calling thread may run on now, or as many as the process's control group may use, if those are
// fewer. At least 1.
ACTGRAD_API int usable_cores();

// How many cores' time a control group gets, rounded down but at least 1; 0 when it is not limited. `groups` is the
// file that names the groups of a process (/proc/self/cgroup), and `root` where their folders are (/sys/fs/cgroup).
// Groups of both versions count, and so do those above them.
ACTGRAD_API int cores_of_quota(const std::string& groups, const std::string& root);

}  // namespace actgrad
