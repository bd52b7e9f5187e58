// SPDX-License-Identifier: Apache-2.0
//
// The number of devices.
#pragma once

#include <cstdint>

namespace actgrad {

constexpr int32_t MAX_DEVICES = 64;

// ACTGRAD_DEVICE_COUNT, read once; if unset, torchrun's LOCAL_WORLD_SIZE, or 1. Throws Refusal(100000) unless it is a
// number from 1 to 64.
int32_t device_count();

// Throws Refusal(107001) if the device does not exist.
void require_valid_device(int32_t device);

}  // namespace actgrad
