// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "ascendcl/export.h"

namespace actgrad {

// How many bytes of the last-level cache this process can count on: its size, or 32 MiB if the system does not report
// it, but no more than 16 MiB for each core that the process may use.
ACTGRAD_API int64_t last_level_cache();

// The size of a core's L2 cache, or 256 KiB if the system does not report it.
ACTGRAD_API int64_t l2_cache();

// Whether the processor is AMD's Zen 5 or later: its L1 data cache has 48 KiB, where that of Zen 4 and before has 32.
bool is_zen_5();

}  // namespace actgrad
