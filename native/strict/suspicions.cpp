// SPDX-License-Identifier: Apache-2.0
#include "strict/suspicions.h"

#include "strict/platform.h"

#if ACTGRAD_HAS_STRICT_MODE

#include <algorithm>
#include <utility>

namespace actgrad::strict {

void Suspicions::filled(uintptr_t begin, uintptr_t end) {
    for (Suspicion& suspicion : suspicions_) {
        suspicion.missing.remove(begin, end);
    }
}

std::vector<Finding> Suspicions::host_function_ran(const QueuedHostFunction& function) {
    std::vector<Finding> certain;
    for (Suspicion& suspicion : suspicions_) {
        auto& awaited = suspicion.awaited;
        awaited.erase(std::remove(awaited.begin(), awaited.end(), function), awaited.end());
        if (awaited.empty() && !suspicion.missing.is_empty()) {
            certain.push_back(std::move(suspicion.finding));
        }
    }
    suspicions_.erase(std::remove_if(suspicions_.begin(), suspicions_.end(),
                                     [](const Suspicion& suspicion) { return suspicion.awaited.empty(); }),
                      suspicions_.end());
    return certain;
}

}  // namespace actgrad::strict

#endif
