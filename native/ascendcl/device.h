// SPDX-License-Identifier: Apache-2.0
//
// Which devices there are, and which one the calling thread uses.
#pragma once

#include <cstdint>

#include "acl/acl_rt.h"

namespace actgrad {

constexpr int32_t max_devices = 64;
constexpr int32_t no_device = -1;

/// ACTGRAD_DEVICE_COUNT, read once; 1 if it is not set. Throws Refusal(100000) for what is no number from 1 to 64.
int32_t device_count();

/// Throws Refusal(107001) for a device that does not exist.
void require_valid_device(int32_t device);

/// The device of the calling thread, or no_device.
int32_t current_device();

/// The device of the calling thread. Throws Refusal(107002) if it has none.
int32_t require_device();

}  // namespace actgrad
