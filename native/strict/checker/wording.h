// SPDX-License-Identifier: Apache-2.0
//
// Pieces of the texts of findings.
#pragma once

#include <cstdint>
#include <string>

namespace actgrad::strict {

inline uintptr_t number(const void* address) { return reinterpret_cast<uintptr_t>(address); }

std::string text_of(uintptr_t address);
std::string bytes(uint64_t count);
std::string call_text(const char* name, uint64_t call);

constexpr const char* WITHOUT_PEER_ACCESS = ", without aclrtDeviceEnablePeerAccess";
constexpr const char* ENABLE_PEER_ACCESS = "Call aclrtDeviceEnablePeerAccess first.";

// Of a call by a thread that has no device.
std::string without_device(const char* function);

}  // namespace actgrad::strict
