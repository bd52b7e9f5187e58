// SPDX-License-Identifier: Apache-2.0
// The memory roofline for benchmarks: the kernels' memory traffic without arithmetic.
#pragma once

#include <cstdint>
#include <vector>

#include "ascendcl/export.h"

namespace actgrad {

// Reads `bytes` bytes of each input and writes as many of each output, all aligned to 64 bytes, with non-temporal
// stores and all threads. Returns false, and does nothing, if the processor has no such stores.
ACTGRAD_API bool run_at_memory_limit(const std::vector<const char*>& inputs, const std::vector<char*>& outputs,
                                     int64_t bytes);

}  // namespace actgrad
