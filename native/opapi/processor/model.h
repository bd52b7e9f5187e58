// SPDX-License-Identifier: Apache-2.0
//
// Which processor this is, for what was measured to be faster on some only.
#pragma once

#include "opapi/processor/cache.h"

namespace actgrad {

inline bool is_intel() {
#if defined(__x86_64__)
    return __builtin_cpu_is("intel");
#else
    return false;
#endif
}

// Whether it is AMD's Zen 5 or later: its L1 data cache has 48 KiB, where that of Zen 4 and before has 32.
inline bool is_zen_5() {
#if defined(__x86_64__)
    return __builtin_cpu_is("amd") && l1_data_cache() >= int64_t{48} << 10;
#else
    return false;
#endif
}

}  // namespace actgrad
