// SPDX-License-Identifier: Apache-2.0
#include "opapi/memory_limit.h"

#include <algorithm>

#include "opapi/isa.h"
#include "opapi/pool.h"

namespace actgrad {

bool run_at_memory_limit(const std::vector<const char*>& inputs, const std::vector<char*>& outputs, int64_t bytes) {
    const KernelSet& set = kernels();
    if (!set.memory_limit) {
        return false;
    }
    constexpr int64_t part_bytes = int64_t{256} << 10;
    for_each_part((bytes + part_bytes - 1) / part_bytes, [&](int64_t part) {
        const int64_t begin = part * part_bytes;
        std::vector<const char*> from(inputs);
        std::vector<char*> to(outputs);
        for (const char*& address : from) {
            address += begin;
        }
        for (char*& address : to) {
            address += begin;
        }
        set.memory_limit(from.data(), static_cast<int>(from.size()), to.data(), static_cast<int>(to.size()),
                         std::min(part_bytes, bytes - begin));
        set.fence();
    });
    return true;
}

}  // namespace actgrad
