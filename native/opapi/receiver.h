// SPDX-License-Identifier: Apache-2.0
// Takes plans that the CPU cannot run, because their operands lie in the memory of another device.
#pragma once

#include <memory>

#include "ascendcl/export.h"
#include "opapi/loop.h"

namespace actgrad {

// While it lives, a plan that the calling thread makes ready to run comes here instead of to the CPU's loop.
class ACTGRAD_API PlanReceiver {
public:
    PlanReceiver();
    ~PlanReceiver();
    PlanReceiver(const PlanReceiver&) = delete;
    PlanReceiver& operator=(const PlanReceiver&) = delete;

    // The calling thread's, or null.
    static PlanReceiver* current();

    std::shared_ptr<const Plan> plan;  // null while none has come; none comes for an empty result
    Addresses addresses{};
};

}  // namespace actgrad
