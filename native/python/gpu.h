// SPDX-License-Identifier: Apache-2.0
// Calls with arrays on a GPU: checked and planned as any other, run by actgrad.gpu.
#pragma once

#include <initializer_list>
#include <optional>

#include "opapi/planning/phase_one.h"
#include "python/device.h"

namespace actgrad::python {

// The common device of a call's arrays. Raises AclnnError if they are on several. `names` lists all arguments,
// separated by ", ".
Device common_device(const char* function, const char* names, std::initializer_list<std::optional<Device>> devices);

// Queues a plan on the GPU's current stream. Raises on failure.
void run_on_gpu(const char* name, const Planned& planned, const Device& device);

}  // namespace actgrad::python
