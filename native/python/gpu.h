// SPDX-License-Identifier: Apache-2.0
// Calls whose arrays lie on a GPU: judged and planned as any other, run by actgrad.gpu.
#pragma once

#include <initializer_list>
#include <optional>

#include "opapi/phase_one.h"
#include "python/device.h"

namespace actgrad::python {

// The one device of the arrays among the arguments of a call. Raises AclnnError when they lie on several. `names` are
// those of all arguments, with ", " between them.
Device common_device(const char* function, const char* names, std::initializer_list<std::optional<Device>> devices);

// Queues what was planned on the current stream of a GPU. Raises what goes wrong.
void run_on_gpu(const char* name, const Planned& planned, const Device& device);

}  // namespace actgrad::python
