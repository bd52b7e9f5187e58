// SPDX-License-Identifier: Apache-2.0
#include "opapi/loop/memory_limit.h"

#include <algorithm>
#include <string>

#include "aclnn/aclnn_base.h"
#include "ascendcl/error.h"
#include "opapi/kernels/isa.h"
#include "opapi/planning/plan.h"
#include "opapi/threads/pool.h"

namespace actgrad {

bool run_at_memory_limit(const std::vector<const char*>& inputs, const std::vector<char*>& outputs, int64_t bytes) {
    const KernelSet& set = kernels();
    if (!set.memory_limit) {
        return false;
    }
    if (inputs.size() > MAX_OPERANDS || outputs.size() > MAX_OPERANDS) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID, "more than " + std::to_string(MAX_OPERANDS) + " streams were given");
    }
    constexpr int64_t part_bytes = int64_t{256} << 10;
    for_each_part((bytes + part_bytes - 1) / part_bytes, [&](int64_t part) {
        const int64_t begin = part * part_bytes;
        const char* from[MAX_OPERANDS];
        char* to[MAX_OPERANDS];
        std::transform(inputs.begin(), inputs.end(), from, [&](const char* address) { return address + begin; });
        std::transform(outputs.begin(), outputs.end(), to, [&](char* address) { return address + begin; });
        set.memory_limit(from, static_cast<int>(inputs.size()), to, static_cast<int>(outputs.size()),
                         std::min(part_bytes, bytes - begin));
        set.fence();
    });
    return true;
}

}  // namespace actgrad
