// SPDX-License-Identifier: Apache-2.0
//
// The sizes of the processor's caches.
#pragma once

#include <cstdint>

#include "ascendcl/export.h"

namespace actgrad {

// How many bytes of the last-level cache this process can count on: its size, or 32 MiB if the system does not report
// it, but no more than 16 MiB for each core that the process may use.
ACTGRAD_API int64_t last_level_cache();

// The size of a core's L2 cache, or 256 KiB if the system does not report it.
ACTGRAD_API int64_t l2_cache();

// The size of a core's L1 data cache, or 0 if the system does not report it.
int64_t l1_data_cache();

}  // namespace actgrad
