// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "ascendcl/export.h"

namespace actgrad {

// The size in bytes of the last-level cache; 32 MiB if the system does not report it.
ACTGRAD_API int64_t last_level_cache();

}  // namespace actgrad
