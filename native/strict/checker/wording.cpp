// SPDX-License-Identifier: Apache-2.0
#include "strict/checker/wording.h"

#include "ascendcl/call.h"

namespace actgrad::strict {

std::string text_of(uintptr_t address) { return describe_address(reinterpret_cast<const void*>(address)); }

std::string bytes(uint64_t count) { return std::to_string(count) + (count == 1 ? " byte" : " bytes"); }

std::string call_text(const char* name, uint64_t call) {
    return call > 0 ? std::string(name) + " (call " + std::to_string(call) + ")" : std::string(name);
}

std::string without_device(const char* function) {
    return std::string(function) + " is called by a thread that has no device; aclrtSetDevice, or " +
           "aclrtSetCurrentContext, is missing";
}

}  // namespace actgrad::strict
