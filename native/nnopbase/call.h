// SPDX-License-Identifier: Apache-2.0
//
// Helpers shared by the aclnn functions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "aclnn/acl_meta.h"
#include "ascendcl/call.h"

namespace actgrad {

// Runs the body of the function `function` and turns exceptions into an aclnnStatus.
template <class Body>
aclnnStatus aclnn_call(const char* function, Body&& body) noexcept {
    return guarded(function, ACLNN_ERR_INNER, std::forward<Body>(body));
}

inline void require_argument(const void* pointer, const char* argument) {
    if (!pointer) {
        throw Refusal(ACLNN_ERR_PARAM_NULLPTR, std::string(argument) + " is null; an address is needed");
    }
}

// Throws Refusal(161001) for a null array with elements, and Refusal(161002) for an impossible count.
template <class Value>
void require_array(const Value* values, uint64_t count, const char* argument) {
    if (count > 0 && !values) {
        throw Refusal(ACLNN_ERR_PARAM_NULLPTR,
                      std::string(argument) + " is null; an array of " + std::to_string(count) + " values is needed");
    }
    if (count > PTRDIFF_MAX / sizeof(Value)) {
        throw Refusal(ACLNN_ERR_PARAM_INVALID, "the count of " + std::string(argument) + " is " +
                                                   std::to_string(count) + ", more than any memory holds");
    }
}

}  // namespace actgrad
